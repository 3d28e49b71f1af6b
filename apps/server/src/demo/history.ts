import type { CollectWork } from '@seaport/contract/work/task-kind.schema'
import type { EndReason } from '@seaport/contract/work/task-state.schema'

/** Posts of the simulated network whose ids are the same at every start. */
const posts = {
  harvest: 'harbor_tea/status/1990009909043200000',
  lantern: 'lotus_travel/status/1990010543104000000',
  giveaway: 'nova_gadgets/status/1990006370099200000',
}

/** @returns what a task that collects a group of `seen.tsv` is to do */
export function workOf(
  group: string,
  webBase: string,
  { target, duration = null }: { target: number; duration?: number | null },
): CollectWork {
  const common = { target_count: target, duration_minutes: duration }
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
  /** Days before now, and the hour of that day in UTC; of today, how many hours ago. */
  daysAgo: number
  hour: number
  minutes: number
  target: number
  /** How many of the group it found, from the first one on, as the network shows them. */
  count: number
  reason: EndReason
}

/** All people of the simulated network. */
const ALL = Number.POSITIVE_INFINITY

const past = (
  [daysAgo, hour, minutes]: [number, number, number],
  group: string,
  account: number,
  target: number,
  count: number,
  reason: EndReason,
): PastTask => ({ group, account, daysAgo, hour, minutes, target, count, reason })

/**
 * A month of the demo supervisor, oldest first. Accounts 0 and 1 are of the first seat, 2 and 3 of the second. No task
 * is older than its post: `giveaway` is twelve days old, `harvest` two, and `lantern` did not exist yet when its task
 * was created.
 */
export const demoHistory: readonly PastTask[] = [
  past([30, 2, 1], 'demo homepages', 0, 10, 3, 'list_exhausted'),
  past([29, 3, 9], 'harbor_tea followers', 0, 60, 60, 'target_reached'),
  past([28, 7, 6], 'nova_gadgets followers', 1, 40, 40, 'target_reached'),
  past([27, 2, 5], 'harbor_tea followers', 2, 100, 0, 'account_signed_out'),
  past([26, 2, 14], 'lotus_travel followers', 2, 80, 80, 'target_reached'),
  past([25, 4, 12], 'nova_gadgets followers', 1, 90, 64, 'by_person'),
  past([23, 3, 15], 'harbor_tea followers', 0, 120, 120, 'target_reached'),
  past([22, 5, 11], 'lotus_travel followers', 3, 100, 100, 'target_reached'),
  past([21, 1, 7], 'nova_gadgets followers', 1, 80, 80, 'target_reached'),
  past([20, 8, 9], 'lotus_travel followers', 2, 140, 140, 'target_reached'),
  past([19, 4, 10], 'harbor_tea followers', 3, 150, 97, 'ports_released'),
  past([18, 3, 2], 'lantern likers', 2, 50, 0, 'target_missing'),
  past([17, 2, 18], 'harbor_tea followers', 0, 180, 180, 'target_reached'),
  past([16, 6, 13], 'nova_gadgets followers', 1, 110, 110, 'target_reached'),
  past([15, 3, 20], 'lotus_travel followers', 2, 170, 170, 'target_reached'),
  past([14, 4, 21], 'harbor_tea followers', 3, 200, 142, 'retries_spent'),
  past([13, 2, 9], 'nova_gadgets followers', 0, 120, 120, 'target_reached'),
  past([12, 7, 18], 'lotus_travel followers', 3, 190, 190, 'target_reached'),
  past([11, 2, 6], 'giveaway likers', 0, 60, 60, 'target_reached'),
  past([11, 6, 5], 'giveaway sharers', 1, 30, 30, 'target_reached'),
  past([10, 3, 17], 'harbor_tea followers', 0, 210, 210, 'target_reached'),
  past([9, 9, 8], 'giveaway likers', 2, 90, 90, 'target_reached'),
  past([8, 5, 12], 'lotus_travel followers', 2, 210, 210, 'target_reached'),
  past([8, 8, 9], 'nova_gadgets followers', 1, 130, 130, 'target_reached'),
  past([7, 2, 10], 'giveaway sharers', 1, 100, ALL, 'list_exhausted'),
  past([6, 2, 26], 'harbor_tea followers', 1, 260, 188, 'duration_over'),
  past([5, 6, 14], 'giveaway likers', 3, 200, ALL, 'list_exhausted'),
  past([4, 4, 15], 'lotus_travel followers', 2, 240, 240, 'target_reached'),
  past([4, 7, 12], 'nova_gadgets followers', 1, 150, 150, 'target_reached'),
  past([3, 1, 22], 'harbor_tea followers', 0, 270, 270, 'target_reached'),
  past([2, 8, 7], 'lotus_travel followers', 3, 60, 60, 'target_reached'),
  past([1, 3, 16], 'harvest commenters', 0, 120, 120, 'target_reached'),
  past([1, 5, 12], 'harvest likers', 1, 60, 60, 'target_reached'),
  past([1, 7, 9], 'harbor_tea followers', 2, 300, 300, 'target_reached'),
  past([0, 5, 14], 'harvest likers', 1, 200, ALL, 'list_exhausted'),
  past([0, 3.5, 11], 'harvest commenters', 0, 160, 160, 'target_reached'),
  past([0, 2, 6], 'giveaway likers', 2, 40, 40, 'target_reached'),
]

/** The same of the second, small tenant, which has one account. */
export const secondHistory: readonly PastTask[] = [
  past([16, 2, 8], 'nova_gadgets followers', 0, 20, 20, 'target_reached'),
  past([7, 5, 9], 'giveaway sharers', 0, 100, ALL, 'list_exhausted'),
  past([2, 4, 3], 'lotus_travel followers', 0, 36, 12, 'by_person'),
]
