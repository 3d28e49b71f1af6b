import { makeStyles } from '@fluentui/react-components'
import { NARROW } from '../media/useMediaQuery.ts'
import { forcedChoice } from '../theme/forced-mark.ts'
import { token } from '../theme/token.ts'

export const useDateRangeStyles = makeStyles({
  surface: {
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    padding: token('spacingHorizontalM'),
    maxWidth: 'calc(100vw - 16px)',
    // A phone on its side is lower than a month.
    maxHeight: 'calc(100dvh - 16px)',
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusLarge'),
    backgroundColor: token('colorNeutralBackground1'),
    color: token('colorNeutralForeground1'),
    boxShadow: token('shadow16'),
    font: 'inherit',
  },
  panel: {
    display: 'flex',
    gap: token('spacingHorizontalL'),
    [`@media ${NARROW}`]: { flexDirection: 'column', gap: token('spacingVerticalM') },
  },
  presets: {
    display: 'flex',
    flexDirection: 'column',
    [`@media ${NARROW}`]: { flexDirection: 'row', flexWrap: 'wrap', maxWidth: '264px' },
  },
  preset: {
    justifyContent: 'flex-start',
    fontWeight: token('fontWeightRegular'),
    whiteSpace: 'nowrap',
    [`@media ${NARROW}`]: { minWidth: 0 },
  },
  head: { display: 'flex', alignItems: 'center', marginBottom: token('spacingVerticalXS') },
  title: {
    flexGrow: 1,
    textAlign: 'center',
    fontWeight: token('fontWeightSemibold'),
    // Vietnamese month names are lower case; capitalised at the start of a line.
    '::first-letter': { textTransform: 'uppercase' },
    display: 'block',
  },
  table: { borderCollapse: 'collapse' },
  weekday: {
    height: '28px',
    padding: 0,
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    fontWeight: token('fontWeightRegular'),
  },
  cell: { padding: '1px 0' },
  day: {
    width: '38px',
    height: '32px',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: token('colorNeutralForeground1'),
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    ':hover': { backgroundColor: token('colorNeutralBackground1Hover') },
    ':focus-visible': {
      outline: `${token('strokeWidthThick')} solid ${token('colorStrokeFocus2')}`,
      outlineOffset: `calc(-1 * ${token('strokeWidthThick')})`,
    },
    '&[aria-current]': { fontWeight: token('fontWeightBold'), textDecorationLine: 'underline' },
  },
  other: { color: token('colorNeutralForeground3') },
  meant: {
    backgroundColor: token('seaportPrimarySurface'),
    color: token('seaportPrimaryText'),
    ':hover': { backgroundColor: token('seaportPrimarySurface') },
    ...forcedChoice,
  },
  end: {
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: token('colorBrandBackground'),
    color: token('colorNeutralForegroundOnBrand'),
    ':hover': { backgroundColor: token('colorBrandBackground') },
  },
  hint: {
    margin: `${token('spacingVerticalXS')} 0 0`,
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    textAlign: 'center',
  },
})
