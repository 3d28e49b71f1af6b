// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client, serverClock } from '../../../shared/api/client.ts'
import { Deposit } from './Deposit.tsx'

setUpDom()
beforeAll(() => preload('pay'))

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

async function show(times: { usdt_changed_at?: string; usdt_changes_at?: string }): Promise<void> {
  const pay = {
    usdt_address: 'TJRabPrwbZ',
    usdt_network: 'TRC20',
    usdt_changed_at: null,
    usdt_changes_at: null,
  }
  vi.spyOn(client, 'call').mockResolvedValue({ pay: { ...pay, ...times } })
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <Deposit />
    </QueryClientProvider>,
  )
  await screen.findByText('TJRabPrwbZ')
}

test('payers are told for a month that the address has changed', async () => {
  await show({ usdt_changed_at: inDays(-29) })
  expect(screen.getByText(/^This address changed on /)).toBeTruthy()
})

test('payers are told until when the address is valid, and nothing where it stays', async () => {
  await show({ usdt_changed_at: inDays(-31), usdt_changes_at: inDays(1) })
  expect(screen.getByText(/^This address is valid until /)).toBeTruthy()
  expect(screen.queryByText(/^This address changed on /)).toBeNull()
})

test('once a planned change has come, the old address goes and the new one is shown', async () => {
  const now = vi.spyOn(serverClock, 'now').mockReturnValue(Date.parse('2026-03-02T07:59:59.000Z'))
  await show({ usdt_changes_at: '2026-03-02T08:00:00.000Z' })
  now.mockReturnValue(Date.parse('2026-03-02T08:00:00.000Z'))
  await vi.waitFor(() => expect(screen.queryByText('TJRabPrwbZ')).toBeNull())
  const pay = {
    usdt_address: 'TNewAddress',
    usdt_network: 'TRC20',
    usdt_changed_at: null,
    usdt_changes_at: null,
  }
  vi.mocked(client.call).mockResolvedValue({ pay } as never)
  await screen.findByText('TNewAddress')
})
