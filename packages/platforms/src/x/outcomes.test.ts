import { expect, test } from 'vitest'
import { oauthOutcomes, outcomeOfGrant } from '../oauth/outcomes.ts'
import { outcomeOfAnswer, outcomeOfErrorsAlone, xOutcomes } from './outcomes.ts'

const NOW = 1_000_000
const RESET = NOW + 300_000
const problem = (name: string, host = 'api.x.com') => `https://${host}/2/problems/${name}`
const wait = (until: number) => ({ kind: 'retry', cause: 'rate_limit', until })
const cap = { kind: 'retry', cause: 'usage_cap', until: NOW + 3_600_000 }
const forbidden = (detail: string) => ({ title: 'Forbidden', type: 'about:blank', status: 403, detail })
const fault = { kind: 'retry', cause: 'network_fault', until: null }

test.each([
  [429, { errors: [{ code: 88, message: 'Rate limit exceeded' }] }, wait(RESET)],
  [429, { title: 'UsageCapExceeded', type: problem('usage-capped', 'api.twitter.com') }, cap],
  [429, { type: problem('usage-capped') }, cap],
  [402, { title: 'CreditsDepleted', type: problem('credits') }, cap],
  [401, { title: 'Unauthorized', type: 'about:blank', status: 401 }, { kind: 'sign_in_again' }],
  [403, { errors: [{ code: 64, message: 'Your account is suspended' }] }, { kind: 'account_stopped' }],
  [403, { errors: [{ code: 326, message: 'temporarily locked' }] }, { kind: 'account_stopped' }],
  [403, { errors: [{ code: 187, message: 'Status is a duplicate' }] }, { kind: 'duplicate' }],
  [403, { errors: [{ code: 226, message: 'automated' }] }, { kind: 'policy_blocked' }],
  [403, { errors: [{ code: 63, message: 'User has been suspended' }] }, { kind: 'target_unavailable' }],
  [403, { errors: [{ code: 453, message: 'access level' }] }, { kind: 'missing_permission' }],
  // tweepy/tweepy#1558, pybamm-team/BattBot#11
  [
    503,
    { errors: [{ message: 'Over capacity', code: 130 }] },
    { kind: 'retry', cause: 'network_fault', until: null },
  ],
  [
    200,
    { errors: [{ message: 'Internal error', code: 131 }] },
    { kind: 'retry', cause: 'network_fault', until: null },
  ],
  [403, { errors: [{ code: 93, message: 'direct messages' }] }, { kind: 'missing_permission' }],
  [400, { errors: [{ code: 215, message: 'Bad Authentication data' }] }, { kind: 'sign_in_again' }],
  [403, { errors: [{ code: 186, message: 'a bit shorter' }] }, { kind: 'text_too_long' }],
  [403, { errors: [{ code: 354, message: 'over the max character limit' }] }, { kind: 'text_too_long' }],
  [403, forbidden('Your Tweet text is too long.'), { kind: 'text_too_long' }],
  [403, forbidden('Tweet needs to be a bit shorter.'), { kind: 'text_too_long' }],
  [403, { errors: [{ code: 385, message: 'deleted or not visible' }] }, { kind: 'target_unavailable' }],
  [429, { errors: [{ title: 'UsageCapExceeded', type: problem('usage-capped') }] }, cap],
  [403, { type: problem('client-forbidden', 'api.twitter.com') }, { kind: 'misconfigured' }],
  [403, { title: 'Forbidden', type: 'about:blank' }, { kind: 'target_unavailable' }],
  [404, { title: 'Not Found', type: 'about:blank', status: 404 }, { kind: 'gone' }],
  // Errors that v2 reports only as text.
  [403, forbidden('You are not allowed to create a Tweet with duplicate content.'), { kind: 'duplicate' }],
  [403, forbidden('You are not allowed to create a Post with duplicate content.'), { kind: 'duplicate' }],
  [
    403,
    forbidden('Your account is suspended and is not permitted to access this feature.'),
    { kind: 'account_stopped' },
  ],
  [
    403,
    forbidden(
      'To protect our users from spam and other malicious activity, this account is temporarily locked. Please log in to https://twitter.com to unlock your account.',
    ),
    { kind: 'account_stopped' },
  ],
  [
    403,
    forbidden(
      'This request looks like it might be automated. To protect our users from spam, we can’t complete this action right now.',
    ),
    { kind: 'policy_blocked' },
  ],
  [403, forbidden('You are not permitted to perform this action.'), { kind: 'target_unavailable' }],
  [
    403,
    { ...forbidden('User has been suspended: [ann].'), type: problem('resource-not-found') },
    { kind: 'gone' },
  ],
  [403, forbidden('Your account has been temporarily locked.'), { kind: 'account_stopped' }],
  // 10up/autoshare-for-twitter#387: one in fifteen posts, with a valid token.
  [
    403,
    {
      ...forbidden(
        'Authenticating with Unknown is forbidden for this endpoint.  Supported authentication types are [OAuth 1.0a User Context, OAuth 2.0 User Context].',
      ),
      title: 'Unsupported Authentication',
      type: problem('unsupported-authentication'),
    },
    { kind: 'sign_in_again' },
  ],
  [
    403,
    {
      ...forbidden('Authenticating with OAuth 2.0 Application-Only is forbidden for this endpoint.'),
      title: 'Unsupported Authentication',
      type: problem('unsupported-authentication'),
    },
    { kind: 'misconfigured' },
  ],
  // jublo/codebird-php#78
  [403, { errors: [{ code: 189, message: 'Error creating status.' }] }, fault],
  // gptme/gptme-contrib#1435: a cap set by the operator, with the status of a refusal.
  [
    403,
    {
      account_id: 17,
      title: 'SpendCapReached',
      detail: 'Your enrolled account [17] has reached its billing cycle spend cap.',
      type: problem('credits'),
    },
    cap,
  ],
  [403, forbidden('You have reached your spend cap for this billing cycle.'), cap],
  // Answers that are not X's own.
  [
    404,
    {
      type: 'https://tools.ietf.org/html/rfc9110#section-15.5.5',
      title: 'Not Found',
      status: 404,
      traceId: '00-1',
    },
    { ...fault, until: RESET },
  ],
  [
    401,
    { type: 'about:blank', title: 'Unauthorized', status: 401, detail: 'No session', instance: '/2/tweets' },
    { ...fault, until: RESET },
  ],
  [
    403,
    {
      type: 'https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors/error-1020/',
      title: 'Error 1020: Access denied',
      status: 403,
      detail: 'The site owner has blocked access',
      cloudflare_error: true,
    },
    { ...fault, until: RESET },
  ],
  [
    404,
    { type: 'https://example.com/probs/not-found', title: 'Not Found', status: 404, detail: 'No route' },
    { ...fault, until: RESET },
  ],
  [
    401,
    { errors: [{ message: 'Unauthorized', extensions: { code: 'UNAUTHENTICATED' } }] },
    { ...fault, until: RESET },
  ],
  [404, { errors: [{ status: '404', title: 'Not Found', detail: 'no route' }] }, { ...fault, until: RESET }],
  [
    401,
    { errors: [{ code: 'UNAUTHORIZED', message: 'authentication required' }] },
    { ...fault, until: RESET },
  ],
  [404, { timestamp: 1, status: 404, error: 'Not Found', path: '/2/tweets' }, { ...fault, until: RESET }],
  [503, { statusCode: 503, error: 'Service Unavailable', message: 'upstream' }, { ...fault, until: RESET }],
  [404, {}, { ...fault, until: RESET }],
  [404, '404 page not found', { ...fault, until: RESET }],
  [403, '<html>Attention Required! | Cloudflare</html>', { ...fault, until: RESET }],
  [401, { code: 1001, msg: 'no' }, { ...fault, until: RESET }],
  [
    403,
    { success: false, errors: [{ code: 10000, message: 'Authentication error' }] },
    { ...fault, until: RESET },
  ],
  [401, { message: 'Unauthorized' }, { ...fault, until: RESET }],
  [
    400,
    { errors: [{ parameters: { pagination_token: ['x'] } }], type: problem('invalid-request') },
    { kind: 'bad_request', parameter: 'pagination_token' },
  ],
  [400, undefined, { ...fault, until: RESET }],
  [500, undefined, { ...fault, until: RESET }],
  [502, '<html>', { ...fault, until: RESET }],
  [302, {}, { ...fault, until: RESET }],
])('%i %j', (status, body, outcome) => {
  expect(outcomeOfAnswer(status, body, NOW, RESET)).toEqual(outcome)
})

