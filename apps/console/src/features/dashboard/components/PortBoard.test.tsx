// @vitest-environment jsdom
import { userInfo } from '@seaport/contract/people/user'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { PortBoard } from './PortBoard.tsx'

setUpDom()
beforeAll(() => preload('dashboard'))

const seat = (id: string, name: string, allocated: number, occupied: number, open_accounts: number) => ({
  ...{ id, name, allocated, occupied, open_accounts, online: id === 's1', enabled: true },
})
const seats = [
  seat('s1', 'Ca sáng', 9, 6, 2),
  seat('s2', '夜班', 4, 0, 0),
  { ...seat('s4', 'Trainee', 2, 0, 0), enabled: false },
  seat('s3', 'Không cổng', 0, 0, 0),
]

/** Renders the board of a tenant with twenty ports. @param total of its seats */
async function shown(total: number) {
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: unknown) =>
    endpoint === userInfo ? { port_num: 20 } : { list: seats, total }) as never)
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PortBoard />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('Ca sáng')
}

test('each seat with ports shows what lies at them, and leads to itself', async () => {
  await shown(3)
  expect(screen.getAllByRole('img').map((berths) => berths.getAttribute('aria-label'))).toEqual([
    'Open accounts: 2; tasks: 4; free: 3',
    'Open accounts: 0; tasks: 0; free: 4',
    'Open accounts: 0; tasks: 0; free: 2',
  ])
  expect(screen.getByRole('link', { name: 'Ca sáng' }).getAttribute('href')).toBe('#/seatAccount?id=s1')
  expect(screen.getByText('online · 6 / 9')).toBeTruthy()
  expect(screen.getByText('offline · 0 / 4')).toBeTruthy()
  expect(screen.getByText('disabled · 0 / 2')).toBeTruthy()
  expect(screen.queryByText('Không cổng')).toBeNull()
})

test('ports that no seat has are told, where all seats are known', async () => {
  await shown(3)
  expect(screen.getByText('5 ports aren’t allocated to a seat')).toBeTruthy()
})

test('of a part of the seats nothing follows about the rest of the ports', async () => {
  await shown(12)
  expect(screen.queryByText(/allocated to a seat/)).toBeNull()
})
