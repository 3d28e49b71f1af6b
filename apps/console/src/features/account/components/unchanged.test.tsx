// @vitest-environment jsdom
import { assignAccounts, unassignAccounts } from '@seaport/contract/desk/account'
import { assignProxy, listProxies, unassignProxy } from '@seaport/contract/desk/proxy'
import { listSeats } from '@seaport/contract/desk/seat'
import { preload } from '@seaport/i18n/browser'
import { dismissReport } from '@seaport/ui/bulk-report'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { BindDialog } from './BindDialog.tsx'
import { useAccountUnassignment, useProxyUnbinding } from './useAccountConfirmations.ts'

setUpDom()
beforeAll(() => preload('account', 'ui', 'common', 'validation'))

const ids = ['a1', 'a2', 'a3']
const ASK = 'ask'

function Ask({ use }: { use: typeof useProxyUnbinding }): ReactNode {
  const ask = use(() => undefined)
  return (
    <button type="button" onClick={() => ask(ids)}>
      {ASK}
    </button>
  )
}

const seat = { id: 's1', name: 'Ca sáng 早', seat_code: 'S-100001' }
const proxy = { id: 'p1', ip: '203.0.113.9', port: 1080, scheme: 'socks5', group: { name: 'Nhà' } }

/** Every act on three accounts changes one. */
const left = { missing: 1, left_out: [{ id: 'a2', name: '@trà', message: 'It stays.' }] }
const answers = new Map<unknown, object>([
  [listSeats, { list: [seat], total: 1 }],
  [listProxies, { list: [{ ...proxy, allocated: 1, allocation_limit: 5 }], total: 1 }],
  [assignAccounts, { assigned: 1, ...left }],
  [assignProxy, { assigned: 1, ...left }],
  [unassignAccounts, { unassigned: 1, ...left }],
  [unassignProxy, { unassigned: 1, ...left }],
])

const choose = async (option: RegExp) => {
  fireEvent.click(await screen.findByRole('combobox'))
  fireEvent.click(await screen.findByRole('option', { name: option }))
}

test.each<[string, ReactNode, () => Promise<void>, string, string]>([
  [
    'assigning',
    <AssignDialog key="" ids={ids} onClose={() => undefined} />,
    () => choose(/Ca sáng 早/),
    'Assign to seat',
    '1 account assigned',
  ],
  [
    'binding',
    <BindDialog key="" ids={ids} onClose={() => undefined} />,
    () => choose(/203\.0\.113\.9/),
    'Bind to proxy',
    '1 account bound',
  ],
  [
    'unassigning',
    <Ask key="" use={useAccountUnassignment} />,
    async () => void fireEvent.click(screen.getByText(ASK)),
    'Unassign',
    '1 account unassigned',
  ],
  [
    'unbinding',
    <Ask key="" use={useProxyUnbinding} />,
    async () => void fireEvent.click(screen.getByText(ASK)),
    'Unbind from proxy',
    '1 account unbound from its proxy',
  ],
])(
  '%s says how many it changed, and names the others with the reason',
  async (_, part, prepare, button, said) => {
    vi.spyOn(client, 'call').mockImplementation((async (endpoint: unknown) => answers.get(endpoint)) as never)
    renderUi(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>)
    await prepare()
    fireEvent.click(await screen.findByRole('button', { name: button }))
    const report = within(await screen.findByRole('dialog', { name: said }))
    expect(report.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '@tràIt stays.',
      '1 no longer exists',
    ])
    act(dismissReport)
  },
)
