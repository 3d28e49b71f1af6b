import { createHash } from 'node:crypto'
import type { GraphSettings, XSettings } from '@seaport/contract/kernel/network-settings.schema'
import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { expect, test } from 'vitest'
import { dialogOf } from '../graph/sign-in.ts'
import { createAuthorization, exchange, refresh } from './sign-in.ts'

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
    expires_at: clock.now() + 7200 * 1000,
    scopes: ['users.read'],
  })
})

test.each([
  ['users.read', ['users.read']],
  ['users.read  dm.read ', ['users.read', 'dm.read']],
  // As good as none: else nothing would be permitted.
  ['', ['users.read', 'tweet.read']],
  [undefined, ['users.read', 'tweet.read']],
])('an exchange that tells the scope %s grants %j', async (scope, scopes) => {
  const asked = await createAuthorization(settings, 47821, ['users.read', 'tweet.read'])
  const answer = Response.json({ access_token: 'a', token_type: 'bearer', scope })
  expect(await exchange(settings, asked, 'c', clock, async () => answer)).toMatchObject({ scopes })
})

test.each([0, undefined])('a token with the lifetime %s is used until it is refused', async (expires_in) => {
  const answer = Response.json({ access_token: 'a', token_type: 'bearer', refresh_token: 'r2', expires_in })
  expect(await refresh(settings, 'r', clock, async () => answer)).toMatchObject({ expires_at: null })
})

const login = {
  tells: 'state=s&response_type=code',
  back: 'redirect_uri=http://127.0.0.1:47821/callback',
}
const graph = (network: string, more: object = {}) =>
  ({
    network,
    authorize_url: 'https://login.test/dialog',
    client_id: 'app',
    ...more,
  }) as unknown as GraphSettings

/** What a person is asked to permit at each login, in full: a permission that is missing here is missing at the first post. */
test.each([
  [
    'Facebook',
    graph('facebook'),
    'business_management,pages_show_list,pages_read_engagement,pages_read_user_content,pages_manage_posts,pages_manage_engagement,pages_messaging,pages_manage_metadata',
  ],
  [
    'Instagram by Facebook’s login',
    graph('instagram', { login: 'facebook' }),
    'business_management,pages_show_list,pages_read_engagement,pages_manage_metadata,instagram_basic,instagram_content_publish,instagram_manage_comments,instagram_manage_messages,instagram_manage_insights',
  ],
  [
    'Instagram by its own',
    graph('instagram', { login: 'instagram' }),
    'instagram_business_basic,instagram_business_content_publish,instagram_business_manage_comments,instagram_business_manage_messages',
  ],
])('the dialog of %s asks for all that its tasks need', (_name, of, scopes) => {
  expect(decodeURIComponent(dialogOf(of, 47821, 's'))).toBe(
    `https://login.test/dialog?client_id=app&${login.back}&${login.tells}&scope=${scopes}`,
  )
})

test('the dialog of X asks for all that its tasks need, and renewal', async () => {
  const { url, state, verifier, redirect_uri } = await createAuthorization(settings, 47821)
  const { code_challenge, ...query } = Object.fromEntries(new URL(url).searchParams)
  expect(query).toEqual({
    response_type: 'code',
    client_id: 'app',
    redirect_uri: 'http://127.0.0.1:47821/callback',
    scope:
      'tweet.read users.read follows.read like.read offline.access tweet.write media.write dm.read dm.write',
    state,
    code_challenge_method: 'S256',
  })
  expect(redirect_uri).toBe(query.redirect_uri)
  expect(createHash('sha256').update(verifier).digest('base64url')).toBe(code_challenge)
})
