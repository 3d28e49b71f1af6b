import type { BrandVariants } from '@fluentui/react-components'
import { fromOklch, readableOn, toOklch } from './colour.ts'

/** Lightness of Fluent's brand shades; shade 80 is the primary colour itself. */
const LIGHTNESS = {
  10: 0.16,
  20: 0.21,
  30: 0.26,
  40: 0.31,
  50: 0.36,
  60: 0.41,
  70: 0.46,
  80: 0.51,
  90: 0.57,
  100: 0.64,
  110: 0.71,
  120: 0.77,
  130: 0.83,
  140: 0.88,
  150: 0.93,
  160: 0.965,
} as const satisfies Record<keyof BrandVariants, number>

/** Minimum lightness of the primary colour, to leave room for darker shades. */
const DARKEST = 0.33

/**
 * Fluent's brand ramp from one primary colour. Shade 80 is the primary colour, darkened until white text can be read on it; the
 * other shades keep its hue and lose chroma towards both ends.
 */
export function brandRamp(primary: string): BrandVariants {
  const readable = toOklch(readableOn(primary, '#ffffff'))
  const anchor = { ...readable, l: Math.max(readable.l, DARKEST) }
  const shades = Object.entries(LIGHTNESS).map(([shade, lightness]) => {
    const l = around(anchor.l, lightness)
    const fade = 1 - Math.abs(l - anchor.l) * 1.5
    return [shade, fromOklch({ l, c: anchor.c * Math.max(0.25, fade), h: anchor.h })]
  })
  return Object.fromEntries(shades) as BrandVariants
}

/** Moves the ladder of lightness so that its step 80 falls on the anchor, while both ends stay. */
function around(anchor: number, lightness: number): number {
  const middle = LIGHTNESS[80]
  return lightness <= middle
    ? LIGHTNESS[10] + ((lightness - LIGHTNESS[10]) / (middle - LIGHTNESS[10])) * (anchor - LIGHTNESS[10])
    : LIGHTNESS[160] - ((LIGHTNESS[160] - lightness) / (LIGHTNESS[160] - middle)) * (LIGHTNESS[160] - anchor)
}
