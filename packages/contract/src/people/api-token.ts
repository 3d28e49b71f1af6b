import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './api-token.schema.ts'

/** Prefix of every token, so that secret scanners recognize one. */
export const API_TOKEN_PREFIX = 'spt_'

/** Maximum number of valid tokens per person. */
export const MAX_API_TOKENS = 10

/** Maximum lifetime of a token. */
export const MAX_API_TOKEN_DAYS = 365

const own = { callers: ['user'] } as const

export const listApiTokens = endpoint<typeof schema.listApiTokens>()({
  ...own,
  method: 'GET',
  path: '/user/api-token',
  summary: 'The user’s personal tokens, the newest first; those that ended for thirty days',
})

export const createApiToken = endpoint<typeof schema.createApiToken>()({
  ...own,
  method: 'POST',
  path: '/user/api-token',
  summary: 'Create a personal token; it is shown once',
  stepUp: true,
})

export const revokeApiToken = endpoint<typeof schema.revokeApiToken>()({
  ...own,
  method: 'DELETE',
  path: '/user/api-token/:id',
  summary: 'Revoke a personal token, at once',
})
