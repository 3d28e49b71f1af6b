import { changePassword, login, logout } from '@seaport/contract/session'
import type { Mount } from '../../app/route.ts'
import { deleteSession } from './session.repository.ts'
import { logIn, replaceOwnPassword } from './session.service.ts'

/** Logging in to the console, out of it, and changing the own password. */
export function sessionRoutes(mount: Mount): void {
  mount(login, (context, { body }) => logIn(context, body))

  mount(logout, async ({ actor, mutate }) => {
    await mutate(async ({ trx, emit }) => {
      await deleteSession(trx, actor.userId, actor.sessionHash)
      emit(actor.tenantId, { type: 'session_over', seat_id: null })
    })
    return {}
  })

  mount(changePassword, async (context, { body }) => {
    await replaceOwnPassword(context, body)
    return {}
  })
}
