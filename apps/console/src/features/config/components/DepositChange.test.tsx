// @vitest-environment jsdom

import { ApiRefused } from '@seaport/api-client/errors'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { DepositChange } from './DepositChange.tsx'

setUpDom()
beforeAll(() => preload('config'))

const shown = (planned: object | null) =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <DepositChange
        settings={{ usdt_address: 'T-old', usdt_network: 'TRC20' } as never}
        deposit_change={planned as never}
      />
    </QueryClientProvider>,
  )
const common = { at: '2026-03-02T08:00:00.000Z', by: { id: 'u1', email: 'op@example.test' } }

test.each([
  [{ usdt_address: 'T-new', usdt_network: 'ERC20' }, 'T-new · ERC20'],
  [{ usdt_address: 'T-new', usdt_network: null }, 'T-new · TRC20'],
  [{ usdt_address: null, usdt_network: 'ERC20' }, 'T-old · ERC20'],
])('the planned address is what changes, and the rest as it is: %j', (change, address) => {
  const { container } = shown({ ...common, ...change })
  expect(container.textContent).toContain(address)
  expect(container.textContent).toContain('op@example.test')
  expect(container.textContent).toContain('Mar 2, 2026, 03:00')
})

test('it can be dropped; without a change nothing is shown', async () => {
  const call = vi.spyOn(client, 'call').mockResolvedValue({})
  shown({ ...common, usdt_address: 'T-new', usdt_network: null })
  fireEvent.click(screen.getByRole('button'))
  await vi.waitFor(() =>
    expect(call.mock.calls.map(([endpoint]) => endpoint.path)).toEqual([
      '/admin/sys/config/withdraw-deposit-change',
    ]),
  )
})

test('why it could not be dropped is said', async () => {
  const refusal = new ApiRefused(409, { code: 409, msg: 'Đã có hiệu lực.', data: null } as never)
  vi.spyOn(client, 'call').mockRejectedValue(refusal)
  shown({ ...common, usdt_address: 'T-new', usdt_network: null })
  fireEvent.click(screen.getByRole('button'))
  await screen.findByText('Đã có hiệu lực.')
})
