/** What is known of a deep list from the pages that were read of it. */
export interface Trail {
  /** Which list it is: filters, order and size of a page. */
  readonly of: string
  /** Where pages begin, by their number. */
  readonly cursors: ReadonlyMap<number, string>
  /** How many rows there were when they were last counted. */
  readonly total: number | undefined
}

/** Nothing is known of a list yet. */
export const startTrail = (of: string): Trail => ({ of, cursors: new Map(), total: undefined })

/** A page of a deep list, as far as it leads on. */
export interface DeepPage {
  readonly total: number | null
  readonly next_cursor: string | null
}

/** The trail after a page of its list was read; the very same one if that told nothing new. */
export function followed(trail: Trail, page: number, answer: DeepPage): Trail {
  const next = page + 1
  const total = answer.total ?? trail.total
  const cursor = answer.next_cursor ?? undefined
  if (total === trail.total && cursor === trail.cursors.get(next)) return trail
  const cursors = new Map(trail.cursors)
  if (cursor === undefined) cursors.delete(next)
  else cursors.set(next, cursor)
  return { ...trail, cursors, total }
}

/** The query for a page: from where the page before it ended if that is known, else by its number. */
export function deepQuery<Query extends { page: number }>(
  trail: Trail,
  query: Query,
): Query | (Omit<Query, 'page'> & { cursor: string }) {
  const { page, ...rest } = query
  const cursor = trail.cursors.get(page)
  return cursor === undefined || trail.total === undefined ? query : { ...rest, cursor }
}
