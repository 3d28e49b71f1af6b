import { hasNewStatus } from '@seaport/api-client/live-task'
import { live } from '../../../shared/live.ts'

/** A task with a new status takes a port, or releases one. */
export const portLive = [
  live('account.blocks', { stale: { account: ({ id }) => ({ id }) } }),
  live('workspace.get', {
    stale: {
      task: hasNewStatus(['task.list']),
      task_changed: true,
      task_removed: true,
      port: true,
      seat: true,
      account: true,
    },
  }),
]
