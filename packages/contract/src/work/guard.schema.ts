import { z } from 'zod'
import { Count, IdPath, Instant } from '../kernel/primitives.schema.ts'
import { promotionParams } from './task-kind.schema.ts'
import type { PromotionKind } from './task-kind.ts'

/** Local time of day in the account's zone. */
const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** Maximum actions of an account within one of its days; 0 = none. */
const Cap = z.int().min(0).max(1000)

const actKinds = Object.keys(promotionParams) as [PromotionKind, ...PromotionKind[]]

const Caps = z.strictObject(
  Object.fromEntries(actKinds.map((kind) => [kind, Cap])) as Record<PromotionKind, typeof Cap>,
)

/** Limits that a tenant's promotions keep to, by API or by hand. */
export const GuardLimits = z.strictObject({
  /** Quiet hours in the account's zone; null = none. */
  quiet_hours: z
    .strictObject({ from: TimeOfDay, to: TimeOfDay })
    .refine(({ from, to }) => from !== to, { path: ['to'], error: 'invalid' })
    .nullable(),
  /** Minimum delay between actions of an account, over all its tasks; a task may set a longer one. */
  least_interval_seconds: z.int().min(5).max(3600),
  /** Days within which a person is reached only once, across seats and kinds; 0 = no limit. */
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

/** Remaining actions of an account within the limits, on its own day. */
export const AccountLimits = z.object({
  /** End of the cool-down after a block by its network; null = none. */
  rests_until: Instant.nullable(),
  /** End of its quiet hours; null = it is outside them. */
  quiet_until: Instant.nullable(),
  acts: z.array(z.object({ kind: z.enum(actKinds), done: Count, cap: Cap })),
})
export type AccountLimits = z.infer<typeof AccountLimits>

export const getAccountLimits = {
  params: IdPath,
  data: AccountLimits,
}
