import { hasNewStatus } from '@seaport/api-client/live-task'
import { getDashboard } from '@seaport/contract/work/stats'
import { listTasks } from '@seaport/contract/work/task'
import { queryKeyOf } from '../../../shared/api/endpoint.ts'
import { live } from '../../../shared/api/live.ts'

export const dashboardLive = [
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
