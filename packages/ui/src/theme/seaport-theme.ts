import { type BrandVariants, createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components'
import { brandRamp } from './brand.ts'
import { fromOklch, mix, readableOn, toOklch } from './colour.ts'
import { type ColourSettings, KINDS, type Kind } from './colour-settings.ts'

/** The tints of a kind: the colour mixed with white at these ratios, and with black at 0.2 (specification, section 9). */
const LIGHT_TINTS = [0.3, 0.5, 0.7, 0.8, 0.9] as const
const DARK_TINT = 0.2

/** The shades that a colour is shown in, from dark to light, itself among them. */
export function shadesOf(colour: string): readonly string[] {
  return [
    mix(colour, '#000000', DARK_TINT),
    colour,
    ...LIGHT_TINTS.map((tint) => mix(colour, '#ffffff', tint)),
  ]
}

type KindPart = '' | 'Surface' | 'Border' | 'Text'
type KindToken = `seaport${Capitalize<Kind>}${KindPart}`
type ChartToken = `seaportChart${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`
type ShellToken =
  | 'seaportHeaderBackground'
  | 'seaportHeaderForeground'
  | 'seaportSidebarBackground'
  | 'seaportSidebarForeground'
  | 'seaportSidebarHover'
  | 'seaportSidebarCurrent'
  | 'seaportSidebarMark'
  | 'seaportCanvas'

/** Fluent's theme with Seaport's own tokens beside it. */
export type SeaportTheme = Theme & Readonly<Record<KindToken | ChartToken | ShellToken, string>>

/** The whole theme for the chosen colours. */
export function seaportTheme(colours: ColourSettings, dark: boolean): SeaportTheme {
  const ramp = brandRamp(colours.primary)
  const fluent = dark ? tinted(createDarkTheme(ramp), colours.primary) : createLightTheme(ramp)
  const base: Theme = {
    ...fluent,
    // Fluent's faintest text misses 4.5 : 1 on the canvas.
    colorNeutralForeground4: fluent.colorNeutralForeground3,
    ...(dark && brightBrandText(ramp, fluent.colorNeutralBackground1Hover)),
  }
  const kinds = kindTokens(colours, dark, base.colorNeutralBackground1)
  const headerBackground = colours['header-bg'] ?? base.colorNeutralBackground1
  const sidebarBackground = colours['sidebar-bg'] ?? base.colorNeutralBackground1
  const sidebarForeground = readable(
    colours['sidebar-text'] ?? base.colorNeutralForeground2,
    sidebarBackground,
  )
  return {
    ...base,
    fontFamilyBase: FONT_STACK,
    ...statusTokens(kinds),
    ...kinds,
    ...chartTokens(colours.primary, dark, base.colorNeutralBackground1),
    seaportCanvas: dark ? withHueOf(colours.primary, '#1b1b1b') : '#f5f6f8',
    seaportHeaderBackground: headerBackground,
    seaportHeaderForeground: readable(
      colours['header-text'] ?? base.colorNeutralForeground1,
      headerBackground,
    ),
    seaportSidebarBackground: sidebarBackground,
    seaportSidebarForeground: sidebarForeground,
    seaportSidebarHover: mix(sidebarBackground, sidebarForeground, 0.06),
    seaportSidebarCurrent: mix(sidebarBackground, sidebarForeground, 0.1),
    // Not text: a contrast of 3 suffices.
    seaportSidebarMark: readableOn(colours.primary, sidebarBackground, 3),
  }
}

/** Chroma of the primary hue in the dark theme's greys. */
const DARK_CHROMA = 0.016

/** A grey of the same lightness in the primary hue. */
function withHueOf(primary: string, grey: string): string {
  return fromOklch({ l: toOklch(grey).l, c: DARK_CHROMA, h: toOklch(primary).h })
}

/** Tints Fluent's dark surfaces and lines with the primary hue, at the same lightness. */
function tinted(theme: Theme, primary: string): Theme {
  const surfaces = Object.entries(theme).filter(
    ([name, value]) =>
      /^color(?:Neutral(?:Card)?(?:Background|Stroke)|SubtleBackground)/.test(name) &&
      /^#([\da-f]{2})\1\1$/i.test(String(value)),
  )
  const changed = surfaces.map(([name, value]) => [name, withHueOf(primary, String(value))])
  return { ...theme, ...Object.fromEntries(changed) }
}

/** Fluent's dark brand text is too dim for small sizes on its own backgrounds. */
function brightBrandText(ramp: BrandVariants, background: string): Partial<Theme> {
  const text = readable(ramp[120], background)
  const bright = readable(ramp[130], background)
  return {
    colorBrandForeground1: text,
    colorBrandForeground2: bright,
    colorBrandForegroundLink: text,
    colorBrandForegroundLinkHover: bright,
    colorBrandForegroundLinkPressed: bright,
    colorCompoundBrandForeground1: text,
    colorNeutralForeground2BrandSelected: text,
  }
}

/** Latin faces alone, our own where `Typeface` brought it: the system picks its Chinese face by the page's language, simplified and traditional forms rightly apart. */
const FONT_STACK =
  "'Seaport Inter', 'Segoe UI', -apple-system, BlinkMacSystemFont, Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif"

/** A chosen text colour is kept as long as it can be read on the chosen background. */
const readable = (text: string, background: string) => readableOn(text, background)

function kindTokens(colours: ColourSettings, dark: boolean, paper: string): Record<KindToken, string> {
  const tokens = KINDS.flatMap((kind) => {
    const name = `seaport${kind[0]?.toUpperCase()}${kind.slice(1)}`
    const colour = colours[kind]
    const surface = mix(colour, paper, dark ? 0.75 : LIGHT_TINTS[4])
    const text = readableOn(
      dark ? mix(colour, '#ffffff', LIGHT_TINTS[1]) : mix(colour, '#000000', DARK_TINT),
      surface,
      5,
    )
    return [
      [name, colour],
      [`${name}Surface`, surface],
      [`${name}Border`, mix(colour, paper, dark ? 0.5 : LIGHT_TINTS[2])],
      [`${name}Text`, text],
    ]
  })
  return Object.fromEntries(tokens) as Record<KindToken, string>
}

/** Fluent's message bars in the colours of the kinds: its own dark ones outshine the page. */
function statusTokens(kinds: Record<KindToken, string>): Partial<Theme> {
  return {
    colorStatusSuccessBackground1: kinds.seaportSuccessSurface,
    colorStatusSuccessBorder1: kinds.seaportSuccessBorder,
    colorStatusSuccessForeground1: kinds.seaportSuccessText,
    colorStatusWarningBackground1: kinds.seaportWarningSurface,
    colorStatusWarningBorder1: kinds.seaportWarningBorder,
    colorStatusWarningForeground1: kinds.seaportWarningText,
    colorStatusWarningForeground3: kinds.seaportWarningText,
    colorStatusDangerBackground1: kinds.seaportDangerSurface,
    colorStatusDangerBorder1: kinds.seaportDangerBorder,
    colorStatusDangerForeground1: kinds.seaportDangerText,
  }
}

/** Turns of the hue from the primary colour: neighbours in a chart are far apart. Degrees. */
const CHART_HUES = [0, 155, 245, 60, 290, 110, 205, 20] as const

/** Colours of a chart's series: the primary hue and seven others of equal lightness, with a contrast of 3 on the background. */
function chartTokens(primary: string, dark: boolean, paper: string): Record<ChartToken, string> {
  const { h } = toOklch(primary)
  const tokens = CHART_HUES.map((turn, at) => {
    const l = (dark ? 0.72 : 0.56) + (at % 2 ? 0.07 : -0.02)
    return [`seaportChart${at + 1}`, readableOn(fromOklch({ l, c: 0.13, h: (h + turn) % 360 }), paper, 3)]
  })
  return Object.fromEntries(tokens) as Record<ChartToken, string>
}
