/**
 * A server for an hour beside 1,000 consoles and 500 seats, on both databases: its memory, descriptors and event loop at the end against the beginning.
 * Consoles hold an event stream, ask for the user's figures every two seconds and read the tasks again when one has changed; seats hold a stream, give signs of
 * life, claim, and one in five works. `SEAPORT_BENCH_MINUTES` is another length, `SEAPORT_BENCH_DATABASES` one database. Runs only by its name.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { API_BASE } from '@seaport/contract/api'
import { heartbeat } from '@seaport/contract/desk/seat-session'
import { EVENTS_PATH } from '@seaport/contract/event'
import { userInfo } from '@seaport/contract/people/user'
import { claimTasks, reportProgress } from '@seaport/contract/work/runner'
import { listTasks } from '@seaport/contract/work/task'
import { openDatabase } from '../../apps/server/src/db/open.ts'
import { newId } from '../../apps/server/src/kernel/id.ts'
import { OWNER } from '../support/owner-session.ts'
import { atMost, median } from './budget.ts'
import { activeOf, addFleet, createProver, type FleetSeat } from './support/seat-fleet.ts'
import { forkSeaport, type MeasuredServer, type ServerHealth } from './support/server-child.ts'
import { startPostgres } from './support/throwaway-postgres.ts'

const MINUTES = Number(process.env.SEAPORT_BENCH_MINUTES ?? 60)
const KINDS = (process.env.SEAPORT_BENCH_DATABASES ?? 'sqlite,postgres').split(',')
const CONSOLES = 1000
const SEATS = 500
const SEATS_EACH = 10
const WORKING = 100
/** Number of samples; the first tenth of the run is a warm-up in which caches fill. */
const LOOKS = 24
const DAY = 24 * 60 * 60 * 1000

const folder = mkdtempSync(join(tmpdir(), 'seaport-bench-'))
const prover = await createProver()

type Headers = Record<string, string>
/** The fields of a claim's answer that are read. */
interface Claimed {
  data: { tasks: { fence: number }[] } | null
}
interface Counts {
  calls: number
  events: number
  faults: number
  ends: number
}

/** Adds logged-in consoles of the fleet's tenants. @returns the headers of each */
async function addConsoles(
  where: Parameters<typeof openDatabase>[0],
  seats: readonly FleetSeat[],
): Promise<Headers[]> {
  const database = openDatabase(where)
  const now = Date.now()
  const tenants = [...new Set(seats.map(({ tenantId }) => tenantId))]
  const consoles = Array.from({ length: CONSOLES }, (_, index) => ({
    token: newId(),
    user_id: tenants[index % tenants.length] ?? '',
  }))
  const rows = consoles.map(({ token, user_id }) => ({
    token_hash: createHash('sha256').update(token).digest(),
    user_id,
    created_at: now,
    last_seen_at: now,
    expires_at: now + DAY,
    ip: '127.0.0.1',
    user_agent: 'soak',
  }))
  for (let first = 0; first < rows.length; first += 100)
    await database.db
      .insertInto('user_session')
      .values(rows.slice(first, first + 100))
      .execute()
  await database.close()
  return consoles
}

/** Failures of one kind: their count, and the minutes of the first and the last. */
interface FaultKind {
  times: number
  first: number
  last: number
}

