import type { ColumnTypes } from '../../column-types.ts'

/** Notifications by e-mail and webhook, feedback and the operator's channels. */
export const notification = (types: ColumnTypes): string[] => [...notifications(types), ...help()]

const notifications = ({ bytes, compact }: ColumnTypes): string[] => [
  `create table notification_setting (
    user_id text primary key references "user" (id),
    language text not null,
    time_zone text not null,
    hour integer not null,
    kinds text not null,
    digest_at bigint not null,
    mailed_at bigint,
    check_at bigint
  )`,
  `create index notification_setting_check on notification_setting (check_at) where check_at is not null`,
  `create table notification_told (
    channel text not null,
    kind text not null,
    thing text not null,
    told_at bigint not null,
    constraint notification_told_pk primary key (channel, kind, thing)
  ) ${compact}`,
  `create table webhook (
    id text primary key,
    user_id text not null references "user" (id),
    url text not null,
    kinds text not null,
    language text not null,
    secret_sealed ${bytes} not null,
    enabled integer not null,
    disabled_at bigint,
    created_at bigint not null,
    check_at bigint
  )`,
  `create index webhook_user on webhook (user_id, created_at)`,
  `create index webhook_check on webhook (check_at) where check_at is not null`,
  `create table webhook_delivery (
    id text primary key,
    webhook_id text not null references webhook (id) on delete cascade,
    type text not null,
    body text not null,
    state text not null,
    tries integer not null,
    next_at bigint not null,
    dead_at bigint not null,
    status integer,
    error text,
    created_at bigint not null,
    done_at bigint
  )`,
  `create index webhook_delivery_log on webhook_delivery (webhook_id, created_at, id)`,
  `create index webhook_delivery_due on webhook_delivery (next_at) where state = 'queued'`,
  `create index webhook_delivery_waiting on webhook_delivery (webhook_id) where state = 'queued'`,
  `create index webhook_delivery_age on webhook_delivery (created_at)`,
]

const help = (): string[] => [
  `create table official_channel (
    id text primary key,
    kind text not null,
    value text not null,
    label text not null,
    notes text not null,
    created_at bigint not null,
    updated_at bigint not null,
    constraint official_channel_value unique (kind, value)
  )`,
  `create index official_channel_age on official_channel (updated_at, id)`,
  `create table feedback (
    id text primary key,
    user_id text not null references "user" (id),
    category text not null,
    text text not null,
    page text not null,
    version text not null,
    screenshot_id text references file (id),
    status text not null,
    answer text,
    answered_by text references "user" (id),
    answered_at bigint,
    read_at bigint,
    created_at bigint not null
  )`,
  `create index feedback_own on feedback (user_id, created_at, id)`,
  `create index feedback_age on feedback (created_at, id)`,
  `create index feedback_status on feedback (status, created_at, id)`,
  `create index feedback_screenshot on feedback (screenshot_id) where screenshot_id is not null`,
]
