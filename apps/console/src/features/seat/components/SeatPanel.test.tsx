// @vitest-environment jsdom
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { userInfo } from '@seaport/contract/people/user'
import { listTasks } from '@seaport/contract/work/task'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { seatRow } from '../../../shared/test-support/rows.ts'
import { shownFields } from '../../../shared/test-support/shown-cells.tsx'
import { SeatEditor } from './SeatEditor.tsx'
import { SeatPanel } from './SeatPanel.tsx'

setUpDom()
beforeAll(() => preload('rowPanel', 'seat', 'newPassword'))

const panelAt = (part: string | undefined) => ({
  id: '1',
  part,
  show: () => {},
  hrefOf: () => '',
  choosePart: () => {},
  close: () => {},
  closeOf: () => {},
  previous: undefined,
  next: undefined,
})

test('each field of a seat stands under its own label', async () => {
  vi.spyOn(client, 'call').mockResolvedValue(seatRow())
  expect(await shownFields(<SeatPanel id="s1" panel={panelAt(undefined)} onAction={() => {}} />)).toEqual({
    'Seat code': '100123',
    Status: 'Offline',
    Accounts: '6 assigned, 2 open',
    'Bound device': 'MÁY-07',
    Bound: 'Mar 3, 2026, 03:00',
    'Last seen': '2 days ago',
    'Last login': 'Mar 4, 2026, 03:00',
    Created: 'Mar 2, 2026, 03:00',
    Remark: '早班',
  })
})

const queries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
/** Answers with a seat; who may not see something is told so. */
const refuse = (refused: Endpoint) =>
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: Endpoint) => {
    if (endpoint === refused) throw new Error('Không có quyền 无权限')
    return { ...seatRow(), list: [] }
  }) as typeof client.call)

test('why the holders of a seat’s ports are not shown is said', async () => {
  refuse(listTasks)
  renderUi(
    <QueryClientProvider client={queries()}>
      <MemoryRouter>
        <SeatPanel id="s1" panel={panelAt('ports')} onAction={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('Không có quyền 无权限')
})

test('a seat can be created while the number of free ports can’t be read', async () => {
  refuse(userInfo)
  renderUi(
    <QueryClientProvider client={queries()}>
      <SeatEditor onClose={() => {}} />
    </QueryClientProvider>,
  )
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Ports/ })).value).toBe('1')
})
