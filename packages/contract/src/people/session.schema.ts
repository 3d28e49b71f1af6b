import { z } from 'zod'
import { LoginStep } from '../kernel/endpoint.schema.ts'
import { Email, EmptyData, Id, IdPath, Instant } from '../kernel/primitives.schema.ts'

/** A password that a person chooses; argon2id accepts any text, the upper bound only limits the work. */
export const Password = z.string().min(8).max(128)

/** A password that is only verified. */
export const GivenPassword = z.string().min(1).max(128)

export const login = {
  body: z.strictObject({ email: Email, password: GivenPassword }),
  data: z.object({
    token: z.string(),
    user_id: Id,
    username: z.string(),
    is_superuser: z.boolean(),
    /** Step that this login still needs; until then the token opens nothing else. Null = none. */
    next: LoginStep.nullable(),
  }),
}

export const logout = {
  data: EmptyData,
}

export const changePassword = {
  body: z.strictObject({ old_password: GivenPassword, new_password: Password }),
  data: EmptyData,
}

/** A session of the user. */
export const UserSession = z.object({
  id: Id,
  /** This is the session of the request. */
  current: z.boolean(),
  created_at: Instant,
  last_seen_at: Instant,
  expires_at: Instant,
  ip: z.string(),
  /** Device, as in the login log. */
  country_code: z.string(),
  address: z.string(),
  system_type: z.string(),
  kernel: z.string(),
})
export type UserSession = z.infer<typeof UserSession>

export const listSessions = {
  data: z.object({ list: z.array(UserSession) }),
}

export const endSession = {
  params: IdPath,
  data: EmptyData,
}

export const switchAdmin = {
  data: z.object({ token: z.string(), user_id: Id, username: z.string(), is_superuser: z.boolean() }),
}
