/** Reads what was typed: null for nothing, NaN for what is no number. Takes the full-width digits of Chinese keyboards too. */
export function readNumber(text: string): number | null {
  const plain = text.normalize('NFKC').replaceAll(/[\s,]/g, '')
  if (plain === '') return null
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}

/** The number an arrow key leads to: a step up or down, within the bounds. */
export function stepNumber(value: number | null, step: number, min = -Infinity, max = Infinity): number {
  const from = value === null || Number.isNaN(value) ? 0 : value
  // Rounded to the step's decimals: 0.1 + 0.2 = 0.3.
  const digits = String(step).split('.')[1]?.length ?? 0
  return Math.min(
    max,
    Math.max(min, Number((from + step).toFixed(Math.max(digits, String(from).split('.')[1]?.length ?? 0)))),
  )
}
