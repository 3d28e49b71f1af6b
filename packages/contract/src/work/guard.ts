import { endpoint } from '../kernel/endpoint.ts'
import { type NetworkId, networks } from '../kernel/network.ts'
import type * as schema from './guard.schema.ts'
import type { GuardLimits } from './guard.schema.ts'
import type { PromotionKind } from './task-kind.ts'

/** Networks with separate limits; a sandbox has those of the network that it simulates. */
export const guardedNetworks = ['x', 'facebook', 'instagram'] as const

export type GuardedNetwork = (typeof guardedNetworks)[number]

/** @returns the network whose limits apply */
export function guardedNetwork(network: NetworkId): GuardedNetwork {
  const { brand } = networks[network]
  return brand === 'Facebook' ? 'facebook' : brand === 'Instagram' ? 'instagram' : 'x'
}

/** Defaults that a careful person stays within; networks get suspicious well above. */
const usual: Record<PromotionKind, number> = {
  send_message: 30,
  comment_link: 30,
  publish_post: 10,
  publish_group_post: 10,
  pull_group: 20,
  follow: 40,
  like: 80,
  join_group: 5,
  add_friend: 15,
  edit_profile: 5,
  change_language: 2,
}

/** Limits until a tenant sets them. */
export const defaultLimits: GuardLimits = {
  quiet_hours: { from: '22:00', to: '08:00' },
  least_interval_seconds: 30,
  contact_days: 7,
  park_hours: 24,
  caps: {
    x: usual,
    facebook: { ...usual, send_message: 20, comment_link: 20 },
    instagram: { ...usual, send_message: 20, comment_link: 20, follow: 30 },
  },
}

const access = { permission: '009' } as const

export const getGuard = endpoint<typeof schema.getGuard>()({
  method: 'GET',
  path: '/guard',
  scope: 'task:read',
  summary: 'The limits that promotions of the tenant keep to',
  callers: ['user', 'seat'],
  ...access,
})

export const setGuard = endpoint<typeof schema.setGuard>()({
  method: 'PUT',
  path: '/guard',
  summary: 'Set the limits; they hold from the next target on',
  callers: ['user'],
  ...access,
})

export const getAccountLimits = endpoint<typeof schema.getAccountLimits>()({
  method: 'GET',
  path: '/account/:id/limits',
  scope: 'account:read',
  summary: 'How often an account did each kind of promotion on its day so far, and how often it may',
  callers: ['user'],
  permission: '008',
})
