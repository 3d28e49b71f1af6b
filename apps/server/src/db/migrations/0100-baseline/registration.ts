import type { ColumnTypes } from '../../column-types.ts'

/** Registration, codes by e-mail, the mail outbox and throttles. */
export const registration = (types: ColumnTypes): string[] => [...registrations(types), ...mails(types)]

const registrations = ({ bytes }: ColumnTypes): string[] => [
  `create table registration_config (
    id integer primary key check (id = 1),
    allow_registration integer not null,
    refusal_messages text not null,
    max_per_ip_per_day integer not null,
    gifted_ports integer not null,
    gifted_days integer not null
  )`,
  `create table registration (
    user_id text primary key references "user" (id),
    at bigint not null,
    ip text not null,
    country text not null,
    gifted_ports integer not null,
    gifted_days integer not null
  )`,
  `create table registration_day (
    origin text not null,
    day integer not null,
    count integer not null,
    constraint registration_day_key primary key (origin, day)
  )`,
  `create index registration_day_day on registration_day (day)`,
  `create table email_code (
    email text not null,
    purpose text not null,
    code_hash ${bytes},
    tries integer not null,
    sent_at bigint not null,
    expires_at bigint not null,
    sent_day integer not null,
    sent_count integer not null,
    constraint email_code_key primary key (email, purpose)
  )`,
  `create index email_code_sent on email_code (sent_at)`,
]

const mails = ({ bytes }: ColumnTypes): string[] => [
  `create table email_config (
    type text primary key,
    sender text not null,
    server_address text not null,
    server_port integer not null,
    secure text not null,
    "user" text not null,
    password_sealed ${bytes},
    subject text,
    content text,
    expire_minutes integer not null
  )`,
  `create table mail_outbox (
    id text primary key,
    kind text not null,
    to_address text not null,
    subject text not null,
    content_sealed ${bytes},
    state text not null,
    tries integer not null,
    next_at bigint not null,
    dead_at bigint not null,
    last_error text,
    created_at bigint not null,
    sent_at bigint,
    confidential integer not null default 0,
    config_sealed ${bytes}
  )`,
  `create index mail_outbox_due on mail_outbox (next_at) where state = 'queued'`,
  `create index mail_outbox_dead on mail_outbox (dead_at) where content_sealed is not null`,
  `create index mail_outbox_created on mail_outbox (created_at, id)`,
  `create index mail_outbox_state on mail_outbox (state, created_at, id)`,
  `create table throttle (
    key ${bytes} primary key,
    slot bigint not null,
    hits bigint not null,
    before bigint not null,
    expires_at bigint not null
  )`,
  `create index throttle_expiry on throttle (expires_at)`,
]