test('a limit without an end, or with a past one, is waited for anyway', () => {
  const limited = { title: 'Too Many Requests', type: 'about:blank', status: 429 }
  for (const reset of [null, NOW - 1])
    expect(outcomeOfAnswer(429, limited, NOW, reset)).toEqual(wait(NOW + 60_000))
  // X's edge refuses in plain text, with X's own headers.
  expect(outcomeOfAnswer(429, undefined, NOW, RESET)).toEqual(wait(RESET))
  expect(outcomeOfAnswer(429, undefined, NOW, null)).toEqual(fault)
})

test('a list of errors that is not X’s, with status 200, is retried', () => {
  for (const error of [
    { message: 'Unauthorized', extensions: {} },
    { code: 'DENIED', message: 'no' },
    {},
    null,
  ])
    expect(outcomeOfErrorsAlone({ errors: [error] }, NOW)).toEqual(fault)
})

test.each([
  [{ type: problem('resource-not-found', 'api.twitter.com') }, { kind: 'gone' }],
  [{ type: problem('not-authorized-for-resource') }, { kind: 'target_unavailable' }],
  [{ type: problem('resource-unavailable'), resource_type: 'user' }, { kind: 'target_unavailable' }],
  [{ type: problem('something-new'), resource_id: '1' }, { kind: 'target_unavailable' }],
  [{ type: problem('something-new') }, fault],
])('errors without data: %j', (error, outcome) => {
  expect(outcomeOfErrorsAlone({ errors: [error] }, NOW)).toEqual(outcome)
})

