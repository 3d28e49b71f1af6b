import { VersionNumber } from '@seaport/contract/platform/version.schema'
import { expect, test } from 'vitest'
import { orderOf } from './version-order.ts'

test('versions sort as semantic versions do', () => {
  const inOrder = [
    '0.9.99999',
    '1.0.0-alpha.1',
    '1.0.0-alpha.9999',
    '1.0.0-beta.0',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0-rc.1',
    '1.0.0',
    '1.0.1',
    '1.2.0',
    '1.10.0-rc.1',
    '1.10.0',
    '10.0.0',
    '99999.99999.99999',
  ]
  for (const version of inOrder) expect(VersionNumber.parse(version)).toBe(version)
  const sorted = inOrder.toReversed().sort((one, other) => {
    const [a, b] = [orderOf(one), orderOf(other)]
    return a.core_order - b.core_order || a.pre_order - b.pre_order
  })
  expect(sorted).toEqual(inOrder)
  expect(Number.isSafeInteger(orderOf('99999.99999.99999').core_order)).toBe(true)
})

test.each(['1', '1.0', '01.0.0', '1.0.0-', '1.0.0-dev.1', '1.0.0+1', 'v1.0.0', '100000.0.0', '1.0.0-rc.01'])(
  '%s is no version',
  (text) => {
    expect(VersionNumber.safeParse(text).success).toBe(false)
  },
)
