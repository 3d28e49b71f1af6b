import { z } from 'zod'
import { ApiScope } from '../kernel/api-scope.schema.ts'
import { apiScopes } from '../kernel/api-scope.ts'
import { EmptyData, Id, IdPath, Instant, Name } from '../kernel/primitives.schema.ts'
import { MAX_API_TOKEN_DAYS } from './api-token.ts'

/** Whether a token is valid, and if not, why. */
export const ApiTokenState = z.enum(['active', 'expired', 'revoked', 'password_changed'])
export type ApiTokenState = z.infer<typeof ApiTokenState>

export const ApiToken = z.object({
  id: Id,
  name: z.string(),
  /** First characters, by which people recognize their tokens. */
  start: z.string(),
  scopes: z.array(ApiScope),
  state: ApiTokenState,
  created_at: Instant,
  expires_at: Instant,
  /** To the minute; null = never. */
  last_used_at: Instant.nullable(),
})
export type ApiToken = z.infer<typeof ApiToken>

export const listApiTokens = {
  data: z.object({ list: z.array(ApiToken) }),
}

export const createApiToken = {
  body: z.strictObject({
    name: Name,
    scopes: z.array(ApiScope).min(1).max(apiScopes.length),
    days: z.int().min(1).max(MAX_API_TOKEN_DAYS),
  }),
  data: ApiToken.extend({ token: z.string() }),
}

export const revokeApiToken = {
  params: IdPath,
  data: EmptyData,
}
