import { z } from 'zod'
import { endpoint, FileData } from '../kernel/endpoint.ts'
import {
  Count,
  Email,
  EmptyData,
  Id,
  IdPath,
  Instant,
  listOf,
  listQuery,
  Money,
  Name,
  Remark,
  SearchText,
} from '../kernel/primitives.ts'
import { exportFields } from '../kernel/spreadsheet.ts'
import { Plan } from './plan.ts'
import { Password } from './session.ts'

export const UserStatus = z.enum(['normal', 'disabled'])

const RoleName = z.object({ id: z.string(), name: z.string() })

/** A supervisor, as administrators see it (specification, section 3, "User"). */
export const AdminUser = z.object({
  id: Id,
  email: z.string(),
  username: z.string(),
  industry: z.string().nullable(),
  team_size: z.string().nullable(),
  phone: z.string().nullable(),
  contact: z.string().nullable(),
  registration_time: Instant,
  last_login_time: Instant.nullable(),
  /** When ports or days were gifted last; null = never. */
  gifted_time: Instant.nullable(),
  /** The one kind of wallet that there is: US dollars. */
  wallet_type: z.literal('usd'),
  balance: Money,
  port_num: Count,
  /** Ports that its seats have been given. */
  port_allocated: Count,
  port_occupy_num: Count,
  port_expire_time: Instant.nullable(),
  status: UserStatus,
  plan: Plan,
  remark: z.string(),
  role: RoleName,
  /** Has set up a second factor. */
  second_factor: z.boolean(),
})
export type AdminUser = z.infer<typeof AdminUser>

const userAccess = { callers: ['user'], permission: '108' } as const

const userFilters = {
  search: SearchText,
  status: UserStatus.optional(),
  plan: Plan.optional(),
  role_id: Id.optional(),
  /** Those whose ports end within a week, or have ended. */
  term: z.enum(['ending', 'ended']).optional(),
  /** Earliest registration, inclusive. */
  from: Instant.optional(),
  /** Latest registration, exclusive. */
  to: Instant.optional(),
}

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/user',
  summary: 'Supervisors; `search` looks at email, name, contact and remark',
  ...userAccess,
  query: listQuery(
    ['created_at', 'last_login_at', 'balance', 'port_num', 'port_expire_at', 'email'],
    userFilters,
  ),
  data: listOf(AdminUser),
})

export const exportUsers = endpoint({
  method: 'GET',
  path: '/admin/user/export',
  summary: 'Supervisors, or those whom the filters leave, as a spreadsheet, the first registered first',
  ...userAccess,
  query: z.strictObject({ ...exportFields, ...userFilters }),
  data: FileData,
  download: true,
})

export const getUser = endpoint({
  method: 'GET',
  path: '/admin/user/:id',
  summary: 'One supervisor',
  ...userAccess,
  params: IdPath,
  data: AdminUser,
})

const profile = {
  username: Name,
  industry: z.string().trim().max(80).nullable(),
  team_size: z.string().trim().max(40).nullable(),
  phone: z.string().trim().max(40).nullable(),
  contact: z.string().trim().max(200).nullable(),
  remark: Remark,
}

export const createUser = endpoint({
  method: 'POST',
  path: '/admin/user',
  stepUp: true,
  summary: 'Add a supervisor, with the seeded role `user`, no ports and no money',
  ...userAccess,
  body: z.strictObject({
    email: Email,
    password: Password,
    ...profile,
    industry: profile.industry.default(null),
    team_size: profile.team_size.default(null),
    phone: profile.phone.default(null),
    contact: profile.contact.default(null),
    remark: Remark.default(''),
  }),
  data: AdminUser,
  idempotent: true,
})

export const resetUserPassword = endpoint({
  method: 'POST',
  path: '/admin/user/:id/reset-password',
  stepUp: true,
  summary: 'Give a supervisor a new password; every session of it ends',
  ...userAccess,
  params: IdPath,
  body: z.strictObject({ password: Password }),
  data: EmptyData,
})

