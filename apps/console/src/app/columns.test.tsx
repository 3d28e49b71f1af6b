// @vitest-environment jsdom
/// <reference types="vite/client" />
import { Account } from '@seaport/contract/desk/account.schema'
import { AdminProxy, ProxyEntry } from '@seaport/contract/desk/proxy.schema'
import { Seat } from '@seaport/contract/desk/seat.schema'
import { AdminOrder, Order, Payment } from '@seaport/contract/money/order.schema'
import { AdminPriceTier } from '@seaport/contract/money/price.schema'
import { AdminLedgerEntry, LedgerEntry } from '@seaport/contract/money/wallet.schema'
import { AdminUser, SystemUser } from '@seaport/contract/people/admin-user.schema'
import { AdminLoginLog, LoginLog } from '@seaport/contract/people/login-log.schema'
import { Role } from '@seaport/contract/people/role.schema'
import { AdminAnnouncement, Announcement } from '@seaport/contract/platform/announcement.schema'
import { AuditEntry } from '@seaport/contract/platform/audit.schema'
import { AdminFeedback } from '@seaport/contract/platform/feedback.schema'
import { OfficialChannel } from '@seaport/contract/platform/official-channel.schema'
import { ReleaseToken } from '@seaport/contract/platform/release.schema'
import { Version } from '@seaport/contract/platform/version.schema'
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { AdminAccount, AdminSeat, AdminTask } from '@seaport/contract/work/admin-list.schema'
import { OptOut } from '@seaport/contract/work/opt-out.schema'
import { Resource } from '@seaport/contract/work/resource.schema'
import { Script } from '@seaport/contract/work/script.schema'
import { Task } from '@seaport/contract/work/task.schema'
import type { RowMenuProps } from '@seaport/ui/row-menu'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { client } from '../shared/api/client.ts'

// Before the clock of the lists is loaded.
vi.hoisted(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 13) }))
vi.mock('@seaport/ui/row-menu', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  RowMenu: ({ name, actions }: RowMenuProps) => (
    <span>
      {`${name}: ${actions.map(({ label, disabled }) => (disabled ? `(${label})` : label)).join(', ')}`}
    </span>
  ),
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
/** As many as a row has states, so that each is among them. */
const ROWS = [0, 1, 2, 3, 4, 5, 6, 7]

interface Shown {
  readonly id: string
  readonly header: string
  readonly sortable?: boolean
  readonly hidden?: boolean
  readonly collapsible?: boolean
  render(row: unknown): ReactNode
}

interface ColumnsProps {
  name: string
  use: (onAction: () => void) => readonly Shown[]
}

function Columns({ name, use }: ColumnsProps): ReactNode {
  const columns = use(() => {})
  const line = ({ id, header, sortable, hidden, collapsible }: Shown) =>
    `  ${header}: ${id}${sortable ? ', sorts' : ''}${hidden ? ', hidden' : ''}${collapsible ? ', folds' : ''}`
  const schema = rows[name]
  return (
    <>
      <output aria-label={name}>{columns.map(line).join('\n')}</output>
      {schema &&
        ROWS.map((row) => (
          <ul key={row} aria-label="row">
            {columns.map(({ id, render }) => (
              <li key={id}>{render(sampleOf(schema, row))}</li>
            ))}
          </ul>
        ))}
    </>
  )
}

/** @returns what a cell says and where it leads: its texts, the addresses of its links, and the names of what has no text */
function said(cell: Element): string {
  const parts = [...cell.querySelectorAll('*')].flatMap((element) => [
    ...(element.getAttribute('href') ? [`‹${element.getAttribute('href')}›`] : []),
    ...(element.getAttribute('aria-label') && !element.textContent
      ? [`‹${element.getAttribute('aria-label')}›`]
      : []),
  ])
  return [cell.textContent, ...parts].join(' ').trim()
}

/** What the columns of all lists sort by, which are hidden at first or fold away, and what they and the row's menu say in each state. */
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
      await act(async () => {
        renderUi(
          <QueryClientProvider client={new QueryClient()}>
            <MemoryRouter>
              <Columns name={list} use={hook as ColumnsProps['use']} />
            </MemoryRouter>
          </QueryClientProvider>,
        )
      })
      const shown = await screen.findByRole('status', { name: list })
      lines.push(list, shown.textContent ?? '')
      for (const row of screen.queryAllByRole('list', { name: 'row' }))
        lines.push(`  - ${[...row.children].map(said).join(' | ')}`)
      cleanup()
    }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('columns.txt')
})
