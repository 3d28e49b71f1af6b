import type { LiveQuery } from '@seaport/api-client/live-query'
import { accountLive } from '../../features/account/account.public.ts'
import { announcementLive } from '../../features/announcement/announcement.public.ts'
import { dashboardLive } from '../../features/dashboard/dashboard.public.ts'
import { ledgerLive } from '../../features/ledger/ledger.public.ts'
import { orderLive } from '../../features/order/order.public.ts'
import { proxyLive } from '../../features/proxy/proxy.public.ts'
import { resourceLive } from '../../features/resource/resource.public.ts'
import { seatLive } from '../../features/seat/seat.public.ts'
import { taskLive } from '../../features/task/task.public.ts'
import { userLive } from '../../features/user/user.public.ts'

/** Live events and the queries that they keep up to date, as declared by the features. */
export const liveQueries: readonly LiveQuery[] = [
  ...taskLive,
  ...resourceLive,
  ...seatLive,
  ...accountLive,
  ...proxyLive,
  ...orderLive,
  ...ledgerLive,
  ...announcementLive,
  ...userLive,
  ...dashboardLive,
]
