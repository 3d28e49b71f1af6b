import { hasParam, type TaskDraft } from './task-draft.ts'

/** How an amount and what it is spent on disagree. */
export type NotDone =
  /** Entered, but the amount is spent before them; links are named, people are known to the server alone. */
  | {
      readonly kind: 'links' | 'people'
      readonly count: number
      readonly total: number
      readonly left: string[]
    }
  /** Less was entered than the amount says. */
  | { readonly kind: 'fewer'; readonly count: number }

/**
 * The server works through distinct entries in their order until the amount is spent; among several accounts it deals both out in turn, which
 * leaves the same ones.
 * @param people how many of the audience can be reached; undefined while that is not known
 * @returns what of the draft will not be done; null = everything will
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
