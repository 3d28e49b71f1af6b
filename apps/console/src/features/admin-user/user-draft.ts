import type { AdminUser } from '@seaport/contract/people/admin-user.schema'
import * as adminUserSchema from '@seaport/contract/people/admin-user.schema'
import { z } from 'zod'
import { emptyToNull } from '../../shared/form/empty-to-null.ts'

const { username, phone, contact, industry, team_size, remark, plan, role_id } =
  adminUserSchema.updateUser.body.shape
const { email, password } = adminUserSchema.createUser.body.shape

const profile = {
  username: username.unwrap(),
  phone: emptyToNull(phone.unwrap().unwrap()),
  contact: emptyToNull(contact.unwrap().unwrap()),
  industry: emptyToNull(industry.unwrap().unwrap()),
  team_size: emptyToNull(team_size.unwrap().unwrap()),
  remark: remark.unwrap(),
}

/** A new user as a form. */
export const NewUserForm = z.object({ email, password, ...profile })
/** Form of an existing user; the role is kept where it can't be chosen. */
export const UserForm = z.object({ ...profile, plan: plan.unwrap(), role_id: role_id.unwrap() })

/** Empty form. */
export const EMPTY = {
  username: '',
  phone: '',
  contact: '',
  industry: '',
  team_size: '',
  remark: '',
} satisfies Partial<z.input<typeof NewUserForm>>

/** Initial values of a user's form. */
export function draftOf(user: AdminUser): z.input<typeof UserForm> {
  return {
    username: user.username,
    phone: user.phone ?? '',
    contact: user.contact ?? '',
    industry: user.industry ?? '',
    team_size: user.team_size ?? '',
    remark: user.remark,
    plan: user.plan,
    role_id: user.role.id,
  }
}
