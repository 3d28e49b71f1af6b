/**
 * Seats that heartbeat, claim, report and listen, by the runner's own protocol, against 1, 2 and 4 servers on one PostgreSQL. What counts is
 * the processor time of the servers and the database's own time, since the machine is shared by all of them and by this generator:
 * `docs/scale.md` reckons with these figures.
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { API_BASE } from '@seaport/contract/api'
import { heartbeat } from '@seaport/contract/desk/seat-session'
import { EVENTS_PATH } from '@seaport/contract/event'
import { claimTasks, reportProgress } from '@seaport/contract/work/runner'
import pg from 'pg'
import { atLeast, atMost, median } from './budget.ts'
import { activeOf, addFleet, createProver, type FleetSeat } from './support/seat-fleet.ts'
import { forkSeaport, type MeasuredServer } from './support/server-child.ts'
import { startPostgres } from './support/throwaway-postgres.ts'

const SERVERS = [1, 2, 4]
const SEATS = [100, 1000, 5000]
/** Seats that act at the same moment: measures the cost per call. */
const AT_ONCE = 24
/** Seats that act, spread over all of them: the same work, whatever their number. */
const ACTING = 100
/**
 * Rounds of heartbeat, claim and report per seat and server, so that each of several servers is as warm as a single one; half as many are run
 * before as a warm-up.
 */
const TURNS = 6
const QUIET_SECONDS = 5
/** An idle PostgreSQL connection reports its statistics within ten seconds; a busy one, once a second. */
const TOLD_SECONDS = 11
/** Proofs are bound to this address, whichever server they come to. */
const PUBLIC_URL = 'http://seaport.bench'

const folder = mkdtempSync(join(tmpdir(), 'seaport-bench-'))
const postgres = await startPostgres()
const prover = await createProver()
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE * 4 })

interface Call {
  name: 'heartbeat' | 'claim' | 'report'
  path: string
  body: unknown
  headers: Record<string, string>
}

const call = async (seat: FleetSeat, name: Call['name'], path: string, body: unknown): Promise<Call> => ({
  name,
  path,
  body,
  headers: {
    token: seat.token,
    dpop: await prover.prove('POST', `${PUBLIC_URL}${API_BASE}${path}`, seat.token),
    'content-type': 'application/json',
  },
})

/** Everything that a seat will send, with its proofs. */
async function turnOf(seat: FleetSeat): Promise<Call[]> {
  const isFirst = seat.seq === 0
  seat.seq += 1
  const report = { fence: 1, seq: seat.seq, actual_count: 0, pages: seat.seq, targets: [], parked: null }
  return [
    await call(seat, 'heartbeat', heartbeat.path, {}),
    await call(seat, 'claim', claimTasks.path, { holding: isFirst ? [] : [seat.taskId], max: 5 }),
    await call(seat, 'report', reportProgress.path.replace(':id', seat.taskId), report),
  ]
}

/** @returns milliseconds until the answer was here in whole */
async function send(server: string, { name, path, body, headers }: Call): Promise<number> {
  const began = performance.now()
  const asking = request(`${server}${API_BASE}${path}`, { method: 'POST', headers, agent })
  asking.end(JSON.stringify(body))
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  const answered = await text(answer)
  if (answer.statusCode !== 200) throw new Error(`${name} was answered ${answer.statusCode}: ${answered}`)
  return performance.now() - began
}

/** Sends turns of a number of concurrent seats, each on its fixed server. @returns delays by kind of call */
async function drive(servers: MeasuredServer[], turns: Call[][]): Promise<Record<Call['name'], number[]>> {
  const delays = { heartbeat: [] as number[], claim: [] as number[], report: [] as number[] }
  let next = 0
  const seatAtWork = async () => {
    for (let index = next++; index < turns.length; index = next++) {
      const { url } = servers[index % servers.length] as MeasuredServer
      for (const one of turns[index] ?? []) delays[one.name].push(await send(url, one))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, seatAtWork))
  return delays
}

/** Opens event streams, spread over the seats and servers. @returns the number of events so far, and their end */
async function listen(servers: MeasuredServer[], seats: FleetSeat[], count: number) {
  let events = 0
  const streams: IncomingMessage[] = []
  const open = async (index: number) => {
    const { token } = seats[index % seats.length] as FleetSeat
    const { url } = servers[index % servers.length] as MeasuredServer
    const dpop = await prover.prove('GET', `${PUBLIC_URL}${API_BASE}${EVENTS_PATH}`, token)
    const asking = request(`${url}${API_BASE}${EVENTS_PATH}`, {
      headers: { token, dpop },
      agent: false,
    }).end()
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    if (answer.statusCode !== 200) throw new Error(`A stream was answered ${answer.statusCode}`)
    answer.setEncoding('utf8').on('data', (written: string) => {
      events += written.split('data: ').length - 1
    })
    answer.on('error', () => undefined)
    streams.push(answer)
  }
  let next = 0
  const opener = async () => {
    for (let index = next++; index < count; index = next++) await open(index)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, opener))
  return {
    events: () => events,
    close() {
      for (const stream of streams) stream.destroy()
    },
  }
}

const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN

const pass = (seconds: number) => new Promise((over) => setTimeout(over, seconds * 1000))

interface Figures {
  perCore: number
  perSecond: number
  databaseMs: number
}

