import { z } from 'zod'
import { EmptyData, IdPath, listOf, listQuery, Name, SearchText } from './primitives.schema.ts'

/** Fields of a group, for adding and renaming it. */
export const GroupBody = z.strictObject({ name: Name })

/** Schemas of the endpoints that `groupEndpoints` makes. */
export function groupSchemas<Group extends z.ZodType>(group: Group) {
  return {
    create: { body: GroupBody, data: group },
    list: { query: listQuery(['name', 'created_at'], { search: SearchText }), data: listOf(group) },
    remove: { params: IdPath, data: EmptyData },
    rename: { params: IdPath, body: GroupBody, data: group },
  }
}
