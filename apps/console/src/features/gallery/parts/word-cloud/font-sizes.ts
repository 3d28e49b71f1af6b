const SMALLEST = 14
const LARGEST = 52

/** Sizes in pixels for counts. By logarithm: one word that is everywhere must not leave all others tiny. */
export function fontSizes(counts: readonly number[]): readonly number[] {
  const logs = counts.map((count) => Math.log(Math.max(1, count)))
  const least = Math.min(...logs)
  const span = Math.max(...logs) - least
  return logs.map((log) =>
    span === 0
      ? (SMALLEST + LARGEST) / 2
      : Math.round(SMALLEST + ((log - least) / span) * (LARGEST - SMALLEST)),
  )
}
