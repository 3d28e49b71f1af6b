// @vitest-environment jsdom
/// <reference types="vite/client" />

import { schemasOf } from '@seaport/contract/api.schema'
import { Account } from '@seaport/contract/desk/account.schema'
import { AdminProxy, ProxyEntry } from '@seaport/contract/desk/proxy.schema'
import { Seat } from '@seaport/contract/desk/seat.schema'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { AdminOrder, Order, Payment } from '@seaport/contract/money/order.schema'
import { AdminPriceTier } from '@seaport/contract/money/price.schema'
import { AdminLedgerEntry, LedgerEntry } from '@seaport/contract/money/wallet.schema'
import { AdminUser, SystemUser } from '@seaport/contract/people/admin-user.schema'
import { AdminLoginLog, LoginLog } from '@seaport/contract/people/login-log.schema'
import { Role } from '@seaport/contract/people/role.schema'
import { SystemConfig } from '@seaport/contract/people/system.schema'
import { AdminAnnouncement, Announcement } from '@seaport/contract/platform/announcement.schema'
import { AuditEntry } from '@seaport/contract/platform/audit.schema'
import { AdminFeedback } from '@seaport/contract/platform/feedback.schema'
import { OfficialChannel } from '@seaport/contract/platform/official-channel.schema'
import { ReleaseToken } from '@seaport/contract/platform/release.schema'
import { Version } from '@seaport/contract/platform/version.schema'
import { LARGE, sampleOf } from '@seaport/contract/test-support/sample.schema'
import { AdminAccount, AdminSeat, AdminTask } from '@seaport/contract/work/admin-list.schema'
import { OptOut } from '@seaport/contract/work/opt-out.schema'
import { Resource } from '@seaport/contract/work/resource.schema'
import { Script } from '@seaport/contract/work/script.schema'
import { Task } from '@seaport/contract/work/task.schema'
import type { ListFiltersProps } from '@seaport/product-ui/list-filters'
import type { ListPageProps } from '@seaport/product-ui/list-page'
import type { Column, DataTableProps } from '@seaport/ui/data-table-types'
import type { RowMenuProps } from '@seaport/ui/row-menu'
import { SeaportProvider } from '@seaport/ui/seaport-provider'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { type ReactNode, Suspense } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { client } from '../shared/api/client.ts'
import { configAtom } from '../shared/config/system-config.ts'
import { sessionAtom } from '../shared/session/session.ts'
import { hang } from '../shared/test-support/console-case.tsx'
import { reader } from './parts/reader.cases.ts'

// Before the clock of the lists is loaded.
vi.hoisted(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 13) }))
vi.mock('@seaport/i18n/react', async (importOriginal) =>
  (await import('./parts/reader.cases.ts')).readBy(await importOriginal()),
)
vi.mock('@seaport/ui/row-menu', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  RowMenu: ({ name, actions }: RowMenuProps) => (
    <span>
      {`${name}: ${actions.map(({ label, disabled }) => (disabled ? `(${label})` : label)).join(', ')}`}
    </span>
  ),
}))
/** The list of the screen that is shown, and its table. */
let listed: Omit<ListFiltersProps<string>, 'children'> | undefined
let tabled: Pick<ListPageProps<{ id: string }, string>['table'], 'onSort' | 'onPage'> | undefined
let heading: readonly (string | undefined)[] = []
vi.mock('@seaport/product-ui/list-page', () => ({
  ListPage: ({
    title,
    lead,
    label,
    search,
    table,
    empty,
    ...props
  }: ListPageProps<{ id: string }, string>) => {
    listed = { ...props, placeholder: search }
    tabled = table
    heading = [title, lead, label]
    return <output aria-label="empty">{empty}</output>
  },
}))
vi.mock('@seaport/product-ui/list-filters', () => ({
  ListFilters: (props: ListFiltersProps<string>) => {
    listed = props
    return null
  },
}))
vi.mock('@seaport/ui/data-table', () => ({
  DataTable: ({ label, toolbar, empty, ...table }: DataTableProps<unknown>) => {
    tabled = table as typeof tabled
    heading = [label]
    return (
      <>
        {toolbar}
        <output aria-label="empty">{empty}</output>
      </>
    )
  },
}))

