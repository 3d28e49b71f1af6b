import type { ColumnTypes } from '../../column-types.ts'

/** Releases of the desktop client: tokens of publishers, files and the parts they are uploaded in. */
export const release = ({ bytes }: ColumnTypes): string[] => [
  `create table release_token (
    id text primary key,
    name text not null,
    token_hash ${bytes} not null unique,
    scopes text not null,
    created_by text not null references "user" (id),
    created_at bigint not null,
    expires_at bigint not null,
    last_used_at bigint,
    revoked_at bigint
  )`,
  `create table release (
    id text primary key,
    version text not null unique,
    core_order bigint not null,
    pre_order integer not null,
    state text not null,
    manifest text not null,
    signature text not null,
    percent integer not null,
    minimum_version text,
    created_at bigint not null,
    published_at bigint,
    active_at bigint not null default 0
  )`,
  `create table release_file (
    id text primary key,
    release_id text not null references release (id),
    name text not null,
    size bigint not null,
    sha512 text not null,
    completed_at bigint,
    downloads bigint not null,
    constraint release_file_name unique (release_id, name)
  )`,
  `create table release_part (
    file_id text not null references release_file (id),
    number integer not null,
    sha256 text not null,
    size integer not null,
    constraint release_part_pk primary key (file_id, number)
  )`,
  `create index release_part_content on release_part (sha256)`,
  `create table release_content (
    sha256 text primary key,
    seen_at bigint not null
  )`,
]
