import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

const line = `${token('strokeWidthThin')} solid ${token('colorNeutralStroke1')}`

export const usePictureStyles = makeStyles({
  scene: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: token('spacingVerticalM'),
    minHeight: '172px',
    padding: token('spacingHorizontalXL'),
    borderRadius: token('borderRadiusXLarge'),
    backgroundColor: token('seaportPrimarySurface'),
    userSelect: 'none',
    '@media print': { border: line, breakInside: 'avoid' },
  },
  card: {
    padding: `${token('spacingVerticalM')} ${token('spacingHorizontalL')}`,
    borderRadius: token('borderRadiusLarge'),
    backgroundColor: token('colorNeutralBackground1'),
    boxShadow: token('shadow4'),
  },
  way: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: token('spacingHorizontalM'),
  },
  account: { display: 'grid', lineHeight: token('lineHeightBase200') },
  chip: {
    padding: `${token('spacingVerticalXXS')} ${token('spacingHorizontalS')}`,
    border: line,
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: token('colorNeutralBackground1'),
    fontSize: token('fontSizeBase200'),
    fontVariantNumeric: 'tabular-nums',
  },
  strong: {
    border: `${token('strokeWidthThin')} solid ${token('seaportPrimaryBorder')}`,
    color: token('seaportPrimaryText'),
    fontWeight: token('fontWeightSemibold'),
  },
  arrow: { flexShrink: 0, color: token('colorNeutralForeground3') },
  berths: { display: 'grid', gridTemplateColumns: 'repeat(10, minmax(0, 1fr))', gap: '6px' },
  berth: {
    height: '20px',
    borderRadius: token('borderRadiusMedium'),
    border: `${token('strokeWidthThin')} dashed ${token('colorNeutralStrokeAccessible')}`,
  },
  taken: {
    border: `${token('strokeWidthThin')} solid ${token('seaportPrimary')}`,
    backgroundColor: token('seaportPrimary'),
  },
  money: { fontSize: token('fontSizeHero800'), lineHeight: token('lineHeightHero800') },
  cents: {
    borderBottom: `3px solid ${token('seaportPrimary')}`,
    color: token('seaportPrimaryText'),
    fontWeight: token('fontWeightSemibold'),
  },
  slot: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    alignItems: 'center',
    gap: token('spacingHorizontalS'),
    fontSize: token('fontSizeBase200'),
  },
  free: { color: token('colorNeutralForeground3') },
  halves: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
    gap: token('spacingHorizontalM'),
  },
  off: { color: token('colorNeutralForeground3'), textDecorationLine: 'line-through' },
})
