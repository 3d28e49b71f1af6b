/** Inserts large numbers of rows for one tenant, bypassing the API. */
import { createHash } from 'node:crypto'
import SqliteDatabase from 'better-sqlite3'
import { Kysely, type RawBuilder, SqliteDialect, sql } from 'kysely'
import type { DatabaseKind } from '../../../apps/server/src/db/dialect.ts'
import { type Database, openDatabase } from '../../../apps/server/src/db/open.ts'
import type { Db, Schema } from '../../../apps/server/src/db/schema.ts'

/** Number of rows of each list. */
export interface Amounts {
  resources: number
  tasks: number
  movements: number
  seats: number
}

/** One seat and its account, to which all tasks belong. */
const SEAT = 'seat-1'
const ACCOUNT = 'account-1'
const DAY = 24 * 60 * 60 * 1000

/** Values of a row by column; expressions may use `n`, the row's number from 1. */
type Row = Record<string, string | number | RawBuilder<unknown>>

/** A prefix and the row's number. */
const numbered = (prefix: string) => sql`${sql.lit(prefix)} || cast(n as text)`
/** A timestamp that increases with every row. */
const moment = () => sql`cast(${sql.lit(Date.now() - DAY)} as bigint) + n`

/** The tenant that owns the lists, and the agent logged in at its seat. */
interface Owner {
  tenantId: string
  device: { thumbprint: string; token: string }
}

/** Adds rows to a server's database that nobody has used yet. */
export async function addLongLists(
  where: Parameters<typeof openDatabase>[0],
  owner: Owner,
  amounts: Amounts,
): Promise<void> {
  const database = where.url ? openDatabase(where, { patient: true }) : openFile(where.file)
  await database.db.connection().execute((db) => fill(db, database.kind, owner, amounts))
  await database.close()
}

/**
 * Opens a file with one connection that both reads and writes: the server's own setup changes a setting on its
 * read-only connection only, which does not affect writers.
 */
function openFile(file: string): Pick<Database, 'db' | 'kind' | 'close'> {
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: new SqliteDatabase(file) }) })
  return { kind: 'sqlite', db, close: () => db.destroy() }
}

