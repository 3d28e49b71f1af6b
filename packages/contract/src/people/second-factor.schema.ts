import { z } from 'zod'
import { Count, EmptyData, Id, IdPath, Instant, Json, Name, TypedCode } from '../kernel/primitives.schema.ts'
import { factorActions } from './second-factor.ts'
import { GivenPassword } from './session.schema.ts'

/** Six digits of an authenticator app, or one of the recovery codes. */
export const FactorCode = TypedCode.min(6).max(20)

/** Result of the browser's `navigator.credentials` in its JSON form; parsed by the server's library. */
const PasskeyAnswer = z.looseObject({ id: z.string().min(1).max(2000), type: z.literal('public-key') })

/** Options for `navigator.credentials`, in their JSON form. */
const PasskeyOptions = z.record(z.string(), Json)

/** One of the two is enough. */
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

export const FactorAction = z.enum(factorActions)
export type FactorAction = z.infer<typeof FactorAction>

/** A change of which its owner was notified by mail. */
export const FactorChange = z.object({ id: Id, action: FactorAction, time: Instant, ip: z.string() })
export type FactorChange = z.infer<typeof FactorChange>

/** Factors by which a user can confirm its identity, besides the password. */
export const SecondFactor = z.object({
  /** Administrators must have a factor, except in a demo. */
  required: z.boolean(),
  /** An authenticator app. */
  totp: z.boolean(),
  passkeys: z.array(Passkey),
  recovery_codes_left: Count,
  /** Changes of the last days that can still be undone, newest first. */
  changes: z.array(FactorChange),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** Shown once; null = the user already has codes. */
const NewRecoveryCodes = z.object({ recovery_codes: z.array(z.string()).nullable() })

export const getSecondFactor = {
  data: SecondFactor,
}

export const passSecondFactor = {
  body: z.strictObject(proof),
  data: EmptyData,
}

export const stepUp = {
  body: z.strictObject({ password: GivenPassword.optional(), ...proof }),
  data: z.object({ until: Instant }),
}

export const challengePasskey = {
  data: z.object({ options: PasskeyOptions }),
}

export const beginTotp = {
  data: z.object({
    /** In base32, for typing. */
    secret: z.string(),
    /** `otpauth:` address, for a QR code. */
    uri: z.string(),
  }),
}

export const confirmTotp = {
  body: z.strictObject({ code: FactorCode }),
  data: NewRecoveryCodes,
}

export const beginPasskey = {
  data: z.object({ options: PasskeyOptions }),
}

export const addPasskey = {
  body: z.strictObject({ name: Name, passkey: PasskeyAnswer }),
  data: NewRecoveryCodes,
}

export const removePasskey = {
  params: IdPath,
  data: EmptyData,
}

export const renewRecoveryCodes = {
  data: z.object({ recovery_codes: z.array(z.string()) }),
}

export const disableSecondFactor = {
  body: z.strictObject({ password: GivenPassword, code: FactorCode }),
  data: EmptyData,
}

export const undoOwnFactorChange = {
  params: IdPath,
  data: EmptyData,
}

export const undoFactorChange = {
  body: z.strictObject({ token: z.string().trim().min(1).max(100) }),
  /** Whose sessions have ended. */
  data: z.object({ user_id: Id }),
}
