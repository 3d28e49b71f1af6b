import type { PermissionKey } from '../kernel/permission.ts'
import type { Plan } from './plan.schema.ts'

/** Name of a supervisor's plan (specification, section 9). */
export const planIds = ['default', 'standard', 'professional'] as const

interface PlanTerms {
  /** Permission keys of the plan, in addition to those of the role. */
  keys: readonly PermissionKey[]
  /** Maximum number of webhooks. */
  webhooks: number
  /** Words that may be translated in a calendar month (UTC); null = unlimited. */
  words: number | null
}

/** All differences between the plans. */
export const plans = {
  default: { keys: [], webhooks: 2, words: 1000 },
  standard: { keys: [], webhooks: 5, words: 20_000 },
  professional: { keys: ['103'], webhooks: 20, words: null },
} as const satisfies Record<Plan, PlanTerms>
