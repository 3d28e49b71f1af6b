import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './network-config.schema.ts'

/** Maximum accounts listed in the costs. */
export const TOP_SPENDERS = 5

const access = { callers: ['user'], permission: '120' } as const

export const listNetworkConfigs = endpoint<typeof schema.listNetworkConfigs>()({
  ...access,
  method: 'GET',
  path: '/admin/network-config',
  summary: 'How every network is set up, and what is missing',
})

export const putNetworkConfig = endpoint<typeof schema.putNetworkConfig>()({
  ...access,
  method: 'PUT',
  path: '/admin/network-config/:network',
  stepUp: true,
  summary: 'Set up a network; settings that are left out stay',
})
