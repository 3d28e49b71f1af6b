import type { Column } from './DataTable.types.ts'

/** The user's choice by column id; other columns keep their default. */
export type ColumnVisibility = Readonly<Record<string, boolean>>

/** Parses a stored choice; undefined for invalid text. */
export function parseColumnVisibility(text: string): ColumnVisibility | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    return Object.values(value).every((shown) => typeof shown === 'boolean')
      ? (value as ColumnVisibility)
      : undefined
  } catch {
    return undefined
  }
}

/** Whether a column is shown. */
function isShown<Row>(column: Column<Row>, choice: ColumnVisibility): boolean {
  return column.hideable === false || (choice[column.id] ?? !column.hidden)
}

/** The columns to show, those pinned to the start first and those pinned to the end last. */
export function visibleColumns<Row>(
  columns: readonly Column<Row>[],
  choice: ColumnVisibility,
): readonly Column<Row>[] {
  const shown = columns.filter((column) => isShown(column, choice))
  const at = (pin: Column<Row>['pin']) => shown.filter((column) => column.pin === pin)
  return [...at('start'), ...at(undefined), ...at('end')]
}

/** Id of the column with the menu of a row's actions; a card has it in its corner. */
export const MENU_COLUMN = 'actions'

/** Minimum width of a column without a given one, in pixels. */
const MIN_WIDTH = 120
/** Width of the column of check boxes, in pixels. */
export const CHECK_WIDTH = 44

/** Width below which the table scrolls sideways, in pixels. */
export function minTableWidth<Row>(columns: readonly Column<Row>[], checks: boolean): number {
  return columns.reduce((sum, column) => sum + (column.width ?? MIN_WIDTH), checks ? CHECK_WIDTH : 0)
}

/**
 * Drops collapsible columns until the chosen ones fit without scrolling sideways.
 * @param width in pixels; undefined while it is not known
 * @param canChoose the person can show what is dropped: other columns give way too, rather than lie below the pinned ones
 */
export function fitColumns<Row>(
  shown: readonly Column<Row>[],
  choice: ColumnVisibility,
  checks: boolean,
  width: number | undefined,
  canChoose = false,
): readonly Column<Row>[] {
  if (width === undefined || minTableWidth(shown, checks) <= width) return shown
  const free = shown.filter(({ id }) => choice[id] === undefined)
  const last =
    free.findLast((column) => column.collapsible) ??
    (canChoose
      ? free.findLast(({ pin, hideable, rowHeader }) => !pin && !rowHeader && hideable !== false)
      : undefined)
  if (!last) return shown
  return fitColumns(
    shown.filter((column) => column !== last),
    choice,
    checks,
    width,
    canChoose,
  )
}

/** Room that a column without a width has for itself before the others grow too, in pixels. */
const AMPLE_WIDTH = MIN_WIDTH + 240
/** Most that a column grows by, as a share of its width. */
const MAX_GROWTH = 1

/** Width beyond which columns with a width grow too, in pixels: those without one have ample room. */
export function ampleTableWidth<Row>(columns: readonly Column<Row>[], checks: boolean): number {
  const free = columns.filter((column) => column.width === undefined).length
  return free > 0
    ? minTableWidth(columns, checks) + free * (AMPLE_WIDTH - MIN_WIDTH)
    : Number.POSITIVE_INFINITY
}

/**
 * How much wider than their width columns are drawn: on a wide screen columns without one would take all that is left over, while others cut their texts.
 * @param width of the table, in pixels; undefined while it is not known
 */
export function columnGrowth<Row>(
  columns: readonly Column<Row>[],
  checks: boolean,
  width: number | undefined,
): number {
  const growing = columns.reduce((sum, column) => sum + (canGrow(column) ? column.width : 0), 0)
  if (width === undefined || growing === 0) return 0
  return Math.min(MAX_GROWTH, Math.max(0, width - ampleTableWidth(columns, checks)) / growing)
}

/** Pinned columns stick where `pinOffsets` says. */
const canGrow = <Row>(column: Column<Row>): column is Column<Row> & { width: number } =>
  column.width !== undefined && column.pin === undefined

/** @returns what a column's width is set to, in pixels; undefined = it shares what is left over */
export function drawnWidth<Row>(column: Column<Row>, growth: number): number | undefined {
  return canGrow(column) ? Math.floor(column.width * (1 + growth)) : column.width
}

/** Room that a column keeps beyond its longest text when it gives to others, in pixels. */
const COMFORT = 8

/**
 * Widths of columns after those with room to spare have given to those whose texts are cut. Small wants are met first; the sum stays within that of `drawn`.
 * @param drawn width of each column, in pixels
 * @param needed width in which nothing of it is cut
 */
export function shareRoom(drawn: readonly number[], needed: readonly number[]): readonly number[] {
  const columns = drawn.map((width, at) => ({
    width,
    lacking: Math.max(0, (needed[at] ?? 0) - width),
    spare: Math.max(0, width - (needed[at] ?? 0) - COMFORT),
  }))
  const spare = columns.reduce((sum, column) => sum + column.spare, 0)
  let left = spare
  const lacking = columns.filter((column) => column.lacking > 0).sort((a, b) => a.lacking - b.lacking)
  for (const [at, column] of lacking.entries()) {
    const given = Math.min(column.lacking, left / (lacking.length - at))
    column.width += given
    left -= given
  }
  const taken = spare > 0 ? (spare - left) / spare : 0
  return columns.map((column) => Math.floor(column.width - column.spare * taken))
}

/** Where pinned columns stick, in pixels from their edge. */
export function pinOffsets<Row>(
  columns: readonly Column<Row>[],
  checks: boolean,
): ReadonlyMap<string, number> {
  const offsets = new Map<string, number>()
  const lay = (list: readonly Column<Row>[], from: number) => {
    let offset = from
    for (const column of list) {
      offsets.set(column.id, offset)
      offset += column.width ?? MIN_WIDTH
    }
  }
  lay(
    columns.filter((column) => column.pin === 'start'),
    checks ? CHECK_WIDTH : 0,
  )
  lay(columns.filter((column) => column.pin === 'end').reverse(), 0)
  return offsets
}
