// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeAll, expect, test } from 'vitest'
import { FirstSteps } from './FirstSteps.tsx'

setUpDom()
beforeAll(() => preload('tutorial'))

test('a newcomer reads that the ports are a gift, how many they are and until when', () => {
  const done = { ports: true, seat: false, account: false, client: false, task: false }
  const gift = { ports: 2, until: '2026-11-29T09:00:00.000Z' }
  const { container } = renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <FirstSteps done={done} gift={gift} />
    </QueryClientProvider>,
  )
  expect(container.textContent).toContain('A gift to begin with: 2 ports until Nov 29, 2026')
})
