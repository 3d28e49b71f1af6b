import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Rig, startRig } from '../test-support/client.ts'
import { challengeOf } from './store.ts'

const REDIRECT = 'http://127.0.0.1:47821/callback'
const VERIFIER = 'a-verifier-of-forty-three-letters-or-more-0123456789'

let rig: Rig
let cookie: string
let formKey: string

beforeAll(async () => {
  rig = await startRig()
})
afterAll(() => rig.close())

const query = (changes: Record<string, string> = {}) =>
  new URLSearchParams({
    response_type: 'code',
    client_id: 'demo-client',
    redirect_uri: REDIRECT,
    scope: 'tweet.read users.read offline.access',
    state: 'st-1',
    code_challenge: challengeOf(VERIFIER),
    code_challenge_method: 'S256',
    ...changes,
  }).toString()

const show = (asked: string) =>
  fetch(`${rig.network.url}/i/oauth2/authorize?${asked}`, { headers: { cookie }, redirect: 'manual' })

beforeEach(async () => {
  const login = await rig.form('/login', { handle: '@Harbor_Tea', password: 'sandbox-1', next: '/' })
  cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const page = await (await show(query())).text()
  formKey = /name="key" value="([^"]+)"/.exec(page)?.[1] ?? ''
})

const decide = (asked: string, decision: string, key = formKey) =>
  rig.form(`/i/oauth2/authorize?${asked}`, { decision, key }, { cookie })

async function authorise(changes: Record<string, string> = {}): Promise<string> {
  const location = (await decide(query(changes), 'allow')).headers.get('location') ?? ''
  return new URL(location).searchParams.get('code') ?? ''
}

interface Tokens {
  access_token: string
  refresh_token: string
  scope: string
  expires_in: number
  error: string
}

async function exchange(fields: Record<string, string>) {
  const reply = await rig.form('/2/oauth2/token', { client_id: 'demo-client', ...fields })
  return { ...reply, body: reply.body as unknown as Tokens }
}

const redeem = (code: string, changes: Record<string, string> = {}) =>
  exchange({
    grant_type: 'authorization_code',
    code,
    redirect_uri: REDIRECT,
    code_verifier: VERIFIER,
    ...changes,
  })

const refresh = (token: string) => exchange({ grant_type: 'refresh_token', refresh_token: token })
const works = async (token: string) => (await rig.api('/2/users/me', { token })).status

test('sign in, consent, code, token, request: the whole flow succeeds', async () => {
  const page = await (await show(query())).text()
  expect(page).toContain('Authorise app')
  expect(page).toContain('See profiles that you can see')
  const location = new URL((await decide(query(), 'allow')).headers.get('location') ?? '')
  expect(location.origin + location.pathname).toBe(REDIRECT)
  expect(location.searchParams.get('state')).toBe('st-1')
  const { status, body, headers } = await redeem(location.searchParams.get('code') ?? '')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toMatchObject({
    token_type: 'bearer',
    expires_in: 7200,
    scope: 'tweet.read users.read offline.access',
  })
  const me = await rig.api<{ data: { username: string } }>('/2/users/me', { token: body.access_token })
  expect(me.body.data.username).toBe('harbor_tea')
})

test('without a session the sign-in page comes first, and a wrong password is reported', async () => {
  const page = await (await fetch(`${rig.network.url}/i/oauth2/authorize?${query()}`)).text()
  expect(page).toContain('Sign in')
  expect(page).not.toContain('Authorise app')
  const wrong = await rig.form('/login', { handle: 'harbor_tea', password: 'nope' })
  expect(wrong.status).toBe(401)
  expect(wrong.headers.get('set-cookie')).toBeNull()
})

test('cancelling reports access_denied, and a foreign form is refused', async () => {
  const denied = new URL((await decide(query(), 'deny')).headers.get('location') ?? '')
  expect(denied.searchParams.get('error')).toBe('access_denied')
  expect(denied.searchParams.get('state')).toBe('st-1')
  expect((await decide(query(), 'allow', 'forged')).status).toBe(403)
})

