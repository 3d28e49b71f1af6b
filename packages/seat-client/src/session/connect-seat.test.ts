import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import { heartbeat } from '@seaport/contract/desk/seat-session'
import { expect, test, vi } from 'vitest'
import { connectSeat } from './connect-seat.ts'
import { createServerTime } from './server-time.ts'

/** @returns the result of a seat's call, and its recorded status, when the server's address answers like this */
async function called(status: number, body: unknown) {
  const record = vi.fn()
  const client = connectSeat({
    serverUrl: 'https://seaport.test',
    userAgent: 'Seaport/1.0.0',
    token: 'token',
    locale: () => 'en',
    createProof: async () => 'proof',
    status: { record },
    fetch: async () => Response.json(body, { status }),
    time: createServerTime(),
  })
  const error = await client.call(heartbeat, {}).catch((failure: unknown) => failure)
  return { error, answered: record.mock.calls.at(-1)?.[0] }
}

test.each([
  ['a gateway that speaks of codes', 404, { code: 404, msg: 'not found' }],
  ['a proxy in front of a server that is being replaced', 403, { code: 403, msg: 'forbidden' }],
  ['a rate limit of the gateway', 429, { code: 429, msg: 'API rate limit exceeded' }],
  ['an error with 200', 200, { code: 400, msg: 'bad request' }],
])('%s is not an answer of the server', async (_title, status, body) => {
  const { error, answered } = await called(status, body)
  expect(error).toBeInstanceOf(ApiUnreachable)
  expect(answered).toBe(false)
})

test('a refusal with a request id is the server’s', async () => {
  const { error, answered } = await called(404, {
    code: 404,
    msg: 'No.',
    reason: 'not_found',
    request_id: 'r1',
  })
  expect(error).toBeInstanceOf(ApiRefused)
  expect(answered).toBe(true)
})
