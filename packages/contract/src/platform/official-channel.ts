import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './official-channel.schema.ts'

/** Maximum channels of an operator: every lookup compares with all of them. */
export const MAX_CHANNELS = 500

/** Kind of a channel; `profile` = a page on another site, such as `x.com/seaport`. */
export const channelKinds = ['website', 'profile', 'email', 'telegram', 'phone', 'wallet'] as const

export const lookUpChannel = endpoint<typeof schema.lookUpChannel>()({
  method: 'POST',
  path: '/official-channel/lookup',
  summary: 'Whether an address is one of the operator’s own; open to everybody, and limited by address',
  callers: ['public'],
})

const access = { callers: ['user'], permission: '120' } as const

export const adminListChannels = endpoint<typeof schema.adminListChannels>()({
  ...access,
  method: 'GET',
  path: '/admin/official-channel',
  summary: 'The operator’s own channels',
})

export const createChannel = endpoint<typeof schema.createChannel>()({
  ...access,
  method: 'POST',
  path: '/admin/official-channel',
  stepUp: true,
  summary: 'Put a channel on the list',
})

export const updateChannel = endpoint<typeof schema.updateChannel>()({
  ...access,
  method: 'PUT',
  path: '/admin/official-channel/:id',
  stepUp: true,
  summary: 'Change a channel on the list',
})

export const deleteChannel = endpoint<typeof schema.deleteChannel>()({
  ...access,
  method: 'DELETE',
  path: '/admin/official-channel/:id',
  stepUp: true,
  summary: 'Take a channel off the list: from then on it counts as not the operator’s',
})