async function measure(servers: MeasuredServer[], seats: FleetSeat[], client: pg.Client): Promise<Figures> {
  const databaseTime = async () => {
    await client.query('select pg_stat_force_next_flush()')
    await client.query('select pg_stat_clear_snapshot()')
    const { rows } = await client.query<{ ms: number }>(
      'select active_time as ms from pg_stat_database where datname = current_database()',
    )
    return rows[0]?.ms ?? Number.NaN
  }
  const processorTime = async () =>
    (await Promise.all(servers.map((server) => server.processorTime()))).reduce((sum, one) => sum + one, 0)
  const acting = activeOf(seats, ACTING)
  const turnsOfAll = () => Promise.all(acting.map(turnOf))

  const listeners = await listen(servers, seats, seats.length)
  for (let turn = 0; turn < (TURNS / 2) * servers.length; turn += 1) await drive(servers, await turnsOfAll())
  await pass(TOLD_SECONDS)
  // The cost of an idle server: streams check their sessions, and background jobs poll.
  const quiet = { processor: await processorTime(), database: await databaseTime() }
  await pass(QUIET_SECONDS)
  const quietCores = ((await processorTime()) - quiet.processor) / 1e6 / QUIET_SECONDS
  const quietMs = ((await databaseTime()) - quiet.database) / QUIET_SECONDS
  // A seat's reports are numbered, so its rounds must not overlap.
  const turns: Call[][] = []
  for (let turn = 0; turn < TURNS * servers.length; turn += 1) turns.push(...(await turnsOfAll()))
  const [processor, database, began] = [await processorTime(), await databaseTime(), performance.now()]
  const delays = await drive(servers, turns)
  const seconds = (performance.now() - began) / 1000
  const calls = turns.length * 3
  const cores = ((await processorTime()) - processor) / 1e6 - quietCores * seconds
  await pass(TOLD_SECONDS)
  const databaseMs = ((await databaseTime()) - database - quietMs * (seconds + TOLD_SECONDS)) / calls
  listeners.close()
  const delay = (kind: Call['name']) =>
    `${kind} ${median(delays[kind]).toFixed(1)}/${percentile(delays[kind], 0.99).toFixed(0)}`
  console.log(
    `${servers.length} servers, ${seats.length} seats listening: ${Math.round(calls / seconds)} calls a second, ` +
      `${Math.round(calls / cores)} a second and core of the servers; ms p50/p99: ${delay('heartbeat')}, ${delay('claim')}, ${delay('report')}; ` +
      `database ${databaseMs.toFixed(2)} ms a call; without calls ${quietMs.toFixed(0)} ms of the database and ${(quietCores * 1000).toFixed(0)} ms of the servers a second; ${listeners.events()} events came`,
  )
  if (listeners.events() === 0) throw new Error('No event came')
  return { perCore: calls / cores, perSecond: calls / seconds, databaseMs }
}

/** Streams that receive the same event. */
const LISTENERS = 5000

/** Cost of one event for many streams, all opened by the seat that reports. */
async function measureFanOut(server: MeasuredServer, databaseUrl: string): Promise<void> {
  const [seat] = await addFleet({ url: databaseUrl, file: '' }, { count: 1, active: 1 }, prover.thumbprint)
  if (!seat) return
  const heard = await listen([server], [seat], LISTENERS)
  await drive([server], [await turnOf(seat)])
  const costs: number[] = []
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const [, , report] = await turnOf(seat)
    if (!report) return
    const [processor, before, began] = [await server.processorTime(), heard.events(), performance.now()]
    await send(server.url, report)
    while (heard.events() < before + LISTENERS) await new Promise((again) => setImmediate(again))
    times.push(performance.now() - began)
    costs.push(((await server.processorTime()) - processor) / LISTENERS)
  }
  heard.close()
  console.log(
    `an event to ${LISTENERS} streams of one server: ${median(times).toFixed(0)} ms until all have it, ${median(costs).toFixed(1)} µs of processor time each`,
  )
}

const figures = new Map<string, Figures>()
for (const count of SERVERS) {
  const databaseUrl = await postgres.createDatabase()
  const start = (index: number) =>
    forkSeaport({
      SEAPORT_DATA_DIR: join(folder, `${count}-${index}`),
      SEAPORT_DATABASE_URL: databaseUrl,
      SEAPORT_SECRET: 'a secret that all servers of a benchmark share',
      SEAPORT_PUBLIC_URL: PUBLIC_URL,
      SEAPORT_OWNER_EMAIL: 'owner@example.test',
      SEAPORT_OWNER_PASSWORD: 'Owner-password-1',
    })
  const servers: MeasuredServer[] = []
  for (let index = 0; index < count; index += 1) servers.push(await start(index))
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  for (const number of SEATS) {
    const seats = await addFleet(
      { url: databaseUrl, file: '' },
      { count: number, active: ACTING },
      prover.thumbprint,
    )
    await client.query('analyze')
    figures.set(`${count} ${number}`, await measure(servers, seats, client))
  }
  if (count === 1) await measureFanOut(servers[0] as MeasuredServer, databaseUrl)
  await client.end()
  for (const server of servers) await server.stop()
}

const of = (servers: number, seats: number) =>
  figures.get(`${servers} ${seats}`) ?? { perCore: Number.NaN, perSecond: Number.NaN, databaseMs: Number.NaN }
for (const count of SERVERS) {
  atLeast(
    `${count} servers: calls a core with 5,000 seats / with 100`,
    of(count, 5000).perCore / of(count, 100).perCore,
    0.5,
  )
  atMost(
    `${count} servers: database time a call with 5,000 seats / with 100`,
    of(count, 5000).databaseMs / of(count, 100).databaseMs,
    3,
  )
}
for (const count of SERVERS.slice(1))
  atLeast(`calls a core, ${count} servers / 1`, of(count, 1000).perCore / of(1, 1000).perCore, 0.5)

agent.destroy()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
