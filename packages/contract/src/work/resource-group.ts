import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { groupEndpoints } from '../kernel/group.ts'
import { Count, Id, Instant } from '../kernel/primitives.ts'
import { ResourceId } from './library-filter.ts'

/** A group of resources. */
export const ResourceGroup = z.object({ id: Id, name: z.string(), resources: Count, created_at: Instant })
export type ResourceGroup = z.infer<typeof ResourceGroup>

const access = { callers: ['user'], permission: '009' } as const

export const moveResources = endpoint({
  method: 'POST',
  path: '/resource/move',
  scope: 'resource:write',
  summary: 'Put resources into a group, or out of theirs; refused if one of them is there already',
  ...access,
  body: z.strictObject({
    ids: z.array(ResourceId).min(1).max(1000),
    /** Null = out of their groups. */
    group_id: Id.nullable(),
  }),
  data: z.object({ moved: Count }),
  idempotent: true,
})

export const resourceGroups = groupEndpoints({
  path: '/resource-group',
  permission: access.permission,
  scopes: { read: 'resource:read', write: 'resource:write' },
  readers: ['user'],
  group: ResourceGroup,
  summaries: { list: 'Groups of resources, by name', remove: 'Delete a group that holds nothing' },
})
