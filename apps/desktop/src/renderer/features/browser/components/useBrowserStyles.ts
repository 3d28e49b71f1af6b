import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

const line = `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`
const quiet = { color: token('colorNeutralForeground3'), fontSize: token('fontSizeBase200') }

export const useBrowserStyles = makeStyles({
  root: { height: '100%', minHeight: 0 },
  strip: {
    padding: `${token('spacingVerticalS')} ${token('spacingHorizontalM')} 0`,
    '& > button': { flexShrink: 0, whiteSpace: 'nowrap' },
  },
  tabs: { flexGrow: 1, overflowX: 'auto' },
  tab: {
    display: 'flex',
    alignItems: 'center',
    gap: token('spacingHorizontalXS'),
    flexShrink: 0,
    maxWidth: '220px',
    minHeight: '34px',
    padding: `0 ${token('spacingHorizontalM')}`,
    border: line,
    borderBottomWidth: 0,
    borderRadius: `${token('borderRadiusMedium')} ${token('borderRadiusMedium')} 0 0`,
    backgroundColor: 'transparent',
    color: token('colorNeutralForeground2'),
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: token('colorNeutralBackground1Hover') },
    ':focus-visible': { outline: `2px solid ${token('colorStrokeFocus2')}`, outlineOffset: '-2px' },
  },
  shown: {
    backgroundColor: token('colorNeutralBackground1'),
    color: token('colorNeutralForeground1'),
    fontWeight: token('fontWeightSemibold'),
  },
  handle: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  count: {
    minWidth: '18px',
    padding: '0 5px',
    borderRadius: '9px',
    backgroundColor: token('colorBrandBackground'),
    color: token('colorNeutralForegroundOnBrand'),
    fontSize: token('fontSizeBase100'),
    lineHeight: '18px',
    textAlign: 'center',
  },
  memory: {
    ...quiet,
    whiteSpace: 'nowrap',
    paddingInline: token('spacingHorizontalS'),
    // In a narrow window tabs need the room.
    '@media (max-width: 1099px)': { display: 'none' },
  },
  panes: {
    display: 'grid',
    flexGrow: 1,
    minHeight: 0,
    gap: '1px',
    backgroundColor: token('colorNeutralStroke2'),
  },
  two: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  four: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
  },
  // The third pane gets the lower half, or a column if each is wide enough for a network's page.
  three: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
    '& > :last-child': { gridColumn: '1 / -1' },
    '@media (min-width: 1900px)': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gridTemplateRows: 'minmax(0, 1fr)',
      '& > :last-child': { gridColumn: 'auto' },
    },
  },
  pane: {
    minHeight: 0,
    height: '100%',
    backgroundColor: token('colorNeutralBackground1'),
  },
  bar: {
    padding: `${token('spacingVerticalXS')} ${token('spacingHorizontalS')}`,
    borderBottom: line,
  },
  owner: {
    flexShrink: 0,
    maxWidth: '40%',
    overflow: 'hidden',
  },
  find: { display: 'inline-flex', alignItems: 'center', gap: token('spacingHorizontalXS') },
  address: { flexGrow: 1, minWidth: '100px', flexBasis: '120px' },
  quiet: { ...quiet, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  page: { flexGrow: 1, minHeight: 0, display: 'grid', placeItems: 'center', overflow: 'auto' },
  asleep: {
    display: 'grid',
    justifyItems: 'center',
    gap: token('spacingVerticalM'),
    padding: token('spacingHorizontalXL'),
    textAlign: 'center',
    color: token('colorNeutralForeground2'),
  },
})
