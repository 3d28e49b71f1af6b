import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'
import { NARROW } from '@seaport/ui/use-media-query'

const line = `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`
const LABEL = '208px'

/** A veil over whatever is below it, in either theme. */
const veil = (percent: number) =>
  `color-mix(in srgb, ${token('colorNeutralForeground1')} ${percent}%, transparent)`

export const useCalendarStyles = makeStyles({
  range: {
    flexGrow: 1,
  },
  frame: {
    position: 'relative',
    overflowX: 'auto',
    backgroundColor: token('colorNeutralBackground1'),
    border: line,
    borderRadius: token('borderRadiusLarge'),
  },
  inner: { position: 'relative', minWidth: '1000px', [`@media ${NARROW}`]: { minWidth: '980px' } },
  row: {
    display: 'grid',
    gridTemplateColumns: `${LABEL} minmax(0, 1fr)`,
    borderTop: line,
    [`@media ${NARROW}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  first: { borderTop: 'none' },
  label: {
    position: 'sticky',
    left: 0,
    zIndex: 3,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '2px',
    minWidth: 0,
    padding: `${token('spacingVerticalS')} ${token('spacingHorizontalM')}`,
    borderRight: line,
    backgroundColor: token('colorNeutralBackground1'),
    [`@media ${NARROW}`]: {
      width: 'calc(100vw - 48px)',
      maxWidth: '100%',
      boxSizing: 'border-box',
      flexDirection: 'row',
      flexWrap: 'wrap',
      justifyContent: 'flex-start',
      alignItems: 'center',
      gap: `0 ${token('spacingHorizontalS')}`,
      borderRight: 'none',
      paddingBottom: 0,
    },
  },
  headLabel: { color: token('colorNeutralForeground3'), [`@media ${NARROW}`]: { display: 'none' } },
  head: { position: 'relative', height: '36px', overflow: 'hidden' },
  mark: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    display: 'flex',
    alignItems: 'center',
    paddingLeft: token('spacingHorizontalS'),
    borderLeft: line,
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  today: { color: token('seaportPrimaryText'), fontWeight: token('fontWeightSemibold') },
  track: { position: 'relative', overflow: 'hidden' },
  tick: { position: 'absolute', top: 0, bottom: 0, borderLeft: line },
  quiet: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    backgroundColor: veil(4),
    backgroundImage: `repeating-linear-gradient(135deg, transparent 0 6px, ${veil(10)} 6px 7px)`,
    '@media (forced-colors: active)': { border: '1px dotted GrayText' },
  },
  repeat: {
    position: 'absolute',
    bottom: 0,
    zIndex: 1,
    display: 'inline-flex',
    transform: 'translateX(-50%)',
    color: token('colorNeutralForeground2'),
  },
  now: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    zIndex: 1,
    width: '2px',
    backgroundColor: token('colorCompoundBrandStroke'),
    pointerEvents: 'none',
  },
  cap: {
    position: 'absolute',
    bottom: 0,
    zIndex: 1,
    height: '18px',
    paddingInline: token('spacingHorizontalXS'),
    overflow: 'hidden',
    boxSizing: 'border-box',
    borderTop: `2px solid ${token('seaportWarningText')}`,
    backgroundColor: token('seaportWarningSurface'),
    color: token('seaportWarningText'),
    fontSize: token('fontSizeBase100'),
    lineHeight: '16px',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  legend: {
    gap: `${token('spacingVerticalS')} ${token('spacingHorizontalL')}`,
    margin: 0,
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
  },
  swatch: { position: 'relative', width: '24px', height: '14px', borderRadius: token('borderRadiusSmall') },
  issues: {
    margin: 0,
    paddingLeft: token('spacingHorizontalL'),
    display: 'grid',
    gap: token('spacingVerticalXS'),
    overflowWrap: 'anywhere',
  },
})
