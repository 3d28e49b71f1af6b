import { expect, test } from 'vitest'
import { choiceOf } from './choice.ts'

const typed = { user_id: 'u1', quantity: null, days: null, remark: 'By telephone' }
const faults = (kind: Parameters<typeof choiceOf>[0], change: object) =>
  choiceOf(kind)
    .safeParse({ ...typed, ...change })
    .error?.issues.map(({ path }) => path.join('.'))

test('each kind requires its own fields, whatever else was typed before', () => {
  expect(faults('first', {})).toEqual(['quantity', 'days'])
  expect(faults('more', { quantity: 3 })).toBeUndefined()
  expect(faults('more', { quantity: 3, days: 0 })).toEqual(['days'])
  expect(faults('renew', { days: 30, quantity: -1 })).toBeUndefined()
  expect(faults('renew', { days: 0 })).toEqual(['days'])
  expect(faults('more', { quantity: 1, remark: ' ' })).toEqual(['remark'])
})
