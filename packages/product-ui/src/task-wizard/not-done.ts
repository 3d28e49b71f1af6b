import { hasParam, type TaskDraft } from './task-draft.ts'

/** Mismatch of an amount and its targets. */
export type NotDone =
  /** Entered targets beyond the amount; links are listed, people are known only to the server. */
  | {
      readonly kind: 'links' | 'people'
      readonly count: number
      readonly total: number
      readonly left: string[]
    }
  /** Fewer targets were entered than the amount. */
  | { readonly kind: 'fewer'; readonly count: number }

/**
 * The server works through distinct entries in order until the amount is reached; dividing both among several accounts leaves out the same ones.
 * @param people number of reachable people of the audience; undefined while unknown
 * @returns the part of the draft that will not be done; null = none
 */
export function notDone({ kind, params }: TaskDraft['work'], people: number | undefined): NotDone | null {
  if (kind === 'like' || kind === 'comment_link') {
    const amount = kind === 'like' ? params.like_count : params.comment_count
    const links = [...new Set(params.links)]
    return amount === null ? null : compare('links', amount, links.length, links.slice(amount))
  }
  if (people === undefined || people === 0 || !hasParam(kind, 'audience')) return null
  if (kind === 'pull_group') {
    const { group_count, people_per_group } = params
    return group_count === null || people_per_group === null
      ? null
      : compare('people', group_count * people_per_group, people, [])
  }
  return params.promotion_count === null ? null : compare('people', params.promotion_count, people, [])
}

function compare(kind: 'links' | 'people', amount: number, total: number, left: string[]): NotDone | null {
  if (total > amount) return { kind, count: total - amount, total, left }
  return total < amount && total > 0 ? { kind: 'fewer', count: total } : null
}
