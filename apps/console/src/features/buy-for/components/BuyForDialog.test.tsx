// @vitest-environment jsdom
import { ApiRefused } from '@seaport/api-client/errors'
import type { ReceivedRefusal } from '@seaport/api-client/refusal'
import { schemasOf } from '@seaport/contract/api.schema'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { buyForCustomer, listCustomers, quoteForCustomer } from '@seaport/contract/money/customer'
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { BuyForDialog } from './BuyForDialog.tsx'

setUpDom()
beforeAll(() => preload('buyFor', 'buy', 'pay', 'order'))

const customer = {
  ...sampleOf(schemasOf(listCustomers).data.shape.list.element),
  id: 'c1',
  email: 'hằng@example.test',
  username: '',
  port_num: 0,
  port_expire_time: null,
}
const quote = { ...sampleOf(schemasOf(quoteForCustomer).data), list_price: '90.00', payment_price: '81.50' }

test('what is bought for somebody is paid at the price that was asked, told of, and closes the dialog', async () => {
  const orders: unknown[] = []
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: Endpoint, input: object) => {
    if (endpoint === listCustomers) return { list: [customer], total: 1, page: 1, page_size: 50 }
    if (endpoint === buyForCustomer) orders.push(input)
    return endpoint === quoteForCustomer ? quote : {}
  }) as typeof client.call)
  const onClose = vi.fn()
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <BuyForDialog onClose={onClose} />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('combobox', { name: /User/ }))
  fireEvent.click(await screen.findByRole('option', { name: customer.email }))
  fireEvent.change(screen.getByLabelText(/Days/), { target: { value: '30' } })
  fireEvent.change(screen.getByLabelText(/Remark/), { target: { value: 'Trả 付' } })
  await screen.findByText('$81.50')
  const order = async (answer: RegExp) => {
    fireEvent.click(screen.getByRole('button', { name: 'Review and confirm' }))
    const question = await screen.findByRole('alertdialog')
    const said = question.textContent
    fireEvent.click(within(question).getByRole('button', { name: answer }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    return said
  }
  const asked = await order(/Cancel/)
  expect(asked).toContain('$81.50')
  expect(asked).not.toContain('$90')
  expect([orders, onClose.mock.calls]).toEqual([[], []])
  await order(/81\.50/)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(orders).toEqual([
    {
      params: { id: 'c1' },
      body: { order_type: 2, quantity: 1, days: 30, payment_price: '81.50', remark: 'Trả 付' },
    },
  ])
  await screen.findByText('Bought for hằng@example.test, $81.50 charged')
})

test('for somebody whose ports have not run out more of them are offered first, or time', async () => {
  const holder = { ...customer, port_num: 5, port_expire_time: '2999-01-01T00:00:00.000Z' }
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: Endpoint) =>
    endpoint === listCustomers
      ? { list: [holder], total: 1, page: 1, page_size: 50 }
      : quote) as typeof client.call)
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <BuyForDialog onClose={() => undefined} />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('combobox', { name: /User/ }))
  fireEvent.click(await screen.findByRole('option', { name: holder.email }))
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)
  expect(chosen()).toEqual([true, false])
  expect(screen.getByLabelText(/^Ports/)).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: /Renew time/ }))
  expect(chosen()).toEqual([false, true])
  expect(screen.queryByLabelText(/^Ports/)).toBeNull()
})

test('“Next” waits for the price that is on its way, and says why there is none', async () => {
  let answer = (_: unknown) => {}
  let refuse = (_: unknown) => {}
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: Endpoint) => {
    if (endpoint === listCustomers) return { list: [customer], total: 1, page: 1, page_size: 50 }
    return new Promise((resolve, reject) => {
      answer = resolve as typeof answer
      refuse = reject
    })
  }) as typeof client.call)
  const next = () => fireEvent.click(screen.getByRole('button', { name: 'Review and confirm' }))
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <BuyForDialog onClose={() => {}} />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('combobox', { name: /User/ }))
  fireEvent.click(await screen.findByRole('option', { name: customer.email }))
  fireEvent.change(screen.getByLabelText(/Days/), { target: { value: '30' } })
  fireEvent.change(screen.getByLabelText(/Remark/), { target: { value: 'Trả 付' } })
  next()
  const asked = () => vi.mocked(client.call).mock.calls.filter(([endpoint]) => endpoint === quoteForCustomer)
  await waitFor(() => expect(asked()).toHaveLength(1))
  refuse(new ApiRefused(400, { code: 400, msg: 'Hết hạn 已过期' } as ReceivedRefusal))
  await waitFor(() => expect(screen.getAllByText('Hết hạn 已过期').length).toBeGreaterThan(0))
  next()
  await waitFor(() => expect(asked().length).toBeGreaterThan(1))
  answer(quote)
  expect((await screen.findByRole('alertdialog')).textContent).toContain('$81.50')
})
