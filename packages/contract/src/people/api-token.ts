import { z } from 'zod'
import { ApiScope, apiScopes } from '../kernel/api-scope.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { EmptyData, Id, IdPath, Instant, Name } from '../kernel/primitives.ts'

/** What every token begins with, so that scanners of secrets know one when they see it. */
export const API_TOKEN_PREFIX = 'spt_'
/** How many tokens that still count a person may have. */
export const MAX_API_TOKENS = 10
/** How long a token may count. */
export const MAX_API_TOKEN_DAYS = 365

/** Whether a token counts, and if not, why. */
export const ApiTokenState = z.enum(['active', 'expired', 'revoked', 'password_changed'])
export type ApiTokenState = z.infer<typeof ApiTokenState>

export const ApiToken = z.object({
  id: Id,
  name: z.string(),
  /** Its first characters, by which people tell theirs apart. */
  start: z.string(),
  scopes: z.array(ApiScope),
  state: ApiTokenState,
  created_at: Instant,
  expires_at: Instant,
  /** To the minute; null = never. */
  last_used_at: Instant.nullable(),
})
export type ApiToken = z.infer<typeof ApiToken>

const own = { callers: ['user'] } as const

export const listApiTokens = endpoint({
  ...own,
  method: 'GET',
  path: '/user/api-token',
  summary: 'The user’s personal tokens, the newest first; those that ended for thirty days',
  data: z.object({ list: z.array(ApiToken) }),
})

export const createApiToken = endpoint({
  ...own,
  method: 'POST',
  path: '/user/api-token',
  summary: 'Create a personal token; it is shown once',
  stepUp: true,
  body: z.strictObject({
    name: Name,
    scopes: z.array(ApiScope).min(1).max(apiScopes.length),
    days: z.int().min(1).max(MAX_API_TOKEN_DAYS),
  }),
  data: ApiToken.extend({ token: z.string() }),
})

export const revokeApiToken = endpoint({
  ...own,
  method: 'DELETE',
  path: '/user/api-token/:id',
  summary: 'Revoke a personal token, at once',
  params: IdPath,
  data: EmptyData,
})
