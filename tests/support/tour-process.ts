import { endpoints, schemasOf } from '@seaport/contract/api.schema'
import { allJobs } from '../../apps/server/src/app/all-jobs.ts'
import { PAY_SECRET } from '../../apps/server/src/test-support/money.ts'
import { PASSWORD } from '../../apps/server/src/test-support/people.ts'
import { TOUR_SECRETS } from '../../apps/server/src/test-support/tour/home.ts'
import { openStage, stopsOf } from '../../apps/server/src/test-support/tour/tour.ts'
import { callersOf, visit } from '../../apps/server/src/test-support/tour/visit.ts'

/**
 * Calls every endpoint successfully on a server that logs at the most verbose level to stdout, and sends the parent the secrets that were transferred.
 * Arguments: the data directory, and the address of a PostgreSQL database where it is not SQLite.
 */
const [dataDir = '', url] = process.argv.slice(2)
const secret = 'Tour-installation-secret-7f3a9c-long-enough'
const secrets = new Set<string>([...Object.values(TOUR_SECRETS), PASSWORD, PAY_SECRET, secret])

/** Headers whose values are secrets. */
const kept = ['token', 'dpop', 'cookie']
const { fetch } = globalThis
globalThis.fetch = async (address, init) => {
  const headers = new Headers(init?.headers)
  for (const name of kept) secrets.add(headers.get(name) ?? '')
  const answer = await fetch(address, init)
  for (const cookie of answer.headers.getSetCookie()) secrets.add(/=([^;]*)/.exec(cookie)?.[1] ?? '')
  const text = await answer.clone().text()
  for (const [, token] of text.matchAll(/"token":"([^"]+)"/g)) secrets.add(token ?? '')
  for (const [, signature] of text.matchAll(/signature=([\w-]+)/g)) secrets.add(signature ?? '')
  return answer
}

const variables = { SEAPORT_LOG_LEVEL: 'trace', SEAPORT_SECRET: secret }
const stage = await openStage({ dataDir, url: url ?? null }, variables)
const { server, home } = stage
for (const endpoint of endpoints)
  for (const stop of stopsOf(endpoint))
    for (const caller of callersOf(endpoint, home)) {
      const input = await stop.prepare(home)
      await visit(server, endpoint, input, input.as ?? caller)
      // Repeat each call with an invalid body.
      if (schemasOf(endpoint).body)
        await visit(server, endpoint, { ...input, body: { password: PASSWORD } }, input.as ?? caller)
    }
for (const job of allJobs(server.installation)) await job.run()
// Skip short values: a one-character cookie would match every line.
process.send?.([...secrets].filter((value) => value.length > 12))
await stage.close()
process.disconnect?.()
