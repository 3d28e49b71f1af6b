import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { IdPath } from '../kernel/primitives.ts'

const access = { callers: ['seat'] } as const

export const beginSignIn = endpoint({
  method: 'POST',
  path: '/seat/account/:id/sign-in',
  summary:
    'Begin a sign-in at a network whose codes the server trades; what comes back is for this session and account alone',
  ...access,
  params: IdPath,
  body: z.strictObject({
    /** Port of 127.0.0.1 on which the desktop waits: one of the registered ones. */
    port: z.int().min(1).max(65_535),
  }),
  data: z.object({
    /** Of the network's login dialog, for the account's own window. */
    url: z.url(),
    /** Comes back with the code. */
    state: z.string(),
  }),
})

export const tradeSignInCode = endpoint({
  method: 'POST',
  path: '/seat/account/:id/sign-in/code',
  summary: 'Trade the code of a sign-in for a token that lasts; neither is kept or logged here',
  ...access,
  params: IdPath,
  body: z.strictObject({
    state: z.string().min(1).max(500),
    code: z.string().min(1).max(2000),
  }),
  data: z.object({
    access_token: z.string(),
    /** Seconds; null = it does not expire. */
    expires_in: z.int().positive().nullable(),
    /** What was granted, where the network tells it with the token; empty = it has to be asked. */
    scopes: z.array(z.string()),
  }),
})
