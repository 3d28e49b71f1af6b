// @vitest-environment jsdom
import type { TaskDetail } from '@seaport/contract/work/task.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { TaskBanner } from './TaskBanner.tsx'

setUpDom()
beforeAll(() => preload('task', 'taskPage'))

const seat = (online: boolean) => ({ id: 's1', name: 'Mei', seat_code: '100001', online })
const task = (change: Partial<TaskDetail>) =>
  ({
    number: 7,
    name: '@ann +8',
    kind: 'follow',
    network: 'x_sandbox',
    executor: 'assisted',
    status: 'running',
    account: { id: 'a1', account: 'harbor', time_zone: 'UTC' },
    seat: seat(true),
    created_at: '2026-11-23T09:00:00.000Z',
    target_count: 9,
    actual_count: 9,
    park_reason: null,
    end_reason: null,
    ...change,
  }) as TaskDetail

test.each<[string, Partial<TaskDetail>, string[]]>([
  [
    'runs while its seat is away',
    { seat: seat(false) },
    ['Mei is offline', 'log in as Mei. The task then continues by itself'],
  ],
  ['waits for a person', {}, ['Someone at Mei needs to work through it']],
  ['has collected', { kind: 'collect_likers', status: 'completed' }, ['9 people collected']],
  ['has reached its targets', { status: 'completed' }, ['9 targets done']],
  [
    'failed for its target',
    { status: 'error', end_reason: 'target_missing' },
    ['Target does not exist', 'duplicate the task and enter the right address'],
  ],
  [
    'failed for its account',
    { status: 'error', end_reason: 'account_signed_out' },
    ['Account was not signed in', 'Sign in to @harbor in Mei’s desktop client, then retry.'],
  ],
])('the banner of a task that %s says so, and what comes next', (_which, change, told) => {
  const { container } = renderUi(<TaskBanner task={task(change)} failed={1} onShowFailed={() => undefined} />)
  for (const words of [...told, '1 target failed.', 'Show it']) expect(container.textContent).toContain(words)
})
