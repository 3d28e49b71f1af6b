import { expect, test } from 'vitest'
import { type BoardPort, boardFilters, boardPorts, choosePorts } from './board-ports.ts'

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

test('each filter leaves its ports', () => {
  const port = (slot: number, kind: 'task' | 'account' | undefined, need: BoardPort['need']) =>
    ({ slot, holder: kind ? { kind, id: `${slot}`, title: '', since: '' } : null, need }) as BoardPort
  const ports = [port(1, 'task', 0), port(2, 'account', 2), port(3, undefined, 0), port(4, 'task', 1)]
  const left = (filter: (typeof boardFilters)[number]) =>
    choosePorts(ports, { search: '', filter, sort: 'slot' }).map(({ slot }) => slot)
  expect(Object.fromEntries(boardFilters.map((filter) => [filter, left(filter)]))).toEqual({
    all: [1, 2, 3, 4],
    needs: [2, 4],
    tasks: [1, 4],
    accounts: [2],
    free: [3],
  })
})
