/**
 * The header's poll, authenticated, beside the barest JSON route that Fastify can serve in the same process: full answers and answers that nothing
 * has changed (design: budgets).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login } from '@seaport/contract/people/session'
import autocannon from 'autocannon'
import Fastify from 'fastify'
import { start } from '../../apps/server/src/app/start.ts'
import { callServer } from '../support/call-server.ts'
import { atMost } from './budget.ts'

const folder = mkdtempSync(join(tmpdir(), 'seaport-bench-'))
const owner = { email: 'owner@example.test', password: 'Owner-password-1' }
const server = await start({
  PORT: '0',
  SEAPORT_DATA_DIR: folder,
  SEAPORT_LOG_LEVEL: 'silent',
  SEAPORT_RATE_LIMIT: '1000000',
  SEAPORT_OWNER_EMAIL: owner.email,
  SEAPORT_OWNER_PASSWORD: owner.password,
})
const { token, user_id } = await callServer(server.url, login, { body: owner })
const address = `${server.url}/api/v1/user/info`
const first = await fetch(address, { headers: { token, user_id } })
const etag = first.headers.get('etag') ?? ''
const answer = await first.json()

const bare = Fastify()
bare.get('/', async () => answer)
const bareAddress = await bare.listen({ port: 0, host: '127.0.0.1' })

const AMOUNT = 12_000
const ROUNDS = 9

/** @returns processor time of a request in microseconds, the asking included: what else the machine does meanwhile has no say in it */
const costOf = async ({ url, headers }: Asked) => {
  const before = process.cpuUsage()
  const { requests, errors } = await autocannon({ url, headers, connections: 8, amount: AMOUNT })
  if (errors > 0) throw new Error(`${errors} calls of ${url} failed`)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / requests.total
}
interface Asked {
  url: string
  headers: Record<string, string>
}
// The bare route is asked the same question.
const unchangedSince = { token, user_id, 'if-none-match': etag }
const asked: Asked[] = [
  { url: bareAddress, headers: unchangedSince },
  { url: address, headers: { token, user_id } },
  { url: address, headers: unchangedSince },
]
// In turns, and the quietest of each: a machine that others share is busier at one moment than at another. The first round warms up.
for (const one of asked) await costOf(one)
const least = asked.map(() => Number.POSITIVE_INFINITY)
for (let round = 0; round < ROUNDS; round += 1)
  for (const [index, one] of asked.entries()) least[index] = Math.min(least[index] ?? 0, await costOf(one))
const [plain = 0, full = 0, unchanged = 0] = least
console.log(
  `bare ${plain.toFixed(1)}, full ${full.toFixed(1)}, unchanged ${unchanged.toFixed(1)} microseconds of processor time`,
)
// Budgets are given as shares of the bare route's rate: at least 0.6 and 0.9.
atMost('header poll / bare route', full / plain, 1 / 0.6)
atMost('unchanged poll / bare route', unchanged / plain, 1 / 0.9)

await bare.close()
await server.stop()
rmSync(folder, { recursive: true, force: true })
