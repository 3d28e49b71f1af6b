import { lazy } from '@seaport/ui/lazy'
import type { ReactNode } from 'react'

const MissingRow = lazy(async () => (await import('./MissingRow.tsx')).MissingRow)

interface ShownRowProps<Row> {
  /** The current page of the list; undefined while it is loading. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  /** Id of the row whose panel is open. */
  shown: string | undefined
  onClose: () => void
  children: (row: Row) => ReactNode
}

/** The panel of a list's row. A link may name a row that lies on another page, is filtered away or was deleted: then the panel says so. */
export function ShownRow<Row>({ rows, rowId, shown, onClose, children }: ShownRowProps<Row>): ReactNode {
  if (!rows || shown === undefined) return null
  const row = rows.find((one) => rowId(one) === shown)
  return row ? children(row) : <MissingRow onClose={onClose} />
}
