import { makeStyles } from '@fluentui/react-components'
import { token } from '../theme/token.ts'

const CHECK_ROOM = '32px'
const MENU_ROOM = '44px'

/** A table on a phone: each row is a card, its cells lie below each other behind the names of their columns. */
export const useCardStyles = makeStyles({
  scroller: { maxHeight: 'none' },
  table: {
    display: 'block',
    '& > colgroup': { display: 'none' },
    '& > thead, & > tbody': { display: 'block' },
    // Only the head's controls remain.
    '& > thead': { position: 'static' },
    '& > thead > tr': {
      display: 'flex',
      alignItems: 'center',
      gap: token('spacingHorizontalM'),
      overflowX: 'auto',
      padding: `0 ${token('spacingHorizontalM')}`,
      backgroundColor: token('colorNeutralBackground2'),
    },
    '& > thead > tr > th': { display: 'none', position: 'static', padding: 0, borderBottom: 'none' },
    '& > thead > tr > th:has(button)': { display: 'flex', flexShrink: 0, alignItems: 'center' },
    '& > thead > tr > th:has(input)': { display: 'flex', flexShrink: 0, alignItems: 'center' },
    '& > thead button': { margin: 0 },
    '& > tbody > tr': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
      columnGap: token('spacingHorizontalL'),
      height: 'auto',
      padding: `${token('spacingVerticalS')} ${token('spacingHorizontalM')}`,
      borderBottom: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    },
    '& > tbody > tr > *': {
      display: 'grid',
      // An order number of 22 digits has room in one line of a phone.
      gridTemplateColumns: 'minmax(80px, 30%) minmax(0, 1fr)',
      alignItems: 'start',
      justifyItems: 'start',
      columnGap: token('spacingHorizontalS'),
      height: 'auto',
      minWidth: 0,
      padding: '3px 0',
      borderBottom: 'none',
      textAlign: 'start',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      overflow: 'visible',
    },
    '& > tbody > tr > [data-label]::before': {
      // Visual only: screen readers get the column names from the head's cells.
      content: 'attr(data-label) / ""',
      color: token('colorNeutralForeground3'),
      fontSize: token('fontSizeBase200'),
      fontWeight: token('fontWeightRegular'),
      textWrap: 'balance',
    },
    // There is room for a second line: nothing is cut.
    '& > tbody > tr a': { whiteSpace: 'normal' },
    // Keeps the second line of a cell below the first.
    '& > tbody > tr > [data-label] > *': { gridColumnStart: '2', maxWidth: '100%' },
    '& > tbody > tr > :not([data-label])': { display: 'block' },
    '& > tbody > tr > th': { gridColumn: '1 / -1', paddingInlineEnd: MENU_ROOM },
  },
  checks: { '& > tbody > tr > th': { paddingInlineStart: CHECK_ROOM } },
  check: {
    position: 'absolute',
    insetInlineStart: token('spacingHorizontalM'),
    insetBlockStart: '12px',
    width: '16px',
  },
  menu: {
    position: 'absolute',
    insetBlockStart: '4px',
    insetInlineEnd: token('spacingHorizontalS'),
  },
})
