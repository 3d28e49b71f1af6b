import { endpoint } from '../kernel/endpoint.ts'
import { costOf, type XPrices } from '../kernel/x-prices.ts'
import type * as schema from './task-cost.schema.ts'
import type { TaskKindId } from './task-kind.ts'

/** What a task on X requests through the API. */
interface CostQuestion {
  kind: TaskKindId
  /** People to collect, or targets to act on, by all of its accounts together. */
  amount: number
  /** Links, profiles or keywords where a collection begins. */
  sources: number
  /** Reads everybody's own posts too. */
  deep: boolean
  /** Whether the text has a link. */
  link: boolean
}

/** Newest posts that are read of a homepage: the connector asks for as many. */
const HOMEPAGE_POSTS = 10

/**
 * What a task costs at most, as far as it is known beforehand: repeated requests cost more, and people who are not found cost less.
 * @returns millionths of a dollar; 0 for what X is not paid for
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
    case 'collect_keywords':
      return sources * post + amount * (post + person + extra)
    case 'publish_post':
      return amount * written
    case 'publish_group_post':
      return amount * Math.max(written, costOf(prices, 'price_message'))
    // The post is read before it is answered, with the one that it quotes.
    case 'comment_link':
      return amount * (written + 2 * post)
    // The person is looked up, and asked for whether they take messages.
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
