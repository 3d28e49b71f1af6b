import { expect, test } from 'vitest'
import { readShortfall, rechargePath } from './shortfall.ts'

const read = (missing: string) => readShortfall(new URLSearchParams(rechargePath(missing).split('?')[1]))

test.each([
  ['12.35', '13'],
  ['12.00', '12'],
  ['0.01', '10'],
  ['100000.00', '100000'],
])('a balance short of %s is offered %s', (missing, amount) => {
  expect(read(missing)).toEqual({ missing, amount })
})

test.each(['', '0.00', '12', '12.3', '-5.00', '1e3', '100000.01', 'all of it'])(
  'an address with the shortfall %j offers nothing',
  (missing) => {
    expect(read(missing)).toBeNull()
  },
)
