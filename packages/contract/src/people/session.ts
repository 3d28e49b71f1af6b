import { z } from 'zod'
import { endpoint, LoginStep } from '../kernel/endpoint.ts'
import { Email, EmptyData, Id, IdPath, Instant } from '../kernel/primitives.ts'

/** A password that a person chooses; argon2id takes any text, the upper bound only limits the work. */
export const Password = z.string().min(8).max(128)
/** A password that is only compared. */
export const GivenPassword = z.string().min(1).max(128)

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Log in to the console',
  callers: ['public'],
  body: z.strictObject({ email: Email, password: GivenPassword }),
  data: z.object({
    token: z.string(),
    user_id: Id,
    username: z.string(),
    is_superuser: z.boolean(),
    /** What this login still waits for; until then the token opens nothing else. Null = nothing. */
    next: LoginStep.nullable(),
  }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session',
  callers: ['user'],
  duringLogin: LoginStep.options,
  data: EmptyData,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/user/change-password',
  summary: 'Change the own password; other sessions of the user end',
  callers: ['user'],
  body: z.strictObject({ old_password: GivenPassword, new_password: Password }),
  data: EmptyData,
})

/** Where the user is logged in. */
export const UserSession = z.object({
  id: Id,
  /** The session that asks. */
  current: z.boolean(),
  created_at: Instant,
  last_seen_at: Instant,
  expires_at: Instant,
  ip: z.string(),
  /** As in the login log. */
  country_code: z.string(),
  address: z.string(),
  system_type: z.string(),
  kernel: z.string(),
})
export type UserSession = z.infer<typeof UserSession>

export const listSessions = endpoint({
  method: 'GET',
  path: '/user/session',
  summary: 'The own sessions that are open, the last used first',
  callers: ['user'],
  data: z.object({ list: z.array(UserSession) }),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/user/session/:id',
  summary: 'End one of the own sessions',
  callers: ['user'],
  params: IdPath,
  data: EmptyData,
})

/** Cookie that tells the console that the way back is open; it holds no secret. The secret one is hidden from scripts. */
export const SWITCH_MARKER_COOKIE = 'seaport_switch_admin'

export const switchAdmin = endpoint({
  method: 'POST',
  path: '/user/switch-admin',
  summary: 'End a login as a user and go back to the administrator’s session, with a fresh token; works once',
  callers: ['user'],
  data: z.object({ token: z.string(), user_id: Id, username: z.string(), is_superuser: z.boolean() }),
})
