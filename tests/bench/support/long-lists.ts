/** Rows of one tenant in great numbers, written past the API. */
import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { openDatabase } from '../../../apps/server/src/db/open.ts'

/** How many rows each list has. */
export interface Amounts {
  resources: number
  tasks: number
  movements: number
  seats: number
}

/** One seat and its account, which all tasks belong to. */
const SEAT = 'seat-1'
const ACCOUNT = 'account-1'

/** Adds rows to a server's database that nobody has used yet. @param device who is logged in at the seat that saw all of it */
export async function addLongLists(
  where: Parameters<typeof openDatabase>[0],
  { tenantId, device }: { tenantId: string; device: { thumbprint: string; token: string } },
  { resources, tasks, movements, seats }: Amounts,
): Promise<void> {
  const database = openDatabase(where)
  const { db, kind } = database
  const isSqlite = kind === 'sqlite'
  const numbers = (count: number) =>
    isSqlite
      ? sql`(with recursive up_to(n) as (select 1 union all select n + 1 from up_to where n < ${sql.lit(count)}) select n from up_to) as number`
      : sql`generate_series(1, ${sql.lit(count)}) as number(n)`
  const key = isSqlite
    ? sql`cast(printf('%016d', n * 7919 % 1000003 * 1000003 + n) as blob)`
    : sql`decode(lpad(to_hex(n::bigint * 7919 % 1000003 * 1000003 + n), 32, '0'), 'hex')`
  const text = (prefix: string) => sql`${sql.lit(prefix)} || cast(n as text)`
  const now = Date.now()
  /** Newer with every row, and all of them of the last days. */
  const at = sql`cast(${sql.lit(now - 86_400_000)} as bigint) + n`
  const lit = (value: string | number) => sql.lit(value)

  const add = (table: string, count: number, row: Record<string, RawBuilder<unknown>>) =>
    sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      select ${sql.join(Object.values(row))} from ${numbers(count)}`.execute(db)

  await add('seat', seats, {
    id: text('seat-'),
    tenant_id: lit(tenantId),
    seat_code: text('9'),
    name: text('Seat '),
    password_hash: lit(''),
    allocated: lit(0),
    enabled: lit(1),
    remark: lit(''),
    created_at: at,
  })
  await db
    .updateTable('seat')
    .set({
      device_key: device.thumbprint,
      session_hash: createHash('sha256').update(device.token).digest(),
      last_seen_at: now,
    })
    .where('id', '=', SEAT)
    .execute()
  await add('account', 1, {
    id: lit(ACCOUNT),
    tenant_id: lit(tenantId),
    network: lit('x'),
    handle_key: lit('harbor_tea'),
    account: lit('harbor_tea'),
    nickname: lit(''),
    type: lit('promotion'),
    import_type: lit('manual'),
    imported_at: lit(now),
    availability: lit('normal'),
    unblock_count: lit(0),
    login_status: lit('logged_out'),
    seat_id: lit(SEAT),
    time_zone: lit('UTC'),
  })
  const work = JSON.stringify({
    kind: 'collect_followers',
    params: { handles: ['harbor_tea'], target_count: 10 },
  })
  await add('task', tasks, {
    id: text('task-'),
    tenant_id: lit(tenantId),
    number: sql`n`,
    name: text('Task '),
    kind: lit('collect_followers'),
    network: lit('x'),
    executor: lit('api'),
    status: lit('completed'),
    work: lit(work),
    account_id: lit(ACCOUNT),
    seat_id: lit(SEAT),
    created_by: lit('supervisor'),
    created_at: at,
    target_count: lit(10),
    actual_count: lit(10),
    pages: lit(1),
    reads: lit(10),
    fence: lit(1),
    seq: lit(1),
  })
  await add('resource', resources, {
    key,
    tenant_id: lit(tenantId),
    network: lit('x'),
    kind: lit('user'),
    external_id: text('p'),
    url: text('https://x.com/harbor_'),
    handle: text('harbor_'),
    name: text('Harbor '),
    content: lit('A quiet harbour.'),
    followers: sql`n % 10000`,
    location: sql`null`,
    first_seen_at: at,
    seen_at: at,
    task_count: lit(1),
  })
  await sql`insert into sighting (task_id, resource_key, account_id, source, seen_at, fresh)
    select 'task-1', key, ${lit(ACCOUNT)}, '', seen_at, 1 from resource`.execute(db)
  await sql`insert into seat_resource (seat_id, resource_key, first_seen_at, seen_at, task_count)
    select ${lit(SEAT)}, key, seen_at, seen_at, 1 from resource`.execute(db)
  await add('ledger', movements, {
    id: text('ledger-'),
    tenant_id: lit(tenantId),
    seq: sql`n`,
    type: lit('adjustment'),
    amount_cents: lit(1),
    before_cents: sql`n - 1`,
    after_cents: sql`n`,
    remark: lit(''),
    at,
  })
  // What its own vacuum does within minutes. On SQLite nothing looks at rows before it plans.
  if (!isSqlite) await sql`vacuum analyze`.execute(db)
  await database.close()
}
