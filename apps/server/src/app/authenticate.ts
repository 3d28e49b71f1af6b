import { coalesceCalls } from '../kernel/coalesce-calls.ts'
import type { Authenticate, ConfirmCaller } from '../kernel/http/route.ts'
import type { Installation } from '../kernel/installation.ts'
import { type Heartbeat, recordHeartbeats } from '../modules/desk/seat/seat.public.ts'
import { authenticateSeat, requireSeatSession } from '../modules/desk/seat-session/seat-session.public.ts'
import { authenticateApiToken, requireApiToken } from '../modules/people/api-token/api-token.public.ts'
import { authenticateUser, requireSession } from '../modules/people/session/session.public.ts'
import { deskHooks } from './hooks.ts'

/**
 * Finds out who calls, from the header `token`: a seat's request carries a DPoP proof beside it, a user's does not.
 */
export function authenticate(installation: Installation): Authenticate {
  const { db, kind } = installation.database
  const noteAlive = coalesceCalls((beats: readonly Heartbeat[]) => recordHeartbeats(db, kind, beats))
  return async (request, duringLogin) => {
    const token = request.headers.token
    if (typeof token !== 'string' || token === '') return null
    return request.headers.dpop === undefined
      ? authenticateUser(installation, request, { token, duringLogin })
      : authenticateSeat(installation, { hooks: deskHooks, noteAlive }, request, token)
  }
}

/**
 * Also accepts a personal token in the header `authorization`. For calls only: the event stream carries everything of a tenant, whatever scopes a token has.
 */
export function orByApiToken(installation: Installation, bySession: Authenticate): Authenticate {
  return async (request, duringLogin) => {
    const [, token] = /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '') ?? []
    if (token === undefined || request.headers.token !== undefined) return bySession(request, duringLogin)
    return authenticateApiToken(installation, token)
  }
}

/** Asks again whether a caller is still let in, by the session or token of its request. */
export const confirmCaller: ConfirmCaller = (work, actor) => {
  if (actor.kind === 'seat') return requireSeatSession(work, actor)
  return actor.apiToken ? requireApiToken(work, actor) : requireSession(work, actor)
}
