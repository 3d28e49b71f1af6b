import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './api-token.schema.ts'

/** What every token begins with, so that scanners of secrets know one when they see it. */
export const API_TOKEN_PREFIX = 'spt_'

/** How many tokens that still count a person may have. */
export const MAX_API_TOKENS = 10

/** How long a token may count. */
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
