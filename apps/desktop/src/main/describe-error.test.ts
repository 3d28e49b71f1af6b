import { createMessages } from '@seaport/seat-client/messages'
import { PeerError } from '@seaport/seat-client/runner-process/peer'
import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

const messages = createMessages(() => 'en')

test.each([
  ['of this process', Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })],
  ['of the runner’s process', new PeerError('SqliteError: database or disk is full', false, 'SQLITE_FULL')],
])('a full disk %s is told in words, with what to do', (_whose, error) => {
  expect(describeError(error, messages)).toEqual({
    code: 507,
    reason: 'disk_full',
    msg: 'Not saved, so nothing was done: this computer’s disk is full. Free some space, then try again',
  })
})

test('what nobody knows stays a fault', () => {
  expect(describeError(new Error('ENOENT'), messages)).toBeUndefined()
})
