import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { type PermissionKey, permissionKeys } from './permission.ts'
import { Count, Id, Instant, Money } from './primitives.ts'

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
  remark: z.string(),
  team_size: z.string().nullable(),
  port_num: Count,
  port_occupy_num: Count,
  balance: Money,
  /** Null = no port was ever bought. */
  port_expire_time: Instant.nullable(),
})
export type UserInfo = z.infer<typeof UserInfo>

export const userInfo = endpoint({
  method: 'GET',
  path: '/user/info',
  summary: 'The user of this session: balance, ports, expiry (ETag: unchanged answers 304)',
  callers: ['user'],
  data: UserInfo,
})

export const userPermission = endpoint({
  method: 'GET',
  path: '/user/permission',
  summary: 'Permission keys that the user holds',
  callers: ['user'],
  data: z.object({ keys: z.array(z.enum(permissionKeys as [PermissionKey, ...PermissionKey[]])) }),
})
