const FIRST = 100_001
const LAST = 999_999

/**
 * @param highest the highest code that was given out so far, in any tenant; null = none
 * @returns the next one: six digits
 * @throws Error when an installation has given out all of them
 */
export function nextSeatCode(highest: string | null): string {
  const next = highest === null ? FIRST : Number(highest) + 1
  if (!(next >= FIRST && next <= LAST)) throw new Error(`No seat code after ${highest}`)
  return String(next)
}
