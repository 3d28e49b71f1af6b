// @vitest-environment jsdom
import { userPermission } from '@seaport/contract/people/user'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { Recharge } from './Recharge.tsx'

setUpDom()
beforeAll(() => preload('recharge', 'pay', 'order', 'orderScreen', 'common'))

function Elsewhere() {
  const navigate = useNavigate()
  return (
    <button
      type="button"
      aria-label="Another purchase"
      onClick={() => navigate('/payBalance?missing=250.40')}
    />
  )
}

const show = (keys: readonly string[]) => {
  const page = { list: [], total: 0, page: 1, page_size: 5 }
  vi.spyOn(client, 'call').mockImplementation(async (endpoint: { path: string }) =>
    endpoint.path === userPermission.path ? { keys } : { ...page, balance: '12.50' },
  )
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/payBalance?missing=80.00']}>
        <Elsewhere />
        <Recharge />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('the amount is that of the shortfall that led here last', async () => {
  show([])
  const amount = async () =>
    (await screen.findByRole<HTMLInputElement>('textbox', { name: /Other amount/ })).value
  expect(await amount()).toBe('80')
  fireEvent.click(screen.getByLabelText('Another purchase'))
  await vi.waitFor(async () => expect(await amount()).toBe('251'))
  expect(document.body.textContent).toContain('$250.40')
})

test.each([
  [['1-2', '1-4'], true],
  [['1-2', '1-5', '1-9'], false],
])('with the keys %j the recharges before are shown: %s', async (keys, isShown) => {
  show(keys)
  await screen.findByText('$12.50')
  await vi.waitFor(() => expect(client.call).toHaveBeenCalledWith(userPermission, {}, expect.anything()))
  const asked = () =>
    vi.mocked(client.call).mock.calls.map(([endpoint]) => (endpoint as { path: string }).path)
  await vi.waitFor(() => expect(asked().includes('/order')).toBe(isShown))
})
