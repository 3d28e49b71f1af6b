// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { AccountChoice } from './AccountChoice.tsx'
import type { StepProps, WizardAccount } from './task-wizard.types.ts'

setUpDom()
beforeAll(() => preload('wizard', 'network'))

const seat = { id: 's1', name: 'Mei', seat_code: '100001' }
const account = (id: string, more: Partial<WizardAccount> = {}): WizardAccount => ({
  id,
  account: id,
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
  const props = { form: { field, values: { account_ids } }, accounts, chosen }
  return <AccountChoice {...(props as unknown as StepProps)} />
}
const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`@${name}\\b`) })
const isOpen = (name: string) => !(box(name) as HTMLInputElement).disabled

test('accounts of a seat close once the chosen ones take its free ports, and open when one is given up', () => {
  const elsewhere = account('dan', { seat: { ...seat, id: 's2', name: 'Linh' }, free_ports: 1 })
  renderUi(<Sample accounts={[account('ann'), account('bob'), account('cho'), elsewhere]} />)
  fireEvent.click(box('ann'))
  expect(isOpen('cho')).toBe(true)
  fireEvent.click(box('bob'))
  expect(screen.getByText('Mei has no further free port')).toBeTruthy()
  expect(['ann', 'bob', 'cho', 'dan'].filter(isOpen)).toEqual(['ann', 'bob', 'dan'])
  fireEvent.click(box('ann'))
  expect(isOpen('cho')).toBe(true)
})

test('more chosen accounts than a seat has free ports are told at once', () => {
  renderUi(
    <Sample accounts={['ann', 'bob', 'cho'].map((id) => account(id))} initial={['ann', 'bob', 'cho']} />,
  )
  expect(screen.getByRole('alert').textContent).toContain('Mei has 2 free ports for 3 chosen accounts')
})

test('an account of a disabled seat is closed, for that reason', () => {
  renderUi(<Sample accounts={[account('ann', { free_ports: 0, seat_disabled: true })]} />)
  expect(isOpen('ann')).toBe(false)
  expect(screen.getByText('Mei is disabled')).toBeTruthy()
})
