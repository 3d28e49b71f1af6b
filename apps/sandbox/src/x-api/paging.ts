/** One page of a list that is read from its end. */
export interface Page<T> {
  items: T[]
  /** Position below which the next page begins; undefined on the last page. */
  next: number | undefined
  /** Position above which the previous page ends; undefined on the first page. */
  previous: number | undefined
}

/** Start of a page: below a position, or for the previous page just above one. */
export type Start = { below: number } | { above: number }

type Accept<T> = (item: T) => boolean

/**
 * Up to `max` accepted items, last first. Positions of a list that only grows stay good
 * while others add to it, so nothing is seen twice or missed over many pages.
 */
export function pageFrom<T>(
  list: readonly T[],
  start: Start,
  max: number,
  accept: Accept<T> = () => true,
): Page<T> {
  const below = 'below' in start ? start.below : endAbove(list, start.above, max, accept)
  const items: T[] = []
  let highest: number | undefined
  let lowest = 0
  let next: number | undefined
  for (let at = Math.min(below, list.length) - 1; at >= 0; at -= 1) {
    const item = list[at] as T
    if (!accept(item)) continue
    if (items.length === max) {
      next = lowest
      break
    }
    items.push(item)
    highest ??= at
    lowest = at
  }
  const isFirst = highest === undefined || nextAbove(list, highest, accept) === undefined
  return { items, next, previous: isFirst ? undefined : highest }
}

function nextAbove<T>(list: readonly T[], position: number, accept: Accept<T>): number | undefined {
  for (let at = position + 1; at < list.length; at += 1) if (accept(list[at] as T)) return at
  return undefined
}

/** The position below which a page of `max` items ends just above `position`. */
function endAbove<T>(list: readonly T[], position: number, max: number, accept: Accept<T>): number {
  let end = position
  for (let count = 0; count < max; count += 1) {
    const at = nextAbove(list, end, accept)
    if (at === undefined) break
    end = at
  }
  return end + 1
}

/** Up to `max` accepted items at positions below `below`, last first. */
export const pageDown = <T>(list: readonly T[], below: number, max: number, accept?: Accept<T>): Page<T> =>
  pageFrom(list, { below }, max, accept)
