// @vitest-environment jsdom
import type { GuardLimits } from '@seaport/contract/work/guard.schema'
import type { TaskDetail } from '@seaport/contract/work/task.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom, shownDetails } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { TaskDetails } from './TaskDetails.tsx'

setUpDom()
beforeAll(() => preload('network', 'task'))

const task = {
  ...{ id: 't1', number: 41, name: 'Trà 茶', kind: 'collect_followers', status: 'completed', network: 'x' },
  ...{ created_by: 'supervisor', executor: 'api', end_reason: 'target_reached', late_minutes: 0 },
  ...{ account: { id: 'a1', account: 'trà_sen' }, park_reason: null, parked_until: null },
  ...{ seat: { id: 's1', name: 'Ca sáng', seat_code: '100123' }, actual_count: 30, target_count: 120 },
  ...{ pages: 6, attempts: 3, last_progress_at: null, created_at: '2026-03-01T07:00:00.000Z' },
  ...{ started_at: '2026-03-02T08:00:00.000Z', ended_at: '2026-03-03T09:00:00.000Z', scheduled_at: null },
} as unknown as TaskDetail

test('each field of a task stands under its own label', () => {
  renderUi(<TaskDetails task={task} more={[{ label: 'Device', value: 'MÁY-07' }]} />)
  expect(shownDetails()).toEqual({
    Status: 'Completed',
    Progress: '30 / 120',
    Why: '30 of 120: Target reached',
    'Pages read': '6',
    Attempts: '3',
    'Last progress': '—',
    Device: 'MÁY-07',
    Network: 'X',
    Account: 'trà_sen',
    Seat: 'Ca sáng (100123)',
    'Created by': 'Supervisor',
    'Task ID': 't1',
    Created: 'Mar 1, 2026, 02:00',
    Started: 'Mar 2, 2026, 03:00',
    Ended: 'Mar 3, 2026, 04:00',
  })
})

test('the progress of a task without a name of its own is called what its list calls it', () => {
  renderUi(<TaskDetails task={{ ...task, kind: 'send_message', name: '@kaho_leung +299' }} />)
  expect(document.querySelector('[role="progressbar"]')?.getAttribute('aria-label')).toBe(
    'Messages from @trà_sen',
  )
})

test.each<[string, Partial<TaskDetail>, string]>([
  ['its kind’s own limit on its network', {}, 'Daily limit of 7 reached'],
  ['that of a simulated network as of the real one', { network: 'x_sandbox' }, 'Daily limit of 7 reached'],
  ['another kind’s', { kind: 'send_message' }, 'Daily limit of 9 reached'],
  ['another network’s', { network: 'instagram' }, 'Daily limit of 3 reached'],
  ['no limit, where another thing is waited for', { park_reason: 'quiet_hours' }, 'Quiet hours'],
])('a task that waits names the team’s limit: %s', (_title, change, why) => {
  const limits = {
    caps: { x: { follow: 7, send_message: 9 }, instagram: { follow: 3 }, facebook: {} },
  } as unknown as GuardLimits
  const waiting = {
    ...{ ...task, kind: 'follow', status: 'running', end_reason: null, park_reason: 'daily_cap' },
    ...{ parked_until: '2126-03-01T09:00:00.000Z', ...change },
  } as TaskDetail
  const { unmount } = renderUi(<TaskDetails task={waiting} limits={limits} />)
  expect(shownDetails().Why).toMatch(new RegExp(`^Waiting until Mar 1, 04:00: ${why}$`))
  unmount()
  renderUi(<TaskDetails task={waiting} />)
  expect(shownDetails().Why).toContain(change.park_reason ? why : ': Daily limit reached')
})
