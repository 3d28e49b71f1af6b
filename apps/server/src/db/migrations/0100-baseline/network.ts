import type { ColumnTypes } from '../../column-types.ts'

/** Settings of the networks, limits of the guard, translation. */
export const network = ({ bytes, compact }: ColumnTypes): string[] => [
  `create table network_config (
    network text primary key,
    fields text not null,
    secret_sealed ${bytes},
    updated_at bigint not null,
    updated_by text not null references "user" (id)
  )`,
  `create table network_spend (
    app text not null,
    month text not null,
    account_id text not null,
    micros bigint not null,
    constraint network_spend_key primary key (app, month, account_id)
  ) ${compact}`,
  `create table guard (
    tenant_id text primary key references "user" (id),
    limits text not null,
    changed_at bigint not null
  )`,
  `create table translation_config (
    id text primary key,
    provider text,
    url text,
    key_sealed ${bytes},
    updated_at bigint not null
  )`,
  `create table translation_month (
    user_id text not null references "user" (id),
    month text not null,
    words bigint not null,
    constraint translation_month_key primary key (user_id, month)
  ) ${compact}`,
  `create table translation_cache (
    user_id text not null references "user" (id),
    hash ${bytes} not null,
    language text not null,
    source text,
    text text not null,
    created_at bigint not null,
    constraint translation_cache_key primary key (user_id, hash)
  )`,
  `create index translation_cache_age on translation_cache (created_at)`,
]
