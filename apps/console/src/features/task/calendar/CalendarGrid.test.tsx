// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { CalendarGrid } from './CalendarGrid.tsx'

setUpDom()
beforeAll(() => preload('task', 'taskCalendar', 'taskRepeat'))

const DAY = 24 * 3_600_000
const MONDAY = Date.parse('2026-03-09T00:00:00.000Z')
const days = Array.from({ length: 7 }, (_, at) => ({ from: MONDAY + at * DAY, to: MONDAY + (at + 1) * DAY }))

test.each([
  ['the first moment of the first day', 0, 'Mon, Mar 9'],
  ['the last moment of a day', 3 * DAY - 1, 'Wed, Mar 11'],
  ['the first moment of the next', 3 * DAY, 'Thu, Mar 12'],
  ['the last day', 6.5 * DAY, 'Sun, Mar 15'],
  ['the week before', -1, undefined],
  ['the week after', 7 * DAY, undefined],
])('today is marked on %s', async (_, passed, today) => {
  renderUi(
    <CalendarGrid
      view={{ view: 'week', from: MONDAY, to: MONDAY + 7 * DAY, zone: 'UTC', days } as never}
      lanes={[]}
      repeats={[]}
      issues={[]}
      limits={undefined}
      now={MONDAY + passed}
      onMove={() => undefined}
      onEdit={() => undefined}
    />,
  )
  await screen.findByText('Mon, Mar 9')
  expect(document.querySelector('[aria-current="date"]')?.textContent).toBe(today)
})
