import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

/** Widths below which parts of the header are hidden: names first, then what the user menu also shows. */
const LARGE = '@media (min-width: 1440px)'
const BELOW_LARGE = '@media (max-width: 1439.98px)'
const SMALL = '@media (max-width: 1279.98px)'
const MEDIUM = '@media (max-width: 1023.98px)'
const PHONE = '@media (max-width: 767.98px)'
const SMALL_PHONE = '@media (max-width: 399.98px)'

export const useHeaderStyles = makeStyles({
  wide: { display: 'inline-flex', gap: token('spacingHorizontalXS'), [PHONE]: { display: 'none' } },
  // A search box where there is room for one, else an icon.
  search: {
    // Its text is hidden, but Fluent reserves space for it.
    [BELOW_LARGE]: {
      minWidth: '32px',
      maxWidth: '32px',
      padding: '5px',
      '& > .fui-Button__icon': { margin: 0 },
    },
    [LARGE]: {
      justifyContent: 'flex-start',
      minWidth: '180px',
      border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke1')}`,
      color: token('colorNeutralForeground3'),
      fontWeight: token('fontWeightRegular'),
    },
  },
  searchWords: { display: 'none', [LARGE]: { display: 'inline' } },
  status: {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    marginInlineEnd: token('spacingHorizontalS'),
    gap: token('spacingHorizontalL'),
    fontSize: token('fontSizeBase200'),
    lineHeight: token('lineHeightBase200'),
    whiteSpace: 'nowrap',
    [PHONE]: { gap: token('spacingHorizontalM') },
  },
  download: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('spacingHorizontalXS'),
    borderRadius: token('borderRadiusSmall'),
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': {
      outline: `${token('strokeWidthThick')} solid ${token('colorStrokeFocus2')}`,
      outlineOffset: '2px',
    },
    [PHONE]: { display: 'none' },
  },
  details: {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    margin: 0,
    columnGap: token('spacingHorizontalL'),
    [PHONE]: { columnGap: token('spacingHorizontalM') },
    // Side by side they would reach the bell.
    [SMALL_PHONE]: { flexDirection: 'column', alignItems: 'flex-end' },
  },
  fact: { display: 'flex', alignItems: 'baseline', gap: token('spacingHorizontalXS'), margin: 0 },
  plan: { [MEDIUM]: { display: 'none' } },
  roomy: { [PHONE]: { display: 'none' } },
  name: { opacity: 0.85, [SMALL]: { display: 'none' } },
  value: { margin: 0, fontWeight: token('fontWeightSemibold'), fontVariantNumeric: 'tabular-nums' },
  soon: { color: token('seaportWarningText') },
  over: { color: token('seaportDangerText') },
})