async function fill(
  db: Db,
  kind: DatabaseKind,
  { tenantId, device }: Owner,
  { resources, tasks, movements, seats }: Amounts,
): Promise<void> {
  const add = (table: string, count: number, row: Row, order = sql``) =>
    sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      select ${sql.join(Object.values(row).map((value) => (typeof value === 'object' ? value : sql.lit(value))))}
      from ${numbersUpTo(kind, count)} ${order}`.execute(db)

  for (const statement of QUICK[kind]) await sql.raw(statement).execute(db)
  await add('seat', seats, seatRow(tenantId))
  await db
    .updateTable('seat')
    .set({
      device_key: device.thumbprint,
      session_hash: createHash('sha256').update(device.token).digest(),
      last_seen_at: Date.now(),
    })
    .where('id', '=', SEAT)
    .execute()
  await add('account', 1, accountRow(tenantId))
  await add('task', tasks, taskRow(tenantId))
  // SQLite stores this table in key order; inserting in any other order would seek for each row.
  await add('resource', resources, resourceRow(kind, tenantId), sql`order by 1`)
  await sql`insert into sighting (task_id, resource_key, account_id, source, seen_at, fresh)
    select 'task-1', key, ${sql.lit(ACCOUNT)}, '', seen_at, 1 from resource order by key`.execute(db)
  await sql`insert into seat_resource (seat_id, resource_key, first_seen_at, seen_at, task_count, network, kind)
    select ${sql.lit(SEAT)}, key, seen_at, seen_at, 1, network, kind from resource order by key`.execute(db)
  await add('ledger', movements, movementRow(tenantId))
  await sql.raw(SETTLE[kind]).execute(db)
}

/** These rows need not survive a power cut, and their references are valid: inserts wait for no disk and check no foreign keys. */
const QUICK: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: ['pragma synchronous = off', 'pragma cache_size = -2000000', 'pragma foreign_keys = off'],
  postgres: [
    'set synchronous_commit = off',
    "set maintenance_work_mem = '128MB'",
    'set session_replication_role = replica',
  ],
}

/**
 * The maintenance that a live database does within minutes: vacuum and analyze on PostgreSQL, a checkpoint on SQLite, whose planner uses no
 * statistics here.
 */
const SETTLE: Readonly<Record<DatabaseKind, string>> = {
  sqlite: 'pragma wal_checkpoint(truncate)',
  postgres: 'vacuum analyze',
}

function numbersUpTo(kind: DatabaseKind, count: number) {
  return kind === 'sqlite'
    ? sql`(with recursive up_to(n) as (select 1 union all select n + 1 from up_to where n < ${sql.lit(count)}) select n from up_to) as number`
    : sql`generate_series(1, ${sql.lit(count)}) as number(n)`
}

function seatRow(tenantId: string): Row {
  return {
    id: numbered('seat-'),
    tenant_id: tenantId,
    seat_code: sql`cast(500000 + n as text)`,
    name: numbered('Seat '),
    password_hash: '',
    allocated: 0,
    enabled: 1,
    remark: '',
    created_at: moment(),
  }
}

function accountRow(tenantId: string): Row {
  return {
    id: ACCOUNT,
    tenant_id: tenantId,
    network: 'x',
    handle_key: 'harbor_tea',
    account: 'harbor_tea',
    nickname: '',
    type: 'promotion',
    import_type: 'manual',
    imported_at: Date.now(),
    availability: 'normal',
    unblock_count: 0,
    login_status: 'logged_out',
    seat_id: SEAT,
    time_zone: 'UTC',
  }
}

/** Tasks that have not begun. Their number does not grow with the list, since each holds a port. */
const OPEN = 500

const unlessOpen = (over: RawBuilder<unknown>, open = sql`null`) =>
  sql`case when n <= ${sql.lit(OPEN)} then ${open} else ${over} end`

function taskRow(tenantId: string): Row {
  return {
    id: numbered('task-'),
    tenant_id: tenantId,
    number: sql`n`,
    name: numbered('Task '),
    kind: 'collect_followers',
    network: 'x',
    executor: 'api',
    status: unlessOpen(sql`'completed'`, sql`'queued'`),
    work: JSON.stringify({
      kind: 'collect_followers',
      params: { handles: ['harbor_tea'], target_count: 10 },
    }),
    account_id: ACCOUNT,
    seat_id: SEAT,
    created_by: 'supervisor',
    created_at: moment(),
    started_at: unlessOpen(moment()),
    ended_at: unlessOpen(moment()),
    target_count: 10,
    actual_count: 10,
    pages: 1,
    cost: 10,
    spent: 10,
    fence: 1,
    seq: 1,
  }
}

function resourceRow(kind: DatabaseKind, tenantId: string): Row {
  // Keys in random order, like hashes.
  const key =
    kind === 'sqlite'
      ? sql`cast(printf('%016d', n * 7919 % 1000003 * 1000003 + n) as blob)`
      : sql`decode(lpad(to_hex(n::bigint * 7919 % 1000003 * 1000003 + n), 32, '0'), 'hex')`
  return {
    key,
    tenant_id: tenantId,
    network: 'x',
    kind: 'user',
    external_id: numbered('p'),
    url: numbered('https://x.com/harbor_'),
    handle: numbered('harbor_'),
    name: numbered('Harbor '),
    content: 'A quiet harbour.',
    followers: sql`n % 10000`,
    first_seen_at: moment(),
    seen_at: moment(),
    task_count: 1,
  }
}

function movementRow(tenantId: string): Row {
  return {
    id: numbered('ledger-'),
    tenant_id: tenantId,
    seq: sql`n`,
    type: 'adjustment',
    amount_cents: 1,
    before_cents: sql`n - 1`,
    after_cents: sql`n`,
    remark: '',
    at: moment(),
  }
}
