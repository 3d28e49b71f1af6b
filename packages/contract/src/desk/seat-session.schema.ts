import { z } from 'zod'
import {
  Count,
  CountryChoice,
  EmptyData,
  Id,
  IdPath,
  Instant,
  StoredCount,
  TypedCode,
  typedText,
} from '../kernel/primitives.schema.ts'
import { Account, AgentBlockReason } from './account.schema.ts'
import { AccountProxy } from './proxy.schema.ts'

/** Public half of the device's key: P-256, made on the device. */
export const DeviceKey = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string().min(1).max(100),
  y: z.string().min(1).max(100),
})

/**
 * What runs on a device: the desktop client, a headless agent, or the demo's headless agent, which yields its seat to
 * anyone who logs in.
 */
export const DeviceKind = z.enum(['desktop', 'agent', 'demo_agent'])
export type DeviceKind = z.infer<typeof DeviceKind>

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

export const seatLogin = {
  body: z.strictObject({
    seat_code: TypedCode.min(1).max(32),
    password: z.string().min(1).max(128),
    device: Device,
  }),
  data: z.object({ token: z.string(), seat: OwnSeat }),
}

export const seatLogout = {
  data: EmptyData,
}

export const heartbeat = {
  data: z.object({ now: Instant }),
}

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

export const seatWorkspace = {
  data: z.object({
    seat: OwnSeat,
    ports: z.array(Port),
    ports_expire_at: Instant.nullable(),
    accounts: z.array(Account),
  }),
}

export const openAccount = {
  params: IdPath,
  /** The proxy with its credentials; an account that has one never goes out without it. */
  data: z.object({ slot: z.int(), proxy: AccountProxy.nullable() }),
}

export const closeAccount = {
  params: IdPath,
  data: EmptyData,
}

export const reportAccount = {
  params: IdPath,
  body: z.strictObject({
    login_status: z.enum(['logged_in', 'logged_out']),
    profile: z
      .strictObject({
        external_id: z.string().max(64),
        nickname: z.string().max(200),
        follower_count: StoredCount.nullable(),
        /** ISO 3166-1 alpha-2; null = the network does not report it, and the stored value stays. */
        country: CountryChoice,
      })
      .nullable(),
  }),
  data: Account,
}

export const reportBlock = {
  params: IdPath,
  body: z.strictObject({ reason: AgentBlockReason, note: typedText(500) }),
  data: Account,
}
