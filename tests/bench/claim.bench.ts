/**
 * Claims through the API of a separate server process, beside the equivalent statements by the database's own driver:
 * alternating, on both databases, one task at a time and as many as one claim may take. The cost of an empty call of a
 * seat, a heartbeat, is measured alternately and subtracted for single-task claims: HTTP and the signature check are
 * not SQL.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { heartbeat } from '@seaport/contract/desk/seat-session'
import { claimTasks, LEASE_SECONDS } from '@seaport/contract/work/runner'
import { openDatabase } from '../../apps/server/src/db/open.ts'
import { newId } from '../../apps/server/src/kernel/id.ts'
import { atLeast, median } from './budget.ts'
import { openRaw, type RawDatabase } from './support/raw-sql.ts'
import { createProver, type FleetSeat } from './support/seat-fleet.ts'
import { startSeatServer } from './support/seat-server.ts'
import { startPostgres } from './support/throwaway-postgres.ts'

const ROUNDS = Number(process.env.SEAPORT_BENCH_ROUNDS ?? 40)
/** Single-task claims take less time than disk latency varies, so they are measured over more rounds. */
const LONGER = 10
/** Warm-up claims, so that V8 has compiled the server's code: what 750 seats send in the first half minute. Claims of fifty tasks need fewer. */
const WARM_UPS = { one: 900, many: 80 }
const BUDGET = 0.5
/** The contract's maximum number of tasks per claim. */
const MANY = 50

const folder = mkdtempSync(join(tmpdir(), 'seaport-bench-'))
const postgres = await startPostgres()
const prover = await createProver()

/** Copies each seat's task a number of times. @returns their ids by seat */
async function addTasks(
  where: Parameters<typeof openDatabase>[0],
  seats: readonly FleetSeat[],
  count: number,
): Promise<Map<string, string[]>> {
  const database = openDatabase(where)
  const ids = new Map(seats.map(({ seatId, taskId }) => [seatId, [taskId]]))
  const tasks = await database.db.selectFrom('task').selectAll().execute()
  for (const task of tasks) {
    const copies = Array.from({ length: count - 1 }, (_, index) => ({
      ...task,
      id: newId(),
      number: task.number + (index + 1) * 1000,
    }))
    ids.get(task.seat_id)?.push(...copies.map(({ id }) => id))
    if (copies.length > 0) await database.db.insertInto('task').values(copies).execute()
  }
  await database.close()
  return ids
}

/**
 * The statements of a claim: select the seat's oldest tasks, update their state, insert a history entry for each, and on PostgreSQL notify all
 * servers of each.
 */
async function claimRaw(raw: RawDatabase, { tenantId, seatId }: FleetSeat, ids: string[], lock: string) {
  const now = Date.now()
  const marks = ids.map(() => '?').join(', ')
  await raw.run([
    {
      sql: `select task.id, account.account, account.nickname from task join account on account.id = task.account_id
        where task.tenant_id = ? and task.seat_id = ? and task.status = 'queued' and account.seat_id = task.seat_id
        and account.deleted_at is null and account.blocked_at is null order by task.number limit ${ids.length} ${lock}`,
      values: [tenantId, seatId],
    },
    {
      sql: `update task set status = 'running', fence = fence + 1, seq = 0, cost = 0, lease_until = ?, started_at = coalesce(started_at, ?)
        where id in (${marks}) and status = 'queued' returning *`,
      values: [now + LEASE_SECONDS * 1000, now, ...ids],
    },
    {
      sql: `insert into task_history (task_id, position, at, event, actor)
        select task.id, coalesce((select max(position) + 1 from task_history where task_id = task.id), 0), cast(? as bigint), 'claim', 'seat'
        from task where task.id in (${marks})`,
      values: [now, ...ids],
    },
    ...(lock === '' ? [] : [notification(tenantId, ids)]),
  ])
}

const notification = (tenantId: string, ids: readonly string[]) => ({
  sql: `select pg_notify('seaport_raw', payload) from unnest(cast(? as text[])) as payload`,
  values: [ids.map((id) => JSON.stringify({ tenantId, event: { type: 'task', id } }))],
})

async function measure(kind: 'sqlite' | 'postgres', max: number): Promise<void> {
  const [rounds, warmUp] = max === 1 ? [ROUNDS * LONGER, WARM_UPS.one] : [ROUNDS, WARM_UPS.many]
  const seatsNeeded = 2 * (rounds + warmUp)
  const server = await startSeatServer({
    dataDir: join(folder, `${kind}-${max}`),
    databaseUrl: kind === 'postgres' ? await postgres.createDatabase() : null,
    prover,
    fleet: { count: seatsNeeded, active: seatsNeeded },
  })
  const tasks = await addTasks(server.where, server.seats, max)
  const raw = await openRaw(server.where)
  const times = { idle: [] as number[], api: [] as number[], raw: [] as number[] }
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const [mine, other] = server.seats.slice(round * 2, round * 2 + 2)
    if (!mine || !other) throw new Error('There are too few seats')
    const nothing = await server.call(mine, heartbeat.path, {})
    const call = await server.call(mine, claimTasks.path, { holding: [], max })
    // A seat's first call also records its heartbeat.
    await server.send(await server.call(mine, heartbeat.path, {}))
    const first = performance.now()
    await server.send(nothing)
    const began = performance.now()
    const { tasks: claimed } = (await server.send(call)) as { tasks: unknown[] }
    const between = performance.now()
    await claimRaw(
      raw,
      other,
      tasks.get(other.seatId) ?? [],
      kind === 'postgres' ? 'for update of task skip locked' : '',
    )
    const ended = performance.now()
    if (claimed.length !== max) throw new Error(`The server gave ${claimed.length} tasks`)
    if (round < warmUp) continue
    times.idle.push(began - first)
    times.api.push(between - began)
    times.raw.push(ended - between)
  }
  await raw.close()
  await server.stop()
  const [idle, api, plain] = [median(times.idle), median(times.api), median(times.raw)]
  atLeast(
    `${kind}: ${max === 1 ? 'a task' : `${max} tasks`} a claim, raw SQL ${plain.toFixed(1)} ms, API ${api.toFixed(1)} ms${max === 1 ? ` (${(plain / api).toFixed(2)}), less ${idle.toFixed(1)} ms of a call that does nothing` : ''}`,
    plain / (max === 1 ? api - idle : api),
    BUDGET,
  )
}

for (const kind of ['sqlite', 'postgres'] as const) for (const max of [1, MANY]) await measure(kind, max)
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
