import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Count, EmptyData, Id, IdPath, Instant, StoredCount } from '../kernel/primitives.ts'
import { Account, AgentBlockReason } from './account.ts'
import { AccountProxy } from './proxy.ts'

/** Seconds between heartbeats, and without one after which a device counts as dead. */
export const HEARTBEAT_SECONDS = 15
export const HEARTBEAT_DEAD_SECONDS = 60

/** Public half of the device's key: P-256, made on the device. */
export const DeviceKey = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string().min(1).max(100),
  y: z.string().min(1).max(100),
})

/**
 * What runs on a device: the desktop client, a headless agent, or the headless agent of the demo, which leaves its seat to whoever logs in.
 */
export const DeviceKind = z.enum(['desktop', 'agent', 'demo_agent'])
export type DeviceKind = z.infer<typeof DeviceKind>

/** How a device's id begins says its kind: a seat keeps no more of it than the id. */
export const devicePrefixes = {
  desktop: '',
  agent: 'agent-',
  demo_agent: 'demo-agent-',
} as const satisfies Record<DeviceKind, string>

/** @param id of a device, null where none is bound */
export function deviceKindOf(id: string | null): DeviceKind {
  if (id?.startsWith(devicePrefixes.demo_agent)) return 'demo_agent'
  return id?.startsWith(devicePrefixes.agent) ? 'agent' : 'desktop'
}

export const Device = z.strictObject({
  id: z.string().min(8).max(64),
  name: z.string().trim().min(1).max(100),
  platform: z.enum(['darwin', 'win32', 'linux']),
  public_key: DeviceKey,
})
export type Device = z.infer<typeof Device>

/** The seat as its own desktop sees it. */
export const OwnSeat = z.object({ id: Id, seat_code: z.string(), name: z.string(), allocated: Count })
export type OwnSeat = z.infer<typeof OwnSeat>

export const seatLogin = endpoint({
  method: 'POST',
  path: '/seat/login',
  summary: 'Log a device in to a seat; carries a DPoP proof of the device’s key',
  callers: ['public'],
  body: z.strictObject({
    seat_code: z.string().trim().min(1).max(32),
    password: z.string().min(1).max(128),
    device: Device,
  }),
  data: z.object({ token: z.string(), seat: OwnSeat }),
})

const access = { callers: ['seat'] } as const

export const seatLogout = endpoint({
  method: 'POST',
  path: '/seat/logout',
  summary: 'Leave the seat: its accounts close, running tasks wait for the next login',
  ...access,
  data: EmptyData,
})

export const heartbeat = endpoint({
  method: 'POST',
  path: '/seat/heartbeat',
  summary: 'Say that the device is alive',
  ...access,
  data: z.object({ now: Instant }),
})

/** One port of a seat and who holds it. */
export const Port = z.object({
  slot: z.int().min(1),
  holder: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('account'), id: Id, title: z.string(), since: Instant }),
      z.object({ kind: z.literal('task'), id: Id, title: z.string(), since: Instant }),
    ])
    .nullable(),
})
export type Port = z.infer<typeof Port>

export const seatWorkspace = endpoint({
  method: 'GET',
  path: '/seat/workspace',
  summary: 'Everything that the desktop shows at its start: the seat, its ports, its accounts',
  ...access,
  data: z.object({
    seat: OwnSeat,
    ports: z.array(Port),
    ports_expire_at: Instant.nullable(),
    accounts: z.array(Account),
  }),
})

export const openAccount = endpoint({
  method: 'POST',
  path: '/seat/account/:id/open',
  summary: 'Open an assigned account: it takes a port',
  ...access,
  params: IdPath,
  /** The proxy with its credentials; an account that has one never goes out without it. */
  data: z.object({ slot: z.int(), proxy: AccountProxy.nullable() }),
  idempotent: true,
})

export const closeAccount = endpoint({
  method: 'POST',
  path: '/seat/account/:id/close',
  summary: 'Close an account: its port is free',
  ...access,
  params: IdPath,
  data: EmptyData,
  idempotent: true,
})

/** What the desktop learned from the network when the account signed in, or that it is signed out. */
export const reportAccount = endpoint({
  method: 'POST',
  path: '/seat/account/:id/report',
  summary: 'Report the sign-in state of an account, and its public profile where known',
  ...access,
  params: IdPath,
  body: z.strictObject({
    login_status: z.enum(['logged_in', 'logged_out']),
    profile: z
      .strictObject({
        external_id: z.string().max(64),
        nickname: z.string().max(200),
        follower_count: StoredCount.nullable(),
        country: z.string().max(100).nullable(),
      })
      .nullable(),
  }),
  data: Account,
})

export const reportBlock = endpoint({
  method: 'POST',
  path: '/seat/account/:id/block',
  summary:
    'Report that the network restricts an account: it closes, and its tasks wait until it is unblocked',
  ...access,
  params: IdPath,
  body: z.strictObject({ reason: AgentBlockReason, note: z.string().trim().max(500) }),
  data: Account,
  idempotent: true,
})
