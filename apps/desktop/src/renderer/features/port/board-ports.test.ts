import { expect, test } from 'vitest'
import { boardPorts } from './board-ports.ts'

/** The board's port of one account. */
const portOf = (account: object, local: object | undefined) =>
  boardPorts({
    ports: [{ slot: 1, holder: { kind: 'account', id: 'a1', title: 'harbor_tea', since: '' } }],
    accounts: [{ id: 'a1', availability: 'normal', ...account } as never],
    local: local ? [{ id: 'a1', signed_in: false, signing_in: false, ...local } as never] : [],
    tasks: [],
    runner: undefined,
  })[0]

test.each([
  ['is signed in', {}, { signed_in: true }, 0],
  ['is not signed in', {}, {}, 2],
  ['is not known on this computer', {}, undefined, 2],
  ['is being signed in, where its person is already', {}, { signing_in: true }, 0],
  ['is blocked', { availability: 'abnormal' }, { signed_in: true }, 2],
])('an account that %s needs its person as much as it should', (_, account, local, need) => {
  expect(portOf(account, local)?.need).toBe(need)
})
