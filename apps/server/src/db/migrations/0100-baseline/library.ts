import type { ColumnTypes } from '../../column-types.ts'

/** Collected resources and the opt-out list. */
export const library = (types: ColumnTypes): string[] => [...resources(types), ...optOuts(types)]

const resources = ({ kind, bytes, sorted, compact }: ColumnTypes): string[] => [
  `create table resource (
    key ${bytes} not null primary key,
    tenant_id text not null,
    network text not null,
    kind text not null,
    external_id text not null,
    url text not null,
    handle text not null,
    name text not null,
    sort_name ${sorted} not null default '',
    content text not null,
    followers integer,
    location text,
    first_seen_at bigint not null,
    seen_at bigint not null,
    task_count integer not null,
    group_id text,
    by_hand integer not null default 0
  ) ${compact}`,
  `create index resource_in_group on resource (group_id, seen_at, key) where group_id is not null`,
  `create index resource_seen on resource (tenant_id, seen_at, key)`,
  // Exports page by the first sighting, which later sightings don't change.
  `create index resource_first_seen on resource (tenant_id, first_seen_at, key)`,
  // A person exists once per network, whatever lists they were collected from.
  `create index resource_person on resource (tenant_id, network, external_id)`,
  `create index resource_handle on resource (tenant_id, network, lower(handle))`,
  `create index resource_name on resource (tenant_id, sort_name, key)`,
  // Resources without a number of followers sort last in both directions. SQLite reads one index both ways.
  ...(kind === 'postgres'
    ? [
        `create index resource_followers on resource (tenant_id, followers desc nulls last, key desc)`,
        `create index resource_fewest_followers on resource (tenant_id, followers asc nulls last, key asc)`,
      ]
    : [`create index resource_followers on resource (tenant_id, followers desc, key desc)`]),
  `create table resource_group (
    id text primary key,
    tenant_id text not null references "user" (id),
    name text not null,
    name_key text not null,
    sort_name ${sorted} not null default '',
    created_at bigint not null,
    constraint resource_group_name unique (tenant_id, name_key)
  )`,
  `create table sighting (
    task_id text not null,
    resource_key ${bytes} not null,
    account_id text not null,
    source text not null,
    seen_at bigint not null,
    fresh integer not null default 0,
    note text not null default '',
    comment_id text,
    commented_at bigint,
    constraint sighting_key primary key (task_id, resource_key)
  ) ${compact}`,
  // For the source of a resource in lists, and to erase a person everywhere.
  `create index sighting_resource on sighting (resource_key)`,
  // Index for a seat's library, counted and paged without reading the resources themselves.
  `create table seat_resource (
    seat_id text not null,
    resource_key ${bytes} not null,
    first_seen_at bigint not null,
    seen_at bigint not null,
    task_count integer not null,
    network text not null default '',
    kind text not null default '',
    constraint seat_resource_pk primary key (seat_id, resource_key)
  ) ${compact}`,
  `create index seat_resource_seen on seat_resource (seat_id, seen_at, resource_key, network, kind, first_seen_at, task_count)`,
]

const optOuts = ({ bytes, compact }: ColumnTypes): string[] => [
  `create table opt_out (
    tenant_id text not null references "user" (id),
    network text not null,
    external_id text not null,
    id text not null unique,
    handle_hash ${bytes},
    erased integer not null,
    remark text not null,
    created_at bigint not null,
    constraint opt_out_key primary key (tenant_id, network, external_id)
  ) ${compact}`,
  `create index opt_out_time on opt_out (tenant_id, created_at, id)`,
  `create index opt_out_handle on opt_out (tenant_id, network, handle_hash) where handle_hash is not null`,
  `create table opt_out_resource (
    resource_key ${bytes} primary key,
    opt_out_id text not null references opt_out (id) on delete cascade
  ) ${compact}`,
  `create index opt_out_resource_entry on opt_out_resource (opt_out_id)`,
]
