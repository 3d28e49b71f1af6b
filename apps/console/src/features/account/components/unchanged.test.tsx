// @vitest-environment jsdom
import { assignAccounts, unassignAccounts } from '@seaport/contract/desk/account'
import { assignProxy, listProxies, unassignProxy } from '@seaport/contract/desk/proxy'
import { listSeats } from '@seaport/contract/desk/seat'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
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
const answers = new Map<unknown, object>([
  [listSeats, { list: [seat], total: 1 }],
  [listProxies, { list: [{ ...proxy, allocated: 1, allocation_limit: 5 }], total: 1 }],
  [assignAccounts, { assigned: 1 }],
  [assignProxy, { assigned: 1 }],
  [unassignAccounts, { unassigned: 1 }],
  [unassignProxy, { unassigned: 1 }],
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
    '1 account assigned · 2 were already assigned to it',
  ],
  [
    'binding',
    <BindDialog key="" ids={ids} onClose={() => undefined} />,
    () => choose(/203\.0\.113\.9/),
    'Bind to proxy',
    '1 account bound · 2 were already bound to it',
  ],
  [
    'unassigning',
    <Ask key="" use={useAccountUnassignment} />,
    async () => void fireEvent.click(screen.getByText(ASK)),
    'Unassign',
    '1 account unassigned · 2 were not assigned',
  ],
  [
    'unbinding',
    <Ask key="" use={useProxyUnbinding} />,
    async () => void fireEvent.click(screen.getByText(ASK)),
    'Unbind from proxy',
    '1 account unbound from its proxy · 2 had no proxy',
  ],
])('%s says how many it changed, and how many not', async (_, part, prepare, act, said) => {
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: unknown) => answers.get(endpoint)) as never)
  renderUi(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>)
  await prepare()
  fireEvent.click(await screen.findByRole('button', { name: act }))
  expect(await screen.findByText(said)).toBeTruthy()
})
