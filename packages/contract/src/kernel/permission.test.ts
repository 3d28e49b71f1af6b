import { expect, test } from 'vitest'
import { defaultRoles } from './permission.ts'

// Written out as in the specification (section 6), so that a change of the sets fails here.
test('administrators start with exactly their keys', () => {
  expect(defaultRoles.admin.keys.join(' ')).toBe('9 0 1-admin 10 101 104 106 108 109 110 111 120 121 122')
})

test('users start with exactly their keys', () => {
  expect(defaultRoles.user.keys.join(' ')).toBe(
    '0 1 1-1 1-2 1-3 1-4 1-5 1-6 1-7 1-9 007 008 009 102 9-1 9-2 0088',
  )
})

test('the owner holds every key that a route names', () => {
  expect(defaultRoles.owner.keys).toEqual(
    expect.arrayContaining([...defaultRoles.admin.keys, '11', '12', '13', '103', '105', '107']),
  )
})
