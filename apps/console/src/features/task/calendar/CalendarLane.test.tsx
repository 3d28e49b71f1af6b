// @vitest-environment jsdom
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { CalendarAccount, type CalendarTask } from '@seaport/contract/work/task-calendar.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { CalendarLane } from './CalendarLane.tsx'

setUpDom()
beforeAll(() => preload('task', 'taskCalendar', 'taskRepeat'))

const MIDNIGHT = Date.parse('2026-03-10T00:00:00.000Z')
const after = (hours: number) => new Date(MIDNIGHT + hours * 3_600_000).toISOString()

const task = (id: string, change: Partial<CalendarTask>): CalendarTask => ({
  id,
  number: 1,
  name: id,
  kind: 'collect_likers',
  status: 'running',
  account: { id: 'a', account: 'lotus' },
  seat_id: 's',
  scheduled_at: null,
  created_at: after(-48),
  started_at: null,
  ended_at: null,
  target_count: 10,
  actual_count: 0,
  ...change,
})

const lotus = sampleOf(CalendarAccount)

const track = {
  from: MIDNIGHT,
  to: MIDNIGHT + 24 * 3_600_000,
  // A hundred pixels an hour.
  width: 2400,
  now: MIDNIGHT + 6 * 3_600_000,
  ticks: [],
  onMove: () => undefined,
  onEdit: () => undefined,
}

/** Where a task's bar lies on the day, and its actual time within the bar, in pixels. */
function placesOf(name: string) {
  const bar = screen.getByRole('link', { name: new RegExp(name) }).parentElement
  const strip = bar?.lastElementChild
  return [bar, strip].flatMap((element) =>
    element instanceof HTMLElement
      ? [
          Math.round(Number.parseFloat(element.style.left)),
          Math.round(Number.parseFloat(element.style.width)),
        ]
      : [],
  )
}

test('a bar covers what of its task lies within the day, and is widened to be read', () => {
  const tasks = [
    task('since-yesterday', { started_at: after(-10) }),
    task('today', { started_at: after(3) }),
    task('past-midnight', { status: 'completed', started_at: after(22), ended_at: after(26) }),
    task('within-minutes', { status: 'completed', started_at: after(10), ended_at: after(10.5) }),
  ]
  renderUi(
    <CalendarLane
      lane={{ id: 'a', title: '@lotus', zone: 'UTC', tasks }}
      repeats={[]}
      issues={[]}
      limits={undefined}
      track={track}
    />,
  )
  expect(tasks.map(({ name }) => [name, ...placesOf(name)])).toEqual([
    ['since-yesterday', 0, 600, 0, 600],
    ['today', 300, 300, 0, 300],
    ['past-midnight', 2133, 267, 67, 200],
    ['within-minutes', 1000, 267, 0, 50],
  ])
})

test('of a lane the tasks that overlap are marked, and no others', () => {
  const tasks = ['alone', 'over', 'under'].map((name, at) => task(name, { started_at: after(3 + at) }))
  const [, ...overlapping] = tasks
  renderUi(
    <CalendarLane
      lane={{ id: 'a', title: '@lotus', zone: 'UTC', tasks }}
      repeats={[]}
      issues={[{ type: 'account', lane: lotus, from: 0, to: 1, tasks: overlapping }]}
      limits={undefined}
      track={track}
    />,
  )
  const isMarked = (name: string) =>
    screen
      .getByRole('link', { name: new RegExp(name) })
      .parentElement?.querySelector('[aria-label="Overlaps another task"]') !== null
  expect(tasks.filter(({ name }) => isMarked(name))).toEqual(overlapping)
})
