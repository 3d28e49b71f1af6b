/** Digits in groups of three: `1,200`, `1 200 000`. A comma elsewhere is a decimal comma or a slip, which must not make 99,5 into 995. */
const GROUPED = /^([+-]?\d{1,3})(?:,\d{3})+(?=\.|$)|^([+-]?\d{1,3})(?: \d{3})+(?=\.|$)/

/** Full-width characters, and nothing else that looks like a digit: NFKC would make 5² into 52. */
const fullWidth = (text: string): string =>
  text.replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))

/** A number as people type it, in plain characters: without outer space and without separators of thousands. */
export const decimalText = (text: string): string =>
  fullWidth(text)
    .replaceAll(/\p{Zs}/gu, ' ')
    .trim()
    .replace(GROUPED, (grouped) => grouped.replaceAll(/[, ]/g, ''))

/** A thousand as Vietnamese writes it, `1.000`, which is one in English. */
const POINTED = /^[+-]?[1-9]\d{0,2}\.\d{3}$/

/**
 * Reads what was typed: null for nothing, NaN for anything but one number, and for what is another number in another language. Takes the full-width
 * digits of Chinese keyboards too.
 */
export function readNumber(text: string): number | null {
  const plain = decimalText(text)
  if (plain === '') return null
  if (POINTED.test(plain)) return Number.NaN
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}

/**
 * What a field for whole sums keeps of what was typed or pasted: the digits (specification, section 5). Letters and signs around a number
 * go. What stands between digits stays, for the form to refuse: without it, 99.5 would be 995.
 */
export function wholeNumberText(text: string): string {
  const bare = decimalText(text).replaceAll(/^[^\d.,+-]+|[^\d.,]+$/g, '')
  const plain = decimalText(bare).replace(/^0+(?=\d)/, '')
  return plain.replace(/^(\d+)\.00?$/, '$1')
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
