import { sql } from 'kysely'

const FIRST = 100_001

/**
 * @param highest the highest code that was given out so far, in any tenant; null = none
 * @returns the next one: six digits, and more once an installation has given out all of those
 */
export function nextSeatCode(highest: string | null): string {
  return highest === null ? String(FIRST) : String(Number(highest) + 1)
}

/** Sorts seats by the number of their code, whose text would put 1000000 before 999999. */
export const codeLength = sql<number>`length(seat_code)`
