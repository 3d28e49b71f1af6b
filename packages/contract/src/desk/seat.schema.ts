import { z } from 'zod'
import {
  Count,
  countsOf,
  EmptyData,
  Id,
  IdPath,
  Instant,
  listOf,
  listQuery,
  Name,
  QueryFlag,
  Remark,
  SearchText,
} from '../kernel/primitives.schema.ts'
import { Password } from '../people/session.schema.ts'
import { DeviceKind } from './seat-session.schema.ts'

/** Maximum number of ports of one seat. */
const Allocated = z.int().min(0).max(200)

/** A seat, as the supervisor sees it. */
export const Seat = z.object({
  id: Id,
  seat_code: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  /** A desktop is logged in and its heartbeat is alive. */
  online: z.boolean(),
  allocated: Count,
  /** Taken ports: open accounts and unfinished tasks. */
  occupied: Count,
  /** Accounts that are open on the desktop. */
  open_accounts: Count,
  assigned_accounts: Count,
  device: z
    .object({ name: z.string(), kind: DeviceKind, platform: z.string(), bound_at: Instant })
    .nullable(),
  last_seen_at: Instant.nullable(),
  last_login_at: Instant.nullable(),
  remark: z.string(),
  created_at: Instant,
})
export type Seat = z.infer<typeof Seat>

/** Filters of seats. */
export const seatFilters = {
  search: SearchText,
  online: QueryFlag.optional(),
  enabled: QueryFlag.optional(),
}

export const listSeats = {
  query: listQuery(['created_at', 'name', 'seat_code', 'allocated', 'last_seen_at'], seatFilters),
  data: listOf(Seat),
}

export const countSeats = {
  query: z.strictObject({ search: SearchText }),
  data: countsOf(['all', 'online', 'offline', 'disabled']),
}

export const createSeat = {
  body: z.strictObject({ name: Name, password: Password, allocated: Allocated, remark: Remark.default('') }),
  data: Seat,
}

export const getSeat = {
  params: IdPath,
  data: Seat,
}

export const updateSeat = {
  params: IdPath,
  body: z.strictObject({ name: Name, allocated: Allocated, remark: Remark }).partial(),
  data: Seat,
}

export const deleteSeat = {
  params: IdPath,
  data: EmptyData,
}

export const disableSeat = {
  params: IdPath,
  data: Seat,
}

export const enableSeat = {
  params: IdPath,
  data: Seat,
}

export const releasePorts = {
  params: IdPath,
  data: Seat,
}

export const resetSeatPassword = {
  params: IdPath,
  body: z.strictObject({ password: Password }),
  data: EmptyData,
}

export const unbindDevice = {
  params: IdPath,
  data: Seat,
}
