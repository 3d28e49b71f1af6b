import { userInfo, userPermission } from '@seaport/contract/user'
import type { Mount } from '../../app/route.ts'
import { instantOrNull, money } from '../../db/wire.ts'
import { userWithPorts } from './user.repository.ts'

/** Who is logged in, what it has and what it may do. */
export function userRoutes(mount: Mount): void {
  mount(userInfo, async ({ actor, db }) => {
    const { balance_cents, port_expire_at, occupied, ...user } = await userWithPorts(db, actor.userId)
    return {
      ...user,
      is_active: user.status === 'normal',
      is_superuser: actor.superuser,
      port_occupy_num: Number(occupied),
      balance: money(balance_cents),
      port_expire_time: instantOrNull(port_expire_at),
    }
  })

  mount(userPermission, async ({ actor }) => ({ keys: [...actor.keys] }))
}
