import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import { ClientRefused } from '@seaport/seat-client/client-refused'
import { createMessages } from '@seaport/seat-client/messages'
import { PeerError } from '@seaport/seat-client/runner-process/peer'
import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

const messages = createMessages(() => 'en')

test.each([
  ['of this process', Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })],
  ['of the runner’s process', new PeerError('SqliteError: database or disk is full', false, 'SQLITE_FULL')],
])('a full disk %s is reported with what to do', (_whose, error) => {
  expect(describeError(error, messages)).toEqual({
    code: 507,
    reason: 'disk_full',
    msg: 'This computer’s disk is full, so nothing was saved or done. Free some space, then try again',
  })
})

const refusal = { code: 4001, msg: 'No', reason: 'no_port', request_id: 'r1' } as const

test.each([
  [new ApiRefused(409, refusal as never), refusal],
  [new ApiRefused(409, { ...refusal, detail: { limit: 3 } } as never), { ...refusal, detail: { limit: 3 } }],
  [new ApiUnreachable('no answer'), { code: 503, reason: 'unreachable', msg: 'The server did not answer' }],
  [new ClientRefused((key) => key, 'not_logged_in'), { code: 5004, reason: 'not_logged_in' }],
  [new ClientRefused((key) => key, 'server_address'), { code: 400, reason: 'server_address' }],
])('%s reaches the window with its kind', (error, told) => {
  expect(describeError(error, messages)).toEqual({ msg: error.message, ...told })
})

test('an unknown error stays a fault', () => {
  expect(describeError(new Error('ENOENT'), messages)).toBeUndefined()
  expect(describeError('not even an error', messages)).toBeUndefined()
})
