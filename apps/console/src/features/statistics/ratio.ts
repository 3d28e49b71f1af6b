/** A part of a whole as a ratio; undefined where there is no whole to have a part of. */
export function ratioOf(part: number, whole: number): number | undefined {
  return whole > 0 ? part / whole : undefined
}
