/**
 * The header's poll, authenticated, beside the barest JSON route that Fastify can serve: full answers and answers that nothing has changed. Client and servers
 * are processes of their own, asked in turns. What counts is requests per second, which the server limits: the client has time left, or this fails.
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

const AMOUNT = 60_000
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
  /** Of each round: microseconds of the server's processor time for a request, requests per second, and the client's share of a core. */
  costs: number[]
  rates: number[]
  shares: number[]
}
const asked = (name: string, of: MeasuredServer, load: Asked['load']): Asked => ({
  name,
  of,
  load,
  costs: [],
  rates: [],
  shares: [],
})
// The bare route is asked the same question.
const plain = asked('bare route', bare, { url: bare.url, headers: unchangedSince, status: 200 })
const full = asked('full answer', server, { url, headers: { token, user_id }, status: 200 })
const unchanged = asked('unchanged', server, { url, headers: unchangedSince, status: 304 })
const all = [plain, full, unchanged]

// The first round warms up.
for (let round = 0; round <= ROUNDS; round += 1)
  for (const { name, of, load, costs, rates, shares } of all) {
    const before = await of.processorTime()
    const { requests, seconds, busy, others } = await ask(load)
    if (others > 0) throw new Error(`${others} answers were not what was asked for: ${name}`)
    if (round === 0) continue
    costs.push(((await of.processorTime()) - before) / requests)
    rates.push(requests / seconds)
    shares.push(busy)
  }

for (const { name, costs, rates, shares } of all)
  console.log(
    `${name}: ${Math.round(median(rates))} requests a second, ${median(costs).toFixed(1)} µs of the server's processor time each; the client took ${median(shares).toFixed(2)} of a core`,
  )
const most = Math.max(...all.map(({ shares }) => median(shares)))
if (most > 0.95) throw new Error('The client gave out before the servers: these rates are its own')
atLeast("header poll, share of the bare route's rate", median(full.rates) / median(plain.rates), 0.6)
atLeast("unchanged poll, share of the bare route's rate", median(unchanged.rates) / median(plain.rates), 0.85)

client.kill()
await bare.stop()
await server.stop()
rmSync(folder, { recursive: true, force: true })
