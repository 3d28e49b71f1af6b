// @vitest-environment jsdom
import type { TaskDetail } from '@seaport/contract/work/task.schema'
import type { TaskWork } from '@seaport/contract/work/task-kind.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { TaskSettings } from './TaskSettings.tsx'

setUpDom()
beforeAll(() => preload('resource', 'task', 'taskPage', 'wizard'))

const id = 'a'.repeat(32)
const pace = { send_interval_seconds: 90, duration_minutes: 30 }
const collecting = { target_count: 7, duration_minutes: 30, deduplication: 'library' as const }
const audience = { from: 'list' as const, targets: ['@ann'] }

const task = (work: TaskWork): TaskDetail => ({
  id,
  number: 1,
  name: 'A task',
  kind: work.kind,
  network: 'x_sandbox',
  executor: 'assisted',
  status: 'pending',
  end_reason: null,
  account: { id, account: 'ann', time_zone: 'UTC' },
  seat: { id, name: 'One', seat_code: '100001', online: true },
  batch: null,
  created_by: 'supervisor',
  scheduled_at: '2026-11-30T09:00:00.000Z',
  created_at: '2026-11-23T09:00:00.000Z',
  started_at: null,
  ended_at: null,
  target_count: 7,
  actual_count: 0,
  pages: 0,
  parked_until: null,
  park_reason: null,
  late_minutes: 0,
  work,
  script: { id, title: 'Greeting', type: 'text', text: 'Tea?' },
  history: [],
  attempts: 0,
  cost: null,
  last_progress_at: null,
})

/** The settings on a task's page, as text. */
function settings(work: TaskWork): string {
  return renderUi(<TaskSettings task={task(work)} />).container.textContent ?? ''
}

test.each<[TaskWork, string[]]>([
  [
    { kind: 'collect_keywords', params: { keywords: ['tea'], ...collecting, deep_collection: true } },
    ['Keywords', 'tea', 'People to collect7', 'Only people new to the library', 'Deep collectionYes'],
  ],
  [
    { kind: 'collect_likers', params: { links: ['/status/1'], target_count: 7, duration_minutes: 30 } },
    ['Links to posts', '/status/1', 'Everyone, once per task'],
  ],
  [
    { kind: 'collect_group_members', params: { profiles: ['/groups/9'], ...collecting } },
    ['Groups/groups/9'],
  ],
  [{ kind: 'collect_followers', params: { profiles: ['@bob'], ...collecting } }, ['Profiles', '@bob']],
  [
    { kind: 'comment_link', params: { script_id: id, links: ['/status/2'], comment_count: 4, ...pace } },
    ['ScriptGreeting', 'Comments4', 'Pause between targets', '1 min'],
  ],
  [{ kind: 'like', params: { links: ['/status/3'], like_count: 5, ...pace } }, ['Likes5', '30 min']],
  [
    {
      kind: 'pull_group',
      params: {
        script_id: null,
        audience,
        deduplication: true,
        group_count: 2,
        people_per_group: 3,
        ...pace,
      },
    },
    ['Groups2', 'People per group3', 'Skip people already reachedYes'],
  ],
  [
    { kind: 'follow', params: { audience, deduplication: true, promotion_count: 6, ...pace } },
    ['Audience', 'How many6', 'Executed byBy hand', 'Scheduled startNov 30, 2026'],
  ],
])('$kind: the task’s settings are shown on its page', (work, words) => {
  const text = settings(work)
  for (const word of [...words, 'Ends when']) expect(text).toContain(word)
})
