import { makeStyles } from '@griffel/react'
import { token } from '../theme/token.ts'

export const useStatCardStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
    gap: token('spacingHorizontalM'),
  },
  // The rows of the grid around it: names of one line and of two leave the numbers of a row on one line.
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
  head: { display: 'flex', alignItems: 'start', minHeight: '30px', gap: token('spacingHorizontalS') },
  // One line of it stands beside the middle of the icon.
  label: {
    flexGrow: 1,
    paddingTop: '5px',
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase300'),
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
    fontSize: token('fontSizeBase600'),
    lineHeight: token('lineHeightBase600'),
    fontWeight: token('fontWeightSemibold'),
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignSelf: 'start',
    gap: token('spacingHorizontalS'),
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
  },
  change: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
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
