import { hasNewStatus, patchTask, patchTaskPage } from '@seaport/api-client/live-task'
import {
  countTasks,
  getTask,
  listTaskResources,
  listTasks,
  listTaskTargets,
} from '@seaport/contract/work/task'
import { getTaskCalendar } from '@seaport/contract/work/task-calendar'
import { getTaskRepeat, listTaskRepeats } from '@seaport/contract/work/task-repeat'
import { queryKeyOf } from '../../../shared/api/endpoint.ts'
import { live } from '../../../shared/api/live.ts'

const newStatus = hasNewStatus(queryKeyOf(listTasks))

/** Progress is patched in: hundreds of events a minute must not become as many requests. */
export const taskLive = [
  live(listTasks, {
    stale: { task: newStatus, task_changed: true, task_removed: true, seat: true },
    patch: { task: patchTaskPage },
  }),
  live(getTask, {
    stale: {
      task: (event, context) => newStatus(event, context) && { id: event.id },
      task_changed: ({ id }) => ({ id }),
      seat: true,
    },
    patch: { task: patchTask },
  }),
  live(getTaskRepeat, { stale: { task: newStatus, task_changed: true, repeat_skipped: true } }),
  live(listTaskRepeats, {
    stale: { task: newStatus, task_changed: true, task_removed: true, repeat_skipped: true },
  }),
  live(getTaskCalendar, { stale: { task: newStatus, task_changed: true, task_removed: true } }),
  live(listTaskTargets, { stale: { task: ({ id }) => ({ id }) } }),
  live(listTaskResources, { stale: { resource: ({ task_id }) => ({ id: task_id }), library: true } }),
  live(countTasks, { stale: { task: newStatus, task_removed: true } }),
]
