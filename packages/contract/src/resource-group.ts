import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ResourceId } from './library-filter.ts'
import { Count, Done, Id, IdPath, Instant, listOf, listQuery, Name, SearchText } from './primitives.ts'

/** A group of resources. */
export const ResourceGroup = z.object({ id: Id, name: z.string(), resources: Count, created_at: Instant })
export type ResourceGroup = z.infer<typeof ResourceGroup>

const access = { callers: ['user'], permission: '009' } as const

export const moveResources = endpoint({
  method: 'POST',
  path: '/resource/move',
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

export const listResourceGroups = endpoint({
  method: 'GET',
  path: '/resource-group',
  summary: 'Groups of resources, by name',
  ...access,
  query: listQuery(['name', 'created_at'], { search: SearchText }),
  data: listOf(ResourceGroup),
})

export const createResourceGroup = endpoint({
  method: 'POST',
  path: '/resource-group',
  summary: 'Add a group',
  ...access,
  body: z.strictObject({ name: Name }),
  data: ResourceGroup,
  idempotent: true,
})

export const updateResourceGroup = endpoint({
  method: 'PATCH',
  path: '/resource-group/:id',
  summary: 'Rename a group',
  ...access,
  params: IdPath,
  body: z.strictObject({ name: Name }),
  data: ResourceGroup,
})

export const deleteResourceGroup = endpoint({
  method: 'DELETE',
  path: '/resource-group/:id',
  summary: 'Delete a group that holds nothing',
  ...access,
  params: IdPath,
  data: Done,
})
