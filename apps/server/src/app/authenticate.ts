import type { Authenticate } from '../kernel/http/route.ts'
import type { Installation } from '../kernel/installation.ts'
import { authenticateSeat } from '../modules/desk/seat-session/seat-session.public.ts'
import { authenticateUser } from '../modules/people/session/session.public.ts'
import { deskHooks } from './hooks.ts'

/**
 * Finds out who calls, from the header `token`: a seat's request carries a DPoP proof beside it, a user's does not.
 */
export function authenticate(installation: Installation): Authenticate {
  return async (request, duringLogin) => {
    const token = request.headers.token
    if (typeof token !== 'string' || token === '') return null
    return request.headers.dpop === undefined
      ? authenticateUser(installation, request, { token, duringLogin })
      : authenticateSeat(installation, deskHooks, request, token)
  }
}
