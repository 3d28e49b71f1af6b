import { endpoint } from '../kernel/endpoint.ts'
import { costOf, type XPrices } from '../kernel/x-prices.ts'
import type * as schema from './task-cost.schema.ts'
import type { TaskKindId } from './task-kind.ts'

/** Requests of a task on X through the API. */
interface CostQuestion {
  kind: TaskKindId
  /** People to collect, or targets to act on, over all its accounts. */
  amount: number
  /** Links or profiles that a collection reads first; a search reads nothing but what it finds. */
  sources: number
  /** Also reads each person's own posts. */
  deep: boolean
  /** Whether the text contains a link. */
  link: boolean
}

/** Number of newest posts read from a homepage, as the connector requests them. */
const HOMEPAGE_POSTS = 10

/**
 * Maximum cost of a task, as far as it is known beforehand: repeated requests cost more, and people who are not found cost less.
 * @returns millionths of a dollar; 0 if X charges nothing
 */
export function estimateCost({ kind, amount, sources, deep, link }: CostQuestion, prices: XPrices): number {
  const post = costOf(prices, 'price_post_read')
  const person = costOf(prices, 'price_user_read')
  const homepage = person + HOMEPAGE_POSTS * post
  const extra = deep ? HOMEPAGE_POSTS * post : 0
  const written = costOf(prices, link ? 'price_link_post' : 'price_post')
  switch (kind) {
    case 'collect_homepage':
      return sources * homepage
    case 'collect_followers':
    case 'collect_following':
      return sources * person + amount * (person + extra)
    case 'collect_likers':
      return sources * post + amount * (person + extra)
    case 'collect_commenters':
    case 'collect_sharers':
      return sources * post + amount * (post + person + extra)
    case 'collect_keywords':
      return amount * (post + person + extra)
    case 'publish_post':
      return amount * written
    case 'publish_group_post':
      return amount * Math.max(written, costOf(prices, 'price_message'))
    // The post and the one that it quotes are read before it is answered.
    case 'comment_link':
      return amount * (written + 2 * post)
    // The person is looked up, and it is checked whether they accept messages.
    case 'send_message':
      return amount * (costOf(prices, 'price_message') + 2 * person)
    default:
      return 0
  }
}

export const estimateTask = endpoint<typeof schema.estimateTask>()({
  method: 'POST',
  path: '/task/cost',
  callers: ['user', 'seat'],
  permission: '009',
  scope: 'task:read',
  summary:
    'What tasks would cost at a network that is paid per use, before they are created; nothing is created',
  bodyLimit: 2 * 1024 * 1024,
})
