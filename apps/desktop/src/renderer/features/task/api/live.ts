import { hasNewStatus, patchTask, patchTaskPage } from '@seaport/api-client/live-task'
import { live } from '../../../shared/live.ts'

const newStatus = hasNewStatus(['task.list'])

export const taskLive = [
  live('task.list', {
    stale: { task: newStatus, task_changed: true, task_removed: true },
    patch: { task: patchTaskPage },
  }),
  live('task.get', {
    stale: { task: newStatus, task_changed: ({ id }) => ({ id }) },
    patch: { task: patchTask },
  }),
  live('task.targets', { stale: { task: ({ id }) => ({ id }) } }),
  live('task.repeat', { stale: { task: newStatus, task_changed: true, repeat_skipped: true } }),
  live('task.resources', { stale: { resource: ({ task_id }) => ({ id: task_id }), library: true } }),
]
