import { costOf, type XPrices } from '@seaport/contract/kernel/x-prices'
import { hasLink } from '@seaport/network-text/links'
import { createPost, type XEndpoint } from './endpoint.ts'

/** @returns the cost of an answer's rows, in millionths of a dollar; people included with posts cost too */
export function readCost({ method, reads }: XEndpoint<unknown>, body: unknown, prices: XPrices): number {
  if (method || !reads) return 0
  const { data, includes } = (body ?? {}) as { data?: unknown; includes?: { users?: unknown } }
  const people = Array.isArray(includes?.users) ? includes.users.length : 0
  const rows = Array.isArray(data) ? data.length : data ? 1 : 0
  return costOf(prices, reads, rows) + costOf(prices, 'price_user_read', people)
}

/** @returns the cost of a write; a post with a link costs many times one without */
export function writeCost({ path, writes }: XEndpoint<unknown>, body: unknown, prices: XPrices): number {
  if (!writes) return 0
  const { text } = (body ?? {}) as { text?: unknown }
  const isLinked = path === createPost.path && typeof text === 'string' && hasLink(text)
  return costOf(prices, isLinked ? 'price_link_post' : writes)
}
