/** Number of shades of a map, without "no value". */
export const SHADES = 5

/**
 * Sorts values into shades so that each shade holds about as many countries: one large country does not turn all others pale. Equal values share a shade.
 * @returns for a value its shade from 1, 0 for nothing
 */
export function shadesOf(values: readonly number[]): (value: number) => number {
  const ranked = [...new Set(values.filter((value) => value > 0))].sort((a, b) => a - b)
  return (value) => {
    if (value <= 0) return 0
    const below = ranked.filter((one) => one < value).length
    return Math.min(SHADES, Math.floor((below / Math.max(1, ranked.length - 1)) * (SHADES - 1)) + 1)
  }
}

/** The CSS colour of a shade. */
export function shadeColour(shade: number): string {
  if (shade === 0) return 'var(--colorNeutralBackground6)'
  return `color-mix(in oklab, var(--seaportChart1) ${(shade / SHADES) * 100}%, var(--colorNeutralBackground6))`
}
