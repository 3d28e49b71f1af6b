/** A colour in OKLCH: lightness 0…1, chroma from 0, hue in degrees. Equal steps of lightness look equal for every hue. */
export interface Oklch {
  l: number
  c: number
  h: number
}

type Rgb = readonly [red: number, green: number, blue: number]

/** Whether a text is a colour that this module reads: `#rrggbb`. */
export function isHexColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

function toRgb(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return [channel(1), channel(3), channel(5)]
}

function toHex(rgb: Rgb): string {
  const channel = (value: number) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${rgb.map(channel).join('')}`
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const gamma = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055

/** The colour of `#rrggbb` in OKLCH (matrices: Björn Ottosson, "A perceptual color space for image processing"). */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = toRgb(hex).map(linear) as unknown as Rgb
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  }
}

function oklchToRgb({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    gamma(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
    gamma(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
    gamma(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3),
  ]
}

const inGamut = (rgb: Rgb) => rgb.every((value) => value >= -0.0005 && value <= 1.0005)

/** The nearest `#rrggbb` of the same lightness and hue: chroma gives way until the screen can show it. */
export function fromOklch(colour: Oklch): string {
  let c = colour.c
  while (c > 0 && !inGamut(oklchToRgb({ ...colour, c }))) c -= 0.005
  return toHex(oklchToRgb({ ...colour, c: Math.max(0, c) }))
}

/** A colour mixed with another: ratio 0 leaves it, 1 replaces it. */
export function mix(hex: string, other: string, ratio: number): string {
  const [a, b] = [toRgb(hex), toRgb(other)]
  return toHex([a[0] + (b[0] - a[0]) * ratio, a[1] + (b[1] - a[1]) * ratio, a[2] + (b[2] - a[2]) * ratio])
}

function luminance(hex: string): number {
  const [r, g, b] = toRgb(hex).map(linear) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio of two colours after WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Changes the lightness of a colour just enough for a contrast of `ratio` on `background`. */
export function readableOn(hex: string, background: string, ratio = 4.5): string {
  if (contrast(hex, background) >= ratio) return hex
  const colour = toOklch(hex)
  const step = luminance(background) > 0.18 ? -0.01 : 0.01
  for (let l = colour.l; l >= 0 && l <= 1; l += step) {
    const moved = fromOklch({ ...colour, l })
    if (contrast(moved, background) >= ratio) return moved
  }
  return step < 0 ? '#000000' : '#ffffff'
}
