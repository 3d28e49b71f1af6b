import type { RunnableWork } from '@seaport/contract/task-kind'
import type { EndReason } from '@seaport/contract/task-state'

/** Posts of the simulated network whose ids are the same at every start. */
const posts = {
  harvest: 'harbor_tea/status/1990009909043200000',
  lantern: 'lotus_travel/status/1990010543104000000',
  giveaway: 'nova_gadgets/status/1990006370099200000',
}

/** @returns what a task that collects a group of `seen.tsv` is to do */
export function workOf(group: string, webBase: string, target: number): RunnableWork {
  const common = { target_count: target, duration_minutes: null }
  const [what = '', list = ''] = group.split(' ')
  const links = [`${webBase}/${posts[what as keyof typeof posts] ?? what}`]
  switch (list) {
    case 'commenters':
      return { kind: 'collect_commenters', params: { links, ...common } }
    case 'likers':
      return { kind: 'collect_likers', params: { links, ...common } }
    case 'sharers':
      return { kind: 'collect_sharers', params: { links, ...common } }
    case 'followers':
      return { kind: 'collect_followers', params: { profiles: links, ...common } }
    default: {
      const profiles = ['harbor_tea', 'lotus_travel', 'nova_gadgets'].map((handle) => `${webBase}/${handle}`)
      return { kind: 'collect_homepage', params: { profiles, ...common } }
    }
  }
}

/** A task that is over. */
export interface PastTask {
  group: string
  /** Position of its account among the tenant's. */
  account: number
  /** Days before now, and the hour of that day in UTC. */
  daysAgo: number
  hour: number
  minutes: number
  target: number
  /** How many of the group it found, from which one on. */
  from: number
  count: number
  reason: EndReason
}

const past = (
  group: string,
  account: number,
  [daysAgo, hour, minutes]: [number, number, number],
  target: number,
  [from, count]: [number, number],
  reason: EndReason,
): PastTask => ({ group, account, daysAgo, hour, minutes, target, from, count, reason })

/** A month of the demo supervisor, oldest first. Accounts 0 and 1 are of the first seat, 2 and 3 of the second. */
export const demoHistory: readonly PastTask[] = [
  past('demo homepages', 0, [30, 2, 1], 3, [0, 3], 'list_exhausted'),
  past('harbor_tea followers', 0, [29, 3, 9], 30, [0, 30], 'target_reached'),
  past('nova_gadgets followers', 1, [28, 7, 6], 20, [0, 20], 'target_reached'),
  past('harbor_tea followers', 2, [27, 2, 5], 100, [0, 0], 'account_signed_out'),
  past('harbor_tea followers', 2, [26, 2, 14], 60, [0, 60], 'target_reached'),
  past('nova_gadgets followers', 1, [24, 4, 12], 50, [0, 35], 'by_person'),
  past('giveaway sharers', 1, [23, 6, 8], 100, [0, 25], 'duration_over'),
  past('giveaway likers', 1, [22, 1, 7], 40, [0, 40], 'target_reached'),
  past('harbor_tea followers', 3, [21, 5, 11], 50, [20, 50], 'target_reached'),
  past('giveaway likers', 2, [19, 8, 9], 60, [0, 60], 'list_exhausted'),
  past('lantern likers', 2, [18, 3, 2], 50, [0, 0], 'target_missing'),
  past('giveaway sharers', 0, [17, 2, 10], 40, [0, 40], 'target_reached'),
  past('nova_gadgets followers', 1, [15, 6, 13], 50, [0, 50], 'target_reached'),
  past('harbor_tea followers', 3, [14, 4, 21], 90, [0, 42], 'ports_released'),
  past('harbor_tea followers', 0, [12, 7, 18], 90, [0, 90], 'target_reached'),
  past('harvest likers', 0, [11, 2, 6], 25, [0, 25], 'target_reached'),
  past('harvest commenters', 0, [10, 3, 17], 60, [0, 60], 'target_reached'),
  past('lantern commenters', 2, [9, 9, 8], 100, [0, 36], 'list_exhausted'),
  past('harvest likers', 1, [8, 5, 12], 60, [0, 60], 'target_reached'),
  past('harvest commenters', 1, [6, 2, 26], 120, [0, 74], 'retries_spent'),
  past('nova_gadgets followers', 3, [5, 6, 9], 30, [20, 30], 'target_reached'),
  past('harvest likers', 2, [4, 4, 15], 100, [0, 100], 'list_exhausted'),
  past('harvest commenters', 0, [3, 1, 29], 120, [0, 120], 'target_reached'),
  past('giveaway likers', 3, [2, 8, 7], 30, [30, 30], 'list_exhausted'),
  past('lantern commenters', 2, [1, 3, 6], 30, [0, 30], 'target_reached'),
  past('harvest likers', 0, [1, 7, 5], 40, [60, 40], 'target_reached'),
]

/** The same of the second, small tenant, which has one account. */
export const secondHistory: readonly PastTask[] = [
  past('nova_gadgets followers', 0, [16, 2, 8], 20, [0, 20], 'target_reached'),
  past('giveaway sharers', 0, [7, 5, 9], 100, [0, 40], 'list_exhausted'),
  past('lantern commenters', 0, [2, 4, 3], 36, [0, 12], 'by_person'),
]
