import { z } from 'zod'
import { FileData } from '../kernel/endpoint.schema.ts'
import {
  Count,
  Email,
  EmptyData,
  GivenInstant,
  Id,
  IdPath,
  Instant,
  listOf,
  listQuery,
  Money,
  Name,
  Remark,
  SearchText,
  typedText,
} from '../kernel/primitives.schema.ts'
import { exportFields } from '../kernel/spreadsheet.schema.ts'
import { Plan } from './plan.schema.ts'
import { PhoneNumber } from './profile.schema.ts'
import { Password } from './session.schema.ts'

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
  /** The only kind of wallet: US dollars. */
  wallet_type: z.literal('usd'),
  balance: Money,
  port_num: Count,
  /** Ports assigned to its seats. */
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

const userFilters = {
  search: SearchText,
  status: UserStatus.optional(),
  plan: Plan.optional(),
  role_id: Id.optional(),
  /** Users whose term ends within a week, or has ended. */
  term: z.enum(['ending', 'ended']).optional(),
  /** Earliest registration, inclusive. */
  from: GivenInstant.optional(),
  /** Latest registration, exclusive. */
  to: GivenInstant.optional(),
}

export const listUsers = {
  query: listQuery(
    ['created_at', 'last_login_at', 'balance', 'port_num', 'port_expire_at', 'email'],
    userFilters,
  ),
  data: listOf(AdminUser),
}

export const exportUsers = {
  query: z.strictObject({ ...exportFields, ...userFilters }),
  data: FileData,
}

export const getUser = {
  params: IdPath,
  data: AdminUser,
}

const profile = {
  username: Name,
  industry: typedText(80).nullable(),
  team_size: typedText(40).nullable(),
  phone: PhoneNumber.nullable(),
  contact: typedText(200).nullable(),
  remark: Remark,
}

export const createUser = {
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
}

export const resetUserPassword = {
  params: IdPath,
  body: z.strictObject({ password: Password }),
  data: EmptyData,
}

export const updateUser = {
  params: IdPath,
  /** `role_id`: a role of supervisors. */
  body: z.strictObject({ ...profile, status: UserStatus, plan: Plan, role_id: Id }).partial(),
  data: AdminUser,
}

const portHoldings = {
  port_num: z.int().min(0).max(100_000).optional(),
  port_expire_time: GivenInstant.nullable().optional(),
}

export const setUserPorts = {
  params: IdPath,
  /** `before`: what the caller saw of what they change; refused where the user has bought since. */
  body: z.strictObject({
    ...portHoldings,
    before: z.strictObject(portHoldings).optional(),
    remark: typedText(500).min(1),
  }),
  data: AdminUser,
}

export const loginAs = {
  params: IdPath,
  data: z.object({
    token: z.string(),
    user_id: Id,
    username: z.string(),
    is_superuser: z.boolean(),
    expires_at: Instant,
  }),
}

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

export const listSystemUsers = {
  query: listQuery(['created_at', 'last_login_at', 'email'], {
    search: SearchText,
    status: UserStatus.optional(),
    role_id: Id.optional(),
  }),
  data: listOf(SystemUser),
}

export const createSystemUser = {
  body: z.strictObject({
    email: Email,
    username: Name,
    password: Password,
    role_id: Id,
    phone: profile.phone.default(null),
    remark: Remark.default(''),
  }),
  data: SystemUser,
}

export const updateSystemUser = {
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
}

export const deleteSystemUser = {
  params: IdPath,
  data: EmptyData,
}

export const resetAdministratorSecondFactor = {
  params: IdPath,
  data: EmptyData,
}

export const resetUserSecondFactor = {
  params: IdPath,
  data: EmptyData,
}
