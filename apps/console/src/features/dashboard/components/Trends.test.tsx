// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { TimeZoneProvider } from '@seaport/i18n/react'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { CollectionTrend } from './Trends.tsx'

setUpDom()
beforeAll(() => preload('dashboard', 'chart'))

test('a day is that day in a zone that has the next one at noon', async () => {
  vi.spyOn(client, 'call').mockResolvedValue({
    days: [{ date: '2026-03-10', collected_new: 7, collected_known: 2 }],
  } as never)
  renderUi(
    <TimeZoneProvider zone="Pacific/Kiritimati">
      <QueryClientProvider client={new QueryClient()}>
        <CollectionTrend period="seven_days" />
      </QueryClientProvider>
    </TimeZoneProvider>,
  )
  const slider = await screen.findByRole('slider')
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^Mar 10, 2026/)
})
