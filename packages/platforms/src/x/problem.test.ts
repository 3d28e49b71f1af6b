import { expect, test } from 'vitest'
import { problemOf, problemOfPartial } from './problem.ts'

const NOW = 1_000_000
const RESET = NOW + 300_000

test.each([
  [429, { errors: [{ code: 88, message: 'Rate limit exceeded' }] }, { kind: 'rate_limited', until: RESET }],
  [
    429,
    { title: 'UsageCapExceeded', type: 'https://api.twitter.com/2/problems/usage-capped' },
    { kind: 'usage_cap' },
  ],
  [429, { type: 'https://api.x.com/2/problems/usage-capped' }, { kind: 'usage_cap' }],
  [402, { title: 'CreditsDepleted', type: 'https://api.x.com/2/problems/credits' }, { kind: 'credits' }],
  [401, { title: 'Unauthorized', type: 'about:blank', status: 401 }, { kind: 'unauthorized' }],
  [403, { errors: [{ code: 453, message: 'access level' }] }, { kind: 'access_level' }],
  [403, { type: 'https://api.twitter.com/2/problems/client-forbidden' }, { kind: 'access_level' }],
  [403, { title: 'Forbidden', type: 'about:blank' }, { kind: 'forbidden' }],
  [404, {}, { kind: 'not_found' }],
  [
    400,
    { errors: [{ parameters: { pagination_token: ['x'] } }] },
    { kind: 'bad_request', parameter: 'pagination_token' },
  ],
  [400, undefined, { kind: 'bad_request', parameter: null }],
  [500, undefined, { kind: 'server_error', status: 500 }],
  [502, '<html>', { kind: 'server_error', status: 502 }],
  [302, {}, { kind: 'malformed' }],
])('%i %j', (status, body, problem) => {
  expect(problemOf(status, body, NOW, RESET)).toMatchObject(problem)
})

test('a limit that names no end, or one in the past, is waited for all the same', () => {
  for (const reset of [null, NOW - 1])
    expect(problemOf(429, {}, NOW, reset)).toEqual({ kind: 'rate_limited', until: NOW + 60_000 })
})

test.each([
  ['https://api.twitter.com/2/problems/resource-not-found', 'not_found'],
  ['https://api.x.com/2/problems/not-authorized-for-resource', 'forbidden'],
  ['https://api.x.com/2/problems/something-new', 'malformed'],
])('errors without data: %s', (type, kind) => {
  expect(problemOfPartial({ errors: [{ type }] })).toEqual({ kind })
})
