import { makeStyles } from '@griffel/react'
import { token } from '@seaport/ui/theme-tokens'

export const useRowStyles = makeStyles({
  list: {
    display: 'grid',
    // Check box, number, what holds it, its state, how far it is, what can be done: the same columns in every row.
    gridTemplateColumns: '20px 28px minmax(0, 3fr) minmax(96px, auto) minmax(90px, 2fr) auto',
    columnGap: token('spacingHorizontalM'),
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
    minHeight: '38px',
    paddingInline: token('spacingHorizontalS'),
    borderBottom: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    ':hover': { backgroundColor: token('colorNeutralBackground1Hover') },
  },
  // What is too long for it ends in dots, and never below the buttons.
  progress: { display: 'grid', minWidth: 0 },
  check: { display: 'grid' },
  chosen: { backgroundColor: token('colorNeutralBackground1Selected') },
  all: {
    display: 'flex',
    alignItems: 'center',
    gap: token('spacingHorizontalS'),
    paddingInline: token('spacingHorizontalS'),
  },
  words: { display: 'flex', alignItems: 'baseline', gap: token('spacingHorizontalS'), minWidth: 0 },
  title: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    margin: 0,
    fontSize: token('fontSizeBase300'),
    fontWeight: token('fontWeightSemibold'),
  },
  quiet: {
    flexShrink: 2,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
  },
  slot: { color: token('colorNeutralForeground3'), fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: token('spacingHorizontalXS') },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: token('spacingHorizontalS'),
    marginBottom: token('spacingVerticalM'),
  },
  choice: { minWidth: '120px' },
  pickList: { display: 'grid', gap: '2px', maxHeight: '50vh', overflowY: 'auto' },
  pick: { justifyContent: 'flex-start', fontWeight: token('fontWeightRegular') },
})
