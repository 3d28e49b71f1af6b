import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandRamp } from './brand.ts'
import { contrast, fromOklch, mix, readableOn, toOklch } from './colour.ts'
import { type ColourSettings, DEFAULT_KINDS, KINDS } from './colour-settings.ts'
import { seaportTheme, shadesOf } from './seaport-theme.ts'

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
const plain: ColourSettings = {
  ...DEFAULT_KINDS,
  'header-bg': undefined,
  'header-text': undefined,
  'sidebar-bg': undefined,
  'sidebar-text': undefined,
}

describe('colours', () => {
  test('survive the conversion to OKLCH and back', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const back = fromOklch(toOklch(colour))
        // Rounding to eight bits may change a channel by one step.
        expect(contrast(back, colour)).toBeLessThan(1.02)
      }),
    )
  })

  test('contrast has the known ends', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1)
    // An eye sees green best, and blue worst.
    expect(contrast('#ff0000', '#ffffff')).toBeCloseTo(4, 2)
    expect(contrast('#00ff00', '#ffffff')).toBeCloseTo(1.37, 2)
    expect(contrast('#0000ff', '#ffffff')).toBeCloseTo(8.59, 2)
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
  })

  test('readableOn always reaches the contrast', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (text, background) => {
        return contrast(readableOn(text, background), background) >= 4.5
      }),
    )
  })

  test.each([
    ['#ff8080', '#ffffff'],
    ['#102a43', '#000000'],
  ])('readableOn changes %s on %s no more than it has to', (text, background) => {
    expect(contrast(readableOn(text, background), background)).toBeLessThan(4.8)
  })
})

describe('the theme of any chosen colours', () => {
  test('has sixteen shades that grow lighter', () => {
    fc.assert(
      fc.property(anyColour, (primary) => {
        const lightness = Object.entries(brandRamp(primary))
          .sort(([a], [b]) => Number(a) - Number(b))
          .map(([, colour]) => toOklch(colour).l)
        return (
          lightness.length === 16 &&
          lightness.every((l, at) => at === 0 || l > (lightness[at - 1] ?? 0) - 0.01)
        )
      }),
    )
  })

  test.each([false, true])('can be read (dark: %s)', (dark) => {
    fc.assert(
      fc.property(anyColour, anyColour, anyColour, (primary, background, text) => {
        const theme = seaportTheme(
          { ...plain, primary, info: text, 'sidebar-bg': background, 'sidebar-text': text },
          dark,
        )
        const pairs: [string, string][] = [
          [theme.colorNeutralForegroundOnBrand, theme.colorBrandBackground],
          [theme.colorBrandForegroundLink, theme.colorNeutralBackground1],
          [theme.seaportSidebarForeground, theme.seaportSidebarBackground],
          [theme.seaportInfoText, theme.seaportInfoSurface],
          [theme.seaportPrimaryText, theme.seaportPrimarySurface],
        ]
        for (const [front, back] of pairs) expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test.each([false, true])(
    'message bars have the colours of their kinds, and can be read (dark: %s)',
    (dark) => {
      fc.assert(
        fc.property(anyColour, (warning) => {
          const theme = seaportTheme({ ...plain, warning }, dark)
          expect(theme.colorStatusWarningBackground1).toBe(theme.seaportWarningSurface)
          for (const text of [theme.colorStatusWarningForeground1, theme.colorNeutralForeground1])
            expect(contrast(text, theme.colorStatusWarningBackground1)).toBeGreaterThanOrEqual(4.5)
        }),
      )
    },
  )

  test('names a token for every kind', () => {
    const theme = seaportTheme(plain, false)
    for (const kind of KINDS)
      expect(Object.keys(theme)).toContain(`seaport${kind[0]?.toUpperCase()}${kind.slice(1)}Surface`)
  })

  test('a colour is shown a fifth darker, as it is, and lighter by the ratios of the specification', () => {
    const shades = ['#09556a', '#0b6a85', '#5497aa', '#85b4c2', '#b6d2da', '#cee1e7', '#e7f0f3']
    expect(shadesOf('#0b6a85')).toEqual(shades)
  })

  test('every chosen colour sets its own token, and no other', () => {
    const chosen = {
      primary: '#112233',
      success: '#224411',
      warning: '#553311',
      danger: '#661122',
      info: '#223366',
    }
    const surfaces = {
      'header-bg': '#010203',
      'header-text': '#fdfdfc',
      'sidebar-bg': '#030201',
      'sidebar-text': '#fcfdfd',
    }
    for (const dark of [false, true])
      expect(seaportTheme({ ...chosen, ...surfaces }, dark)).toMatchObject({
        seaportPrimary: '#112233',
        seaportSuccess: '#224411',
        seaportWarning: '#553311',
        seaportDanger: '#661122',
        seaportInfo: '#223366',
        seaportHeaderBackground: '#010203',
        seaportHeaderForeground: '#fdfdfc',
        seaportSidebarBackground: '#030201',
        seaportSidebarForeground: '#fcfdfd',
      })
    expect(seaportTheme(chosen as ColourSettings, false).seaportInfoText).not.toBe(
      seaportTheme(plain, false).seaportInfoText,
    )
  })

  test('defaults to dark text on a white sidebar and a white header', () => {
    const theme = seaportTheme(plain, false)
    expect([theme.seaportSidebarBackground, theme.seaportHeaderBackground]).toEqual(['#ffffff', '#ffffff'])
    expect([theme.seaportSidebarForeground, theme.seaportHeaderForeground]).toEqual(['#424242', '#242424'])
  })
})
