import { makeStyles } from '@fluentui/react-components'
import type { CSSProperties } from 'react'
import { NARROW } from '../media/useMediaQuery.ts'
import { token } from '../theme/token.ts'
import { TWO_LINES } from '../two-lines/TwoLines.tsx'
import type { Column } from './DataTable.types.ts'
import { EDGE } from './useTableWidth.ts'

/** Row height in pixels: two lines of text. Virtual rows are positioned by it. */
export const ROW_HEIGHT = 48
/** Row height of compact lists: one line. */
export const COMPACT_HEIGHT = 32
export const HEAD_HEIGHT = 38

/** CSS variable: height of a row. */
const ROW = '--seaport-row'

const line = `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`
const focus = token('colorStrokeFocus2')
const focusAbove = `inset 0 2px 0 ${focus}`
const focusBelow = `inset 0 -2px 0 ${focus}`
const inset = {
  outline: `${token('strokeWidthThick')} solid ${focus}`,
  outlineOffset: `calc(-1 * ${token('strokeWidthThick')})`,
}

export const useDataTableStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    minWidth: 0,
    overflow: 'hidden',
    '@media print': { display: 'block', overflow: 'visible' },
    backgroundColor: token('colorNeutralBackground1'),
    border: line,
    borderRadius: token('borderRadiusLarge'),
    // The toolbar may be taller than a phone: let the screen scroll instead of shrinking the rows.
    [`@media ${NARROW}`]: { flexShrink: 0 },
  },
  toolbar: {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'flex-start',
    gap: token('spacingHorizontalS'),
    padding: `${token('spacingVerticalS')} ${token('spacingHorizontalM')}`,
    borderBottom: line,
    '@media print': { display: 'none' },
  },
  toolbarContent: { flexGrow: 1, minWidth: 0 },
  // As high as the toolbar whose place it takes: the rows stay where they are.
  selectionBar: {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: token('spacingHorizontalS'),
    minHeight: '48px',
    padding: `${token('spacingVerticalXS')} ${token('spacingHorizontalM')}`,
    backgroundColor: token('seaportPrimarySurface'),
    color: token('seaportPrimaryText'),
    fontWeight: token('fontWeightSemibold'),
    borderBottom: line,
    '@media print': { display: 'none' },
  },
  frame: { position: 'relative', display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
  scroller: {
    overflow: 'auto',
    flexGrow: 1,
    minHeight: 0,
    scrollbarWidth: 'thin',
    [`@media ${NARROW}`]: { maxHeight: 'max(320px, 60dvh)' },
    '@media print': { overflow: 'visible' },
  },
  // Virtual rows need a scroller of bounded height, also on a page that scrolls.
  bounded: {
    maxHeight: 'max(320px, calc(100dvh - 160px))',
    overscrollBehavior: 'auto',
    // A separate layer: scrolling moves the painted rows instead of repainting them.
    contain: 'content',
    willChange: 'scroll-position',
    backgroundColor: token('colorNeutralBackground1'),
    '@media print': { maxHeight: 'none', contain: 'none' },
  },
  progress: {
    position: 'absolute',
    zIndex: 4,
    top: 0,
    left: 0,
    height: '2px',
    width: '100%',
    overflow: 'hidden',
    // Moved as a whole: a background that moves is painted anew in every frame.
    '::before': {
      content: '""',
      display: 'block',
      width: '40%',
      height: '100%',
      backgroundImage: `linear-gradient(90deg, transparent, ${token('colorBrandStroke1')}, transparent)`,
      animationName: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } },
      animationDuration: '1.2s',
      animationIterationCount: 'infinite',
    },
  },
  table: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: token('fontSizeBase300'),
    lineHeight: token('lineHeightBase300'),
  },
  // A cell's second line goes beside its first one.
  compact: { [ROW]: `${COMPACT_HEIGHT}px`, [TWO_LINES]: 'row' },
  // In print the head repeats on every page, and nothing is sticky.
  head: { position: 'sticky', zIndex: 3, top: 0, '@media print': { position: 'static' } },
  headCell: {
    height: `${HEAD_HEIGHT}px`,
    padding: `0 ${token('spacingHorizontalM')}`,
    textAlign: 'start',
    fontSize: token('fontSizeBase200'),
    fontWeight: token('fontWeightSemibold'),
    color: token('colorNeutralForeground2'),
    backgroundColor: token('colorNeutralBackground2'),
    borderBottom: line,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  headPinned: { position: 'sticky', zIndex: 2, '@media print': { position: 'static' } },
  sort: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('spacingHorizontalXS'),
    // Its padding lies in that of the cell.
    maxWidth: 'calc(100% + 12px)',
    height: '28px',
    margin: '0 -6px',
    padding: '0 6px',
    border: 'none',
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: token('colorNeutralBackground2Hover') },
    ':focus-visible': inset,
    '& svg': { flexShrink: 0, fontSize: '14px', width: '1em', height: '1em' },
  },
  sortName: { overflow: 'hidden', textOverflow: 'ellipsis' },
  sortIdle: { opacity: 0.55 },
  row: {
    height: `var(${ROW}, ${ROW_HEIGHT}px)`,
    fontVariantNumeric: 'tabular-nums',
    backgroundColor: token('colorNeutralBackground1'),
    ':hover': { backgroundColor: token('colorNeutralBackground1Hover') },
    // Drawn by the cells: pinned ones would lie above the row's own outline.
    ':focus-visible': {
      outlineStyle: 'none',
      '& > *': { boxShadow: `${focusAbove}, ${focusBelow}` },
      '& > :first-child': { boxShadow: `${focusAbove}, ${focusBelow}, inset 2px 0 0 ${focus}` },
      '& > :last-child': { boxShadow: `${focusAbove}, ${focusBelow}, inset -2px 0 0 ${focus}` },
    },
  },
  rowSelected: {
    backgroundColor: token('seaportPrimarySurface'),
    ':hover': { backgroundColor: token('seaportPrimarySurface') },
  },
  rowClickable: { cursor: 'pointer' },
  cell: {
    height: `var(${ROW}, ${ROW_HEIGHT}px)`,
    padding: `0 ${token('spacingHorizontalM')}`,
    textAlign: 'start',
    fontWeight: token('fontWeightRegular'),
    borderBottom: line,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: token('colorNeutralForeground1'),
  },
  pinned: {
    position: 'sticky',
    zIndex: 1,
    backgroundColor: 'inherit',
    '@media print': { position: 'static' },
  },
  // A line and a shadow while columns are scrolled beneath.
  pinnedEnd: {
    boxShadow: `-1px 0 0 rgba(128, 128, 128, calc(var(${EDGE}, 0) * 0.35)), -8px 0 10px -6px rgba(0, 0, 0, calc(var(${EDGE}, 0) * 0.28))`,
  },
  rowHeader: { fontWeight: token('fontWeightSemibold') },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
  checkCell: { left: 0, padding: 0, textAlign: 'center', textOverflow: 'clip' },
  check: {
    width: '16px',
    height: '16px',
    display: 'block',
    margin: '0 auto',
    cursor: 'pointer',
    accentColor: token('colorCompoundBrandBackground'),
  },
  bar: {
    display: 'block',
    height: '10px',
    borderRadius: token('borderRadiusCircular'),
    backgroundColor: token('colorNeutralStencil1'),
  },
  // All bars as one: each of a hundred would be a layer of its own, drawn anew in every frame.
  skeleton: {
    animationName: { '0%': { opacity: 1 }, '50%': { opacity: 0.45 }, '100%': { opacity: 1 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
  },
  stale: {
    padding: `${token('spacingVerticalXS')} ${token('spacingHorizontalM')}`,
    backgroundColor: token('colorStatusDangerBackground1'),
    color: token('colorStatusDangerForeground1'),
    fontSize: token('fontSizeBase200'),
  },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
})

type Styles = ReturnType<typeof useDataTableStyles>

/** Classes of a column's head and cells. */
export function cellClasses<Row>(styles: Styles, column: Column<Row>): (string | undefined)[] {
  return [
    column.align === 'center' ? styles.center : column.align === 'end' ? styles.end : undefined,
    column.rowHeader ? styles.rowHeader : undefined,
    column.pin === 'end' ? styles.pinnedEnd : undefined,
  ]
}

/** Where a pinned cell sticks. */
export function pinStyle<Row>(
  column: Column<Row>,
  offsets: ReadonlyMap<string, number>,
): CSSProperties | undefined {
  if (!column.pin) return undefined
  const offset = offsets.get(column.id) ?? 0
  return column.pin === 'start' ? { insetInlineStart: offset } : { insetInlineEnd: offset }
}
