import type { ApiScope } from '@seaport/contract/kernel/api-scope.schema'
import type { LoginStep } from '@seaport/contract/kernel/endpoint'
import type { PermissionKey } from '@seaport/contract/kernel/permission'

/** A user of the console who is logged in. */
export interface UserActor {
  kind: 'user'
  userId: string
  /** A supervisor is its own tenant. */
  tenantId: string
  superuser: boolean
  keys: ReadonlySet<PermissionKey>
  sessionHash: Buffer
  /** Time in milliseconds until which nothing in this actor changes by the clock alone. */
  stableUntil: number
  /** End of the step-up, in milliseconds; 0 = none. */
  confirmedUntil: number
  /** Step that the login still needs; null = none. */
  loginStep: LoginStep | null
  /** The administrator who is logged in as this user; null = the user itself. */
  impersonator: Impersonator | null
  /** The personal token with which a program acts for this user; null = the user itself. */
  apiToken: { id: string; scopes: ReadonlySet<ApiScope> } | null
}

/** An administrator who is logged in as a user: has the user's rights, and none of their own. */
export interface Impersonator {
  id: string
  email: string
  /** When this login as the user ends, in milliseconds. */
  expiresAt: number
}

/** A seat whose desktop is logged in. */
export interface SeatActor {
  kind: 'seat'
  seatId: string
  tenantId: string
  sessionHash: Buffer
}

export type Actor = UserActor | SeatActor