export const updateUser = endpoint({
  method: 'PATCH',
  path: '/admin/user/:id',
  stepUp: true,
  summary: 'Change a supervisor; disabling it ends its sessions and those of its seats at once',
  ...userAccess,
  params: IdPath,
  /** `role_id`: a role for supervisors. */
  body: z.strictObject({ ...profile, status: UserStatus, plan: Plan, role_id: Id }).partial(),
  data: AdminUser,
})

export const setUserPorts = endpoint({
  method: 'POST',
  path: '/admin/user/:id/ports',
  stepUp: true,
  summary:
    'Set how many ports a supervisor has and until when, without payment; never below what its seats were given. More of either is a gift',
  ...userAccess,
  params: IdPath,
  body: z.strictObject({
    port_num: z.int().min(0).max(100_000),
    port_expire_time: Instant.nullable(),
    remark: z.string().trim().min(1).max(500),
  }),
  data: AdminUser,
  idempotent: true,
})

/** How long a login as a user lasts; it is never prolonged. */
export const LOGIN_AS_SECONDS = 60 * 60
export const loginAs = endpoint({
  method: 'POST',
  path: '/admin/user/:id/login-as',
  stepUp: true,
  summary:
    'Log in as a supervisor for one hour, in a session of its own; a cookie keeps the way back to the administrator’s session',
  ...userAccess,
  params: IdPath,
  data: z.object({
    token: z.string(),
    user_id: Id,
    username: z.string(),
    is_superuser: z.boolean(),
    expires_at: Instant,
  }),
})

/** An administrator. */
export const SystemUser = z.object({
  id: Id,
  email: z.string(),
  username: z.string(),
  phone: z.string().nullable(),
  remark: z.string(),
  status: UserStatus,
  role: RoleName,
  created_at: Instant,
  last_login_time: Instant.nullable(),
  /** Has set up a second factor. */
  second_factor: z.boolean(),
})
export type SystemUser = z.infer<typeof SystemUser>

const systemAccess = { callers: ['user'], permission: '11' } as const

export const listSystemUsers = endpoint({
  method: 'GET',
  path: '/admin/system-user',
  summary: 'Administrators',
  ...systemAccess,
  query: listQuery(['created_at', 'last_login_at', 'email'], {
    search: SearchText,
    status: UserStatus.optional(),
    role_id: Id.optional(),
  }),
  data: listOf(SystemUser),
})

export const createSystemUser = endpoint({
  method: 'POST',
  path: '/admin/system-user',
  summary: 'Add an administrator, with a role whose keys the caller holds itself',
  ...systemAccess,
  stepUp: true,
  body: z.strictObject({
    email: Email,
    username: Name,
    password: Password,
    role_id: Id,
    phone: profile.phone.default(null),
    remark: Remark.default(''),
  }),
  data: SystemUser,
  idempotent: true,
})

export const updateSystemUser = endpoint({
  method: 'PATCH',
  path: '/admin/system-user/:id',
  summary:
    'Change an administrator whose keys the caller holds itself; a new password or disabling ends its sessions',
  ...systemAccess,
  stepUp: true,
  params: IdPath,
  body: z
    .strictObject({
      username: Name,
      phone: profile.phone,
      remark: Remark,
      role_id: Id,
      status: UserStatus,
      password: Password,
    })
    .partial(),
  data: SystemUser,
})

export const deleteSystemUser = endpoint({
  method: 'DELETE',
  path: '/admin/system-user/:id',
  summary: 'Take an administrator away; what it did stays in the logs, under its name',
  ...systemAccess,
  stepUp: true,
  params: IdPath,
  data: EmptyData,
})

export const resetAdministratorSecondFactor = endpoint({
  method: 'POST',
  path: '/admin/system-user/:id/reset-second-factor',
  summary:
    'For owners: take the second factor from an administrator, who sets up a new one at the next login',
  ...systemAccess,
  stepUp: true,
  params: IdPath,
  data: EmptyData,
})

export const resetUserSecondFactor = endpoint({
  method: 'POST',
  path: '/admin/user/:id/reset-second-factor',
  summary: 'Take the second factor from a supervisor who has lost it; every session of it ends',
  ...userAccess,
  stepUp: true,
  params: IdPath,
  data: EmptyData,
})
