import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import type { UnitOfWork } from '../unit-of-work.ts'
import type { UserActor } from './actor.ts'
import type { Context } from './context.ts'

/** Who answers for an act, and where it came from. Every context of a user is that. */
export type AuditActor = Pick<Context<UserActor>, 'origin' | 'requestId'> & {
  actor: Pick<UserActor, 'userId' | 'impersonator'>
}

/** Who answers for a request, and the request itself: its method and its path with ids. */
export type AuditedRequest = AuditActor & { request: string }

/** Makes sure that a request which has to leave an entry in the audit log does. */
export interface AuditGuard {
  /** Wraps what the request writes: it fails, and so changes nothing, if it leaves no entry. */
  wrap<T>(operation: (work: UnitOfWork) => Promise<T>): (work: UnitOfWork) => Promise<T>
  /** @throws Error if the request ended without a unit of work that was watched, though it had to leave an entry */
  assertAudited(): void
}

/** Says what a user's request to an endpoint has to leave in the audit log; the composition connects it. */
export type AuditGuardFor = (endpoint: Endpoint, by: AuditedRequest) => AuditGuard
