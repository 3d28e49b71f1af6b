import { userInfo, userPermission } from '@seaport/contract/people/user'
import { live } from '../../../shared/api/live.ts'

export const userLive = [
  live(userInfo, { stale: { port: true, seat: true, user: true } }),
  live(userPermission, { stale: { user: true } }),
]
