import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './second-factor.schema.ts'

/** How long a step-up is valid, in minutes, for the session in which it was made. */
export const STEP_UP_MINUTES = 5

/** Minimum age in hours of a passkey that confirms an identity without the password: an intruder who just added a passkey gains nothing by it. */
export const PASSKEY_ALONE_HOURS = 24

/** How long a change of a factor can be undone, in days. */
export const FACTOR_UNDO_DAYS = 7

/** Changes of a person's login factors. `second_factor.reset` and `password.set` are an administrator's. */
export const factorActions = [
  'totp.set',
  'passkey.add',
  'passkey.remove',
  'recovery_codes.renew',
  'second_factor.disable',
  'second_factor.reset',
  'password.change',
  'password.reset',
  'password.set',
] as const

const own = { callers: ['user'] } as const

const setUp = { ...own, stepUp: true, duringLogin: ['second_factor_setup'] } as const

export const getSecondFactor = endpoint<typeof schema.getSecondFactor>()({
  ...own,
  method: 'GET',
  path: '/user/second-factor',
  summary: 'The own second factor',
  duringLogin: ['second_factor', 'second_factor_setup'],
})

export const passSecondFactor = endpoint<typeof schema.passSecondFactor>()({
  ...own,
  method: 'POST',
  path: '/auth/second-factor',
  summary: 'Finish a login with a code or a passkey; ten wrong tries in ten minutes are the most',
  duringLogin: ['second_factor'],
})

export const stepUp = endpoint<typeof schema.stepUp>()({
  ...own,
  method: 'POST',
  path: '/user/step-up',
  personal: true,
  summary: `Confirm one's identity for ${STEP_UP_MINUTES} minutes in this session: with the password, and a code where a second factor is set up; or with a passkey that is at least ${PASSKEY_ALONE_HOURS} hours old`,
})

export const challengePasskey = endpoint<typeof schema.challengePasskey>()({
  ...own,
  method: 'POST',
  path: '/user/passkey/challenge',
  personal: true,
  summary: 'Options for using a passkey, for one try within five minutes',
  duringLogin: ['second_factor'],
})

export const beginTotp = endpoint<typeof schema.beginTotp>()({
  ...setUp,
  method: 'POST',
  path: '/user/totp',
  summary: 'A new secret for an authenticator app; it counts once a code of it was given',
})

export const confirmTotp = endpoint<typeof schema.confirmTotp>()({
  ...setUp,
  method: 'POST',
  path: '/user/totp/confirm',
  summary:
    'Turn the authenticator app on, with its first code, in the session that asked for the secret and within ten minutes; other sessions of the user end',
})

export const beginPasskey = endpoint<typeof schema.beginPasskey>()({
  ...setUp,
  method: 'POST',
  path: '/user/passkey/registration',
  summary: 'Options for making a passkey, for one try within five minutes',
})

export const addPasskey = endpoint<typeof schema.addPasskey>()({
  ...setUp,
  method: 'POST',
  path: '/user/passkey',
  summary: 'Add the passkey that the browser has made; other sessions of the user end',
})

export const removePasskey = endpoint<typeof schema.removePasskey>()({
  ...own,
  method: 'DELETE',
  path: '/user/passkey/:id',
  summary:
    'Remove a passkey; the last factor goes by POST /user/second-factor/disable alone; other sessions of the user end',
  stepUp: true,
})

export const renewRecoveryCodes = endpoint<typeof schema.renewRecoveryCodes>()({
  ...own,
  method: 'POST',
  path: '/user/recovery-code',
  summary: 'New recovery codes, shown this once; the ones before are worth nothing',
  stepUp: true,
})

export const disableSecondFactor = endpoint<typeof schema.disableSecondFactor>()({
  ...own,
  method: 'POST',
  path: '/user/second-factor/disable',
  personal: true,
  summary:
    'Remove the authenticator app, all passkeys and all recovery codes, with password and code; other sessions of the user end',
})

const undone =
  'what was set up before is set up again, every session and token of the user ends, and a new password is chosen by mail'

export const undoOwnFactorChange = endpoint<typeof schema.undoOwnFactorChange>()({
  ...own,
  method: 'POST',
  path: '/user/second-factor/change/:id/undo',
  summary: `Undo a change of a factor, and all after it: ${undone}`,
  stepUp: true,
})

export const undoFactorChange = endpoint<typeof schema.undoFactorChange>()({
  method: 'POST',
  path: '/auth/second-factor/undo',
  summary: `The same with the token from the mail that told of it: ${undone}`,
  callers: ['public'],
})
