import type { ColumnTypes } from '../../column-types.ts'

/** Tasks, their repeats and statistics; blocks of accounts refer to them. */
export const task = (types: ColumnTypes): string[] => [...tasks(types), ...targets(types), ...repeats(types)]

const tasks = ({ kind, sorted }: ColumnTypes): string[] => [
  `create table task (
    id text primary key,
    tenant_id text not null references "user" (id),
    number integer not null,
    name text not null,
    sort_name ${sorted} not null default '',
    kind text not null,
    network text not null,
    executor text not null,
    status text not null,
    end_reason text,
    work text not null,
    account_id text not null references account (id),
    seat_id text not null references seat (id),
    created_by text not null,
    batch_id text,
    batch_position integer,
    batch_size integer,
    scheduled_at bigint,
    created_at bigint not null,
    queued_at bigint,
    started_at bigint,
    ended_at bigint,
    target_count integer not null,
    actual_count integer not null,
    pages integer not null,
    parked_until bigint,
    park_reason text,
    fence integer not null,
    lease_until bigint,
    seq integer not null,
    last_progress_at bigint,
    deleted_at bigint,
    cost bigint not null default 0,
    spent bigint not null default 0,
    constraint task_number unique (tenant_id, number)
  )`,
  `create index task_account on task (account_id)`,
  `create index task_of_batch on task (tenant_id, batch_id) where batch_id is not null`,
  `create index task_seat on task (seat_id, status)`,
  `create index task_status on task (status, lease_until)`,
  `create index task_created on task (created_at, id)`,
  `create index task_progress on task (tenant_id, last_progress_at) where last_progress_at is not null`,
  `create index task_error on task (tenant_id, ended_at) where status = 'error'`,
  `create index task_queued on task (tenant_id, queued_at) where status = 'queued'`,
  `create index task_tenant on task (tenant_id, created_at, number)`,
  // A calendar reads the tasks that have not ended, which are few, and those that ended within a range.
  `create index task_open on task (tenant_id, number) where ended_at is null`,
  `create index task_over on task (tenant_id, ended_at, number) where ended_at is not null`,
  // Lists by name, state or start read ended tasks from an index. The others are few, since each holds a port, and change
  // with every report: an index over them would be written all the time.
  `create index task_over_name on task (tenant_id, sort_name, number) where ended_at is not null and deleted_at is null`,
  `create index task_over_status on task (tenant_id, status, number) where ended_at is not null and deleted_at is null`,
  `create index task_over_started_at on task (tenant_id, started_at, number) where ended_at is not null and deleted_at is null`,
  `create index task_over_everywhere on task (started_at, id) where ended_at is not null and deleted_at is null`,
  // Tasks that never started sort last in both directions.
  ...(kind === 'postgres'
    ? [
        `create index task_over_started_last on task (tenant_id, started_at desc nulls last, number desc) where ended_at is not null and deleted_at is null`,
        `create index task_over_everywhere_last on task (started_at desc nulls last, id desc) where ended_at is not null and deleted_at is null`,
      ]
    : []),
]

const targets = ({ compact }: ColumnTypes): string[] => [
  `create table task_target (
    task_id text not null references task (id) on delete cascade,
    position integer not null,
    target text not null,
    outcome text not null,
    reason text,
    collected integer not null,
    external_id text,
    person text,
    settled_at bigint,
    begun_at bigint,
    begun_by text,
    begun_fence integer,
    constraint task_target_key primary key (task_id, position)
  )`,
  `create index task_target_external_id on task_target (external_id) where external_id is not null`,
  `create index task_target_person on task_target (person) where person is not null`,
  `create index task_target_act on task_target (begun_by, begun_at) where begun_by is not null`,
  `create table task_batch (
    task_id text not null references task (id) on delete cascade,
    batch_id text not null,
    received_at bigint not null,
    constraint task_batch_key primary key (task_id, batch_id)
  ) ${compact}`,
  `create table task_history (
    task_id text not null references task (id) on delete cascade,
    position integer not null,
    at bigint not null,
    event text not null,
    actor text,
    reason text,
    lasts_until bigint,
    constraint task_history_key primary key (task_id, position)
  )`,
]

const repeats = ({ compact }: ColumnTypes): string[] => [
  `create table task_repeat (
    id text primary key,
    tenant_id text not null references "user" (id),
    task_id text not null references task (id),
    weekdays text not null,
    time text not null,
    until_day text,
    times_left integer,
    next_at bigint,
    next_day text,
    created_at bigint not null
  )`,
  `create index task_repeat_due on task_repeat (next_at, id) where next_at is not null`,
  `create index task_repeat_tenant on task_repeat (tenant_id, next_at)`,
  `create index task_repeat_task on task_repeat (task_id, created_at)`,
  `create unique index task_repeat_going on task_repeat (task_id) where next_at is not null`,
  `create table task_repeat_run (
    repeat_id text not null references task_repeat (id),
    day text not null,
    due_at bigint not null,
    task_id text references task (id),
    reason text,
    reason_values text not null,
    constraint task_repeat_run_key primary key (repeat_id, day)
  )`,
  `create index task_repeat_run_task on task_repeat_run (task_id) where task_id is not null`,
  `create table account_block (
    id text primary key,
    tenant_id text not null references "user" (id),
    account_id text not null references account (id),
    reason text not null,
    note text not null,
    blocked_at bigint not null,
    seat_id text references seat (id),
    task_id text references task (id),
    unblocked_at bigint,
    unblock_note text not null
  )`,
  `create unique index account_block_open on account_block (account_id) where unblocked_at is null`,
  `create index account_block_history on account_block (account_id, blocked_at, id)`,
  `create table stat (
    tenant_id text not null,
    quarter integer not null,
    seat_id text not null,
    kind text not null,
    tasks_created integer not null,
    tasks_completed integer not null,
    tasks_error integer not null,
    tasks_ended integer not null,
    collected_new integer not null,
    collected_known integer not null,
    promoted_done integer not null,
    promoted_failed integer not null,
    promoted_skipped integer not null,
    promoted_unknown integer not null,
    constraint stat_key primary key (tenant_id, quarter, seat_id, kind)
  ) ${compact}`,
  `create index stat_time on stat (quarter)`,
]
