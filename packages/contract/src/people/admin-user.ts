import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './admin-user.schema.ts'

const userAccess = { callers: ['user'], permission: '108' } as const

export const listUsers = endpoint<typeof schema.listUsers>()({
  method: 'GET',
  path: '/admin/user',
  summary: 'Supervisors; `search` looks at email, name, contact and remark',
  ...userAccess,
})

export const exportUsers = endpoint<typeof schema.exportUsers>()({
  method: 'GET',
  path: '/admin/user/export',
  summary: 'Supervisors, or those whom the filters leave, as a spreadsheet, the first registered first',
  ...userAccess,
  download: true,
})

export const getUser = endpoint<typeof schema.getUser>()({
  method: 'GET',
  path: '/admin/user/:id',
  summary: 'One supervisor',
  ...userAccess,
})

export const createUser = endpoint<typeof schema.createUser>()({
  method: 'POST',
  path: '/admin/user',
  stepUp: true,
  summary: 'Add a supervisor, with the seeded role `user`, no ports and no money',
  ...userAccess,
  idempotent: true,
})

export const resetUserPassword = endpoint<typeof schema.resetUserPassword>()({
  method: 'POST',
  path: '/admin/user/:id/reset-password',
  stepUp: true,
  summary: 'Give a supervisor a new password; every session of it ends',
  ...userAccess,
})

export const updateUser = endpoint<typeof schema.updateUser>()({
  method: 'PATCH',
  path: '/admin/user/:id',
  stepUp: true,
  summary: 'Change a supervisor; disabling it ends its sessions and those of its seats at once',
  ...userAccess,
})

export const setUserPorts = endpoint<typeof schema.setUserPorts>()({
  method: 'POST',
  path: '/admin/user/:id/ports',
  stepUp: true,
  summary:
    'Set how many ports a supervisor has and until when, without payment; never below what its seats were given. More of either is a gift',
  ...userAccess,
  idempotent: true,
})

/** How long a login as a user lasts; it is never extended. */
export const LOGIN_AS_SECONDS = 60 * 60

export const loginAs = endpoint<typeof schema.loginAs>()({
  method: 'POST',
  path: '/admin/user/:id/login-as',
  stepUp: true,
  summary:
    'Log in as a supervisor for one hour, in a session of its own; a cookie keeps the way back to the administrator’s session',
  ...userAccess,
})

const systemAccess = { callers: ['user'], permission: '11' } as const

export const listSystemUsers = endpoint<typeof schema.listSystemUsers>()({
  method: 'GET',
  path: '/admin/system-user',
  summary: 'Administrators',
  ...systemAccess,
})

export const createSystemUser = endpoint<typeof schema.createSystemUser>()({
  method: 'POST',
  path: '/admin/system-user',
  summary: 'Add an administrator, with a role whose keys the caller holds itself',
  ...systemAccess,
  stepUp: true,
  idempotent: true,
})

export const updateSystemUser = endpoint<typeof schema.updateSystemUser>()({
  method: 'PATCH',
  path: '/admin/system-user/:id',
  summary:
    'Change an administrator whose keys the caller holds itself; a new password or disabling ends its sessions',
  ...systemAccess,
  stepUp: true,
})

export const deleteSystemUser = endpoint<typeof schema.deleteSystemUser>()({
  method: 'DELETE',
  path: '/admin/system-user/:id',
  summary: 'Take an administrator away; what it did stays in the logs, under its name',
  ...systemAccess,
  stepUp: true,
})

export const resetAdministratorSecondFactor = endpoint<typeof schema.resetAdministratorSecondFactor>()({
  method: 'POST',
  path: '/admin/system-user/:id/reset-second-factor',
  summary:
    'For owners: take the second factor from an administrator, who sets up a new one at the next login',
  ...systemAccess,
  stepUp: true,
})

export const resetUserSecondFactor = endpoint<typeof schema.resetUserSecondFactor>()({
  method: 'POST',
  path: '/admin/user/:id/reset-second-factor',
  summary: 'Take the second factor from a supervisor who has lost it; every session of it ends',
  ...userAccess,
  stepUp: true,
})
