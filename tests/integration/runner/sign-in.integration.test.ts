import { receiveCallback } from '@seaport/platforms/oauth/callback'
import { createAuthorization, exchange, refresh } from '@seaport/platforms/oauth/sign-in'
import { createMemoryRateStore, createRateLimiter } from '@seaport/platforms/rate-limiter'
import { createXClient } from '@seaport/platforms/x/client'
import { readOwnProfile } from '@seaport/platforms/x/profile'
import { systemClock } from '@seaport/runner/clock'
import { startSandbox } from '@seaport/sandbox/server'
import { expect, onTestFinished, test } from 'vitest'
import { sandboxAddress } from './support/collector.ts'

const signal = new AbortController().signal
const page = { title: 'Seaport', done: 'Done', failed: 'Failed' }

async function rig(deadGrantError: 'invalid_grant' | 'invalid_request' = 'invalid_grant') {
  const receiver = await receiveCallback({ ports: [0], page, timeoutMs: 10_000, signal })
  const redirect = `http://127.0.0.1:${receiver.port}/callback`
  const sandbox = await startSandbox({
    people: 50,
    deadGrantError,
    clients: [{ id: 'demo-client', name: 'Seaport', redirectUris: [redirect] }],
  })
  onTestFinished(async () => {
    receiver.close()
    await sandbox.close()
  })
  const address = sandboxAddress(sandbox.url)
  return { receiver, address, authorization: await createAuthorization(address, receiver.port) }
}

/** Acts as a person in the browser: signs in, and decides on the consent page. */
async function decide(url: string, decision: 'allow' | 'deny'): Promise<Response> {
  const { origin } = new URL(url)
  const login = await fetch(`${origin}/login`, {
    method: 'POST',
    body: new URLSearchParams({ handle: 'harbor_tea', password: 'sandbox-1', next: '/' }),
    redirect: 'manual',
  })
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const consent = await (await fetch(url, { headers: { cookie } })).text()
  const key = /name="key" value="([^"]+)"/.exec(consent)?.[1] ?? ''
  const decided = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ decision, key }),
    headers: { cookie },
    redirect: 'manual',
  })
  return fetch(decided.headers.get('location') ?? '')
}

test('from the consent page to the account’s own profile, and on with a refreshed token', async () => {
  const { receiver, address, authorization } = await rig()
  const answer = receiver.receive(authorization.state)
  const shown = await decide(authorization.url, 'allow')
  expect(await shown.text()).toContain(page.done)
  const { code } = await answer
  const tokens = await exchange(address, authorization, code, systemClock)
  expect(tokens.scopes).toContain('offline.access')
  expect(tokens.expires_at).toBeGreaterThan(Date.now() + 3_600_000)

  const renewed = await refresh(address, tokens.refresh_token ?? '', systemClock)
  const client = createXClient({
    apiBase: address.api_base,
    account: 'a',
    tokens: { getToken: async () => renewed.access_token },
    ledger: createRateLimiter({ app: 'app', store: createMemoryRateStore(), clock: systemClock }),
    clock: systemClock,
  })
  expect(await readOwnProfile(client, signal)).toMatchObject({ handle: 'harbor_tea', nickname: 'Harbor Tea' })
})

test.each(['invalid_grant', 'invalid_request'] as const)(
  'a dead grant, called %s, means signed out',
  async (word) => {
    const { receiver, address, authorization } = await rig(word)
    const answer = receiver.receive(authorization.state)
    await decide(authorization.url, 'allow')
    const { code } = await answer
    const tokens = await exchange(address, authorization, code, systemClock)
    const dead = { outcome: { kind: 'sign_in_again' } }
    await expect(exchange(address, authorization, code, systemClock)).rejects.toMatchObject(dead)
    await expect(refresh(address, `${tokens.refresh_token}x`, systemClock)).rejects.toMatchObject(dead)
  },
)

test('a token server that omits scopes has granted all requested ones', async () => {
  const { receiver, address, authorization } = await rig()
  const answer = receiver.receive(authorization.state)
  await decide(authorization.url, 'allow')
  const { code } = await answer
  const silent: typeof fetch = async (url, init) => {
    const { scope: _, ...told } = (await (await fetch(url, init)).json()) as Record<string, unknown>
    return Response.json(told)
  }
  const tokens = await exchange(address, authorization, code, systemClock, silent)
  expect(tokens.scopes).toEqual(authorization.scopes)
  expect(tokens.scopes).toContain('offline.access')
})

test('a refusal on the consent page is reported; an unreachable token server is not a sign-out', async () => {
  const { receiver, address, authorization } = await rig()
  const answer = receiver.receive(authorization.state)
  const failure = expect(answer).rejects.toMatchObject({ failure: 'denied' })
  await decide(authorization.url, 'deny')
  await failure
  const away = { ...address, token_url: 'http://127.0.0.1:9/token' }
  await expect(refresh(away, 'r', systemClock)).rejects.toMatchObject({
    outcome: { kind: 'retry', cause: 'network_unreachable' },
  })
})

test('plain http is for sandboxes and this machine only', async () => {
  const { address } = await rig()
  const plain = { ...address, network: 'x' as const, token_url: 'http://api.example/2/oauth2/token' }
  await expect(refresh(plain, 'r', systemClock)).rejects.toMatchObject({
    cause: expect.objectContaining({ code: 'OAUTH_HTTP_REQUEST_FORBIDDEN' }),
  })
})
