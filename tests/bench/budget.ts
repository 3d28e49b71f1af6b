/**
 * Prints a ratio beside its budget; the benchmark fails when it is above. Budgets are ratios within one run on one machine, never absolute times.
 */
export function atMost(what: string, ratio: number, budget: number): void {
  const ok = ratio <= budget
  console.log(`${ok ? '✓' : '✗'} ${what}: ${ratio.toFixed(2)} (budget: at most ${Number(budget.toFixed(2))})`)
  if (!ok) process.exitCode = 1
}

/** Like `atMost`, for ratios where higher is better. */
export function atLeast(what: string, ratio: number, budget: number): void {
  const ok = ratio >= budget
  console.log(
    `${ok ? '✓' : '✗'} ${what}: ${ratio.toFixed(2)} (budget: at least ${Number(budget.toFixed(2))})`,
  )
  if (!ok) process.exitCode = 1
}

/** @returns the median: robust against a single disturbed round */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
