/**
 * The header's authenticated poll, on SQLite and PostgreSQL: full responses and 304s. Measures the server's processor time per request over
 * all threads. A thousand open consoles send 500 requests a second and may take 5 % of a core. A minimal Fastify JSON route is measured
 * alternately as a reference for the machine's speed.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { OWNER, openOwnerSession } from '../support/owner-session.ts'
import { atMost, median } from './budget.ts'
import type { Answered, Load } from './support/load.ts'
import { forkSeaport, forkServer, type MeasuredServer } from './support/server-child.ts'
import { startPostgres } from './support/throwaway-postgres.ts'

const AMOUNT = 10_000
const ROUNDS = 5
const CONNECTIONS = 8
/** Requests per second of a thousand consoles that poll every two seconds. */
const POLLS_PER_SECOND = 500

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'seaport-bench-'))
const postgres = await startPostgres()

interface Asked {
  name: string
  of: MeasuredServer
  load: Omit<Load, 'connections' | 'amount'>
  /** Microseconds of the server's processor time for a request, of each round. */
  costs: number[]
}

const variables = {
  // Rate limits stay on, as in production, but above this load.
  SEAPORT_RATE_LIMIT: '1000000',
  SEAPORT_SECRET: 'a secret of this benchmark, long enough',
  SEAPORT_OWNER_EMAIL: OWNER.email,
  SEAPORT_OWNER_PASSWORD: OWNER.password,
}
const servers: MeasuredServer[] = []
const all: Asked[] = []
let text = ''
for (const [name, where] of [
  ['SQLite', { SEAPORT_DATA_DIR: folder }],
  ['PostgreSQL', { SEAPORT_DATA_DIR: folder, SEAPORT_DATABASE_URL: await postgres.createDatabase() }],
] as const) {
  const server = await forkSeaport({ ...variables, ...where })
  const { token, user_id } = await openOwnerSession(server.url)
  const url = `${server.url}/api/v1/user/info`
  const first = await fetch(url, { headers: { token, user_id } })
  text = await first.text()
  const known = { token, user_id, 'if-none-match': first.headers.get('etag') ?? '' }
  servers.push(server)
  all.push(
    { name: `${name}, full`, of: server, load: { url, headers: { token, user_id }, status: 200 }, costs: [] },
    { name: `${name}, unchanged`, of: server, load: { url, headers: known, status: 304 }, costs: [] },
  )
}
const bare = await forkServer(path('./support/bare-route.ts'), { ANSWER: text })
servers.push(bare)
all.push({ name: 'bare route', of: bare, load: { url: bare.url, headers: {}, status: 200 }, costs: [] })

const client = fork(path('./support/load.ts'))
// The first round warms up.
for (let round = 0; round <= ROUNDS; round += 1)
  for (const { name, of, load, costs } of all) {
    const before = await of.processorTime()
    client.send({ ...load, connections: CONNECTIONS, amount: AMOUNT } satisfies Load)
    const { requests, others } = (await once(client, 'message'))[0] as Answered
    if (others > 0) throw new Error(`${others} answers were not what was asked for: ${name}`)
    if (round > 0) costs.push(((await of.processorTime()) - before) / requests)
  }

for (const { name, costs } of all) console.log(`${name}: ${median(costs).toFixed(1)} µs`)
for (const { name, costs } of all.filter((asked) => asked.name.endsWith('unchanged')))
  atMost(`${name}: share of a core for a thousand consoles`, (median(costs) * POLLS_PER_SECOND) / 1e6, 0.05)

client.kill()
for (const server of servers) await server.stop()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
