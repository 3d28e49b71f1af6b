// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { TimeZoneProvider } from '@seaport/i18n/react'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { TrendAnswer } from '../api/useTrend.ts'
import { TrendChart } from './TrendChart.tsx'

setUpDom()
beforeAll(() => preload('platformStatistics', 'chart'))

test('a day is that day in a zone that has the next one at noon', async () => {
  const data = { days: [{ date: '2026-03-10', new_users: 3 }], total: { new_users: 3 } }
  renderUi(
    <TimeZoneProvider zone="Pacific/Kiritimati">
      <TrendChart
        title="Users"
        kind="bar"
        measures={[['new_users']]}
        answer={{ data, isError: false, error: null, refetch: () => {} } as unknown as TrendAnswer}
      />
    </TimeZoneProvider>,
  )
  const slider = await screen.findByRole('slider')
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^Mar 10, 2026/)
})
