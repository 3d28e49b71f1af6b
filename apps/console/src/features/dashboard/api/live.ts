import { hasNewStatus } from '@seaport/api-client/live-task'
import { getAttention } from '@seaport/contract/work/attention'
import { getDashboard } from '@seaport/contract/work/stats'
import { listTasks } from '@seaport/contract/work/task'
import { queryKeyOf } from '../../../shared/api/endpoint.ts'
import { live } from '../../../shared/api/live.ts'

export const dashboardLive = [
  live(getAttention, {
    stale: {
      task: hasNewStatus(queryKeyOf(listTasks)),
      task_removed: true,
      port: true,
      seat: true,
      account: true,
      proxy: true,
      user: true,
    },
  }),
  live(getDashboard, {
    stale: {
      task: hasNewStatus(queryKeyOf(listTasks)),
      resource: true,
      port: true,
      seat: true,
      account: true,
    },
  }),
]
