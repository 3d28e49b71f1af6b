import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './seat.schema.ts'

const access = { callers: ['user'], permission: '007' } as const

export const listSeats = endpoint<typeof schema.listSeats>()({
  method: 'GET',
  path: '/agent',
  scope: 'seat:read',
  summary: 'Seats of the tenant',
  ...access,
})

export const countSeats = endpoint<typeof schema.countSeats>()({
  method: 'GET',
  path: '/agent/count',
  scope: 'seat:read',
  summary: 'How many seats the filters leave in each state',
  ...access,
})

export const createSeat = endpoint<typeof schema.createSeat>()({
  method: 'POST',
  path: '/agent',
  summary: 'Create a seat; the server gives the seat code',
  ...access,
  idempotent: true,
})

export const getSeat = endpoint<typeof schema.getSeat>()({
  method: 'GET',
  path: '/agent/:id',
  scope: 'seat:read',
  summary: 'One seat',
  ...access,
})

export const updateSeat = endpoint<typeof schema.updateSeat>()({
  method: 'PATCH',
  path: '/agent/:id',
  scope: 'seat:write',
  summary: 'Rename a seat or change its ports',
  ...access,
  idempotent: true,
})

export const deleteSeat = endpoint<typeof schema.deleteSeat>()({
  method: 'DELETE',
  path: '/agent/:id',
  summary: 'Delete a seat: its session and tasks end, its accounts are unassigned',
  ...access,
  idempotent: true,
})

export const disableSeat = endpoint<typeof schema.disableSeat>()({
  method: 'POST',
  path: '/agent/:id/disable',
  scope: 'seat:write',
  summary: 'Disable a seat: its session ends, its ports are released',
  ...access,
  idempotent: true,
})

export const enableSeat = endpoint<typeof schema.enableSeat>()({
  method: 'POST',
  path: '/agent/:id/enable',
  scope: 'seat:write',
  summary: 'Enable a seat',
  ...access,
  idempotent: true,
})

export const releasePorts = endpoint<typeof schema.releasePorts>()({
  method: 'POST',
  path: '/agent/:id/release-ports',
  scope: 'seat:write',
  summary: 'Release all ports: accounts go offline and tasks end, at once',
  ...access,
  idempotent: true,
})

export const resetSeatPassword = endpoint<typeof schema.resetSeatPassword>()({
  method: 'POST',
  path: '/agent/:id/reset-password',
  summary: 'Set a new password; the session of the seat ends',
  ...access,
})

export const unbindDevice = endpoint<typeof schema.unbindDevice>()({
  method: 'POST',
  path: '/agent/:id/unbind-device',
  summary: 'Forget the device: its session ends, the next login binds anew',
  ...access,
})
