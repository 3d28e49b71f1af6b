import { defaultLimits } from '@seaport/contract/work/guard'
import { GuardLimits } from '@seaport/contract/work/guard.schema'
import { z } from 'zod'

/** The limits in the form: the hours are kept while quiet hours are off. */
export interface GuardDraft extends Omit<GuardLimits, 'quiet_hours'> {
  is_quiet: boolean
  quiet_hours: { from: string; to: string }
}

const usualHours = defaultLimits.quiet_hours ?? { from: '', to: '' }

/** @returns what the form begins with */
export function draftOf({ quiet_hours, ...limits }: GuardLimits): GuardDraft {
  return { ...limits, is_quiet: quiet_hours !== null, quiet_hours: quiet_hours ?? usualHours }
}

/** The rules for the limits: the contract's, applied to the form's draft. */
export const GuardForm = z.preprocess(
  ({ is_quiet, quiet_hours, ...limits }: GuardDraft) => ({
    ...limits,
    quiet_hours: is_quiet ? quiet_hours : null,
  }),
  GuardLimits,
)
