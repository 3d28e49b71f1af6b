import type { TaskWork } from '@seaport/contract/work/task-kind.schema'
import { expect, test } from 'vitest'
import { draftOfTask } from './draft-of-task.ts'
import { TaskForm } from './task-draft.ts'

const account = { id: '01a20465-e3d5-76d6-adf2-90213b1f8c74', account: 'me', time_zone: 'UTC' }
const id = '01a20465-e3d5-76d6-adf2-90213b1f8c75'
const pace = { send_interval_seconds: 90, duration_minutes: 60 }
const works: TaskWork[] = [
  {
    kind: 'collect_likers',
    params: {
      links: ['https://x.com/ann/status/1'],
      target_count: 7,
      duration_minutes: 30,
      deduplication: 'library',
      deep_collection: true,
    },
  },
  {
    kind: 'follow',
    params: {
      audience: {
        from: 'library',
        filter: {
          ...{ location: 'Huế', followers_min: 5, task_id: id },
          ...{ seen_from: '2026-03-02T08:00:00.000Z', seen_to: '2026-03-03T08:00:00.000Z' },
        },
      },
      promotion_count: 3,
      deduplication: false,
      ...pace,
    },
  },
  { kind: 'publish_post', params: { script_id: id, promotion_count: 2, ...pace } },
  { kind: 'edit_profile', params: { profile: { bio: 'Tea' }, duration_minutes: null } },
]

test.each(works)('a task of kind $kind becomes a draft of the same request', (work) => {
  const draft = draftOfTask({ work, executor: 'api', account }, [])
  expect(TaskForm.parse(draft)).toEqual({
    account_ids: [account.id],
    executor: 'api',
    work,
    start: { mode: 'now' },
  })
})

test('chosen people become a pasted list, because a task stores them only as its targets', () => {
  const work: TaskWork = {
    kind: 'add_friend',
    params: { audience: { from: 'ids', resource_ids: [] }, promotion_count: 2, deduplication: true, ...pace },
  }
  const { params } = draftOfTask({ work, executor: 'assisted', account }, ['@ann', '@bob']).work
  expect(params.audience).toMatchObject({ from: 'list', targets: ['@ann', '@bob'] })
})
