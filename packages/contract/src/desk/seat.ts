import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import {
  Count,
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
} from '../kernel/primitives.ts'
import { Password } from '../people/session.ts'
import { DeviceKind } from './seat-session.ts'

/** Ports that one seat can be given. */
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
  /** Ports taken: open accounts and unfinished tasks. */
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

const access = { callers: ['user'], permission: '007' } as const

/** What leaves some of the seats. */
export const seatFilters = {
  search: SearchText,
  online: QueryFlag.optional(),
  enabled: QueryFlag.optional(),
}

export const listSeats = endpoint({
  method: 'GET',
  path: '/agent',
  scope: 'seat:read',
  summary: 'Seats of the tenant',
  ...access,
  query: listQuery(['created_at', 'name', 'seat_code', 'allocated', 'last_seen_at'], seatFilters),
  data: listOf(Seat),
})

export const createSeat = endpoint({
  method: 'POST',
  path: '/agent',
  summary: 'Create a seat; the server gives the seat code',
  ...access,
  body: z.strictObject({ name: Name, password: Password, allocated: Allocated, remark: Remark.default('') }),
  data: Seat,
  idempotent: true,
})

export const getSeat = endpoint({
  method: 'GET',
  path: '/agent/:id',
  scope: 'seat:read',
  summary: 'One seat',
  ...access,
  params: IdPath,
  data: Seat,
})

export const updateSeat = endpoint({
  method: 'PATCH',
  path: '/agent/:id',
  scope: 'seat:write',
  summary: 'Rename a seat or change its ports',
  ...access,
  params: IdPath,
  body: z.strictObject({ name: Name, allocated: Allocated, remark: Remark }).partial(),
  data: Seat,
  idempotent: true,
})

export const deleteSeat = endpoint({
  method: 'DELETE',
  path: '/agent/:id',
  summary: 'Delete a seat: its session and tasks end, its accounts are unassigned',
  ...access,
  params: IdPath,
  data: EmptyData,
  idempotent: true,
})

export const disableSeat = endpoint({
  method: 'POST',
  path: '/agent/:id/disable',
  scope: 'seat:write',
  summary: 'Disable a seat: its session ends, its ports are released',
  ...access,
  params: IdPath,
  data: Seat,
  idempotent: true,
})

export const enableSeat = endpoint({
  method: 'POST',
  path: '/agent/:id/enable',
  scope: 'seat:write',
  summary: 'Enable a seat',
  ...access,
  params: IdPath,
  data: Seat,
  idempotent: true,
})

export const releasePorts = endpoint({
  method: 'POST',
  path: '/agent/:id/release-ports',
  scope: 'seat:write',
  summary: 'Release all ports: accounts go offline and tasks end, at once',
  ...access,
  params: IdPath,
  data: Seat,
  idempotent: true,
})

export const resetSeatPassword = endpoint({
  method: 'POST',
  path: '/agent/:id/reset-password',
  summary: 'Set a new password; the session of the seat ends',
  ...access,
  params: IdPath,
  body: z.strictObject({ password: Password }),
  data: EmptyData,
})

export const unbindDevice = endpoint({
  method: 'POST',
  path: '/agent/:id/unbind-device',
  summary: 'Forget the device: its session ends, the next login binds anew',
  ...access,
  params: IdPath,
  data: Seat,
})
