// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { TabStrip } from './TabStrip.tsx'

setUpDom()
beforeAll(() => preload('browser', 'desktop', 'network'))

const accounts = ['a1', 'a2'].map((id) => ({ id, account: `tea_${id}`, network: 'x_sandbox' }))
const task = (account_id: string, kind: string) => ({ account_id, manual: { step: { kind } } })
let tabs: object[]
let tasks: object[]
let local: object[]
let asked: number
beforeEach(() => {
  tabs = []
  tasks = []
  local = accounts.map(({ id }) => ({ id, signed_in: true }))
  asked = 0
  vi.stubGlobal('seaport', {
    call: async (name: string) => {
      asked += 1
      return { ok: true, value: { 'tab.state': { tabs }, 'runner.state': { tasks } }[name] ?? { local } }
    },
    on: () => () => undefined,
  })
})

async function show() {
  const onChoose = vi.fn()
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 1e9 } } })
  renderUi(
    <QueryClientProvider client={queries}>
      <TabStrip accounts={accounts as never} shown={['a2']} onChoose={onChoose} />
    </QueryClientProvider>,
  )
  await waitFor(() => expect([asked, queries.isFetching()]).toEqual([3, 0]))
  return onChoose
}
const tab = (id: string) => screen.getByRole('button', { name: new RegExp(`@tea_${id}`) })
/** What the tab's pictures say, but for the network's. */
const marks = (id: string) =>
  within(tab(id))
    .queryAllByRole('img')
    .map(({ ariaLabel }) => ariaLabel)
    .filter((label) => label !== 'X (sandbox)')

test('a tab is chosen alone, or beside what is shown with Ctrl or ⌘', async () => {
  const onChoose = await show()
  fireEvent.click(tab('a1'))
  fireEvent.click(tab('a1'), { ctrlKey: true })
  fireEvent.click(tab('a2'), { metaKey: true })
  fireEvent.click(tab('a2'), { shiftKey: true })
  expect(onChoose.mock.calls).toEqual([
    ['a1', false],
    ['a1', true],
    ['a2', true],
    ['a2', false],
  ])
  expect([tab('a1').ariaCurrent, tab('a2').ariaCurrent]).toEqual([null, 'page'])
  const [other, shown] = ['a1', 'a2'].map((id) => getComputedStyle(tab(id)).backgroundColor)
  expect(shown).not.toBe(other)
})

test.each([
  ['loading', []],
  ['awake', []],
  ['asleep', ['Asleep']],
  ['crashed', ['This page has stopped working.']],
])('a page that is %s is marked %j, one that was never opened as asleep', async (state, said) => {
  tabs = [{ id: 'a2', state, unread: 0, title: 'Home' }]
  await show()
  expect([marks('a1'), marks('a2')]).toEqual([['Asleep'], said])
  expect([tab('a1').title, tab('a2').title]).toEqual(['', 'Home'])
})

test.each([
  [0, []],
  [1, ['1 new']],
  [99, ['99 new']],
  [100, ['100 new']],
])('%i new messages are %j', async (unread, said) => {
  tabs = accounts.map(({ id }) => ({ id, state: 'awake', unread: id === 'a2' ? unread : 0 }))
  await show()
  expect([marks('a1'), marks('a2')]).toEqual([[], said])
  if (unread > 0) expect(tab('a2').textContent).toBe(`@tea_a2${unread > 99 ? '99+' : unread}`)
})

test.each<[string, object[], boolean, boolean]>([
  ['a target is ready', [task('a2', 'ready')], true, true],
  ['a target was interrupted', [task('a1', 'loading'), task('a2', 'interrupted')], true, true],
  ['its person is at a target', [task('a2', 'open')], true, false],
  ['it collects by a program', [{ account_id: 'a2', manual: null }], true, false],
  ['it is signed out', [], false, true],
])(
  'where %s, the mark that the person is needed comes before new messages',
  async (_what, work, signed_in, isNeeded) => {
    tasks = work
    local = [
      { id: 'a1', signed_in: true },
      { id: 'a2', signed_in },
    ]
    tabs = accounts.map(({ id }) => ({ id, state: 'awake', unread: 3 }))
    await show()
    expect([marks('a1'), marks('a2')]).toEqual([['3 new'], [isNeeded ? 'Needs you' : '3 new']])
  },
)