class Crowd {
  readonly counts: Counts = { calls: 0, events: 0, faults: 0, ends: 0 }
  readonly kinds = new Map<string, FaultKind>()
  readonly #began = performance.now()
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 })
  readonly #url: string
  readonly #streams = new Set<IncomingMessage>()
  #over = false

  constructor(url: string) {
    this.#url = url
  }

  /** Counts a failure by its message with ids removed. */
  fault(what: string): void {
    this.counts.faults += 1
    const kind = what.replace(/[0-9a-f-]{20,}/g, '…').slice(0, 160)
    const minute = (performance.now() - this.#began) / 60_000
    const { times = 0, first = minute } = this.kinds.get(kind) ?? {}
    this.kinds.set(kind, { times: times + 1, first, last: minute })
  }

  async call(method: string, path: string, headers: Headers, body?: object) {
    const asking = request(`${this.#url}${API_BASE}${path}`, {
      method,
      headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
      agent: this.#agent,
    })
    // An error after the headers arrived is reported by the response.
    asking.on('error', () => undefined).end(body && JSON.stringify(body))
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    const said = await text(answer)
    this.counts.calls += 1
    // On a busy machine a seat may be late and lose its lease, which is correct.
    const isStale = answer.statusCode === 409 && said.includes('stale_fence')
    if (![200, 304].includes(answer.statusCode ?? 0) && !isStale)
      this.fault(`${method} ${path} was answered ${answer.statusCode}: ${said}`)
    return { etag: answer.headers.etag, isStale, said }
  }

  /** Keeps a stream open, reconnecting when it ends. */
  async listen(headersFor: () => Headers | Promise<Headers>, hear: (written: string) => void): Promise<void> {
    while (!this.#over) {
      await this.#hearOnce(await headersFor(), hear).catch((error: unknown) => {
        if (!this.#over) this.fault(`A stream: ${error}`)
      })
      await pause(1000)
    }
  }

  async #hearOnce(headers: Headers, hear: (written: string) => void): Promise<void> {
    const asking = request(`${this.#url}${API_BASE}${EVENTS_PATH}`, { headers, agent: false })
    asking.on('error', () => undefined).end()
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    if (answer.statusCode !== 200) this.fault(`A stream was answered ${answer.statusCode}`)
    this.#streams.add(answer)
    answer.setEncoding('utf8').on('data', (written: string) => {
      this.counts.events += written.split('data: ').length - 1
      hear(written)
    })
    answer.on('error', () => undefined)
    await once(answer, 'close')
    this.#streams.delete(answer)
    if (!this.#over) this.counts.ends += 1
  }

  /** Repeats an action at an interval, starting at a random point of the first one. */
  async every(seconds: number, act: () => Promise<unknown>): Promise<void> {
    await pause(Math.random() * seconds * 1000)
    while (!this.#over) {
      const began = performance.now()
      await act().catch((error: unknown) => {
        if (!this.#over) this.fault(String(error))
      })
      await pause(Math.max(0, seconds * 1000 - (performance.now() - began)))
    }
  }

  console(headers: Headers, index: number): void {
    let etag: string | undefined
    let isStale = false
    void this.every(2, async () => {
      const answer = await this.call('GET', userInfo.path, {
        ...headers,
        ...(etag && { 'if-none-match': etag }),
      })
      etag = answer.etag
    })
    void this.listen(
      () => headers,
      (written) => {
        isStale ||= written.includes('"task"')
      },
    )
    // One console in ten has the task list open.
    if (index % 10 === 0)
      void this.every(5, async () => {
        if (!isStale) return
        isStale = false
        await this.call('GET', `${listTasks.path}?page=1&page_size=20`, headers)
      })
  }

  seat(seat: FleetSeat, isWorking: boolean): void {
    const proven = async (method: string, path: string) => ({
      token: seat.token,
      dpop: await prover.prove(method, `${this.#url}${API_BASE}${path}`, seat.token),
    })
    const post = async (path: string, body: object) =>
      this.call('POST', path, await proven('POST', path), body)
    void this.listen(
      () => proven('GET', EVENTS_PATH),
      () => undefined,
    )
    void this.every(15, () => post(heartbeat.path, {}))
    let fence: number | null = null
    if (!isWorking) void this.every(26, () => post(claimTasks.path, { holding: [seat.taskId], max: 5 }))
    else
      void this.every(10, async () => {
        if (fence === null) {
          const { said } = await post(claimTasks.path, { holding: [], max: 5 })
          fence = (JSON.parse(said) as Claimed).data?.tasks[0]?.fence ?? null
        }
        if (fence === null) return
        seat.seq += 1
        const progress = { actual_count: 0, pages: seat.seq, targets: [], parked: null }
        const report = { fence, seq: seat.seq, ...progress }
        const { isStale } = await post(reportProgress.path.replace(':id', seat.taskId), report)
        if (isStale) fence = null
      })
  }

  leave(): void {
    this.#over = true
    for (const stream of this.#streams) stream.destroy()
    this.#agent.destroy()
  }
}

function print(minute: number, { rssMb, heapMb, descriptors, lateMs }: ServerHealth, cores: number): void {
  const figures = `RSS ${rssMb.toFixed(0)} MB, heap ${heapMb.toFixed(1)} MB, ${descriptors} descriptors`
  console.log(
    `  ${minute.toFixed(1)} min: ${figures}, event loop p99 ${lateMs.toFixed(0)} ms, ${(cores * 100).toFixed(0)} % of a core`,
  )
}

async function soak(kind: string, server: MeasuredServer, crowd: Crowd): Promise<void> {
  await pause(MINUTES * 6_000)
  await server.health()
  const looks: ServerHealth[] = []
  let processor = await server.processorTime()
  for (let look = 1; look <= LOOKS; look += 1) {
    await pause((MINUTES * 54_000) / LOOKS)
    const [health, now] = [await server.health(), await server.processorTime()]
    looks.push(health)
    print(MINUTES * (0.1 + (0.9 * look) / LOOKS), health, (now - processor) / ((MINUTES * 54e6) / LOOKS))
    processor = now
  }
  const { calls, events, faults, ends } = crowd.counts
  console.log(`  ${calls} calls, ${events} events, ${faults} faults, ${ends} streams ended and opened again`)
  for (const [what, { times, first, last }] of crowd.kinds)
    console.log(`  ${times} times, in minutes ${first.toFixed(1)} to ${last.toFixed(1)}: ${what}`)
  const third = Math.floor(LOOKS / 3)
  const growth = (what: keyof ServerHealth) =>
    median(looks.slice(-third).map((look) => look[what])) /
    median(looks.slice(0, third).map((look) => look[what]))
  atMost(`${kind}: heap, last third of ${MINUTES} minutes / first`, growth('heapMb'), 1.1)
  atMost(`${kind}: RSS, last third / first`, growth('rssMb'), 1.15)
  atMost(`${kind}: descriptors, last third / first`, growth('descriptors'), 1.05)
  atMost(`${kind}: event loop p99, last third / first`, growth('lateMs'), 1.5)
  atMost(`${kind}: faults of ten thousand calls`, faults / (calls / 10_000), 1)
}

const postgres = KINDS.includes('postgres') ? await startPostgres() : undefined
for (const kind of KINDS) {
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const databaseUrl = kind === 'postgres' ? await postgres?.createDatabase() : undefined
  const server = await forkSeaport({
    SEAPORT_DATA_DIR: dataDir,
    ...(databaseUrl && { SEAPORT_DATABASE_URL: databaseUrl }),
    SEAPORT_OWNER_EMAIL: OWNER.email,
    SEAPORT_OWNER_PASSWORD: OWNER.password,
    SEAPORT_SANDBOX_PORT: '1',
  })
  const where = { url: databaseUrl ?? null, file: join(dataDir, 'seaport.sqlite') }
  const fleet = { count: SEATS, active: SEATS, each: SEATS_EACH }
  const seats = await addFleet(where, fleet, prover.thumbprint)
  const working = new Set(activeOf(seats, WORKING))
  const consoles = await addConsoles(where, seats)
  console.log(`${kind}: ${CONSOLES} consoles, ${SEATS} seats, ${WORKING} of them at work, ${MINUTES} minutes`)
  const crowd = new Crowd(server.url)
  for (const [index, headers] of consoles.entries()) crowd.console(headers, index)
  for (const seat of seats) crowd.seat(seat, working.has(seat))
  await soak(kind, server, crowd)
  crowd.leave()
  await server.stop()
}
await postgres?.stop()
rmSync(folder, { recursive: true, force: true })
process.exit()
