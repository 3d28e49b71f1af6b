/** A share as a ratio; undefined if the total is zero. */
export function ratioOf(part: number, whole: number): number | undefined {
  return whole > 0 ? part / whole : undefined
}
