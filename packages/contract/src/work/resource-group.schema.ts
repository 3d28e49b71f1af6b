import { z } from 'zod'
import { groupSchemas } from '../kernel/group.schema.ts'
import { Count, Id, Instant, leftUnchanged } from '../kernel/primitives.schema.ts'
import { ResourceId } from './library-filter.schema.ts'

/** A group of resources. */
export const ResourceGroup = z.object({ id: Id, name: z.string(), resources: Count, created_at: Instant })
export type ResourceGroup = z.infer<typeof ResourceGroup>

export const moveResources = {
  body: z.strictObject({
    ids: z.array(ResourceId).min(1).max(1000),
    /** Null = removes them from their groups. */
    group_id: Id.nullable(),
  }),
  data: z.object({ moved: Count, ...leftUnchanged }),
}

export const resourceGroups = groupSchemas(ResourceGroup)
