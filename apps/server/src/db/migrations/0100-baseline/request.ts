import type { ColumnTypes } from '../../column-types.ts'

/** Idempotency keys, used device proofs and background jobs. */
export const request = ({ bytes, compact }: ColumnTypes): string[] => [
  `create table idempotency (
    scope text not null,
    key text not null,
    fingerprint text not null,
    answer text not null,
    created_at bigint not null,
    constraint idempotency_key primary key (scope, key)
  )`,
  `create index idempotency_age on idempotency (created_at)`,
  `create table used_proof (
    jti_hash ${bytes} not null primary key,
    expires_at bigint not null
  ) ${compact}`,
  `create index used_proof_age on used_proof (expires_at)`,
  `create table job_tick (
    name text primary key,
    ticked_at bigint not null,
    duration_ms bigint not null,
    error text,
    failed_at bigint,
    server text not null
  )`,
]