test.each([
  ['another address', { redirect_uri: 'http://127.0.0.1:47821/callback/' }],
  ['localhost', { redirect_uri: 'http://localhost:47821/callback' }],
  ['another port', { redirect_uri: 'http://127.0.0.1:47999/callback' }],
  ['an unknown client', { client_id: 'stranger' }],
])('%s is reported on the page and never redirected to', async (_, changes) => {
  const reply = await show(query(changes))
  expect(reply.status).toBe(400)
  expect(reply.headers.get('location')).toBeNull()
})

test.each([
  ['no challenge', { code_challenge: '' }, 'invalid_request'],
  ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['an unknown scope', { scope: 'tweet.read everything' }, 'invalid_scope'],
  ['no scope', { scope: '' }, 'invalid_scope'],
  ['an implicit grant', { response_type: 'token' }, 'unsupported_response_type'],
])('%s goes back to the client as an error', async (_, changes, error) => {
  const location = new URL((await show(query(changes))).headers.get('location') ?? '')
  expect(location.searchParams.get('error')).toBe(error)
})

test('a code is refused with a wrong verifier, address or client, and is spent by the attempt', async () => {
  const otherVerifier = 'x'.repeat(43)
  const wrong: Record<string, string>[] = [
    { code_verifier: otherVerifier },
    { redirect_uri: 'http://127.0.0.1:47822/callback' },
  ]
  for (const changes of wrong) {
    const code = await authorise()
    const refused = await redeem(code, changes)
    expect(refused.status).toBe(400)
    expect(refused.body.error).toBe('invalid_grant')
    expect((await redeem(code)).body.error).toBe('invalid_grant')
  }
  expect((await redeem(await authorise(), { client_id: 'stranger' })).body.error).toBe('invalid_client')
})

test('a code used twice revokes its tokens', async () => {
  const code = await authorise()
  const { body } = await redeem(code)
  expect(await works(body.access_token)).toBe(200)
  expect((await redeem(code)).body.error).toBe('invalid_grant')
  expect(await works(body.access_token)).toBe(401)
})

test('a code lives for thirty seconds', async () => {
  const code = await authorise()
  rig.advance(30_000)
  expect((await redeem(code)).body.error).toBe('invalid_grant')
})

test('an access token lives for two hours; a refresh returns new ones', async () => {
  const { body } = await redeem(await authorise())
  rig.advance(7_199_000)
  expect(await works(body.access_token)).toBe(200)
  rig.advance(1000)
  expect(await works(body.access_token)).toBe(401)
  const renewed = await refresh(body.refresh_token)
  expect(renewed.body.refresh_token).not.toBe(body.refresh_token)
  expect(await works(renewed.body.access_token)).toBe(200)
})

test('a refresh token used twice revokes the whole family', async () => {
  const { body } = await redeem(await authorise())
  const renewed = await refresh(body.refresh_token)
  expect((await refresh(body.refresh_token)).body.error).toBe('invalid_grant')
  expect(await works(renewed.body.access_token)).toBe(401)
  expect((await refresh(renewed.body.refresh_token)).body.error).toBe('invalid_grant')
})

test('without offline.access there is no refresh token', async () => {
  const { body } = await redeem(await authorise({ scope: 'tweet.read users.read' }))
  expect(body.refresh_token).toBeUndefined()
})

test('revoking ends the grant, and an unknown token is no error', async () => {
  const { body } = await redeem(await authorise())
  const revoked = await rig.form('/2/oauth2/revoke', { client_id: 'demo-client', token: body.refresh_token })
  expect(revoked.status).toBe(200)
  expect(await works(body.access_token)).toBe(401)
  expect((await rig.form('/2/oauth2/revoke', { client_id: 'demo-client', token: 'unknown' })).status).toBe(
    200,
  )
})

test('incomplete and unsupported requests are refused with their OAuth error', async () => {
  for (const [fields, error] of [
    [{}, 'invalid_request'],
    [{ grant_type: 'password' }, 'unsupported_grant_type'],
    [{ grant_type: 'authorization_code', code: 'x' }, 'invalid_request'],
    [{ grant_type: 'refresh_token' }, 'invalid_request'],
    [{ grant_type: 'refresh_token', refresh_token: 'made-up' }, 'invalid_grant'],
  ] as const) {
    const reply = await exchange(fields)
    expect(reply.status).toBe(400)
    expect(reply.body.error).toBe(error)
  }
})
