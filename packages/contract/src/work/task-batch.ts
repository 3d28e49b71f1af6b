import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './task-batch.schema.ts'
import type { TaskKindId } from './task-kind.ts'

/** Maximum accounts for which one request creates tasks. */
export const MAX_BATCH = 20

const access = { callers: ['user', 'seat'], permission: '009' } as const

export const createTasks = endpoint<typeof schema.createTasks>()({
  method: 'POST',
  path: '/task/batch',
  scope: 'task:write',
  summary:
    'Create one task per account, all or none and as one batch; what is to be done once is dealt out among them',
  ...access,
  idempotent: true,
  bodyLimit: 2 * 1024 * 1024,
})

export const changeTasks = endpoint<typeof schema.changeTasks>()({
  method: 'POST',
  path: '/task/bulk',
  scope: 'task:write',
  summary:
    'End, retry, delete, pause or resume many tasks; those whose state or account does not allow it are left as they are',
  ...access,
  idempotent: true,
})

export const createTasksAgain = endpoint<typeof schema.createTasksAgain>()({
  method: 'POST',
  path: '/task/again',
  scope: 'task:write',
  summary:
    'Create tasks anew from the same input, together as a batch; those whose account does not allow it are left out',
  ...access,
  idempotent: true,
})

/** How several accounts share a task: each does all of it, or the targets are divided so that nobody is reached twice. */
export function isDealtOut(kind: TaskKindId): boolean {
  return !sameForEach.includes(kind)
}

const sameForEach: readonly TaskKindId[] = [
  'publish_post',
  'like',
  'join_group',
  'edit_profile',
  'change_language',
]

/** Entries of a preview that are listed individually. */
export const PREVIEW_ROWS = 20

export const previewAudience = endpoint<typeof schema.previewAudience>()({
  method: 'POST',
  path: '/task/audience',
  scope: 'task:read',
  summary: 'Whom a promotion would go to now, and who would be left out and why; nothing is created',
  ...access,
  bodyLimit: 1024 * 1024,
})
