import { permissionKeys } from '@seaport/contract/kernel/permission'
import { expect, test } from 'vitest'
import { keyGroupNames, keyGroups, withKeys } from './key-groups.ts'

test('every key is in exactly one group', () => {
  const all = keyGroupNames.flatMap((name) => keyGroups[name])
  expect(all.toSorted()).toEqual([...permissionKeys].toSorted())
})

test('keys are added and removed together, and keep the order of all keys', () => {
  expect(withKeys(['12'], ['108', '0'], true)).toEqual(
    permissionKeys.filter((key) => ['0', '108', '12'].includes(key)),
  )
  expect(withKeys(['0', '108', '12'], ['108', '9'], false)).toEqual(
    permissionKeys.filter((key) => ['0', '12'].includes(key)),
  )
})
