import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import type { Refusal } from '@seaport/contract/kernel/envelope.schema'
import { expect, test } from 'vitest'
import { reasonOf, withFieldErrors } from './field-errors.ts'

const refused = (more: Partial<Refusal> = {}) =>
  new ApiRefused(409, {
    code: 409,
    msg: 'Taken.',
    data: null,
    reason: 'email_taken',
    request_id: 'r1',
    ...more,
  })

test('a refusal is shown at the field of its reason', () => {
  const error = withFieldErrors(refused(), { email_taken: 'name' })
  expect(error).toBeInstanceOf(ApiRefused)
  expect(error).toMatchObject({
    status: 409,
    refusal: { ...refused().refusal, detail: [{ loc: ['body', 'name'], msg: 'Taken.' }] },
  })
})

test.each([
  ['one about another matter', refused(), { conflict: 'name' }],
  [
    'one that names its fields',
    refused({ detail: [{ loc: ['body', 'a'], msg: 'No.' }] }),
    { email_taken: 'b' },
  ],
  ['no answer', new ApiUnreachable(null), { email_taken: 'name' }],
])('%s is unchanged', (_what, error, map) => {
  expect(withFieldErrors(error, map)).toBe(error)
})

test('only a refusal has a reason', () => {
  expect(reasonOf(refused())).toBe('email_taken')
  expect(reasonOf(new ApiUnreachable(null))).toBeUndefined()
  expect(reasonOf(undefined)).toBeUndefined()
})
