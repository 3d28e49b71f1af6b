/** Cursors and count of a long list, from the pages read so far. */
export interface CursorHistory {
  /** Identifies the list: filters, order and page size. */
  readonly of: string
  /** Cursors of pages, by page number. */
  readonly cursors: ReadonlyMap<number, string>
  /** Last known number of rows. */
  readonly total: number | undefined
}

/** Nothing is known of a list yet. */
export const emptyHistory = (of: string): CursorHistory => ({ of, cursors: new Map(), total: undefined })

/** A page of a deep list, as far as it leads on. */
export interface CursorPage {
  readonly total: number | null
  readonly next_cursor: string | null
}

/** The history after another page; the same object if nothing is new. */
export function withPage(history: CursorHistory, page: number, answer: CursorPage): CursorHistory {
  const next = page + 1
  const total = answer.total ?? history.total
  const cursor = answer.next_cursor ?? undefined
  if (total === history.total && cursor === history.cursors.get(next)) return history
  const cursors = new Map(history.cursors)
  if (cursor === undefined) cursors.delete(next)
  else cursors.set(next, cursor)
  return { ...history, cursors, total }
}

/** The query of a page: by the previous page's cursor if known, else by number. */
export function cursorQuery<Query extends { page: number }>(
  history: CursorHistory,
  query: Query,
): Query | (Omit<Query, 'page'> & { cursor: string }) {
  const { page, ...rest } = query
  const cursor = history.cursors.get(page)
  return cursor === undefined || history.total === undefined ? query : { ...rest, cursor }
}
