// @vitest-environment jsdom
import { creditPayment } from '@seaport/contract/money/order'
import type { Payment } from '@seaport/contract/money/order.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { CreditDialog } from './CreditDialog.tsx'

setUpDom()
beforeAll(() => preload('adminPayment'))

test('a payment that is credited to somebody else than its order names says to whom', async () => {
  const others = [{ id: 'u2', username: 'Linh', email: 'linh@example.test' }]
  const call = vi
    .spyOn(client, 'call')
    .mockImplementation((async (endpoint: object) =>
      endpoint === creditPayment ? {} : { list: others, total: 1, page: 1, page_size: 50 }) as never)
  const payment = {
    id: 'p1',
    order_no: 'R-7',
    paid_amount: '12.50',
    user_id: 'u1',
    email: 'mai@example.test',
  }
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <CreditDialog payment={payment as Payment} onClose={() => {}} />
    </QueryClientProvider>,
  )
  const box = await screen.findByRole<HTMLInputElement>('combobox')
  expect(box.value).toBe('mai@example.test')
  fireEvent.click(box)
  fireEvent.click(await screen.findByRole('option', { name: /^linh/ }))
  fireEvent.change(document.querySelector('textarea') as HTMLElement, { target: { value: 'Đã hỏi' } })
  fireEvent.click(screen.getByRole('button', { name: 'Credit' }))
  await screen.findByText(/linh@example\.test/, { selector: '.fui-Toast *' })
  expect(
    call.mock.calls.filter(([endpoint]) => endpoint === creditPayment).map(([, input]) => input),
  ).toEqual([{ params: { id: 'p1' }, body: { user_id: 'u2', remark: 'Đã hỏi' } }])
})
