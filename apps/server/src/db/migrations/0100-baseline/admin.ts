import type { ColumnTypes } from '../../column-types.ts'
import { appendOnly } from './append-only.ts'

/** The audit log, the menu, announcements, versions and settings. */
export const admin = ({ kind }: ColumnTypes): string[] => [
  ...records(),
  ...appendOnly(kind, 'audit_log', 'The audit log'),
  ...announcements(),
]

const records = (): string[] => [
  `create table audit_log (
    id text primary key,
    at bigint not null,
    actor_id text not null,
    actor_email text not null,
    as_user_id text,
    action text not null,
    subject text,
    tenant_id text,
    before text,
    after text,
    ip text not null,
    request_id text not null
  )`,
  `create index audit_log_time on audit_log (at, id)`,
  `create index audit_log_actor_id on audit_log (actor_id, at, id)`,
  `create index audit_log_tenant_id on audit_log (tenant_id, at, id)`,
  `create index audit_log_subject on audit_log (subject, at, id)`,
  `create index audit_log_action on audit_log (action, at, id)`,
  `create table menu (
    id text primary key,
    parent_id text references menu (id),
    position integer not null,
    permission text,
    icon text not null,
    path text,
    titles text not null,
    hidden integer not null
  )`,
  // Initial menu entries that were created once: one that an administrator deleted is not created again.
  `create table menu_seed (
    id text primary key
  )`,
  `create table setting (
    key text primary key,
    value text not null,
    updated_at bigint not null,
    updated_by text not null,
    next_value text,
    next_at bigint
  )`,
  `create table version (
    id text primary key,
    language text not null,
    version text not null,
    core_order bigint not null,
    pre_order integer not null,
    intel_url text,
    m1_url text,
    windows_url text,
    notes text not null,
    created_at bigint not null,
    updated_at bigint not null,
    files text,
    constraint version_number unique (language, version)
  )`,
  `create index version_order on version (language, core_order, pre_order)`,
]

const announcements = (): string[] => [
  `create table announcement (
    id text primary key,
    type text not null,
    published_at bigint not null,
    created_by text not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index announcement_published on announcement (published_at, id)`,
  `create table announcement_text (
    announcement_id text not null references announcement (id) on delete cascade,
    language text not null,
    title text not null,
    content text not null,
    constraint announcement_text_key primary key (announcement_id, language)
  )`,
  `create table announcement_reader (
    user_id text primary key references "user" (id),
    read_until bigint not null
  )`,
  `create table announcement_read (
    user_id text not null references "user" (id),
    announcement_id text not null references announcement (id) on delete cascade,
    read_at bigint not null,
    constraint announcement_read_key primary key (user_id, announcement_id)
  )`,
  `create index announcement_read_announcement on announcement_read (announcement_id)`,
]
