// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { ProxyLogin } from './ProxyLogin.tsx'

setUpDom()
beforeAll(() => preload('desktop'))

test('what was typed for one proxy is neither shown nor given to the next that asks', async () => {
  vi.stubGlobal('seaport', { call: async () => ({ ok: true, value: null }), on: () => () => undefined })
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const asks = (proxy: string) => {
    queries.setQueryData(['proxyLogin.state', {}], { proxy, asking: true, refused: false })
  }
  asks('proxy-a.example.test:3128')
  renderUi(
    <QueryClientProvider client={queries}>
      <ProxyLogin />
    </QueryClientProvider>,
  )
  await screen.findByText(/proxy-a\.example\.test/)
  fireEvent.change(screen.getByLabelText(/Password/), { target: { value: 'Cà-phê 9 sữa đá!' } })
  await act(async () => asks('proxy-b.example.test:8080'))
  await screen.findByText(/proxy-b\.example\.test/)
  expect(screen.getByLabelText(/Password/)).toHaveProperty('value', '')
})
