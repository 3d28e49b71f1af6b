import type { PermissionKey } from '@seaport/contract/permission'

/** A user of the console who is logged in. */
export interface UserActor {
  kind: 'user'
  userId: string
  /** A supervisor is its own tenant. */
  tenantId: string
  superuser: boolean
  keys: ReadonlySet<PermissionKey>
  sessionHash: Buffer
}

/** A seat whose desktop is logged in. */
export interface SeatActor {
  kind: 'seat'
  seatId: string
  tenantId: string
  sessionHash: Buffer
}

export type Actor = UserActor | SeatActor
