import { type UserInfo, updateUserInfo, userInfo, userPermission } from '@seaport/contract/user'
import type { UserActor } from '../../app/actor.ts'
import type { Mount } from '../../app/route.ts'
import type { Db } from '../../db/schema.ts'
import { instantOrNull, money } from '../../db/wire.ts'
import { updateProfile, userWithPorts } from './user.repository.ts'

/** Who is logged in, what it has, what it may do, and what it says about itself. */
export function userRoutes(mount: Mount): void {
  mount(userInfo, ({ actor, db }) => infoOf(db, actor))

  mount(updateUserInfo, ({ actor, mutate }, { body }) =>
    mutate(async ({ trx }) => {
      const change = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
      if (Object.keys(change).length > 0) await updateProfile(trx, actor.userId, change)
      return infoOf(trx, actor)
    }),
  )

  mount(userPermission, async ({ actor }) => ({ keys: [...actor.keys] }))
}

async function infoOf(db: Db, { userId, superuser }: UserActor): Promise<UserInfo> {
  const { balance_cents, port_expire_at, occupied, ...user } = await userWithPorts(db, userId)
  return {
    ...user,
    is_active: user.status === 'normal',
    is_superuser: superuser,
    port_occupy_num: Number(occupied),
    balance: money(balance_cents),
    port_expire_time: instantOrNull(port_expire_at),
  }
}
