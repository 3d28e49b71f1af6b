import { z } from 'zod'
import { IdPath } from '../kernel/primitives.schema.ts'

export const beginSignIn = {
  params: IdPath,
  body: z.strictObject({
    /** Port on 127.0.0.1 where the desktop listens: one of the registered ones. */
    port: z.int().min(1).max(65_535),
  }),
  data: z.object({
    /** Address of the network's login dialog, opened in the account's own window. */
    url: z.url(),
    /** The network returns it with the code. */
    state: z.string(),
  }),
}

export const tradeSignInCode = {
  params: IdPath,
  body: z.strictObject({
    state: z.string().min(1).max(500),
    code: z.string().min(1).max(2000),
  }),
  data: z.object({
    access_token: z.string(),
    /** Seconds; null = it does not expire. */
    expires_in: z.int().positive().nullable(),
    /** Granted scopes, where the network returns them with the token; empty = the client has to request them. */
    scopes: z.array(z.string()),
  }),
}
