/**
 * The first and the deepest page of long lists, at a million rows beside ten thousand, on both databases: through HTTP, one request after the other, as the page
 * that somebody waits for.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_BASE } from '@seaport/contract/api'
import { listSeats } from '@seaport/contract/desk/seat'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { MAX_COUNTED } from '@seaport/contract/kernel/primitives'
import { listLedger } from '@seaport/contract/money/wallet'
import { createUser } from '@seaport/contract/people/admin-user'
import { login } from '@seaport/contract/people/session'
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
/** Fewer show the same sooner: whatever reads a list whole takes ten times as long at 100,000 rows as well. */
const ROWS = Number(process.env.SEAPORT_BENCH_ROWS ?? 1_000_000)
const many: Amounts = { resources: ROWS, tasks: 100_000, movements: ROWS, seats: 10_000 }
const PAGE_SIZE = 20
const DEEPEST = MAX_COUNTED / PAGE_SIZE
const TIMES = 15
const BUDGET = 3
const TOKEN = 'the session of a benchmark'

/** Lists in the order that they have by themselves, and people in those that somebody chooses. */
const lists: [Endpoint, query?: string][] = [
  [listResources],
  [listResources, '&sort=followers&order=asc'],
  [listSeatResources],
  [listSeatResources, '&sort=name&order=asc'],
  [listSeatResources, '&sort=followers'],
  [listTasks],
  [listLedger],
  [listSeats],
]

const folder = mkdtempSync(join(tmpdir(), 'seaport-bench-'))
const postgres = await startPostgres()
const prover = await createProver()

/** Lists are for supervisors: the owner has none. */
async function openSupervisorSession(url: string): Promise<{ token: string; user_id: string }> {
  const owner = await openOwnerSession(url)
  const body = { email: 'supervisor@example.test', password: 'Supervisor-password-1', username: 'Harbor' }
  await callServer(url, createUser, { body }, async () => owner)
  const { token, user_id } = await callServer(url, login, {
    body: { email: body.email, password: body.password },
  })
  return { token, user_id }
}

/** @returns the median time of each page in milliseconds, by list and page */
async function measure(databaseUrl: string | undefined, amounts: Amounts): Promise<Map<string, number>> {
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const server = await forkSeaport({
    SEAPORT_DATA_DIR: dataDir,
    ...(databaseUrl && { SEAPORT_DATABASE_URL: databaseUrl }),
    SEAPORT_OWNER_EMAIL: OWNER.email,
    SEAPORT_OWNER_PASSWORD: OWNER.password,
  })
  const session = await openSupervisorSession(server.url)
  const where = { url: databaseUrl ?? null, file: join(dataDir, 'seaport.sqlite') }
  const device = { thumbprint: prover.thumbprint, token: TOKEN }
  const began = performance.now()
  await addLongLists(where, { tenantId: session.user_id, device }, amounts)
  console.log(`${amounts.resources} rows in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  const times = new Map<string, number>()
  for (const [{ path, callers }, chosen = ''] of lists)
    for (const page of [1, DEEPEST]) {
      const name = `${path}${chosen && `?${chosen.slice(1)}`}`
      const address = `${server.url}${API_BASE}${path}`
      const taken: number[] = []
      // The first is not counted: it prepares the statements.
      for (let time = 0; time <= TIMES; time += 1) {
        const dpop = await prover.prove('GET', address, TOKEN)
        const headers: Record<string, string> = callers[0] === 'seat' ? { token: TOKEN, dpop } : session
        const began = performance.now()
        const answer = await fetch(`${address}?page=${page}&page_size=${PAGE_SIZE}${chosen}`, { headers })
        const { data } = (await answer.json()) as { data?: { list: unknown[]; total: number } }
        if (time > 0) taken.push(performance.now() - began)
        if (data?.list.length !== PAGE_SIZE || data.total !== MAX_COUNTED)
          throw new Error(`${name}, page ${page}: ${answer.status}, ${data?.list.length} of ${data?.total}`)
      }
      times.set(`${name}, page ${page}`, median(taken))
    }
  await server.stop()
  return times
}

for (const kind of ['sqlite', 'postgres'] as const) {
  const databaseOf = async () => (kind === 'postgres' ? await postgres.createDatabase() : undefined)
  const short = await measure(await databaseOf(), few)
  const long = await measure(await databaseOf(), many)
  for (const [page, time] of long) {
    const before = short.get(page) ?? Number.NaN
    atMost(`${kind}: ${page}, ${before.toFixed(1)} → ${time.toFixed(1)} ms`, time / before, BUDGET)
  }
}

await postgres.stop()
rmSync(folder, { recursive: true, force: true })
