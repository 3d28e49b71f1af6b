/** One page, read from the end of a list towards its beginning. */
export interface Page<T> {
  items: T[]
  /** Position below which the next page begins; undefined when there is nothing more. */
  next: number | undefined
}

/**
 * Up to `max` accepted items at positions below `below`, last first. Positions of a list that only grows stay good
 * while others add to it, so nothing is seen twice or missed over many pages.
 */
export function pageDown<T>(
  list: readonly T[],
  below: number,
  max: number,
  accept: (item: T) => boolean = () => true,
): Page<T> {
  const items: T[] = []
  let lowest = 0
  for (let at = Math.min(below, list.length) - 1; at >= 0; at -= 1) {
    const item = list[at] as T
    if (!accept(item)) continue
    if (items.length === max) return { items, next: lowest }
    items.push(item)
    lowest = at
  }
  return { items, next: undefined }
}
