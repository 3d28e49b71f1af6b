import {
  listSecurityNotices,
  readSecurityNotices,
  securityActions,
} from '@seaport/contract/people/security-notice'
import type { SecurityNotice } from '@seaport/contract/people/security-notice.schema'
import { instant } from '../../../db/wire.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import { undoableChanges } from '../second-factor/second-factor.public.ts'
import { noteNoticesRead, noticesReadIn } from '../session/session.public.ts'
import { moveNoticesRead } from '../user/user.public.ts'
import { noticesSince, readingOf } from './security-notice.repository.ts'

/** Notices at the top of the console. */
export function securityNoticeRoutes(registerRoute: RegisterRoute): void {
  registerRoute(listSecurityNotices, async ({ db, actor, now }) => {
    if (actor.impersonator) return { list: [], own: [] }
    const { userId, sessionHash, superuser } = actor
    const reading = await readingOf(db, userId)
    const since = reading.notices_read_at ?? reading.created_at
    const told = reading.role_key === 'owner' ? securityActions : superuser ? (['deposit.plan'] as const) : []
    const rows = told.length > 0 ? await noticesSince(db, told, since) : []
    return {
      // Read separately by each session: a thief's session can't hide its changes from the owner's.
      own: await undoableChanges(db, userId, {
        now,
        since: await noticesReadIn(db, sessionHash),
        notOf: sessionHash,
      }),
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
      const until = Math.min(now, Date.parse(body.up_to))
      await moveNoticesRead(trx, actor.userId, until)
      await noteNoticesRead(trx, actor.sessionHash, until)
      return {}
    }),
  )
}
