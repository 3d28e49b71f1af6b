import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './registration.schema.ts'

/** Minimum interval between codes for one address and purpose. */
export const CODE_RESEND_SECONDS = 60

/** Wrong attempts that invalidate a code. */
export const CODE_TRIES = 5

export const sendEmailCode = endpoint<typeof schema.sendEmailCode>()({
  method: 'POST',
  path: '/auth/email-code',
  summary: 'Send a code by e-mail; the answer is the same whether the address is known or not',
  callers: ['public'],
})

export const register = endpoint<typeof schema.register>()({
  method: 'POST',
  path: '/auth/register',
  summary: 'Register a supervisor, with a code from /auth/email-code',
  callers: ['public'],
})

export const resetPassword = endpoint<typeof schema.resetPassword>()({
  method: 'POST',
  path: '/auth/reset-password',
  summary:
    'Choose a new password with a code from /auth/email-code; every session of the user ends. An administrator needs the second factor too',
  callers: ['public'],
})

export const getRegistrationConfig = endpoint<typeof schema.getRegistrationConfig>()({
  method: 'GET',
  path: '/admin/registration-config',
  summary: 'The registration configuration',
  callers: ['user'],
  permission: '120',
})

export const putRegistrationConfig = endpoint<typeof schema.putRegistrationConfig>()({
  method: 'PUT',
  path: '/admin/registration-config',
  stepUp: true,
  summary: 'Replace the registration configuration',
  callers: ['user'],
  permission: '120',
})
