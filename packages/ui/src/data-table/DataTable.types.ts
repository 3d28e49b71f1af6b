import type { ReactNode } from 'react'
import type { Failure } from '../states/ErrorState.tsx'

export interface Column<Row> {
  /** Unique in the table; sent as the sort field. */
  id: string
  header: string
  render: (row: Row) => ReactNode
  /** Its cells are words that a browser may translate: a status, a reason, a remark. Names, handles, codes, numbers, money and moments must not change. */
  words?: boolean
  /** Pixels; without a width a column shares what is left over, but never gets narrower than 120. */
  width?: number
  align?: 'start' | 'center' | 'end'
  sortable?: boolean
  /** False for a column that must not be hidden. */
  hideable?: boolean
  /** Hidden by default; can be shown in the column chooser. */
  hidden?: boolean
  /** Hidden, the last first, while the table is too narrow for all columns, unless the user chose to show it. */
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
  /** `total` is a lower bound: rows beyond it are neither counted nor reachable. */
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
  /** Refetching: the current rows stay. */
  refreshing?: boolean
  failure?: Failure | undefined
  onRetry?: () => void
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
  page?: Page | undefined
  onPage?: (page: Pick<Page, 'page' | 'page_size'>) => void
  selection?: Selection
  onRowClick?: (row: Row) => void
  /** Address of what a click on a row opens: with the keys or the button that open a link in another tab, a row opens there. */
  rowHref?: (row: Row) => string
  /** Id of the row whose details are open: it is marked, and gets the focus when they close. */
  openRow?: string | undefined
  /** Names this table's column choice in local storage; without it, or without a toolbar, there is no column chooser. */
  storageKey?: string
  /** A search or filter is active: an empty list then says that nothing matches. */
  filtered?: boolean
  /** Shown when the list is empty. */
  empty?: ReactNode
  /** Filters and buttons above the table. */
  toolbar?: ReactNode
}
