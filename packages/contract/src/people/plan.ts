import type { PermissionKey } from '../kernel/permission.ts'
import type { Plan } from './plan.schema.ts'

/** What a supervisor’s plan is called (specification, section 9). */
export const planIds = ['default', 'standard', 'professional'] as const

interface PlanTerms {
  /** Keys that come with the plan, beside those of the role. */
  keys: readonly PermissionKey[]
  /** Webhooks that there may be at once. */
  webhooks: number
  /** Words that may be translated in a calendar month (UTC); null = unlimited. */
  words: number | null
}

/** What the plans differ in. Everything else is the same in all of them. */
export const plans = {
  default: { keys: [], webhooks: 2, words: 1000 },
  standard: { keys: [], webhooks: 5, words: 20_000 },
  professional: { keys: ['103'], webhooks: 20, words: null },
} as const satisfies Record<Plan, PlanTerms>
