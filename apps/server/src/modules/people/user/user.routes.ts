import { MAX_AVATAR_PIXELS, updateUserInfo, userInfo, userPermission } from '@seaport/contract/people/user'
import type { UserInfo } from '@seaport/contract/people/user.schema'
import { listAnnouncements } from '@seaport/contract/platform/announcement'
import type { Db } from '../../../db/schema.ts'
import { instant, instantOrNull, money } from '../../../db/wire.ts'
import type { UserActor } from '../../../kernel/http/actor.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import { refuseFields } from '../../../kernel/refusal.ts'
import { recognizeBytes } from '../../platform/file/file.public.ts'
import { changeUser, userWithPorts } from './user.repository.ts'

/** Announcements that the user can't open are not counted. */
const ANNOUNCEMENTS = listAnnouncements.permission

/** The current user: session, ports, permissions and profile. */
export function userRoutes(registerRoute: RegisterRoute): void {
  registerRoute(userInfo, ({ actor, db, now, cacheUntil }) => infoOf(db, actor, now, cacheUntil), {
    cached: true,
  })

  registerRoute(updateUserInfo, async ({ actor, mutate }, { body }) => {
    if (body.avatar) await checkAvatar(body.avatar)
    return mutate(async ({ trx, now }) => {
      const change = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
      await changeUser(trx, actor.userId, change)
      return infoOf(trx, actor, now)
    })
  })

  registerRoute(userPermission, async ({ actor }) => ({ keys: [...actor.keys] }))
}

/**
 * Limits the pixels, because each header that shows it decodes it, and a few kilobytes can claim any number of pixels. @throws Refused:
 * file_type_refused, avatar_too_large
 */
async function checkAvatar(avatar: string): Promise<void> {
  const [, type, content = ''] = /^data:([^;]+);base64,(.+)$/.exec(avatar) ?? []
  const known = await recognizeBytes(Buffer.from(content, 'base64'))
  if (!known?.pixels || known.type !== type) refuseFields('file_type_refused', ['avatar'])
  const { width, height } = known.pixels
  if (width > MAX_AVATAR_PIXELS || height > MAX_AVATAR_PIXELS) refuseFields('avatar_too_large', ['avatar'])
}

/** @param cacheUntil called with the moment at which this changes by the clock alone */
async function infoOf(
  db: Db,
  { userId, superuser, keys, impersonator }: UserActor,
  now: number,
  cacheUntil: (at: number) => void = () => undefined,
): Promise<UserInfo> {
  const row = await userWithPorts(db, userId, now)
  const { balance_cents, port_expire_at, created_at, occupied, unread, next_announcement, ...user } = row
  if (next_announcement !== null) cacheUntil(Number(next_announcement))
  return {
    ...user,
    is_active: user.status === 'normal',
    is_superuser: superuser,
    port_occupy_num: Number(occupied),
    balance: money(balance_cents),
    port_expire_time: instantOrNull(port_expire_at),
    registered_at: instant(created_at),
    unread_count: keys.has(ANNOUNCEMENTS) ? Number(unread) : 0,
    impersonated_by: impersonator && {
      id: impersonator.id,
      email: impersonator.email,
      expires_at: instant(impersonator.expiresAt),
    },
  }
}