test.each([
  [400, 'invalid_grant', undefined, 'sign_in_again'],
  [400, 'invalid_request', 'Value passed for the token was invalid.', 'sign_in_again'],
  [400, 'invalid_request', 'Value passed for the authorization code was invalid.', 'sign_in_again'],
  [400, 'invalid_request', 'Value passed for the code verifier was invalid.', 'sign_in_again'],
  [400, 'invalid_request', 'Missing required parameter [client_id].', 'misconfigured'],
  [401, 'invalid_client', undefined, 'misconfigured'],
  [400, 'unauthorized_client', undefined, 'misconfigured'],
  [400, 'unsupported_grant_type', undefined, 'misconfigured'],
  [400, 'unsupported_response_type', undefined, 'misconfigured'],
  [400, 'invalid_scope', undefined, 'misconfigured'],
  [400, 'server_error', undefined, 'retry'],
  [400, 'something_new', undefined, 'retry'],
  [401, undefined, undefined, 'retry'],
  [400, 'temporarily_unavailable', undefined, 'retry'],
  [503, 'invalid_client', undefined, 'retry'],
  [429, undefined, undefined, 'retry'],
  [403, undefined, undefined, 'retry'],
  [403, 'access_denied', undefined, 'retry'],
  [404, 'invalid_grant', undefined, 'retry'],
  [407, 'invalid_request', undefined, 'retry'],
  [400, 'access_denied', undefined, 'sign_in_again'],
])('token endpoint %i %s: %s', (status, error, description, kind) => {
  expect(outcomeOfGrant({ status, error, description }, NOW).kind).toBe(kind)
})

test('a limit of the token endpoint lasts a minute', () => {
  expect(outcomeOfGrant({ status: 429 }, NOW)).toEqual(wait(NOW + 60_000))
})

test('every documented error has a source, and none is there twice', () => {
  for (const rules of [xOutcomes, oauthOutcomes]) {
    const seen = new Set<string>()
    for (const { outcome: _, source, detail, ...facts } of rules) {
      expect(source).toMatch(/^https:\/\//)
      const key = JSON.stringify({ ...facts, detail: detail?.source })
      expect(seen.has(key)).toBe(false)
      seen.add(key)
    }
  }
})

const MINUTE = 60_000
const withCode = (code: number) => ({ errors: [{ code, message: 'no' }] })
const limitFor = (ms: number) => wait(NOW + ms)
test.each([
  [429, withCode(88), limitFor(MINUTE)],
  [429, { title: 'Too Many Requests', type: 'about:blank', status: 429 }, limitFor(MINUTE)],
  [403, withCode(185), limitFor(60 * MINUTE)],
  [403, withCode(161), limitFor(60 * MINUTE)],
  [403, forbidden('You have reached your daily limit for sending posts.'), limitFor(60 * MINUTE)],
  [402, { title: 'Payment Required', type: 'about:blank', status: 402 }, cap],
  [403, { title: 'CreditsDepleted', type: 'about:blank', status: 403 }, cap],
  [403, { title: 'Forbidden', type: problem('credits'), status: 403 }, cap],
  [403, forbidden('The spend cap of this app is reached.'), cap],
  [429, { title: 'UsageCapExceeded', type: 'about:blank', status: 429 }, cap],
])('without a reset time, status %i with %j pauses for a known time', (status, body, outcome) => {
  expect(outcomeOfAnswer(status, body, NOW, undefined)).toEqual(outcome)
  expect(outcomeOfAnswer(status, body, NOW, null)).toEqual(outcome)
})

test.each([
  [401, withCode(88), RESET],
  [402, { title: 'CreditsDepleted', type: problem('credits') }, NOW + 60 * MINUTE],
])('with a reset time, status %i with %j pauses until %i', (status, body, until) => {
  expect(outcomeOfAnswer(status, body, NOW, RESET)).toMatchObject({ kind: 'retry', until })
})
