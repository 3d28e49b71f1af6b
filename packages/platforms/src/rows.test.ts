import { expect, test } from 'vitest'
import { z } from 'zod'
import { rowsOf } from './rows.ts'

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
