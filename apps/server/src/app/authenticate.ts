import { coalesceCalls } from '../kernel/coalesce-calls.ts'
import { bearerToken } from '../kernel/http/bearer.ts'
import type { Authenticate, ConfirmCaller } from '../kernel/http/route.ts'
import type { Installation } from '../kernel/installation.ts'
import { type Heartbeat, recordHeartbeats } from '../modules/desk/seat/seat.public.ts'
import { authenticateSeat, requireSeatSession } from '../modules/desk/seat-session/seat-session.public.ts'
import { authenticateApiToken, requireApiToken } from '../modules/people/api-token/api-token.public.ts'
import { authenticateUser, requireSession } from '../modules/people/session/session.public.ts'
import { deskHooks } from './hooks.ts'

/** Identifies the caller by the header `token`: a seat's request also carries a DPoP proof, a user's does not. */
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
 * Also accepts a personal token in the header `authorization`. For calls only: the event stream carries all events of a tenant, whatever scopes a
 * token has.
 */
export function orByApiToken(installation: Installation, bySession: Authenticate): Authenticate {
  return async (request, duringLogin) => {
    const token = bearerToken(request.headers.authorization)
    if (token === undefined || request.headers.token !== undefined) return bySession(request, duringLogin)
    return authenticateApiToken(installation, token)
  }
}

/** Checks again whether the session or token of a request is still valid. */
export const confirmCaller: ConfirmCaller = (work, actor) => {
  if (actor.kind === 'seat') return requireSeatSession(work, actor)
  return actor.apiToken ? requireApiToken(work, actor) : requireSession(work, actor)
}