setUpDom()
beforeEach(() => {
  vi.spyOn(client, 'call').mockReturnValue(new Promise(() => {}))
})

/** The answers that the rows of each list are. Rows of the gallery and of the menu's editor are no answers, and releases are shown by those beside them. */
const rows: Record<string, z.ZodType> = {
  'account useAccountColumns': Account,
  'admin-announcement useAnnouncementColumns': AdminAnnouncement,
  'admin-feedback useFeedbackColumns': AdminFeedback,
  'admin-ledger useLedgerColumns': AdminLedgerEntry,
  'admin-list useAllAccountColumns': AdminAccount,
  'admin-list useAllSeatColumns': AdminSeat,
  'admin-list useAllTaskColumns': AdminTask,
  'admin-login-log useLoginColumns': AdminLoginLog,
  'admin-order useOrderColumns': AdminOrder,
  'admin-payment usePaymentColumns': Payment,
  'admin-user useUserColumns': AdminUser,
  'announcement useAnnouncementColumns': Announcement,
  'audit useAuditColumns': AuditEntry,
  'buy-for usePurchaseColumns': AdminOrder,
  'ledger useLedgerColumns': LedgerEntry,
  'login-log useLoginColumns': LoginLog,
  'official-channel useChannelColumns': OfficialChannel,
  'order useOrderColumns': Order,
  'order usePurchaseColumns': Order,
  'price useTierColumns': AdminPriceTier,
  'proxy useAllProxyColumns': AdminProxy,
  'proxy useProxyColumns': ProxyEntry,
  'resource useOptOutColumns': OptOut,
  'resource useResourceColumns': Resource,
  'role useRoleColumns': Role,
  'script useScriptColumns': Script,
  'seat useSeatColumns': Seat,
  'system-user useSystemUserColumns': SystemUser,
  'task useTaskColumns': Task,
  'version useTokenColumns': ReleaseToken,
  'version useVersionColumns': Version,
}
/** As many as a row has states, so that each is among them, and one with large numbers. */
const ROWS = [...[0, 1, 2, 3, 4, 5, 6, 7].map((row) => [row, 0] as const), [0, LARGE] as const]

type Shown = Column<unknown>

interface ColumnsProps {
  name: string
  use: (onAction: () => void) => readonly Shown[]
}

function Columns({ name, use }: ColumnsProps): ReactNode {
  const columns = use(() => {})
  const line = ({ id, header, render: _, ...how }: Shown) => {
    const words = Object.entries(how).map(([name, value]) => (value === true ? name : `${name} ${value}`))
    return `  ${[`${header}: ${id}`, ...words.toSorted()].join(', ')}`
  }
  const schema = rows[name]
  return (
    <>
      <output aria-label={name}>{columns.map(line).join('\n')}</output>
      {schema &&
        ROWS.map(([row, turn]) => (
          <ul key={`${row} ${turn}`} aria-label="row">
            {columns.map(({ id, render }) => (
              <li key={id}>{render(sampleOf(schema, row, turn))}</li>
            ))}
          </ul>
        ))}
      {schema &&
        withoutOne(sampleOf(schema, 0) as object).map(([key, row]) => (
          <ul key={key} aria-label={`no ${key}`}>
            {columns.map(({ id, render }) => (
              <li key={id}>{render(row)}</li>
            ))}
          </ul>
        ))}
    </>
  )
}

/** @returns the same row with each of its numbers at nought, one at a time */
const withoutOne = (row: object): [string, object][] =>
  Object.entries(row).flatMap(([key, value]) =>
    typeof value === 'number' ? [[key, { ...row, [key]: 0 }]] : [],
  )

