import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import type { UnitOfWork } from '../unit-of-work.ts'
import type { UserActor } from './actor.ts'
import type { Context } from './context.ts'

/** Actor of an action, and its origin. Every user's context has these. */
export type AuditActor = Pick<Context<UserActor>, 'origin' | 'requestId'> & {
  actor: Pick<UserActor, 'userId' | 'impersonator'>
}

/** Actor of a request, with its method and path. */
export type AuditedRequest = AuditActor & { request: string }

/** Ensures that a request which requires an audit log entry writes one. */
export interface AuditGuard {
  /** Wraps the request's unit of work: it fails, and so changes nothing, if it writes no entry. */
  wrap<T>(operation: (work: UnitOfWork) => Promise<T>): (work: UnitOfWork) => Promise<T>
  /** @throws Error if the request ended without a watched unit of work although it required an entry */
  assertAudited(): void
}

/** Decides which audit log entry a user's request to an endpoint requires; set by the composition. */
export type AuditGuardFor = (endpoint: Endpoint, by: AuditedRequest) => AuditGuard
