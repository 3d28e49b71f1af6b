import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done, Id } from './primitives.ts'

/** A password that a person chooses; argon2id takes any text, the upper bound only limits the work. */
export const Password = z.string().min(8).max(128)
/** A password that is only compared. */
const GivenPassword = z.string().min(1).max(128)
export const Email = z
  .email()
  .max(254)
  .transform((value) => value.toLowerCase())

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Log in to the console',
  callers: ['public'],
  body: z.strictObject({ email: Email, password: GivenPassword }),
  data: z.object({ token: z.string(), user_id: Id, username: z.string(), is_superuser: z.boolean() }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session',
  callers: ['user'],
  data: Done,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/user/change-password',
  summary: 'Change the own password; other sessions of the user end',
  callers: ['user'],
  body: z.strictObject({ old_password: GivenPassword, new_password: Password }),
  data: Done,
})
