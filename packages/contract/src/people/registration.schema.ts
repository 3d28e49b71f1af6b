import { z } from 'zod'
import { Locale } from '../kernel/locale.schema.ts'
import { Count, Email, EmptyData, Id, TypedCode, typedText } from '../kernel/primitives.schema.ts'
import { CodePurpose } from '../platform/email.schema.ts'
import { isPersonalPassword } from './personal-password.ts'
import { Industry, TeamSize } from './profile.schema.ts'
import { FactorCode } from './second-factor.schema.ts'
import { Password } from './session.schema.ts'

const Code = TypedCode.regex(/^\d{6}$/, { error: 'code_digits' })

const newPassword = { password: Password, confirm_password: z.string().max(128) }

const Passwords = z.object({ password: z.string(), confirm_password: z.string() })

function isRepeated(body: { password: string; confirm_password: string }): boolean {
  return body.password === body.confirm_password
}

const mismatch = {
  error: 'password_mismatch',
  path: ['confirm_password'],
  // Checked even while another field is invalid, so that a form shows both errors together.
  when: ({ value }: { value: unknown }) => Passwords.safeParse(value).success,
}

const EmailAndPassword = z.object({ email: z.string(), password: z.string() })

const personal = {
  error: 'password_personal',
  path: ['password'],
  when: ({ value }: { value: unknown }) => EmailAndPassword.safeParse(value).success,
}

function isImpersonal(body: { email: string; password: string }): boolean {
  return !isPersonalPassword(body.password, [body.email])
}

export const sendEmailCode = {
  body: z.strictObject({ email: Email, purpose: CodePurpose }),
  data: z.object({
    /** Seconds until another code may be requested. */
    resend_after: Count,
    /** How long the code is valid. */
    expire_minutes: Count,
    /** No mail server is set up to send the code: administrators read it in the outbox. */
    held: z.boolean(),
    /** The code itself: in a demonstration that can't send mail, for registering only. */
    demo_code: z.string().optional(),
  }),
}

export const register = {
  body: z
    .strictObject({
      email: Email,
      code: Code,
      ...newPassword,
      industry: Industry,
      team_size: TeamSize,
      /** The person is of full age, and agrees to the user agreement and the privacy policy. */
      agree: z.literal(true, { error: 'agreement_required' }),
    })
    .refine(isRepeated, mismatch)
    .refine(isImpersonal, personal),
  data: EmptyData,
}

export const resetPassword = {
  body: z
    .strictObject({
      email: Email,
      code: Code,
      ...newPassword,
      second_factor: FactorCode.or(z.literal('')).optional(),
    })
    .refine(isRepeated, mismatch)
    .refine(isImpersonal, personal),
  /** Whose sessions have ended. */
  data: z.object({ user_id: Id }),
}

/** Who may register, and what a new user gets (specification, section 3, "Registration configuration"). */
export const RegistrationConfig = z
  .strictObject({
    allow_registration: z.boolean(),
    /** Message shown while registration is off, by language; if none is set, the interface's default. */
    refusal_messages: z.partialRecord(Locale, typedText(500).min(1)),
    /** Maximum accounts per IP address and day (UTC). */
    max_per_ip_per_day: z.int().min(1).max(100_000),
    gifted_ports: z.int().min(0).max(1000),
    gifted_days: z.int().min(0).max(3650),
  })
  .refine((config) => config.gifted_ports > 0 === config.gifted_days > 0, {
    error: 'invalid',
    path: ['gifted_days'],
  })
export type RegistrationConfig = z.infer<typeof RegistrationConfig>

export const getRegistrationConfig = {
  data: RegistrationConfig,
}

export const putRegistrationConfig = {
  body: RegistrationConfig,
  data: RegistrationConfig,
}
