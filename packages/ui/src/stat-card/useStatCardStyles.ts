import { tokens } from '@fluentui/react-theme'
import { makeStyles } from '@griffel/react'
import { seaportToken } from '../theme/seaport-theme.ts'

export const useStatCardStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    minWidth: 0,
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}`,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  label: { flexGrow: 1, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
  icon: {
    display: 'flex',
    padding: '6px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: seaportToken('seaportPrimarySurface'),
    color: seaportToken('seaportPrimaryText'),
    fontSize: '18px',
  },
  value: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  change: { display: 'inline-flex', alignItems: 'center', gap: '4px', fontWeight: tokens.fontWeightSemibold },
  good: { color: seaportToken('seaportSuccessText') },
  bad: { color: seaportToken('seaportDangerText') },
  bar: {
    display: 'inline-block',
    width: '45%',
    height: '20px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
    animationName: { '0%': { opacity: 1 }, '50%': { opacity: 0.45 }, '100%': { opacity: 1 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
  },
})
