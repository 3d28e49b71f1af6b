import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { type NetworkId, networks } from '../kernel/network.ts'
import { Count, IdPath, Instant } from '../kernel/primitives.ts'
import { type PromotionKind, promotionParams } from './task-kind.ts'

/** Networks with limits of their own; a sandbox has those of the network that it simulates. */
export const guardedNetworks = ['x', 'facebook', 'instagram'] as const
export type GuardedNetwork = (typeof guardedNetworks)[number]

/** @returns whose limits hold on a network */
export function guardedNetwork(network: NetworkId): GuardedNetwork {
  const { brand } = networks[network]
  return brand === 'Facebook' ? 'facebook' : brand === 'Instagram' ? 'instagram' : 'x'
}

/** A time of day on the account's own clock. */
const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** How often an account may do something within one of its days; 0 = never. */
const Cap = z.int().min(0).max(1000)
const actKinds = Object.keys(promotionParams) as [PromotionKind, ...PromotionKind[]]
const Caps = z.strictObject(
  Object.fromEntries(actKinds.map((kind) => [kind, Cap])) as Record<PromotionKind, typeof Cap>,
)

/** Limits that a tenant's promotions keep to, by API or by hand. */
export const GuardLimits = z.strictObject({
  /** Nothing is done between these times of the account's day; null = at any time. */
  quiet_hours: z
    .strictObject({ from: TimeOfDay, to: TimeOfDay })
    .refine(({ from, to }) => from !== to, { path: ['to'], error: 'invalid' })
    .nullable(),
  /** Least pause between two acts of an account, over all its tasks; a task may ask for a longer one. */
  least_interval_seconds: z.int().min(5).max(3600),
  /** A person is reached once within so many days, whatever the seat and the kind; 0 = without limit. */
  contact_days: z.int().min(0).max(365),
  /** How long an account stays parked after its network blocked it. */
  park_hours: z.int().min(1).max(720),
  caps: z.strictObject({ x: Caps, facebook: Caps, instagram: Caps }),
})
export type GuardLimits = z.infer<typeof GuardLimits>

/** What a careful person does in a day; networks begin to ask questions well above. */
const usual: Record<PromotionKind, number> = {
  send_message: 30,
  comment_link: 30,
  publish_post: 10,
  publish_group_post: 10,
  pull_group: 20,
  follow: 40,
  like: 80,
  join_group: 5,
  add_friend: 15,
  edit_profile: 5,
  change_language: 2,
}

/** What holds until a tenant sets it. */
export const defaultLimits: GuardLimits = {
  quiet_hours: { from: '22:00', to: '08:00' },
  least_interval_seconds: 30,
  contact_days: 7,
  park_hours: 24,
  caps: {
    x: usual,
    facebook: { ...usual, send_message: 20, comment_link: 20 },
    instagram: { ...usual, send_message: 20, comment_link: 20, follow: 30 },
  },
}

const access = { permission: '009' } as const

export const getGuard = endpoint({
  method: 'GET',
  path: '/guard',
  scope: 'task:read',
  summary: 'The limits that promotions of the tenant keep to',
  callers: ['user', 'seat'],
  ...access,
  data: z.object({ limits: GuardLimits }),
})

export const setGuard = endpoint({
  method: 'PUT',
  path: '/guard',
  summary: 'Set the limits; they hold from the next target on',
  callers: ['user'],
  ...access,
  body: GuardLimits,
  data: z.object({ limits: GuardLimits }),
})

/** What the limits leave an account to do, on its own day. */
export const AccountLimits = z.object({
  /** When its network's block has been rested off; null = it does not rest. */
  rests_until: Instant.nullable(),
  /** When its quiet hours end; null = it is outside them. */
  quiet_until: Instant.nullable(),
  acts: z.array(z.object({ kind: z.enum(actKinds), done: Count, cap: Cap })),
})
export type AccountLimits = z.infer<typeof AccountLimits>

export const getAccountLimits = endpoint({
  method: 'GET',
  path: '/account/:id/limits',
  scope: 'account:read',
  summary: 'How often an account did each kind of promotion on its day so far, and how often it may',
  callers: ['user'],
  permission: '008',
  params: IdPath,
  data: AccountLimits,
})
