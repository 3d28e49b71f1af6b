import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import type { Refusal } from '@seaport/contract/kernel/envelope.schema'
import { expect, test } from 'vitest'
import { endingOf } from './exit-codes.ts'

const refused = (reason: string, status: number) =>
  new ApiRefused(status, { code: 400, msg: '', reason, request_id: 'r1' } as unknown as Refusal)

test.each([
  ['a wrong password', refused('wrong_credentials', 200), 77],
  ['a seat that another device has', refused('seat_held', 200), 75],
  ['a disabled seat', refused('seat_disabled', 200), 69],
  ['a proof that is refused', refused('proof_invalid', 200), 78],
  ['a server that is no Seaport', refused('not_found', 404), 78],
  ['a refusal that nobody expects', refused('no_free_port', 200), 1],
  ['a disk that is full', Object.assign(new Error('write'), { code: 'ENOSPC' }), 73],
  ['a fault of ours', new TypeError('oops'), 1],
])('%s ends the agent', (_title, error, code) => {
  expect(endingOf(error)).toBe(code)
})

test.each([
  ['no answer', new ApiUnreachable(new Error('refused'))],
  ['a fault of the server', refused('fault', 500)],
  ['a server that stops', refused('stopping', 503)],
  ['too many requests', refused('too_many_requests', 429)],
])('%s is retried', (_title, error) => {
  expect(endingOf(error)).toBeNull()
})
