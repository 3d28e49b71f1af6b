import { expect, test } from 'vitest'
import { readRefusal } from './refusal.ts'

const whole = {
  code: 400,
  msg: 'No.',
  data: null,
  reason: 'invalid_input',
  detail: [{ loc: ['body', 'rows', 3], msg: 'Too long.' }],
  retry_after: 30,
  request_id: 'r1',
}

test('an envelope is parsed completely', () => {
  expect(readRefusal(whole)).toEqual(whole)
})

test.each([
  [null],
  [undefined],
  ['No.'],
  [400],
  [{}],
  [{ ...whole, code: '400' }],
  [{ ...whole, code: 4.5 }],
  [{ ...whole, code: 200 }],
  [{ ...whole, msg: undefined }],
  [{ ...whole, msg: 7 }],
])('%j is not an envelope', (body) => {
  expect(readRefusal(body)).toBeNull()
})

test.each([
  [5004, 'not_logged_in'],
  [400, 'invalid_input'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [409, 'conflict'],
  [429, 'too_many_requests'],
  [500, 'fault'],
])('code %i with an unknown reason maps to %s', (code, reason) => {
  for (const unknown of [undefined, 7, 'from_the_future', 'toString'])
    expect(readRefusal({ code, msg: 'No.', reason: unknown })).toEqual({
      code,
      msg: 'No.',
      data: null,
      reason,
      request_id: '',
    })
})

test.each([
  ['detail', 'odd'],
  ['detail', [null]],
  ['detail', [{ loc: 'name', msg: 'x' }]],
  ['detail', [{ loc: [], msg: 'x' }]],
  ['detail', [{ loc: ['body', {}], msg: 'x' }]],
  ['detail', [{ loc: ['body', 0.5], msg: 'x' }]],
  ['detail', [{ loc: ['body'], msg: 7 }]],
  ['detail', [{ loc: ['body'], msg: 'x' }, {}]],
  ['retry_after', '30'],
  ['retry_after', 0.5],
])('a %s of another shape is dropped: %j', (part, value) => {
  const { [part as keyof typeof whole]: _, ...rest } = whole
  expect(readRefusal({ ...whole, [part]: value })).toEqual(rest)
})
