// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface UiMessages {
  /** Actions */
  actions: null
  /** Actions for {{name}} */
  actionsOf: { name: string | number }
  /** Clear selection */
  clearSelection: null
  /** Columns */
  columns: null
  /** Copy Successfully. */
  copied: null
  /** Copy */
  copy: null
  /** Could not copy. Please copy it by hand */
  copyFailed: null
  /** The other screens still work. Try again, or come back later. */
  crashText: null
  /** This screen ran into a problem */
  crashTitle: null
  /** Nothing here yet */
  emptyTitle: null
  /** This could not be loaded */
  errorTitle: null
  /** {{name}}: all */
  filterAll: { name: string | number }
  /** Filters */
  filters: null
  /** Filters, {{count}} in use */
  filtersUsed: { count: number }
  /** First page */
  firstPage: null
  /** Help */
  help: null
  /** Close help */
  helpClose: null
  /** Hide password */
  hidePassword: null
  /** Last page */
  lastPage: null
  /** Loading… */
  loading: null
  /** Next page */
  nextPage: null
  /** No results match */
  noMatchTitle: null
  /** No matches */
  noOptions: null
  /** Page {{page, number}} of {{pages, number}} */
  pageOf: { page: number; pages: number }
  /** Rows per page */
  pageSize: null
  /** Pages */
  pagination: null
  /** Previous page */
  previousPage: null
  /** {{done, number}} of {{total, number}} */
  progressOf: { done: number; total: number }
  /** {{done, number}} / {{total, number}} */
  progressShort: { done: number; total: number }
  /** Request failed */
  requestFailed: null
  /** Request ID: {{id}} */
  requestId: { id: string | number }
  /** Reset to default */
  resetColumns: null
  /** Select all */
  selectAll: null
  /** Select row */
  selectRow: null
  /** {{count, number}} selected */
  selectedCount: { count: number }
  /** Show password */
  showPassword: null
  /** Sort by {{column}} */
  sortBy: { column: string | number }
  /** {{count, number}}+ items, the first {{count, number}} listed */
  totalAtLeast: { count: number }
  /** {{count, number}} items */
  totalCount: { count: number }
  /** Type {{word}} to confirm */
  typeToConfirm: { word: string | number }
  /** The server cannot be reached. Check your connection and try again */
  unreachable: null
}