/** @returns what a cell says and where it leads: its texts, the addresses of its links, the names of what has no text, and titles that say more */
function said(cell: Element): string {
  const parts = [...cell.querySelectorAll('*')].flatMap((element) => [
    ...(element.getAttribute('href') ? [`‹${element.getAttribute('href')}›`] : []),
    ...(element.getAttribute('aria-label') && !element.textContent
      ? [`‹${element.getAttribute('aria-label')}›`]
      : []),
    ...(element.textContent?.includes(element.getAttribute('title') ?? '')
      ? []
      : [`‹${element.getAttribute('title')}›`]),
  ])
  return [cell.textContent, ...parts].join(' ').trim()
}

/** What each column of all lists is, and what they and the row's menu say in each state. */
test('the columns of each list are what their record says', async () => {
  const modules: Record<string, Record<string, unknown>> = import.meta.glob(
    ['../features/*/components/use*Columns.tsx'],
    { eager: true },
  )
  const lines: string[] = []
  for (const [path, module] of Object.entries(modules))
    for (const [name, hook] of Object.entries(module)) {
      if (!/^use\w*Columns$/.test(name)) continue
      const list = `${path.split('/')[2]} ${name}`
      const draw = async () => {
        await act(async () => {
          renderUi(
            <QueryClientProvider client={new QueryClient()}>
              <MemoryRouter>
                <Columns name={list} use={hook as ColumnsProps['use']} />
              </MemoryRouter>
            </QueryClientProvider>,
          )
        })
        return (await screen.findByRole('status', { name: list })).textContent ?? ''
      }
      reader.isAskedFor = false
      const shown = await draw()
      lines.push(list, shown)
      for (const row of screen.queryAllByRole('list', { name: 'row' }))
        lines.push(`  - ${[...row.children].map(said).join(' | ')}`)
      const [first] = screen.queryAllByRole('list', { name: 'row' })
      for (const row of screen.queryAllByRole('list', { name: /^no / })) {
        const told = [...row.children].map(said)
        const news = told.filter((words, at) => words !== said(first?.children[at] as Element))
        if (news.length > 0) lines.push(`  - ${row.getAttribute('aria-label')}: ${news.join(' | ')}`)
      }
      cleanup()
      if (!reader.isAskedFor) continue
      reader.instead = 'hk'
      const others = (await draw()).split('\n').filter((line) => !shown.includes(line))
      const [cells = []] = screen
        .queryAllByRole('list', { name: 'row' })
        .map((row) => [...row.children].map(said))
      others.push(...cells.filter((words) => !lines.some((line) => line.includes(words))))
      lines.push(...others.map((line) => `  for a reader of another language: ${line.trim()}`))
      reader.instead = undefined
      cleanup()
    }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('columns.txt')
})

