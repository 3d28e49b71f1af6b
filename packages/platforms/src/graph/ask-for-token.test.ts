import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { askForToken, withQuery } from './ask-for-token.ts'

const NOW = 1_000_000
const HOUR = 3_600_000
const clock = { now: () => NOW }
const Token = z.object({ access_token: z.string() })

const ask = (
  status: number,
  body: string | ReadableStream<Uint8Array>,
  headers: Record<string, string> = {},
) =>
  askForToken(
    Token,
    'https://api.instagram.test/oauth/access_token',
    { method: 'POST' },
    {
      clock,
      through: async () => new Response(body, { status, headers }),
    },
  )
const again = { kind: 'sign_in_again' }
const wrongApp = { kind: 'misconfigured' }
const fault = { kind: 'retry', cause: 'network_fault' }
const limit = { kind: 'retry', cause: 'rate_limit', until: NOW + HOUR }
const refusal = (error_message: string, more: object = {}) => ({
  error_type: 'OAuthException',
  code: 400,
  error_message,
  ...more,
})

// Format in which api.instagram.com refuses a code.
test.each<[number, object, object]>([
  // The code is invalid: titarenko/OAuth2#129, espresso-dev/instagram-basic-display-php#14, loicnestler/instagram-basic-display#1.
  [400, refusal('Matching code was not found or was already used.'), again],
  [400, refusal('This authorization code has been used'), again],
  [400, refusal('Invalid authorization code'), again],
  // in2code-de/instagram#40
  [
    400,
    refusal(
      'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
    ),
    again,
  ],
  // The app is misconfigured: pdir/social-feed-bundle#105, jsmrtn/craftagram#16, CakeDC/users#711, codefog/contao-instagram#14.
  [400, refusal('Invalid platform app'), wrongApp],
  [400, refusal('Error validating client secret.'), wrongApp],
  [400, refusal('Insufficient developer role'), wrongApp],
  [400, refusal('Redirect URI does not match registered redirect URI'), wrongApp],
  [400, refusal('Invalid scope field(s): public_content'), wrongApp],
  // facebookarchive/python-instagram#34: a rate limit with the status of a refusal.
  [
    400,
    refusal('You have exceeded the maximum number of requests per hour.', {
      error_type: 'OAuthRateLimitException',
      code: 420,
    }),
    limit,
  ],
  [
    429,
    refusal('The maximum number of requests per hour has been exceeded.', {
      error_type: 'OAuthRateLimitException',
      code: 429,
    }),
    limit,
  ],
  [429, refusal('Too many requests'), limit],
  [500, refusal('Sorry, something went wrong'), fault],
  // Format in which Graph refuses it.
  [
    400,
    {
      error: {
        message: 'This authorization code has been used.',
        code: 100,
        error_subcode: 36009,
        type: 'OAuthException',
      },
    },
    again,
  ],
  [
    400,
    {
      error: {
        message: 'The specified URL is not owned by the application',
        code: 191,
        type: 'OAuthException',
      },
    },
    wrongApp,
  ],
  [
    400,
    { error: { message: '(#4) Application request limit reached', code: 4, type: 'OAuthException' } },
    limit,
  ],
  [
    400,
    {
      error: {
        message: 'Error validating access token',
        code: 190,
        error_subcode: 459,
        type: 'OAuthException',
      },
    },
    { kind: 'account_stopped' },
  ],
  // Answers in neither format.
  [400, { message: 'invalid client secret' }, fault],
  [401, { error: 'unauthorized' }, fault],
])('%i %j', async (status, body, outcome) => {
  await expect(ask(status, JSON.stringify(body))).rejects.toMatchObject({ outcome })
})

test('a rate limit lasts until the time in its headers', async () => {
  const body = refusal('The maximum number of requests per hour has been exceeded.')
  await expect(ask(429, JSON.stringify(body), { 'retry-after': '120' })).rejects.toMatchObject({
    outcome: { ...limit, until: NOW + 120_000 },
  })
})

test('an endless page instead of a token is cut off at the size of a token', async () => {
  const chunk = new Uint8Array(32 * 1024).fill(32)
  let chunks = 0
  const page = new ReadableStream<Uint8Array>({
    pull(controller) {
      chunks += 1
      controller.enqueue(chunk)
    },
  })
  await expect(ask(200, page)).rejects.toMatchObject({ outcome: fault })
  expect(chunks).toBeLessThan(9)
})

test.each([
  [undefined, 15_000],
  [700, 700],
])('a limit of %s ms ends a request after %i ms, as a network that is away', async (timeoutMs, ms) => {
  const late = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
  onTestFinished(() => timeout.mockRestore())
  const sent: [string, RequestInit | undefined][] = []
  const through = async (url: unknown, init?: RequestInit) => {
    sent.push([String(url), init])
    late.abort()
    init?.signal?.throwIfAborted()
    return new Response('{}')
  }
  const init = { method: 'POST', body: 'code=1' }
  const url = 'https://api.instagram.test/oauth/access_token'
  const asking = askForToken(Token, url, init, { clock, through, ...(timeoutMs && { timeoutMs }) })
  await expect(asking).rejects.toMatchObject({ outcome: { kind: 'retry', cause: 'network_unreachable' } })
  expect(timeout.mock.calls).toEqual([[ms]])
  // A token never follows a redirect to another host.
  expect(sent).toEqual([[url, { ...init, redirect: 'error', signal: late.signal }]])
})

test('a value takes the place of one that a configured address has already', () => {
  expect(withQuery('https://login.test/dialog?lang=vi&state=old#top', { state: 'a b&c', scope: 'x,y' })).toBe(
    'https://login.test/dialog?lang=vi&state=a+b%26c&scope=x%2Cy#top',
  )
})
