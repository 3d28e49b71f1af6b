import { endSession, listSessions, login, logout } from '@seaport/contract/people/session'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { endOwnSession, listOwnSessions } from './own-sessions.ts'
import { deleteSession } from './session.repository.ts'
import { logIn } from './session.service.ts'

/** Logging in to the console, out of it, and the own sessions. */
export function sessionRoutes(registerRoute: RegisterRoute, { env }: Installation): void {
  registerRoute(login, (context, { body }) => logIn(context, env, body))

  registerRoute(logout, async ({ actor, mutate }) => {
    await mutate(async ({ trx, emit }) => {
      await deleteSession(trx, actor.userId, actor.sessionHash)
      emit(actor.tenantId, { type: 'session_over', seat_id: null })
    })
    return {}
  })

  registerRoute(listSessions, async ({ db, actor, now, locale }) => ({
    list: await listOwnSessions(db, actor, { now, locale }),
  }))

  registerRoute(endSession, ({ actor, mutate }, { params }) =>
    mutate(async (work) => {
      await endOwnSession(work, actor, params.id)
      return {}
    }),
  )
}
