import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './sign-in.schema.ts'

const access = { callers: ['seat'] } as const

export const beginSignIn = endpoint<typeof schema.beginSignIn>()({
  method: 'POST',
  path: '/seat/account/:id/sign-in',
  summary:
    'Begin a sign-in at a network whose codes the server trades; what comes back is for this session and account alone',
  ...access,
})

export const tradeSignInCode = endpoint<typeof schema.tradeSignInCode>()({
  method: 'POST',
  path: '/seat/account/:id/sign-in/code',
  summary: 'Trade the code of a sign-in for a token that lasts; neither is kept or logged here',
  ...access,
})
