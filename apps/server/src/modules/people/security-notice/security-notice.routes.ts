import {
  listSecurityNotices,
  readSecurityNotices,
  type SecurityNotice,
} from '@seaport/contract/people/security-notice'
import { instant } from '../../../db/wire.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import { changeUser } from '../user/user.public.ts'
import { noticesSince, ownersReading } from './security-notice.repository.ts'

/** What owners are told of at the top of the console. */
export function securityNoticeRoutes(registerRoute: RegisterRoute): void {
  registerRoute(listSecurityNotices, async ({ db, actor }) => {
    const reading = actor.impersonator ? undefined : await ownersReading(db, actor.userId)
    if (!reading) return { list: [] }
    const rows = await noticesSince(db, reading.notices_read_at ?? reading.created_at)
    return {
      list: rows.map(({ id, at, actor_id, actor_email, action, subject }) => ({
        id,
        time: instant(at),
        actor: { id: actor_id, email: actor_email },
        action: action as SecurityNotice['action'],
        subject,
      })),
    }
  })

  registerRoute(readSecurityNotices, ({ actor, mutate }, { body }) =>
    mutate(async ({ trx, now }) => {
      await changeUser(trx, actor.userId, { notices_read_at: Math.min(now, Date.parse(body.up_to)) })
      return {}
    }),
  )
}
