import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'
import { NARROW } from '@seaport/ui/use-media-query'

const line = `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`

export const useCalendarStyles = makeStyles({
  month: { flexGrow: 3, flexBasis: '480px', minWidth: 0 },
  head: {
    marginBottom: token('spacingVerticalS'),
  },
  title: {
    flexGrow: 1,
    textWrap: 'balance',
    // Vietnamese writes its months small; not where a line begins.
    '::first-letter': { textTransform: 'uppercase' },
  },
  table: { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' },
  weekday: {
    padding: token('spacingVerticalXS'),
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    fontWeight: token('fontWeightRegular'),
  },
  cell: {
    height: '84px',
    padding: 0,
    border: line,
    verticalAlign: 'top',
    [`@media ${NARROW}`]: { height: '52px' },
  },
  day: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    width: '100%',
    height: '100%',
    padding: token('spacingHorizontalXS'),
    overflow: 'hidden',
    border: 'none',
    backgroundColor: 'transparent',
    color: token('colorNeutralForeground1'),
    font: 'inherit',
    fontSize: token('fontSizeBase200'),
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: token('colorNeutralBackground1Hover') },
    ':focus-visible': {
      outline: `${token('strokeWidthThick')} solid ${token('colorStrokeFocus2')}`,
      outlineOffset: `calc(-1 * ${token('strokeWidthThick')})`,
    },
  },
  other: { color: token('colorNeutralForeground3') },
  selected: {
    backgroundColor: token('seaportPrimarySurface'),
    ':hover': { backgroundColor: token('seaportPrimarySurface') },
  },
  number: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '22px',
    height: '22px',
    flexShrink: 0,
    borderRadius: token('borderRadiusCircular'),
  },
  today: { backgroundColor: token('colorBrandBackground'), color: token('colorNeutralForegroundOnBrand') },
  chip: {
    padding: '0 4px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderRadius: token('borderRadiusSmall'),
    backgroundColor: token('seaportInfoSurface'),
    color: token('seaportInfoText'),
    fontSize: token('fontSizeBase100'),
    lineHeight: '18px',
    // A phone has room for a dot only; the texts are below.
    [`@media ${NARROW}`]: {
      height: '5px',
      flexShrink: 0,
      fontSize: 0,
      backgroundColor: token('seaportInfoText'),
    },
  },
  more: {
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase100'),
    [`@media ${NARROW}`]: { display: 'none' },
  },
  side: {
    flexGrow: 1,
    flexBasis: '240px',
  },
  sideTitle: {
    minHeight: '32px',
    lineHeight: '32px',
  },
  note: {
    padding: `${token('spacingVerticalXS')} 0`,
    borderBottom: line,
  },
  noteText: { flexGrow: 1, minWidth: 0 },
  add: { display: 'flex', gap: token('spacingHorizontalS') },
  addText: { flexGrow: 1, minWidth: 0 },
})
