import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Count, EmptyData, Id, IdPath, Instant, Name } from '../kernel/primitives.ts'
import { GivenPassword } from './session.ts'

/** How long a step-up counts, in minutes, for the session that it was made in. */
export const STEP_UP_MINUTES = 5

/** A passkey confirms an identity without the password once it is this old, in hours: whoever adds one to somebody else's account goes no further with it. */
export const PASSKEY_ALONE_HOURS = 24
/** How long a change of a factor can be undone, in days. */
export const FACTOR_UNDO_DAYS = 7

/** Six digits of an authenticator app, or one of the recovery codes. */
export const FactorCode = z.string().trim().min(6).max(20)

/** An answer of the browser's `navigator.credentials`, in its JSON form; the server's library reads it. */
const PasskeyAnswer = z.looseObject({ id: z.string().min(1).max(2000), type: z.literal('public-key') })
/** Options for `navigator.credentials`, in their JSON form. */
const PasskeyOptions = z.record(z.string(), z.json())

/** Either is enough. */
const proof = { code: FactorCode.optional(), passkey: PasskeyAnswer.optional() }

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  created_at: Instant,
  last_used_at: Instant.nullable(),
  /** Old enough to confirm an identity without the password. */
  confirms_alone: z.boolean(),
})
export type Passkey = z.infer<typeof Passkey>

/** Changes of what somebody logs in with. `second_factor.reset` and `password.set` are an administrator's. */
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
export const FactorAction = z.enum(factorActions)
export type FactorAction = z.infer<typeof FactorAction>

/** A change that its owner was told of by mail. */
export const FactorChange = z.object({ id: Id, action: FactorAction, time: Instant, ip: z.string() })
export type FactorChange = z.infer<typeof FactorChange>

/** What a user has set up for confirming its identity beside the password. */
export const SecondFactor = z.object({
  /** Administrators can't be without one, except in a demo. */
  required: z.boolean(),
  /** An authenticator app. */
  totp: z.boolean(),
  passkeys: z.array(Passkey),
  recovery_codes_left: Count,
  /** Changes of the last days that can still be undone, the newest first. */
  changes: z.array(FactorChange),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** Shown once; null = the user has codes already. */
const NewRecoveryCodes = z.object({ recovery_codes: z.array(z.string()).nullable() })

const own = { callers: ['user'] } as const
const setUp = { ...own, stepUp: true, duringLogin: ['second_factor_setup'] } as const

export const getSecondFactor = endpoint({
  ...own,
  method: 'GET',
  path: '/user/second-factor',
  summary: 'The own second factor',
  duringLogin: ['second_factor', 'second_factor_setup'],
  data: SecondFactor,
})

export const passSecondFactor = endpoint({
  ...own,
  method: 'POST',
  path: '/auth/second-factor',
  summary: 'Finish a login with a code or a passkey; ten wrong tries in ten minutes are the most',
  duringLogin: ['second_factor'],
  body: z.strictObject(proof),
  data: EmptyData,
})

export const stepUp = endpoint({
  ...own,
  method: 'POST',
  path: '/user/step-up',
  summary: `Confirm one's identity for ${STEP_UP_MINUTES} minutes in this session: with the password, and a code where a second factor is set up; or with a passkey that is at least ${PASSKEY_ALONE_HOURS} hours old`,
  body: z.strictObject({ password: GivenPassword.optional(), ...proof }),
  data: z.object({ until: Instant }),
})

export const challengePasskey = endpoint({
  ...own,
  method: 'POST',
  path: '/user/passkey/challenge',
  summary: 'Options for using a passkey, for one try within five minutes',
  duringLogin: ['second_factor'],
  data: z.object({ options: PasskeyOptions }),
})

export const beginTotp = endpoint({
  ...setUp,
  method: 'POST',
  path: '/user/totp',
  summary: 'A new secret for an authenticator app; it counts once a code of it was given',
  data: z.object({
    /** In base32, for typing. */
    secret: z.string(),
    /** `otpauth:` address, for a QR code. */
    uri: z.string(),
  }),
})

export const confirmTotp = endpoint({
  ...setUp,
  method: 'POST',
  path: '/user/totp/confirm',
  summary:
    'Turn the authenticator app on, with its first code, in the session that asked for the secret and within ten minutes; other sessions of the user end',
  body: z.strictObject({ code: FactorCode }),
  data: NewRecoveryCodes,
})

export const beginPasskey = endpoint({
  ...setUp,
  method: 'POST',
  path: '/user/passkey/registration',
  summary: 'Options for making a passkey, for one try within five minutes',
  data: z.object({ options: PasskeyOptions }),
})

export const addPasskey = endpoint({
  ...setUp,
  method: 'POST',
  path: '/user/passkey',
  summary: 'Add the passkey that the browser has made; other sessions of the user end',
  body: z.strictObject({ name: Name, passkey: PasskeyAnswer }),
  data: NewRecoveryCodes,
})

export const removePasskey = endpoint({
  ...own,
  method: 'DELETE',
  path: '/user/passkey/:id',
  summary:
    'Remove a passkey; the last factor goes by POST /user/second-factor/disable alone; other sessions of the user end',
  stepUp: true,
  params: IdPath,
  data: EmptyData,
})

export const renewRecoveryCodes = endpoint({
  ...own,
  method: 'POST',
  path: '/user/recovery-code',
  summary: 'New recovery codes, shown this once; the ones before are worth nothing',
  stepUp: true,
  data: z.object({ recovery_codes: z.array(z.string()) }),
})

export const disableSecondFactor = endpoint({
  ...own,
  method: 'POST',
  path: '/user/second-factor/disable',
  summary:
    'Remove the authenticator app, all passkeys and all recovery codes, with password and code; other sessions of the user end',
  body: z.strictObject({ password: GivenPassword, code: FactorCode }),
  data: EmptyData,
})

const undone =
  'what was set up before is set up again, every session and token of the user ends, and a new password is chosen by mail'

export const undoOwnFactorChange = endpoint({
  ...own,
  method: 'POST',
  path: '/user/second-factor/change/:id/undo',
  summary: `Undo a change of a factor, and all after it: ${undone}`,
  stepUp: true,
  params: IdPath,
  data: EmptyData,
})

export const undoFactorChange = endpoint({
  method: 'POST',
  path: '/auth/second-factor/undo',
  summary: `The same with the token from the mail that told of it: ${undone}`,
  callers: ['public'],
  body: z.strictObject({ token: z.string().trim().min(1).max(100) }),
  data: EmptyData,
})
