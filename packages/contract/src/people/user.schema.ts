import { z } from 'zod'
import { type PermissionKey, permissionKeys } from '../kernel/permission.ts'
import { Count, Id, Instant, Money, Name, typedText } from '../kernel/primitives.schema.ts'
import { Plan } from './plan.schema.ts'
import { Industry, PhoneNumber, TeamSize } from './profile.schema.ts'
import { MAX_AVATAR_LENGTH } from './user.ts'

/** The user of the session, as the console's header shows it (specification, section 3). */
export const UserInfo = z.object({
  id: Id,
  email: z.string(),
  username: z.string(),
  avatar: z.string().nullable(),
  is_active: z.boolean(),
  is_superuser: z.boolean(),
  phone: z.string().nullable(),
  status: z.enum(['normal', 'disabled']),
  plan: Plan,
  remark: z.string(),
  industry: z.string().nullable(),
  team_size: z.string().nullable(),
  /** Other contact of the user: a handle on another network, an address. */
  contact: z.string().nullable(),
  port_num: Count,
  port_occupy_num: Count,
  balance: Money,
  /** Null = the user never bought ports. */
  port_expire_time: Instant.nullable(),
  registered_at: Instant,
  /** Number of unread announcements. */
  unread_count: Count,
  /** The administrator who is logged in as this user, and until when; null = the user itself. */
  impersonated_by: z.object({ id: Id, email: z.string(), expires_at: Instant }).nullable(),
})
export type UserInfo = z.infer<typeof UserInfo>

export const userInfo = {
  data: UserInfo,
}

/** A small picture as a data URL: it is part of the user's info, which the header requests every two seconds. */
const AvatarPicture = z
  .string()
  .max(MAX_AVATAR_LENGTH)
  .regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/)

export const updateUserInfo = {
  body: z.strictObject({
    username: Name.optional(),
    /** Null = the initials. */
    avatar: AvatarPicture.nullable().optional(),
    phone: PhoneNumber.nullable().optional(),
    industry: Industry.nullable().optional(),
    team_size: TeamSize.nullable().optional(),
    contact: typedText(200).min(1).nullable().optional(),
  }),
  data: UserInfo,
}

export const userPermission = {
  data: z.object({ keys: z.array(z.enum(permissionKeys as [PermissionKey, ...PermissionKey[]])) }),
}
