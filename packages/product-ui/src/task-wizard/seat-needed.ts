import type { TaskForm } from './task-draft.ts'
import type { WizardAccount } from './task-wizard.types.ts'

/** @returns whether a task can be created for an account as it is */
export const isUsable = ({ seat, seat_disabled, availability, free_ports }: WizardAccount) =>
  seat !== null && !seat_disabled && availability === 'normal' && free_ports !== 0

/** @returns whether a seat is all that an account lacks */
export const needsSeat = ({ seat, availability }: WizardAccount) => seat === null && availability === 'normal'

/** A seat with fewer free ports than accounts chosen on it: each of its tasks takes one. */
export interface FullSeat {
  name: string
  chosen: number
  free: number
}

/** @returns the first seat of chosen accounts that has too few free ports for all of them */
export function fullSeatOf(chosen: readonly WizardAccount[]): FullSeat | undefined {
  for (const { seat, free_ports: free } of chosen) {
    const onSeat = chosen.filter((account) => account.seat?.id === seat?.id).length
    if (seat && free !== null && onSeat > free) return { name: seat.name, chosen: onSeat, free }
  }
  return undefined
}

/** Refuses accounts without a seat, which have no port for a task, and more accounts of a seat than it has free ports. */
export function withSeats<S extends typeof TaskForm>(schema: S, accounts: readonly WizardAccount[]): S {
  return schema.superRefine(({ account_ids }, context) => {
    const chosen = accounts.filter(({ id }) => account_ids.includes(id))
    if (chosen.some(needsSeat) || fullSeatOf(chosen))
      context.addIssue({ code: 'custom', message: 'invalid', path: ['account_ids'] })
  })
}
