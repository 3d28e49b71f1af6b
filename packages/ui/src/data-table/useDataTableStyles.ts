import { tokens } from '@fluentui/react-theme'
import { makeStyles } from '@griffel/react'
import type { CSSProperties } from 'react'
import type { Column } from './DataTable.types.ts'

/** Heights in pixels; the rows that are not in the document are reckoned with them. */
export const ROW_HEIGHT = 40
export const HEAD_HEIGHT = 38

const line = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`
const inset = {
  outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
  outlineOffset: `calc(-1 * ${tokens.strokeWidthThick})`,
}

export const useDataTableStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    minWidth: 0,
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    border: line,
    borderRadius: tokens.borderRadiusLarge,
  },
  toolbar: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderBottom: line,
  },
  toolbarContent: { flexGrow: 1, minWidth: 0 },
  selectionBar: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    minHeight: '40px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    borderBottom: line,
  },
  frame: { position: 'relative', display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
  scroller: { overflow: 'auto', flexGrow: 1, minHeight: 0, scrollbarWidth: 'thin' },
  progress: {
    position: 'absolute',
    zIndex: 4,
    top: 0,
    left: 0,
    height: '2px',
    width: '100%',
    backgroundImage: `linear-gradient(90deg, transparent, ${tokens.colorBrandStroke1}, transparent)`,
    backgroundSize: '40% 100%',
    backgroundRepeat: 'no-repeat',
    animationName: { from: { backgroundPositionX: '-60%' }, to: { backgroundPositionX: '160%' } },
    animationDuration: '1.2s',
    animationIterationCount: 'infinite',
  },
  table: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  head: { position: 'sticky', zIndex: 3, top: 0 },
  headCell: {
    height: `${HEAD_HEIGHT}px`,
    padding: `0 ${tokens.spacingHorizontalM}`,
    textAlign: 'start',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground2,
    borderBottom: line,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  headPinned: { position: 'sticky', zIndex: 2 },
  sort: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    maxWidth: '100%',
    height: '28px',
    margin: '0 -6px',
    padding: '0 6px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground2Hover },
    ':focus-visible': inset,
    '& svg': { flexShrink: 0, fontSize: '14px', width: '1em', height: '1em' },
  },
  sortName: { overflow: 'hidden', textOverflow: 'ellipsis' },
  sortIdle: { opacity: 0.55 },
  row: {
    height: `${ROW_HEIGHT}px`,
    backgroundColor: tokens.colorNeutralBackground1,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': inset,
  },
  rowSelected: {
    backgroundColor: tokens.colorBrandBackground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  rowClickable: { cursor: 'pointer' },
  cell: {
    height: `${ROW_HEIGHT}px`,
    padding: `0 ${tokens.spacingHorizontalM}`,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    borderBottom: line,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: tokens.colorNeutralForeground1,
  },
  pinned: { position: 'sticky', zIndex: 1, backgroundColor: 'inherit' },
  rowHeader: { fontWeight: tokens.fontWeightSemibold },
  center: { textAlign: 'center' },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  checkCell: { left: 0, padding: 0, textAlign: 'center', textOverflow: 'clip' },
  check: {
    width: '16px',
    height: '16px',
    margin: 0,
    verticalAlign: 'middle',
    cursor: 'pointer',
    accentColor: tokens.colorCompoundBrandBackground,
  },
  bar: {
    display: 'block',
    height: '10px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralStencil1,
    animationName: { '0%': { opacity: 1 }, '50%': { opacity: 0.45 }, '100%': { opacity: 1 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
  },
  stale: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
    fontSize: tokens.fontSizeBase200,
  },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
})

type Styles = ReturnType<typeof useDataTableStyles>

/** Classes that follow from a column, for its head and its cells. */
export function cellClasses<Row>(styles: Styles, column: Column<Row>): (string | undefined)[] {
  return [
    column.align === 'center' ? styles.center : column.align === 'end' ? styles.end : undefined,
    column.rowHeader ? styles.rowHeader : undefined,
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
