import { readFileSync } from 'node:fs'
import { readAccountName } from '@seaport/contract/address/account-name'
import { readPerson } from '@seaport/contract/address/person'
import type { NetworkId } from '@seaport/contract/kernel/network'
import { expect, test } from 'vitest'

const linesOf = (name: string) =>
  readFileSync(new URL(`../../../../../../tests/inputs/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)

/** What each line of `profile-links.txt` names, or why it names nobody. */
const named: readonly [NetworkId, object][] = [
  ['facebook', { account: '100012345678901' }],
  ['facebook', { account: '100098765432109' }],
  ['facebook', { account: '61550000000000' }],
  ['facebook', { account: '61550000000000' }],
  ['x', { fault: 'account_by_number' }],
]

test('profile-links.txt: the account that each link names, or the kind of link', () => {
  const lines = linesOf('profile-links.txt')
  expect(lines).toHaveLength(named.length)
  expect(lines.map((line, at) => readAccountName({ network: named[at]?.[0] ?? 'x' }, line))).toEqual(
    named.map(([, expected]) => expected),
  )
})

test.each(linesOf('handles-for-x.txt'))('handles-for-x.txt: %s is none by X’s rules', (line) => {
  expect(readAccountName({ network: 'x' }, line)).toHaveProperty('fault')
  expect(readPerson({ network: 'x' }, line)).toHaveProperty('fault')
})
