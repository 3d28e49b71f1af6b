import { makeStyles } from '@griffel/react'
import { token } from '../theme/token.ts'

export const useStatCardStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
    gap: token('spacingHorizontalM'),
  },
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalXS'),
    minWidth: 0,
    padding: `${token('spacingVerticalL')} ${token('spacingHorizontalL')}`,
    backgroundColor: token('colorNeutralBackground1'),
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusLarge'),
  },
  head: { display: 'flex', alignItems: 'center', gap: token('spacingHorizontalS') },
  label: { flexGrow: 1, color: token('colorNeutralForeground3'), fontSize: token('fontSizeBase300') },
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
