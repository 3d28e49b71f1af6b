import type { LoginStep } from '@seaport/contract/kernel/endpoint'
import type { SqlBoolean } from '../../../db/schema/values.ts'
import type { Env } from '../../../kernel/env.ts'

/** An unfinished login is deleted after this time in milliseconds. */
export const UNFINISHED_MS = 10 * 60 * 1000

/** Data that determines a login's next step. */
export interface LoginProgress {
  superuser: SqlBoolean
  /** Since when the user has a second factor. */
  user_factor_at?: number | null
  /** When this session passed it. */
  second_factor_at?: number | null
}

/** @returns the step that a login still needs; administrators need a second factor, except in a demo */
export function loginStepOf(
  { superuser, user_factor_at = null, second_factor_at = null }: LoginProgress,
  { demo }: Pick<Env, 'demo'>,
): LoginStep | null {
  if (user_factor_at !== null) return second_factor_at === null ? 'second_factor' : null
  return superuser && !demo ? 'second_factor_setup' : null
}
