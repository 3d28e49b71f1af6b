import { expect, test } from 'vitest'
import { estimateCost } from './task-cost.ts'
import type { TaskKindId } from './task-kind.ts'

const prices = {
  price_post_read: 0.001,
  price_user_read: 0.02,
  price_post: 0.3,
  price_link_post: 4,
  price_message: 50,
  prices_date: '2026-11-25',
}

/** Millionths of a dollar for 7 people or targets and 3 sources, added up by hand from the requests of each kind. */
test.each<[TaskKindId, number, { deep?: boolean; link?: boolean }]>([
  ['collect_homepage', 3 * (20_000 + 10 * 1000), {}],
  ['collect_followers', 3 * 20_000 + 7 * 20_000, {}],
  ['collect_following', 3 * 20_000 + 7 * (20_000 + 10_000), { deep: true }],
  ['collect_likers', 3 * 1000 + 7 * 20_000, {}],
  ['collect_likers', 3 * 1000 + 7 * (20_000 + 10_000), { deep: true }],
  ['collect_commenters', 3 * 1000 + 7 * 21_000, {}],
  ['collect_sharers', 3 * 1000 + 7 * 21_000, {}],
  ['collect_keywords', 7 * (21_000 + 10_000), { deep: true }],
  ['publish_post', 7 * 300_000, {}],
  ['publish_post', 7 * 4_000_000, { link: true }],
  ['publish_group_post', 7 * 50_000_000, { link: true }],
  ['comment_link', 7 * (300_000 + 2 * 1000), {}],
  ['send_message', 7 * (50_000_000 + 2 * 20_000), { link: true }],
  ['join_group', 0, {}],
])('%s costs at most %i', (kind, cost, { deep = false, link = false }) => {
  expect(estimateCost({ kind, amount: 7, sources: 3, deep, link }, prices)).toBe(cost)
})
