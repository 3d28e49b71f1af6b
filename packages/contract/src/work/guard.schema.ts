import { z } from 'zod'
import { Count, IdPath, Instant } from '../kernel/primitives.schema.ts'
import { promotionParams } from './task-kind.schema.ts'
import type { PromotionKind } from './task-kind.ts'

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

export const getGuard = {
  data: z.object({ limits: GuardLimits }),
}

export const setGuard = {
  body: GuardLimits,
  data: z.object({ limits: GuardLimits }),
}

/** What the limits leave an account to do, on its own day. */
export const AccountLimits = z.object({
  /** When its network's block has been rested off; null = it does not rest. */
  rests_until: Instant.nullable(),
  /** When its quiet hours end; null = it is outside them. */
  quiet_until: Instant.nullable(),
  acts: z.array(z.object({ kind: z.enum(actKinds), done: Count, cap: Cap })),
})
export type AccountLimits = z.infer<typeof AccountLimits>

export const getAccountLimits = {
  params: IdPath,
  data: AccountLimits,
}
