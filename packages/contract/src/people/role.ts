import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Permission } from '../kernel/permission.ts'
import {
  Count,
  EmptyData,
  IdPath,
  listOf,
  listQuery,
  Name,
  QueryFlag,
  SearchText,
} from '../kernel/primitives.ts'

const Keys = z
  .array(Permission)
  .max(Permission.options.length)
  .transform((keys) => [...new Set(keys)])

/** A role: what its users may do. */
export const Role = z.object({
  id: z.string(),
  name: z.string(),
  /** Its users administrate the installation; else they are supervisors. Fixed when the role is made. */
  superuser: z.boolean(),
  keys: z.array(Permission),
  /** One that every installation has: it can't be deleted; the keys of `owner` can't be changed either. */
  seeded: z.boolean(),
  users: Count,
})
export type Role = z.infer<typeof Role>

const access = { callers: ['user'], permission: '12' } as const

export const listRoles = endpoint({
  method: 'GET',
  path: '/admin/role',
  summary: 'Roles, with their keys and how many users hold each',
  ...access,
  query: listQuery(['name'], {
    search: SearchText,
    superuser: QueryFlag.optional(),
  }),
  data: listOf(Role),
})

export const createRole = endpoint({
  method: 'POST',
  path: '/admin/role',
  summary: 'Add a role; one for administrators can only be given keys that the caller holds',
  ...access,
  stepUp: true,
  body: z.strictObject({ name: Name, superuser: z.boolean(), keys: Keys }),
  data: Role,
  idempotent: true,
})

export const updateRole = endpoint({
  method: 'PATCH',
  path: '/admin/role/:id',
  summary: 'Rename a role or change its keys: its users have them, or no longer, from their next call on',
  ...access,
  stepUp: true,
  params: IdPath,
  body: z.strictObject({ name: Name, keys: Keys }).partial(),
  data: Role,
})

export const deleteRole = endpoint({
  method: 'DELETE',
  path: '/admin/role/:id',
  summary: 'Delete a role that nobody holds',
  ...access,
  stepUp: true,
  params: IdPath,
  data: EmptyData,
})
