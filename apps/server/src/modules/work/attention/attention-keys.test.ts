import { defaultRoles, type PermissionKey } from '@seaport/contract/kernel/permission'
import { expect, test } from 'vitest'
import { adminKindsFor } from './admin-attention.service.ts'
import { kindsFor } from './attention.service.ts'

const shown = (of: (keys: ReadonlySet<PermissionKey>) => readonly string[], ...keys: PermissionKey[]) =>
  [...of(new Set(keys))].sort()

test.each<[PermissionKey, string[]]>([
  ['0', ['admin_act', 'feedback_answered', 'token_ending', 'webhook_off']],
  ['1-2', ['balance_low']],
  ['1-3', ['ports_full', 'time_ending']],
  ['007', ['seat_silent']],
  ['008', ['account_blocked']],
  ['0088', ['proxy_failing']],
  ['009', ['task_failed', 'task_late']],
  ['120', []],
])('the key %s of a supervisor shows %j', (key, kinds) => {
  expect(shown(kindsFor, key)).toEqual(kinds)
})

test.each<[PermissionKey, string[]]>([
  ['0', ['webhook_off']],
  ['105', ['payment_parked']],
  ['108', ['feedback_open', 'user_ending']],
  ['120', ['job_failing', 'mail_missing']],
  ['121', ['order_open']],
  ['009', []],
])('the key %s of an administrator shows %j', (key, kinds) => {
  expect(shown(adminKindsFor, key)).toEqual(kinds)
})

test('a user with all keys sees every kind', () => {
  expect([
    kindsFor(new Set(defaultRoles.owner.keys)).length,
    adminKindsFor(new Set(defaultRoles.owner.keys)).length,
  ]).toEqual([12, 7])
})
