import { ticks } from 'd3-array'

/** A linear scale from values to pixels, with round ticks; its ends are ticks, so that nothing touches the edge. */
export interface Scale {
  ticks: readonly number[]
  /** Pixels from the top for a value. */
  at: (value: number) => number
}

/** Values closer than this are one value: a smaller step can't be told apart, nor divided by. */
const SMALLEST_SPAN = 1e-9

/** The scale of an upright axis of `height` pixels that shows all values and zero. */
export function uprightScale(values: readonly number[], height: number, wholeOnly: boolean): Scale {
  const least = Math.min(0, ...values)
  const most = Math.max(0, ...values)
  const top = most - least < SMALLEST_SPAN ? least + 1 : most
  const wanted = Math.max(2, Math.round(height / 56))
  const inner = ticks(least, top, wanted)
  const gap = Math.max((inner[1] ?? 1) - (inner[0] ?? 0), wholeOnly ? 1 : 0)
  const from = Math.floor(least / gap) * gap
  const to = Math.ceil(top / gap) * gap
  const count = Math.round((to - from) / gap)
  // Multiplying keeps 0.1 + 0.2 from showing as 0.30000000000000004.
  const marks = Array.from({ length: count + 1 }, (_, at) => Number((from + at * gap).toPrecision(12)))
  return { ticks: marks, at: (value) => height - ((value - from) / (to - from)) * height }
}

/** The middle and the width of each of `count` bands over `width` pixels. */
export function bands(count: number, width: number): { size: number; middle: (at: number) => number } {
  const size = count > 0 ? width / count : width
  return { size, middle: (at) => size * (at + 0.5) }
}

/** The band under a pixel. */
export function bandAt(x: number, count: number, width: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor((x / width) * count)))
}

/** Step between the labels that fit side by side on `width` pixels. */
export function labelStep(labels: readonly string[], width: number): number {
  const widest = Math.max(1, ...labels.map(textWidth)) + 12
  return Math.max(1, Math.ceil((widest * labels.length) / Math.max(1, width)))
}

/** Approximate width of a text at 12 px; Chinese characters are as wide as high. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 12 : 6.6), 0)
}