/** What each list is about, what it is filtered by, and what it asks when that is chosen, cleared and paged. */
test('the filters of each list are what their record says', async () => {
  const screens = import.meta.glob<Record<string, () => ReactNode>>([
    '../features/*/screens/*.tsx',
    '../features/version/components/VersionsSection.tsx',
    '!**/*.test.tsx',
    '!**/gallery/**',
  ])
  const sources = import.meta.glob<string>(
    ['../features/*/screens/*.tsx', '../features/version/components/VersionsSection.tsx'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  )
  notifyManager.setScheduler(queueMicrotask)
  let asked: Asked[] = []
  vi.mocked(client.call).mockImplementation((async (endpoint: Endpoint, input: object) => {
    asked.push({ path: endpoint.path, input: JSON.stringify(input) })
    const data = sampleOf(schemasOf(endpoint).data) as { list?: unknown[] }
    return data?.list ? { ...data, page: 1, total: 500 } : data
  }) as typeof client.call)
  const lines: string[] = []
  for (const [path, load] of Object.entries(screens)) {
    if (!/<(?:ListPage|ListFilters)/.test(sources[path] ?? '')) continue
    for (const [name, Screen] of Object.entries(await load())) {
      listed = undefined
      asked = []
      const store = createStore()
      store.set(sessionAtom, { ...hang, superuser: true })
      store.set(configAtom, sampleOf(SystemConfig))
      await act(async () => {
        render(
          <Provider store={store}>
            <QueryClientProvider
              client={new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })}
            >
              <SeaportProvider>
                <MemoryRouter>
                  <Suspense>
                    <Screen />
                    <Path />
                  </Suspense>
                </MemoryRouter>
              </SeaportProvider>
            </QueryClientProvider>
          </Provider>,
        )
        await vi.dynamicImportSettled()
      })
      await screen.findByLabelText('empty')
      // What its filters offer has come.
      await act(() => vi.dynamicImportSettled())
      lines.push(`# ${path.split('/')[2]} ${name}`, ...(await filtersOf(() => asked.splice(0))))
      cleanup()
    }
  }
  notifyManager.setScheduler((run) => setTimeout(run, 0))
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('filters.txt')
})

/** Where the page is. */
const Path = (): ReactNode => <output aria-label="path">{useLocation().pathname}</output>

interface Asked {
  readonly path: string
  readonly input: string
}

/** What the list that is shown says of itself, and what each choice asks: of the list itself only what is new in its query. */
async function filtersOf(asked: () => readonly Asked[]): Promise<string[]> {
  const shown = () => listed as NonNullable<typeof listed>
  const { placeholder, filters = [], range, list } = shown()
  const lines = [
    [...heading, placeholder, list.name]
      .map((text) => text && `“${text}”`)
      .filter(Boolean)
      .join(' '),
    `empty: ${screen.getByLabelText('empty').textContent}`,
    ...filters.map(
      ({ id, label, options }) =>
        `${id} “${label}”: ${options.map(({ value, label }) => `${value} “${label}”`).join(', ')}`,
    ),
    ...(range ? [`between ${range.join(' and ')}`] : []),
    ...asked()
      .map(({ path, input }) => `asks ${path} ${input}`)
      .toSorted(),
  ]
  let before = new Set<string>()
  const choose = async (what: string, change: () => void) => {
    await act(async () => change())
    const calls = asked().map(({ path, input }) => {
      const query = new Set(
        Object.entries((JSON.parse(input) as { query?: object }).query ?? {}).map(
          ([key, value]) => `${key}=${value}`,
        ),
      )
      const come = [...query].filter((one) => !before.has(one))
      const gone = [...before].filter((one) => !query.has(one)).map((one) => `-${one}`)
      before = query
      return [path, ...come, ...gone].join(' ')
    })
    lines.push(`${what}: ${calls.join(', ') || 'nothing'}`)
  }
  for (const id of Object.keys(list.state.filters)) {
    const options = filters.find((filter) => filter.id === id)?.options
    const value = options?.at(-1)?.value ?? (range?.includes(id) ? '2026-03-10' : 'trà')
    await choose(`${id}=${value}`, () => shown().list.setFilter(id, value))
  }
  await choose('sorted', () => tabled?.onSort?.({ field: 'id', order: 'desc' }))
  await choose('page 2', () => tabled?.onPage?.({ page: 2, page_size: 50 }))
  await choose('cleared', () => shown().list.clearFilters())
  for (const link of screen.getByLabelText('empty').querySelectorAll('a'))
    lines.push(`${link.textContent} leads to ${link.getAttribute('href')}`)
  for (const button of screen.getByLabelText('empty').querySelectorAll('button')) {
    await act(async () => button.click())
    const { textContent: path } = screen.getByLabelText('path')
    if (path !== '/') lines.push(`${button.textContent} leads to ${path}`)
  }
  return lines.map((line) => `  ${line}`)
}
