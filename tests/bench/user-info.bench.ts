/**
 * The header's poll, authenticated, beside the barest JSON route that Fastify can serve in the same process: full answers and answers that nothing
 * has changed (design: budgets).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login } from '@seaport/contract/session'
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

/** @returns requests per second of processor time, the asking included: what else the machine does meanwhile has no say in it */
const rateOf = async (url: string, headers: Record<string, string> = {}) => {
  const before = process.cpuUsage()
  const { requests, errors } = await autocannon({ url, headers, connections: 8, duration: 3 })
  if (errors > 0) throw new Error(`${errors} calls of ${url} failed`)
  const { user, system } = process.cpuUsage(before)
  return requests.total / ((user + system) / 1_000_000)
}
await rateOf(bareAddress)
await rateOf(address, { token, user_id })
const plain = await rateOf(bareAddress)
const full = await rateOf(address, { token, user_id })
const unchanged = await rateOf(address, { token, user_id, 'if-none-match': etag })
console.log(
  `bare ${plain.toFixed(0)}, full ${full.toFixed(0)}, unchanged ${unchanged.toFixed(0)} a second of processor time`,
)
// Budgets are given as shares of the bare route's rate: at least 0.6 and 0.9.
atMost('bare route / header poll', plain / full, 1 / 0.6)
atMost('bare route / unchanged poll', plain / unchanged, 1 / 0.9)

await bare.close()
await server.stop()
rmSync(folder, { recursive: true, force: true })
