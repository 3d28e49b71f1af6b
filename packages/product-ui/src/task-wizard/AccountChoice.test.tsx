// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { act, type ReactNode, useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { AccountChoice } from './AccountChoice.tsx'
import type { StepProps, WizardAccount } from './task-wizard.types.ts'

setUpDom()
beforeAll(() => preload('wizard', 'network'))

const seat = { id: 's1', name: 'Mei', seat_code: '100001' }
const idOf = (name: string) => `id of ${name}`
const account = (name: string, more: Partial<WizardAccount> = {}): WizardAccount => ({
  id: idOf(name),
  account: name,
  nickname: '',
  network: 'x',
  availability: 'normal',
  seat,
  time_zone: 'UTC',
  login_status: 'logged_in',
  free_ports: 2,
  ...more,
})

function Sample({ accounts, initial = [] }: { accounts: WizardAccount[]; initial?: string[] }): ReactNode {
  const [account_ids, set] = useState(initial)
  const field = () => ({ name: 'account_ids', value: account_ids, set, error: undefined })
  const chosen = accounts.filter(({ id }) => account_ids.includes(id))
  const seats = { options: [], assign: () => {} }
  const props = { form: { field, values: { account_ids } }, accounts, chosen, seats }
  return <AccountChoice {...(props as unknown as StepProps)} />
}
/** Shows the picker, and reads and presses its check boxes. */
function show(accounts: WizardAccount[], initial?: string[]) {
  const ui = renderUi(<Sample accounts={accounts} {...(initial && { initial })} />)
  const box = (name: string) =>
    ui.getByRole('checkbox', { name: new RegExp(`@${name}\\b`) }) as HTMLInputElement
  return {
    ...ui,
    press: (name: string) => act(() => box(name).click()),
    isOpen: (name: string) => !box(name).disabled,
    order: () =>
      ui
        .getAllByRole('checkbox')
        .map((one) => /@([a-z]+)/.exec(one.closest('label')?.textContent ?? '')?.[1]),
  }
}

test('accounts of a seat close once the chosen ones take its free ports, and open when one is given up', () => {
  const elsewhere = account('dan', { seat: { ...seat, id: 's2', name: 'Linh' }, free_ports: 1 })
  const { press, isOpen, getByText } = show([account('ann'), account('bob'), account('cho'), elsewhere])
  press('ann')
  expect(isOpen('cho')).toBe(true)
  press('bob')
  expect(getByText('Mei has no more free ports')).toBeTruthy()
  expect(['ann', 'bob', 'cho', 'dan'].filter(isOpen)).toEqual(['ann', 'bob', 'dan'])
  press('ann')
  expect(isOpen('cho')).toBe(true)
})

test('more chosen accounts than a seat has free ports are told at once', () => {
  const names = ['ann', 'bob', 'cho']
  const accounts = names.map((name) => account(name))
  const alert = show(accounts, names.map(idOf)).getByRole('alert')
  expect(alert.textContent).toContain('Mei has 2 free ports for 3 chosen accounts')
})

test('an account of a disabled seat is closed, for that reason', () => {
  const { isOpen, getByText } = show([account('ann', { free_ports: 0, seat_disabled: true })])
  expect(isOpen('ann')).toBe(false)
  expect(getByText('Mei is disabled')).toBeTruthy()
})

test('accounts that can be used with the chosen one come first', () => {
  const { press, order } = show([
    account('amy', { network: 'facebook' }),
    account('bea', { seat: { ...seat, id: 's2', name: 'Linh' }, free_ports: 1 }),
    account('cal', { availability: 'abnormal' }),
    account('dan', { seat: { ...seat, id: 's2', name: 'Linh' }, free_ports: 1 }),
    account('eve'),
    account('fay', { seat: null, free_ports: null }),
  ])
  expect(order()).toEqual(['amy', 'bea', 'dan', 'eve', 'fay', 'cal'])
  press('dan')
  expect(order()).toEqual(['dan', 'eve', 'fay', 'amy', 'bea', 'cal'])
  press('dan')
  expect(order()).toEqual(['amy', 'bea', 'dan', 'eve', 'fay', 'cal'])
})
