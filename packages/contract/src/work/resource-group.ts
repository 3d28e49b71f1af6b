import { endpoint } from '../kernel/endpoint.ts'
import { groupEndpoints } from '../kernel/group.ts'
import type * as schema from './resource-group.schema.ts'

const access = { callers: ['user'], permission: '009' } as const

export const moveResources = endpoint<typeof schema.moveResources>()({
  method: 'POST',
  path: '/resource/move',
  scope: 'resource:write',
  summary: 'Put resources into a group, or out of theirs; one that is there already is left, with the reason',
  ...access,
  idempotent: true,
})

export const resourceGroups = groupEndpoints<typeof schema.resourceGroups>()({
  path: '/resource-group',
  permission: access.permission,
  scopes: { read: 'resource:read', write: 'resource:write' },
  readers: ['user'],
  summaries: { list: 'Groups of resources, by name', remove: 'Delete a group that holds nothing' },
})
