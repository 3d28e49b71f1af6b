import type { ReactNode } from 'react'
import type { Failure } from '../states/ErrorState.tsx'

export interface Column<Row> {
  /** Unique in the table; sent as the sort field. */
  id: string
  header: string
  render: (row: Row) => ReactNode
  /** Pixels; without a width a column shares what is left over, but never gets narrower than 120. */
  width?: number
  align?: 'start' | 'center' | 'end'
  sortable?: boolean
  /** False for a column that must not be hidden. */
  hideable?: boolean
  /** Hidden until somebody asks for it. */
  hidden?: boolean
  /** Gives way, the last first, while the table is too narrow for all its columns; asked for by a person, it stays. */
  collapsible?: boolean
  /** Stays in view while the table scrolls sideways. */
  pin?: 'start' | 'end' | undefined
  /** The cell that names its row to screen readers. */
  rowHeader?: boolean
}

export interface Sort {
  field: string
  order: 'asc' | 'desc'
}

/** A page as the API counts: `page` from 1. */
export interface Page {
  page: number
  page_size: number
  total: number
  /** There may be more rows than `total`, which are neither counted nor reached. */
  isMinimum?: boolean
}

export interface Selection {
  /** Ids of the selected rows; may hold rows of other pages. */
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** Buttons for what can be done with the selected rows. */
  actions: ReactNode
}

export interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while the first answer is on its way. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  /** A later answer is on its way: the rows stay. */
  refreshing?: boolean
  failure?: Failure | undefined
  onRetry?: () => void
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
  page?: Page | undefined
  onPage?: (page: Pick<Page, 'page' | 'page_size'>) => void
  selection?: Selection
  onRowClick?: (row: Row) => void
  /** Id of the row whose details are open: it is marked, and has the focus once they are closed. */
  openRow?: string | undefined
  /** Names this table's column choice in local storage; without it there is no column chooser. */
  storageKey?: string
  /** A search or filter is in force: no row then means that nothing matches. */
  filtered?: boolean
  /** Shown when there is no row at all. */
  empty?: ReactNode
  /** Filters and buttons above the table. */
  toolbar?: ReactNode
}
