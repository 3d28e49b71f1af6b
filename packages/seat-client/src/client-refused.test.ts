import { ApiUnreachable } from '@seaport/api-client/errors'
import { expect, test } from 'vitest'
import { reasonOf } from './client-refused.ts'

const failed = (code: string, cause?: Error) => Object.assign(new Error(code, { cause }), { code })

test('the log names the innermost cause of a failed request', () => {
  const refused = failed('ERR_NETWORK', new TypeError('fetch failed', { cause: failed('CERT_HAS_EXPIRED') }))
  expect(reasonOf(new ApiUnreachable(refused))).toEqual({ reason: 'unreachable', code: 'CERT_HAS_EXPIRED' })
  expect(reasonOf(new ApiUnreachable(new Error('HTTP 502 without an envelope')))).toEqual({
    reason: 'unreachable',
  })
})
