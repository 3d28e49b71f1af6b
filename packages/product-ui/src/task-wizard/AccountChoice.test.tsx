// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { act, type ReactNode, useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { AccountChoice } from './AccountChoice.tsx'
import { emptyDraft, type TaskDraft } from './task-draft.ts'
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

interface SampleProps {
  accounts: WizardAccount[]
  initial?: string[] | undefined
  draft?: TaskDraft
  onDraft?: (draft: Partial<TaskDraft>) => void
  error?: string
}

function Sample({ accounts, initial = [], draft = emptyDraft, onDraft, error }: SampleProps): ReactNode {
  const [account_ids, set] = useState(initial)
  const [work, setWork] = useState({ executor: draft.executor, work: draft.work })
  const field = () => ({ name: 'account_ids', value: account_ids, set, error })
  const patch = (part: typeof work) => {
    setWork(part)
    onDraft?.(part)
  }
  const chosen = accounts.filter(({ id }) => account_ids.includes(id))
  const seats = { options: [], assign: () => {} }
  const networks = ['x', 'facebook', 'instagram'].map((network) => ({ network }))
  const form = { field, patch, values: { ...draft, account_ids, ...work } }
  const props = { form, accounts, chosen, seats, networks }
  return <AccountChoice {...(props as unknown as StepProps)} />
}
/** Shows the picker, and reads and presses its check boxes. */
function show(accounts: WizardAccount[], initial?: string[], more: Partial<SampleProps> = {}) {
  const ui = renderUi(<Sample accounts={accounts} initial={initial} {...more} />)
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

test('what is wrong with the chosen accounts is said first of what can be mended here', () => {
  const alone = account('eve', { seat: null, free_ports: null })
  const said = (accounts: WizardAccount[], initial: string[]) => {
    const { getByRole, unmount } = show(accounts, initial, { error: 'It is wrong' })
    const { textContent } = getByRole('alert')
    unmount()
    return textContent
  }
  const [ann, bob, cho] = ['ann', 'bob', 'cho'].map((name) => account(name)) as [
    WizardAccount,
    WizardAccount,
    WizardAccount,
  ]
  expect(said([ann], [])).toBe('Choose at least one account')
  expect(said([ann, bob, cho], [ann.id, bob.id, cho.id])).toContain('Mei')
  expect(said([ann, alone], [ann.id, alone.id])).toBe('Choose a seat for the accounts without one')
  expect(said([ann], [ann.id])).toBe('It is wrong')
})

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

/** What is left of a draft for X when its account is changed for one of another network, and for another one of X. */
function movedTo(network: 'facebook' | 'instagram' | 'x', change: Partial<TaskDraft['work']['params']>) {
  return (kind: TaskDraft['work']['kind'], executor: TaskDraft['executor'] = '') => {
    const params = { ...emptyDraft.work.params, target_count: 5000, ...change }
    const draft = { ...emptyDraft, executor, work: { kind, params } }
    let left: Partial<TaskDraft> = {}
    const accounts = [account('ann'), account('bob', { network })]
    const onDraft = (part: Partial<TaskDraft>) => {
      left = part
    }
    const { press } = show(accounts, [idOf('ann')], { draft, onDraft })
    press('ann')
    press('bob')
    return left
  }
}

test.each([
  ['instagram', 'join_group', ''],
  ['instagram', 'follow', 'follow'],
  ['facebook', 'join_group', 'join_group'],
] as const)('a draft for X on %s: %s becomes “%s”', (network, kind, left) => {
  const { work } = movedTo(network, { links: ['l'] })(kind)
  expect(work).toMatchObject({ kind: left, params: { links: ['l'] } })
})

test.each([
  ['publish_group_post', ''],
  ['publish_post', 'api'],
] as const)('a sender that the new network has not is given up: %s is then sent by “%s”', (kind, left) => {
  expect(movedTo('facebook', {})(kind, 'api').executor).toBe(left)
})

test.each([
  ['facebook', 'collect_commenters', { deep_collection: false, target_count: 5000 }],
  ['x', 'collect_likers', { deep_collection: true, target_count: 100 }],
] as const)('on %s the options of %s are those that it offers, the others stay', (network, kind, options) => {
  const change = { deep_collection: true, deduplication: 'library', promotion_count: 7 } as const
  const { work } = movedTo(network, change)(kind)
  expect(work?.params).toMatchObject({ ...options, deduplication: 'library', promotion_count: 7 })
})

test('a further account changes nothing of the draft', () => {
  const onDraft = vi.fn()
  const { press } = show([account('ann'), account('bob')], [idOf('ann')], { onDraft })
  press('bob')
  press('ann')
  expect(onDraft).not.toHaveBeenCalled()
})

test('of a seat whose free ports are unknown no number is said', () => {
  const { container } = show([account('ann', { free_ports: null }), account('bob')])
  const [unknown, known] = [...container.querySelectorAll('label')].map(({ textContent }) => textContent)
  expect(unknown).toMatch(/Mei$/)
  expect(known).toMatch(/Mei · 2 free ports$/)
})
