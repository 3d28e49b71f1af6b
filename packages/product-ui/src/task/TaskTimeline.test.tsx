// @vitest-environment jsdom
import type { TaskHistoryEntry } from '@seaport/contract/work/task-history.schema'
import { preload } from '@seaport/i18n/browser'
import { TimeZoneProvider } from '@seaport/i18n/react'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { TaskTimeline } from './TaskTimeline.tsx'

setUpDom()
beforeAll(() => preload('task', 'taskPage'))

type Told = Pick<TaskHistoryEntry, 'event'> & Partial<TaskHistoryEntry>

/** What the timeline says of an event, a text for each of its lines. */
async function saidOf(told: Told): Promise<string[]> {
  const entry = { at: '2026-03-13T20:00:00.000Z', actor: null, reason: null, until: null, ...told }
  const { findByRole, unmount } = renderUi(
    <TimeZoneProvider zone="Asia/Kathmandu">
      <TaskTimeline history={[entry]} />
    </TimeZoneProvider>,
  )
  const lines = [...(await findByRole('listitem')).children].map(({ textContent }) => textContent)
  unmount()
  return lines
}

const AT = 'Mar 14, 2026, 01:45'
const until = '2026-03-14T18:30:00.000Z'

test.each<[Told, ...string[]]>([
  // A pause says it all, and who paused.
  [{ event: 'parked', reason: 'paused', actor: 'supervisor' }, 'Paused', `${AT} · by the supervisor`],
  [{ event: 'parked', reason: 'paused', actor: null }, 'Paused', AT],
  // Everything else that it waits for is named, and happens by itself.
  [
    { event: 'parked', reason: 'daily_cap', actor: 'seat', until },
    'Waiting',
    'Daily limit reached, until Mar 15, 2026, 00:15',
    AT,
  ],
  [
    { event: 'parked', reason: 'account_blocked' },
    'Waiting',
    'The account is blocked until someone unblocks it',
    AT,
  ],
  // The same reason ends a task in other words than it lets it wait.
  [
    { event: 'end', reason: 'usage_cap', actor: 'system' },
    'Ended',
    'API usage limit reached',
    `${AT} · by the system`,
  ],
  [{ event: 'end', reason: 'account_blocked' }, 'Ended', 'Account is blocked', AT],
  [{ event: 'end', reason: 'by_person', actor: 'api' }, 'Ended', 'Ended manually', `${AT} · through the API`],
  // What begins later starts then; nothing else does.
  [
    { event: 'created', actor: 'api', until },
    'Created',
    'Starts Mar 15, 2026, 00:15',
    `${AT} · through the API`,
  ],
  [
    { event: 'rescheduled', actor: 'administrator', until },
    'Rescheduled',
    'Starts Mar 15, 2026, 00:15',
    `${AT} · by an administrator`,
  ],
  [{ event: 'retry', actor: 'supervisor' }, 'Retried', `${AT} · by the supervisor`],
  [{ event: 'resumed', actor: 'seat' }, 'Resumed', `${AT} · by the seat`],
  // Who did what only a client can do is no news.
  [{ event: 'start', actor: 'system' }, 'Queued', AT],
  [{ event: 'claim', actor: 'seat' }, 'Started by the client', AT],
  [{ event: 'lease_lost', actor: 'system' }, 'Back in the queue', AT],
  [{ event: 'complete', actor: 'seat', reason: 'target_reached' }, 'Completed', 'Target reached', AT],
  [{ event: 'fail', actor: 'seat', reason: 'fault' }, 'Failed', 'Something went wrong', AT],
])('of %o', async (told, ...lines) => {
  expect(await saidOf(told)).toEqual(lines)
})

test('a task without events says so', async () => {
  const { findByText } = renderUi(<TaskTimeline history={[]} />)
  expect(await findByText('Nothing recorded yet')).toBeTruthy()
})
