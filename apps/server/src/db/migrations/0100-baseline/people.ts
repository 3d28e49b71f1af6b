import type { ColumnTypes } from '../../column-types.ts'

/** People, their sessions, logins, tokens and second factors. */
export const people = (types: ColumnTypes): string[] => [
  ...users(types),
  ...logins(types),
  ...secondFactors(types),
]

const users = ({ bytes, sorted }: ColumnTypes): string[] => [
  `create table role (
    key text primary key,
    name text not null,
    sort_name ${sorted} not null default '',
    superuser integer not null,
    keys text not null
  )`,
  `create table "user" (
    id text primary key,
    email ${sorted} not null unique,
    username text not null,
    password_hash text not null,
    role_key text not null references role (key),
    status text not null,
    avatar text,
    phone text,
    industry text,
    team_size text,
    remark text not null,
    balance_cents bigint not null check (balance_cents >= 0),
    port_num integer not null check (port_num >= 0),
    port_expire_at bigint,
    task_number integer not null,
    created_at bigint not null,
    last_login_at bigint,
    contact text,
    gifted_at bigint,
    deleted_at bigint,
    second_factor_at bigint,
    notices_read_at bigint,
    plan text not null default 'default'
  )`,
  `create index user_created on "user" (created_at, id)`,
  `create index user_role on "user" (role_key, created_at, id)`,
  `create index user_port_expiry on "user" (port_expire_at)`,
  `create table user_session (
    token_hash ${bytes} primary key,
    user_id text not null references "user" (id),
    created_at bigint not null,
    last_seen_at bigint not null,
    expires_at bigint not null,
    ip text not null,
    user_agent text not null,
    impersonator_id text,
    impersonator_session ${bytes},
    second_factor_at bigint,
    confirmed_until bigint
  )`,
  `create index user_session_user on user_session (user_id)`,
  `create index user_session_expiry on user_session (expires_at)`,
  `create index user_session_impersonator on user_session (impersonator_id) where impersonator_id is not null`,
]

const logins = ({ bytes }: ColumnTypes): string[] => [
  `create table login_log (
    id text primary key,
    tenant_id text not null,
    user_id text,
    seat_id text,
    at bigint not null,
    ip text not null,
    outcome text not null,
    detail text not null,
    system_type text not null,
    browser_language text not null,
    kernel text not null,
    country text
  )`,
  `create index login_log_tenant on login_log (tenant_id, at, id)`,
  `create index login_log_at on login_log (at, id)`,
  // Addresses with a successful login: failed logins from elsewhere don't lock them out.
  `create index login_log_known_address on login_log (user_id, ip) where outcome = 'ok'`,
  `create table api_token (
    id text primary key,
    user_id text not null references "user" (id),
    name text not null,
    token_hash ${bytes} not null unique,
    start text not null,
    scopes text not null,
    password_mark ${bytes} not null,
    created_at bigint not null,
    expires_at bigint not null,
    last_used_at bigint,
    revoked_at bigint
  )`,
  `create index api_token_user on api_token (user_id, created_at)`,
  `create table admin_return (
    id_hash ${bytes} not null primary key,
    admin_id text not null,
    admin_session ${bytes} not null,
    user_session ${bytes} not null,
    expires_at bigint not null
  )`,
  `create index admin_return_age on admin_return (expires_at)`,
]

const secondFactors = ({ bytes }: ColumnTypes): string[] => [
  `create table totp (
    user_id text primary key references "user" (id),
    secret_sealed ${bytes},
    last_step bigint,
    pending_sealed ${bytes},
    pending_session ${bytes},
    pending_until bigint
  )`,
  `create table recovery_code (
    user_id text not null references "user" (id),
    code_hash ${bytes} not null,
    constraint recovery_code_pk primary key (user_id, code_hash)
  )`,
  `create table passkey (
    id text primary key,
    user_id text not null references "user" (id),
    credential_id text not null unique,
    public_key ${bytes} not null,
    counter bigint not null,
    transports text not null,
    name text not null,
    created_at bigint not null,
    last_used_at bigint
  )`,
  `create index passkey_user on passkey (user_id)`,
  `create table passkey_challenge (
    session_hash ${bytes} not null references user_session (token_hash) on delete cascade on update cascade,
    purpose text not null,
    challenge text not null,
    expires_at bigint not null,
    constraint passkey_challenge_pk primary key (session_hash, purpose)
  )`,
  `create table factor_change (
    id text primary key,
    user_id text not null references "user" (id),
    at bigint not null,
    action text not null,
    ip text not null,
    session_hash ${bytes},
    before_sealed ${bytes} not null,
    undo_hash ${bytes} not null unique,
    undo_until bigint not null,
    undone_at bigint
  )`,
  `create index factor_change_user on factor_change (user_id, at)`,
  `create index factor_change_over on factor_change (undo_until)`,
]
