/**
 * The header's poll, authenticated, beside the barest JSON route that Fastify can serve: full answers and answers that nothing has changed. Client and servers
 * are processes of their own, asked in turns, and what counts is the processor time of the server alone: it is what limits requests per second (design: budgets).
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { OWNER, openOwnerSession } from '../support/owner-session.ts'
import { atLeast, median } from './budget.ts'
import type { Answered, Load } from './support/load.ts'
import { forkSeaport, forkServer, type MeasuredServer } from './support/server-child.ts'

const AMOUNT = 30_000
const ROUNDS = 7
const CONNECTIONS = 8

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'seaport-bench-'))
const server = await forkSeaport({
  SEAPORT_DATA_DIR: folder,
  // Limited, as in production, by more than is asked here.
  SEAPORT_RATE_LIMIT: '1000000',
  SEAPORT_OWNER_EMAIL: OWNER.email,
  SEAPORT_OWNER_PASSWORD: OWNER.password,
})
const { token, user_id } = await openOwnerSession(server.url)
const url = `${server.url}/api/v1/user/info`
const first = await fetch(url, { headers: { token, user_id } })
const unchangedSince = { token, user_id, 'if-none-match': first.headers.get('etag') ?? '' }
const bare = await forkServer(path('./support/bare-route.ts'), { ANSWER: await first.text() })

const client = fork(path('./support/load.ts'))
const ask = async (load: Omit<Load, 'connections' | 'amount'>): Promise<Answered> => {
  client.send({ ...load, connections: CONNECTIONS, amount: AMOUNT } satisfies Load)
  return (await once(client, 'message'))[0] as Answered
}

interface Asked {
  name: string
  of: MeasuredServer
  load: Omit<Load, 'connections' | 'amount'>
  /** Of each round: microseconds of the server's processor time for a request, and requests per second. */
  costs: number[]
  rates: number[]
}
const asked = (name: string, of: MeasuredServer, load: Asked['load']): Asked => ({
  name,
  of,
  load,
  costs: [],
  rates: [],
})
// The bare route is asked the same question.
const plain = asked('bare route', bare, { url: bare.url, headers: unchangedSince, status: 200 })
const full = asked('full answer', server, { url, headers: { token, user_id }, status: 200 })
const unchanged = asked('unchanged', server, { url, headers: unchangedSince, status: 304 })
const all = [plain, full, unchanged]

/** What a server does by itself, in microseconds of processor time per second: the bare route has no jobs. */
const IDLE_SECONDS = 5
const idleOf = async (of: MeasuredServer) => {
  const before = await of.processorTime()
  await new Promise((over) => setTimeout(over, IDLE_SECONDS * 1000))
  return ((await of.processorTime()) - before) / IDLE_SECONDS
}
const idle = new Map([
  [bare, 0],
  [server, await idleOf(server)],
])
console.log(
  `jobs and timers: ${((idle.get(server) ?? 0) / 10_000).toFixed(1)} % of a core, not counted below`,
)

// The first round warms up.
for (let round = 0; round <= ROUNDS; round += 1)
  for (const { name, of, load, costs, rates } of all) {
    const before = await of.processorTime()
    const { requests, seconds, others } = await ask(load)
    if (others > 0) throw new Error(`${others} answers were not what was asked for: ${name}`)
    if (round === 0) continue
    costs.push(((await of.processorTime()) - before - (idle.get(of) ?? 0) * seconds) / requests)
    rates.push(requests / seconds)
  }

for (const { name, costs, rates } of all)
  console.log(
    `${name}: ${median(costs).toFixed(1)} µs of processor time, ${Math.round(median(rates))} requests a second`,
  )
atLeast("header poll, share of the bare route's rate", median(plain.costs) / median(full.costs), 0.6)
atLeast("unchanged poll, share of the bare route's rate", median(plain.costs) / median(unchanged.costs), 0.85)

client.kill()
await bare.stop()
await server.stop()
rmSync(folder, { recursive: true, force: true })
