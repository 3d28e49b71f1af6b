import type { XSettings } from '@seaport/contract/kernel/network-settings.schema'
import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { expect, test } from 'vitest'
import { refresh } from './sign-in.ts'

const settings = {
  network: 'x',
  authorize_url: 'https://x.test/authorize',
  token_url: 'https://api.x.test/2/oauth2/token',
  client_id: 'app',
} as unknown as XSettings
const clock = createSimClock()

test('an endless page instead of tokens is cut off at the size of tokens', async () => {
  let chunks = 0
  const page = new ReadableStream<Uint8Array>({
    pull(controller) {
      chunks += 1
      if (chunks > 100) controller.close()
      else controller.enqueue(new Uint8Array(32 * 1024).fill(32))
    },
  })
  const answer = new Response(page, { headers: { 'content-type': 'application/json' } })
  await expect(refresh(settings, 'r', clock, async () => answer)).rejects.toMatchObject({
    outcome: { kind: 'retry' },
  })
  expect(chunks).toBeLessThan(9)
})

test('tokens are accepted whatever the answer says about its compression', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const told = {
    access_token: 'a',
    token_type: 'bearer',
    expires_in: 7200,
    refresh_token: 'r2',
    scope: 'users.read',
  }
  const answer = Response.json(told, { headers })
  expect(await refresh(settings, 'r', clock, async () => answer)).toMatchObject({
    access_token: 'a',
    refresh_token: 'r2',
    scopes: ['users.read'],
  })
})

test.each([0, undefined])('a token with the lifetime %s is used until it is refused', async (expires_in) => {
  const answer = Response.json({ access_token: 'a', token_type: 'bearer', refresh_token: 'r2', expires_in })
  expect(await refresh(settings, 'r', clock, async () => answer)).toMatchObject({ expires_at: null })
})
