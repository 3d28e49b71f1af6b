import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './role.schema.ts'

const access = { callers: ['user'], permission: '12' } as const

export const listRoles = endpoint<typeof schema.listRoles>()({
  method: 'GET',
  path: '/admin/role',
  summary: 'Roles, with their keys and how many users hold each',
  ...access,
})

export const createRole = endpoint<typeof schema.createRole>()({
  method: 'POST',
  path: '/admin/role',
  summary: 'Add a role; one for administrators can only be given keys that the caller holds',
  ...access,
  stepUp: true,
  idempotent: true,
})

export const updateRole = endpoint<typeof schema.updateRole>()({
  method: 'PATCH',
  path: '/admin/role/:id',
  summary: 'Rename a role or change its keys: its users have them, or no longer, from their next call on',
  ...access,
  stepUp: true,
})

export const deleteRole = endpoint<typeof schema.deleteRole>()({
  method: 'DELETE',
  path: '/admin/role/:id',
  summary: 'Delete a role that nobody holds',
  ...access,
  stepUp: true,
})
