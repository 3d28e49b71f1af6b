import { makeStyles } from '@fluentui/react-components'
import { NARROW } from '../media/useMediaQuery.ts'
import { token } from '../theme/token.ts'

/** Grid columns for a known number of cards: one row from a width on, else balanced rows. */
function columns(all: number, half: number, from: string) {
  const share = (count: number) => `(100% - ${count - 1} * ${token('spacingHorizontalM')}) / ${count}`
  // Below `from`, the first argument of min() exceeds any share, so that fewer columns fit.
  const few = `min((${from} - 100%) * 999, ${share(half)})`
  return {
    gridTemplateColumns: `repeat(auto-fit, minmax(max(${share(all)}, ${few}, min(132px, 100%)), 1fr))`,
  }
}

export const useStatCardStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
    gap: token('spacingHorizontalM'),
    // Avoids a last row with a single card.
    ':has(> :nth-child(4):last-child)': columns(4, 2, '640px'),
    ':has(> :nth-child(5):last-child)': columns(5, 3, '780px'),
    ':has(> :nth-child(6):last-child)': columns(6, 3, '1100px'),
    // Two per row on a phone; an odd one spans the row.
    '@media (max-width: 440px)': { '& > :nth-child(odd):last-child': { gridColumn: '1 / -1' } },
  },
  // Subgrid: aligns the numbers of cards whose labels have one and two lines.
  root: {
    display: 'grid',
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: token('spacingVerticalXS'),
    minWidth: 0,
    padding: `${token('spacingVerticalL')} ${token('spacingHorizontalL')}`,
    backgroundColor: token('colorNeutralBackground1'),
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusLarge'),
  },
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke1Hover')}` },
    ':focus-visible': { outline: `${token('strokeWidthThick')} solid ${token('colorStrokeFocus2')}` },
  },
  spark: {
    flexShrink: 0,
    height: '20px',
    marginInlineStart: 'auto',
    fill: token('colorNeutralStroke1'),
    '@media (forced-colors: active)': { fill: 'GrayText' },
  },
  now: { fill: 'var(--seaportChart1)' },
  head: { minHeight: '30px' },
  // One line of it stands beside the middle of the icon.
  label: {
    flexGrow: 1,
    paddingTop: '5px',
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase300'),
    textWrap: 'balance',
  },
  icon: {
    display: 'flex',
    padding: '6px',
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: token('seaportPrimarySurface'),
    color: token('seaportPrimaryText'),
    fontSize: '18px',
  },
  value: {
    display: 'flex',
    alignItems: 'center',
    gap: token('spacingHorizontalS'),
    fontSize: token('fontSizeBase600'),
    lineHeight: token('lineHeightBase600'),
    fontWeight: token('fontWeightSemibold'),
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    // Chinese breaks at spaces only: 13小时 stays together.
    wordBreak: 'keep-all',
  },
  // A number in the millions would wrap beside another card on a phone.
  long: { [`@media ${NARROW}`]: { fontSize: token('fontSizeBase400') } },
  foot: {
    alignSelf: 'start',
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    textWrap: 'balance',
  },
  change: {
    fontWeight: token('fontWeightSemibold'),
  },
  good: { color: token('seaportSuccessText') },
  bad: { color: token('seaportDangerText') },
  bar: {
    display: 'inline-block',
    width: '45%',
    height: '20px',
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: token('colorNeutralStencil1'),
    animationName: { '0%': { opacity: 1 }, '50%': { opacity: 0.45 }, '100%': { opacity: 1 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
  },
})
