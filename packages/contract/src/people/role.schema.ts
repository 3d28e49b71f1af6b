import { z } from 'zod'
import { Permission } from '../kernel/permission.schema.ts'
import {
  Count,
  EmptyData,
  IdPath,
  listOf,
  listQuery,
  Name,
  QueryFlag,
  SearchText,
} from '../kernel/primitives.schema.ts'

const Keys = z
  .array(Permission)
  .max(Permission.options.length)
  .transform((keys) => [...new Set(keys)])

/** A role: the permissions of its users. */
export const Role = z.object({
  id: z.string(),
  name: z.string(),
  /** Its users administer the installation; otherwise they are supervisors. Fixed at creation. */
  superuser: z.boolean(),
  keys: z.array(Permission),
  /** Built-in role: it can't be deleted; the keys of `owner` can't be changed either. */
  seeded: z.boolean(),
  users: Count,
})
export type Role = z.infer<typeof Role>

export const listRoles = {
  query: listQuery(['name'], {
    search: SearchText,
    superuser: QueryFlag.optional(),
  }),
  data: listOf(Role),
}

export const createRole = {
  body: z.strictObject({ name: Name, superuser: z.boolean(), keys: Keys }),
  data: Role,
}

export const updateRole = {
  params: IdPath,
  body: z.strictObject({ name: Name, keys: Keys }).partial(),
  data: Role,
}

export const deleteRole = {
  params: IdPath,
  data: EmptyData,
}
