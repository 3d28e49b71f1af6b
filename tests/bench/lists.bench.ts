/**
 * The first and the deepest page of long lists, at a million rows beside ten thousand, on both databases: through HTTP,
 * one request after the other, as a user waits for them. Short and long lists alternate, so that other load on the
 * machine slows both.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_BASE } from '@seaport/contract/api'
import { listSeats } from '@seaport/contract/desk/seat'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { MAX_COUNTED } from '@seaport/contract/kernel/primitives'
import { adminListLedger, listLedger } from '@seaport/contract/money/wallet'
import { createUser } from '@seaport/contract/people/admin-user'
import { login } from '@seaport/contract/people/session'
import { adminListSeats, adminListTasks } from '@seaport/contract/work/admin-list'
import { listResources } from '@seaport/contract/work/resource'
import { listSeatResources } from '@seaport/contract/work/seat-resource'
import { listTasks } from '@seaport/contract/work/task'
import { callServer } from '../support/call-server.ts'
import { OWNER, openOwnerSession } from '../support/owner-session.ts'
import { atMost, median } from './budget.ts'
import { type Amounts, addLongLists } from './support/long-lists.ts'
import { createProver } from './support/seat-fleet.ts'
import { forkSeaport } from './support/server-child.ts'
import { startPostgres } from './support/throwaway-postgres.ts'

const few: Amounts = { resources: 10_000, tasks: 10_000, movements: 10_000, seats: 10_000 }
/** Fewer rows would do for a quick look: a query that scans the whole list is ten times slower at 100,000 rows already. */
const ROWS = Number(process.env.SEAPORT_BENCH_ROWS ?? 1_000_000)
const many: Amounts = { resources: ROWS, tasks: 100_000, movements: ROWS, seats: 10_000 }
const PAGE_SIZE = 20
const DEEPEST = MAX_COUNTED / PAGE_SIZE
const TIMES = 15
const BUDGET = 3
const TOKEN = 'the session of a benchmark'

/** Lists in their default order, and people and tasks in chosen ones; a supervisor's, and administrators'. */
const lists: [Endpoint, query?: string][] = [
  [listResources],
  [listResources, '&sort=followers&order=asc'],
  [listSeatResources],
  [listSeatResources, '&sort=name&order=asc'],
  [listSeatResources, '&sort=followers'],
  [listTasks],
  [listTasks, '&sort=name&order=asc'],
  [listTasks, '&sort=status'],
  [listTasks, '&sort=started_at'],
  [listTasks, '&sort=started_at&order=asc'],
  [listLedger],
  [listSeats],
  [adminListTasks],
  [adminListTasks, '&sort=started_at'],
  [adminListTasks, '&sort=started_at&order=asc'],
  [adminListLedger],
  [adminListSeats],
]

const folder = mkdtempSync(join(tmpdir(), 'seaport-bench-'))
const postgres = await startPostgres()
const prover = await createProver()

interface Session {
  token: string
  user_id: string
}

/** A supervisor sees one tenant's lists, the owner those of all tenants. */
async function openSupervisorSession(url: string, owner: Session): Promise<Session> {
  const body = { email: 'supervisor@example.test', password: 'Supervisor-password-1', username: 'Harbor' }
  await callServer(url, createUser, { body }, async () => ({ ...owner }))
  const { token, user_id } = await callServer(url, login, {
    body: { email: body.email, password: body.password },
  })
  return { token, user_id }
}

/** A server with filled lists. */
interface Filled {
  url: string
  session: Session
  owner: Session
  stop(): Promise<void>
}

async function fill(databaseUrl: string | undefined, amounts: Amounts): Promise<Filled> {
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const server = await forkSeaport({
    SEAPORT_DATA_DIR: dataDir,
    ...(databaseUrl && { SEAPORT_DATABASE_URL: databaseUrl }),
    SEAPORT_OWNER_EMAIL: OWNER.email,
    SEAPORT_OWNER_PASSWORD: OWNER.password,
  })
  const owner = await openOwnerSession(server.url)
  const session = await openSupervisorSession(server.url, owner)
  const where = { url: databaseUrl ?? null, file: join(dataDir, 'seaport.sqlite') }
  const device = { thumbprint: prover.thumbprint, token: TOKEN }
  const began = performance.now()
  await addLongLists(where, { tenantId: session.user_id, device }, amounts)
  console.log(`${amounts.resources} rows in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return { url: server.url, session, owner, stop: () => server.stop() }
}

/** @returns how long a page takes, in milliseconds */
async function ask(
  { url, session, owner }: Filled,
  { path, callers }: Endpoint,
  query: string,
): Promise<number> {
  const address = `${url}${API_BASE}${path}`
  const dpop = await prover.prove('GET', address, TOKEN)
  const ofUser = path.startsWith('/admin/') ? owner : session
  const headers = callers[0] === 'seat' ? { token: TOKEN, dpop } : { ...ofUser }
  const began = performance.now()
  const answer = await fetch(`${address}?${query}`, { headers })
  const { data } = (await answer.json()) as { data?: { list: unknown[]; total: number } }
  const taken = performance.now() - began
  if (data?.list.length !== PAGE_SIZE || data.total !== MAX_COUNTED)
    throw new Error(`${path}?${query}: ${answer.status}, ${data?.list.length} of ${data?.total}`)
  return taken
}

for (const kind of ['sqlite', 'postgres'] as const) {
  const databaseOf = async () => (kind === 'postgres' ? await postgres.createDatabase() : undefined)
  const short = await fill(await databaseOf(), few)
  const long = await fill(await databaseOf(), many)
  for (const [endpoint, chosen = ''] of lists)
    for (const page of [1, DEEPEST]) {
      const query = `page=${page}&page_size=${PAGE_SIZE}${chosen}`
      const times = { short: [] as number[], long: [] as number[] }
      // Warm-up: the first request prepares the statements.
      for (let time = 0; time <= TIMES; time += 1) {
        const taken = { short: await ask(short, endpoint, query), long: await ask(long, endpoint, query) }
        if (time === 0) continue
        times.short.push(taken.short)
        times.long.push(taken.long)
      }
      const [before, after] = [median(times.short), median(times.long)]
      const name = `${endpoint.path}${chosen && `?${chosen.slice(1)}`}, page ${page}`
      atMost(`${kind}: ${name}, ${before.toFixed(1)} → ${after.toFixed(1)} ms`, after / before, BUDGET)
    }
  await short.stop()
  await long.stop()
}

await postgres.stop()
rmSync(folder, { recursive: true, force: true })
