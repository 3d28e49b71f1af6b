import { createGraphClient } from '@seaport/platforms/graph/client'
import { NetworkError } from '@seaport/platforms/outcome'
import { createMemoryRateStore, createRateLimiter } from '@seaport/platforms/rate-limiter'
import { createXClient } from '@seaport/platforms/x/client'
import { me } from '@seaport/platforms/x/endpoint'
import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { weatherNames } from '@seaport/sandbox/control/weather'
import { startSandbox } from '@seaport/sandbox/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { controlOf } from '../runner/support/stage.ts'

/** What each weather means, by whichever network's client meets it. */
const MEANINGS = {
  portal: 'retry network_fault',
  cdn_403: 'retry network_fault',
  cdn_problem: 'retry network_fault',
  gateway_404: 'retry network_fault',
  gateway_json: 'retry network_fault',
  problem_details: 'retry network_fault',
  portal_redirect: 'retry network_unreachable',
  gateway_408: 'retry network_fault',
  wrongly_compressed: 'retry network_unreachable',
  json_text: 'retry network_fault',
  json_list: 'retry network_fault',
  limit_date: 'retry rate_limit',
  empty: 'retry network_fault',
  cut_json: 'retry network_fault',
  x_limit_24h: 'retry rate_limit',
  x_limit_user_24h: 'retry rate_limit',
  x_limit_now: 'retry rate_limit',
  x_duplicate: 'duplicate',
  x_suspended: 'account_stopped',
  x_locked: 'account_stopped',
  x_spend_cap: 'retry usage_cap',
  // Refused for ever: the token was renewed, and the sign-in is kept.
  x_bad_token: 'retry network_fault',
  graph_checkpoint: 'account_stopped',
  graph_checkpoint_code: 'account_stopped',
  graph_transient: 'retry network_fault',
  graph_unknown: 'retry network_fault',
  graph_html: 'retry network_fault',
  graph_blocked: 'misconfigured',
  graph_limit_app: 'retry rate_limit',
  graph_limit_user: 'retry rate_limit',
  graph_limit_page: 'retry rate_limit',
  graph_less: 'retry network_fault',
  graph_no_proof: 'misconfigured',
  graph_no_version: 'misconfigured',
  graph_repeated: 'duplicate',
  graph_abusive: 'policy_blocked',
  graph_bad_token: 'sign_in_again',
  graph_password: 'sign_in_again',
} satisfies Record<(typeof weatherNames)[number], string>

let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  sandbox = await startSandbox({ people: 50, seed: 'weather' })
})
afterAll(() => sandbox.close())

async function met(isX: boolean): Promise<string> {
  const clock = createSimClock()
  const { signal } = new AbortController()
  const common = {
    account: 'a',
    tokens: { getToken: async () => 'token' },
    ledger: createRateLimiter({ app: 'app', store: createMemoryRateStore(), clock }),
    clock,
  }
  const asked = isX
    ? createXClient({ ...common, apiBase: sandbox.url }).request(me, { signal })
    : createGraphClient({ ...common, apiBase: `${sandbox.url}/graph/v26.0` }).request({
        path: '/me',
        answer: z.object({ id: z.string() }),
        signal,
      })
  const error = await asked.catch((failure: unknown) => failure)
  clock.stop()
  if (!(error instanceof NetworkError)) return 'an answer'
  const { outcome } = error
  return outcome.kind === 'retry' ? `retry ${outcome.cause}` : outcome.kind
}

test.each(weatherNames)('%s is recognised', async (name) => {
  const control = controlOf(sandbox.url)
  for (const isX of [true, false]) {
    if (name.startsWith(isX ? 'graph_' : 'x_')) continue
    await control('/fault', { route: 'GET /*', kind: 'weather', name })
    expect({ isX, means: await met(isX) }).toEqual({ isX, means: MEANINGS[name] })
    await fetch(`${sandbox.url}/_control/fault`, { method: 'DELETE' })
  }
})
