import { expect, test } from 'vitest'
import { isOlder } from './version-order.ts'

const inOrder = [
  '0.9.9',
  '1.0.0-alpha.2',
  '1.0.0-beta.1',
  '1.0.0-beta.11',
  '1.0.0-rc.1',
  '1.0.0',
  '1.0.1',
  '1.10.0',
]

test.each(inOrder.slice(1).map((version, index) => [inOrder[index] ?? '', version] as const))(
  '%s is older than %s',
  (one, other) => {
    expect([isOlder(one, other), isOlder(other, one), isOlder(one, one)]).toEqual([true, false, false])
  },
)
