import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

export const useAccountListStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    maxHeight: 'min(440px, 50vh)',
    // Where the kinds stand below it, they stay in view.
    '@media (max-width: 1100px)': { maxHeight: '220px' },
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusLarge'),
  },
  // The handle above; network and seat below it, so that rows are of one height whatever they say.
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
    flexShrink: 0,
    alignItems: 'center',
    columnGap: token('spacingHorizontalM'),
    padding: `${token('spacingVerticalXS')} ${token('spacingHorizontalM')}`,
    // On a phone a network and its seat have just the room that they need.
    '@media (max-width: 440px)': {
      columnGap: token('spacingHorizontalS'),
      padding: `${token('spacingVerticalXS')} ${token('spacingHorizontalS')}`,
    },
    boxSizing: 'border-box',
    cursor: 'pointer',
    ':not(:last-child)': {
      borderBottom: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke3')}`,
    },
    ':hover': { backgroundColor: token('colorNeutralBackground1Hover') },
    ':focus-within': { outline: `2px solid ${token('colorStrokeFocus2')}`, outlineOffset: '-2px' },
  },
  chosen: {
    backgroundColor: token('seaportPrimarySurface'),
    ':hover': { backgroundColor: token('seaportPrimarySurface') },
  },
  closed: {
    color: token('colorNeutralForeground3'),
    cursor: 'default',
    ':hover': { backgroundColor: 'transparent' },
  },
  box: {
    gridRow: '1 / span 2',
    width: '16px',
    height: '16px',
    margin: 0,
    accentColor: token('colorCompoundBrandBackground'),
    cursor: 'inherit',
  },
  handle: {
    gridColumn: '2 / span 2',
    fontWeight: token('fontWeightSemibold'),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  nickname: { color: token('colorNeutralForeground3'), fontWeight: token('fontWeightRegular') },
  note: {
    minWidth: 0,
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    textAlign: 'end',
    textWrap: 'balance',
  },
})
