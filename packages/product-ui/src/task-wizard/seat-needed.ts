import type { TaskForm } from './task-draft.ts'
import type { WizardAccount } from './task-wizard.types.ts'

/** @returns whether a task can be created for an account as it is */
export const isUsable = ({ seat, availability, free_ports }: WizardAccount) =>
  seat !== null && availability === 'normal' && free_ports !== 0

/** @returns whether a seat is all that an account lacks */
export const needsSeat = ({ seat, availability }: WizardAccount) => seat === null && availability === 'normal'

/** Refuses accounts without a seat, which have no port for a task. */
export function withSeats<S extends typeof TaskForm>(schema: S, accounts: readonly WizardAccount[]): S {
  return schema.superRefine(({ account_ids }, context) => {
    if (accounts.some((account) => account_ids.includes(account.id) && needsSeat(account)))
      context.addIssue({ code: 'custom', message: 'invalid', path: ['account_ids'] })
  })
}
