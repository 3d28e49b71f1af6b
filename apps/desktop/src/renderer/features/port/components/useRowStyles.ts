import { makeStyles } from '@fluentui/react-components'
import { token } from '@seaport/ui/theme-tokens'

export const useRowStyles = makeStyles({
  list: {
    display: 'grid',
    // The same columns in every row: check box, number, holder, state, progress, actions.
    gridTemplateColumns: '20px 32px minmax(0, 3fr) minmax(0, auto) minmax(90px, 2fr) auto',
    columnGap: token('spacingHorizontalM'),
    // Names stay on one line in a narrow window: the progress column is as wide as its text.
    '@media (max-width: 1199px)': {
      gridTemplateColumns: '20px 28px minmax(0, 1fr) minmax(0, auto) fit-content(140px) auto',
      columnGap: token('spacingHorizontalS'),
    },
    maxWidth: '1760px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  item: { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    alignItems: 'center',
    minHeight: '48px',
    paddingBlock: '3px',
    paddingInline: token('spacingHorizontalS'),
    borderBottom: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    ':hover': { backgroundColor: token('colorNeutralBackground1Hover') },
  },
  progress: { display: 'grid', minWidth: 0 },
  check: { display: 'grid' },
  chosen: { backgroundColor: token('colorNeutralBackground1Selected') },
  all: {
    width: 'fit-content',
    paddingInline: token('spacingHorizontalS'),
    marginBottom: token('spacingVerticalS'),
  },
  words: { display: 'grid', minWidth: 0 },
  slot: { textAlign: 'end' },
  actions: {
    '& button': { whiteSpace: 'nowrap', minWidth: 0 },
  },
  bar: {
    marginBottom: token('spacingVerticalM'),
  },
  choice: { minWidth: '120px' },
  // A box that scrolls: in a column its buttons would shrink.
  pickList: { display: 'grid', gap: '2px', maxHeight: '50vh', overflowY: 'auto' },
  pick: { justifyContent: 'flex-start', fontWeight: token('fontWeightRegular') },
})
