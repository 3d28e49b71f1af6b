/** What is known of a deep list from the pages that were read of it. */
export interface CursorHistory {
  /** Which list it is: filters, order and size of a page. */
  readonly of: string
  /** Where pages begin, by their number. */
  readonly cursors: ReadonlyMap<number, string>
  /** How many rows there were when they were last counted. */
  readonly total: number | undefined
}

/** Nothing is known of a list yet. */
export const emptyHistory = (of: string): CursorHistory => ({ of, cursors: new Map(), total: undefined })

/** A page of a deep list, as far as it leads on. */
export interface CursorPage {
  readonly total: number | null
  readonly next_cursor: string | null
}

/** The history after a page of its list was read; the very same one if that told nothing new. */
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

/** The query for a page: from where the page before it ended if that is known, else by its number. */
export function cursorQuery<Query extends { page: number }>(
  history: CursorHistory,
  query: Query,
): Query | (Omit<Query, 'page'> & { cursor: string }) {
  const { page, ...rest } = query
  const cursor = history.cursors.get(page)
  return cursor === undefined || history.total === undefined ? query : { ...rest, cursor }
}
