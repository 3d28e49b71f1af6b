import { expect, test } from 'vitest'
import { z } from 'zod'
import { looseText, optionalCount, optionalText, rowsOf } from './rows.ts'

const rows = rowsOf(z.object({ id: z.string() }))

// fa0311/twitter_openapi_python#5
test.each([null, 'a text', [], { id: 7 }, { name: 'nobody' }])(
  'a row that is %j is skipped alone',
  (strange) => {
    expect(rows.parse([{ id: '1' }, strange, { id: '2' }])).toEqual([{ id: '1' }, { id: '2' }])
  },
)

test('an empty list is a page, one of only malformed rows is not', () => {
  expect(rows.parse([])).toEqual([])
  expect(rows.safeParse([null, {}]).success).toBe(false)
})

test.each([
  [0, 0],
  [7, 7],
  [-1, undefined],
  [1.5, undefined],
  ['7', undefined],
  [null, undefined],
  [undefined, undefined],
])('the count %j is read as %j', (told, count) => {
  expect(optionalCount.parse(told)).toBe(count)
})

test.each([
  ['tea', 'tea', 'tea'],
  ['', '', ''],
  [null, '', undefined],
  [undefined, '', undefined],
])('the text %j is read as %j, or as %j where none differs from an empty one', (told, loose, optional) => {
  expect([looseText.parse(told), optionalText.parse(told)]).toEqual([loose, optional])
})
