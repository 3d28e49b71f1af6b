import type { ColumnTypes } from '../../column-types.ts'

/** Files and scripts. */
export const script = ({ sorted }: ColumnTypes): string[] => [
  `create table content (
    sha256 text primary key,
    size integer not null,
    dropped_at bigint
  )`,
  `create index content_dropped on content (dropped_at) where dropped_at is not null`,
  `create table file (
    id text primary key,
    tenant_id text not null references "user" (id),
    sha256 text not null references content (sha256),
    name text not null,
    kind text not null,
    type text not null,
    size integer not null,
    touched_at bigint not null,
    constraint file_content unique (tenant_id, sha256, kind)
  )`,
  `create index file_sha256 on file (sha256)`,
  `create index file_touched on file (touched_at)`,
  `create table script_group (
    id text primary key,
    tenant_id text not null references "user" (id),
    name text not null,
    name_key text not null,
    sort_name ${sorted} not null default '',
    created_at bigint not null,
    constraint script_group_name unique (tenant_id, name_key)
  )`,
  `create table script (
    id text primary key,
    tenant_id text not null references "user" (id),
    public integer not null,
    group_id text references script_group (id),
    title text not null,
    sort_name ${sorted} not null default '',
    type text not null,
    network text not null,
    text text not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index script_tenant on script (tenant_id, updated_at)`,
  `create index script_in_group on script (group_id)`,
  `create index script_public on script (updated_at) where public = 1`,
  `create table script_file (
    script_id text not null references script (id) on delete cascade,
    position integer not null,
    file_id text not null references file (id),
    constraint script_file_key primary key (script_id, position)
  )`,
  `create index script_file_file on script_file (file_id)`,
]
