import type { Db } from '../../../db/schema.ts'
import { resetAttempts } from '../../../kernel/throttle/throttle.ts'

/**
 * @param isBound whether the device that the seat is bound to guesses: its guesses are counted apart from those of all others, who can't lock it out
 * @returns the subject that guesses at a seat's password are counted for
 */
export function subjectOfSeatGuess(seatCode: string, isBound: boolean): `seat:${string}` {
  return `seat:${seatCode}${isBound ? ' bound' : ''}`
}

/** Clears the wrong guesses at a seat's replaced password, from all devices. */
export async function forgetSeatGuesses(db: Db, seatCode: string): Promise<void> {
  for (const isBound of [true, false]) await resetAttempts(db, subjectOfSeatGuess(seatCode, isBound))
}
