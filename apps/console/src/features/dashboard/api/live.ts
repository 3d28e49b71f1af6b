import { hasNewStatus } from '@seaport/api-client/live-task'
import { getAttention } from '@seaport/contract/work/attention'
import { getDashboard } from '@seaport/contract/work/stats'
import { listTasks } from '@seaport/contract/work/task'
import { queryKeyOf } from '../../../shared/api/endpoint.ts'
import { live } from '../../../shared/api/live.ts'

/** Events of tasks, seats and accounts, on which both queries depend. */
const states = {
  account: true,
  port: true,
  seat: true,
  task: hasNewStatus(queryKeyOf(listTasks)),
} as const

export const dashboardLive = [
  live(getAttention, { stale: { ...states, task_removed: true, proxy: true, user: true } }),
  live(getDashboard, { stale: { ...states, resource: true } }),
]
