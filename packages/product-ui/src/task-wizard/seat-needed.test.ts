import { expect, test } from 'vitest'
import { fullSeatOf, isUsable, needsSeat, withSeats } from './seat-needed.ts'
import { emptyDraft, TaskForm } from './task-draft.ts'
import type { WizardAccount } from './task-wizard.types.ts'

const idOf = (at: number) => `0192f0c1-2222-7000-8000-00000000000${at}`

const account = (at: number, change: Partial<WizardAccount> = {}): WizardAccount => ({
  id: idOf(at),
  account: `trà.${at}`,
  nickname: `Trà ${at}`,
  network: 'facebook',
  availability: 'normal',
  seat: { id: 's1', name: 'Hằng', seat_code: '100001' },
  time_zone: 'Asia/Kathmandu',
  login_status: 'logged_in',
  free_ports: 2,
  ...change,
})

const noSeat = { seat: null, free_ports: null }

test.each<[what: string, change: Partial<WizardAccount>, usable: boolean, needs: boolean]>([
  ['on a seat with a free port', {}, true, false],
  ['on a seat of which nobody knows the free ports', { free_ports: null }, true, false],
  ['on a seat without a free port', { free_ports: 0 }, false, false],
  ['on a disabled seat', { seat_disabled: true }, false, false],
  ['that can’t be used', { availability: 'abnormal' }, false, false],
  ['without a seat', noSeat, false, true],
  ['that can’t be used and has no seat', { ...noSeat, availability: 'abnormal' }, false, false],
])('an account %s', (_, change, usable, needs) => {
  expect([isUsable(account(1, change)), needsSeat(account(1, change))]).toEqual([usable, needs])
})

test('a seat is full for more accounts than it has free ports', () => {
  const chosen = [1, 2, 3].map((at) => account(at))
  expect(fullSeatOf(chosen.slice(0, 2))).toBeUndefined()
  expect(fullSeatOf(chosen)).toEqual({ name: 'Hằng', chosen: 3, free: 2 })
  const other = account(3, { seat: { id: 's2', name: 'Linh', seat_code: '100002' }, free_ports: 1 })
  expect(fullSeatOf([...chosen.slice(0, 2), other])).toBeUndefined()
  expect(fullSeatOf([...chosen.slice(0, 2), account(3, noSeat)])).toBeUndefined()
  expect(fullSeatOf(chosen.map((one) => ({ ...one, free_ports: null })))).toBeUndefined()
})

test.each<[what: string, accounts: WizardAccount[], chosen: number[], refused: boolean]>([
  ['accounts for which there are ports', [account(1), account(2)], [1, 2], false],
  ['an account without a seat', [account(1), account(2, noSeat)], [1, 2], true],
  ['an account beside one without a seat that is not chosen', [account(1), account(2, noSeat)], [1], false],
  ['more accounts of a seat than it has ports', [1, 2, 3].map((at) => account(at)), [1, 2, 3], true],
  ['as many of them as it has ports', [1, 2, 3].map((at) => account(at)), [2, 3], false],
])('the wizard takes or refuses %s', (_, accounts, chosen, refused) => {
  const { params } = emptyDraft.work
  const work = { kind: 'collect_likers' as const, params: { ...params, links: ['l', 'm', 'n'] } }
  const draft = { ...emptyDraft, work, account_ids: chosen.map(idOf) }
  const issues = withSeats(TaskForm, accounts).safeParse(draft).error?.issues ?? []
  const told = issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  expect(told).toEqual(refused ? ['account_ids: invalid'] : [])
})
