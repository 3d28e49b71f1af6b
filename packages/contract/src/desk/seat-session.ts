import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './seat-session.schema.ts'
import type { DeviceKind } from './seat-session.schema.ts'

/** Heartbeat interval in seconds, and the silence after which a device counts as dead. */
export const HEARTBEAT_SECONDS = 15

export const HEARTBEAT_DEAD_SECONDS = 60

/** The prefix of a device's id tells its kind: a seat stores nothing else about it. */
export const devicePrefixes = {
  desktop: '',
  agent: 'agent-',
  demo_agent: 'demo-agent-',
} as const satisfies Record<DeviceKind, string>

/** @param id of a device; null = no device is bound */
export function deviceKindOf(id: string | null): DeviceKind {
  if (id?.startsWith(devicePrefixes.demo_agent)) return 'demo_agent'
  return id?.startsWith(devicePrefixes.agent) ? 'agent' : 'desktop'
}

export const seatLogin = endpoint<typeof schema.seatLogin>()({
  method: 'POST',
  path: '/seat/login',
  summary: 'Log a device in to a seat; carries a DPoP proof of the device’s key',
  callers: ['public'],
})

const access = { callers: ['seat'] } as const

export const seatLogout = endpoint<typeof schema.seatLogout>()({
  method: 'POST',
  path: '/seat/logout',
  summary: 'Leave the seat: its accounts close, running tasks wait for the next login',
  ...access,
})

export const heartbeat = endpoint<typeof schema.heartbeat>()({
  method: 'POST',
  path: '/seat/heartbeat',
  summary: 'Say that the device is alive',
  ...access,
})

export const seatWorkspace = endpoint<typeof schema.seatWorkspace>()({
  method: 'GET',
  path: '/seat/workspace',
  summary: 'Everything that the desktop shows at its start: the seat, its ports, its accounts',
  ...access,
})

export const openAccount = endpoint<typeof schema.openAccount>()({
  method: 'POST',
  path: '/seat/account/:id/open',
  summary: 'Open an assigned account: it takes a port',
  ...access,
  idempotent: true,
})

export const closeAccount = endpoint<typeof schema.closeAccount>()({
  method: 'POST',
  path: '/seat/account/:id/close',
  summary: 'Close an account: its port is free',
  ...access,
  idempotent: true,
})

/** The desktop reports what the network returned at the sign-in, or that the account is signed out. */
export const reportAccount = endpoint<typeof schema.reportAccount>()({
  method: 'POST',
  path: '/seat/account/:id/report',
  summary: 'Report the sign-in state of an account, and its public profile where known',
  ...access,
})

export const reportBlock = endpoint<typeof schema.reportBlock>()({
  method: 'POST',
  path: '/seat/account/:id/block',
  summary:
    'Report that the network restricts an account: it closes, and its tasks wait until it is unblocked',
  ...access,
  idempotent: true,
})
