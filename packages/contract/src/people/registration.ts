import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Locale } from '../kernel/locale.ts'
import { Count, Email, EmptyData } from '../kernel/primitives.ts'
import { CodePurpose } from '../platform/email.ts'
import { isPersonalPassword } from './personal-password.ts'
import { Industry, TeamSize } from './profile.ts'
import { FactorCode } from './second-factor.ts'
import { Password } from './session.ts'

/** A new code for one address and purpose is sent at most this often. */
export const CODE_RESEND_SECONDS = 60
/** Wrong tries after which a code is worth nothing. */
export const CODE_TRIES = 5

const Code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, { error: 'code_digits' })

const newPassword = { password: Password, confirm_password: z.string().max(128) }

const Passwords = z.object({ password: z.string(), confirm_password: z.string() })

function isRepeated(body: { password: string; confirm_password: string }): boolean {
  return body.password === body.confirm_password
}
const mismatch = {
  error: 'password_mismatch',
  path: ['confirm_password'],
  // Also while another field is still wrong: a form then shows both faults together.
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

export const sendEmailCode = endpoint({
  method: 'POST',
  path: '/auth/email-code',
  summary: 'Send a code by e-mail; the answer is the same whether the address is known or not',
  callers: ['public'],
  body: z.strictObject({ email: Email, purpose: CodePurpose }),
  data: z.object({
    /** Seconds until another one may be asked for. */
    resend_after: Count,
    /** How long the code counts. */
    expire_minutes: Count,
    /** No server is set up that could send it: administrators read it in the outbox. */
    held: z.boolean(),
  }),
})

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  summary: 'Register a supervisor, with a code from /auth/email-code',
  callers: ['public'],
  body: z
    .strictObject({
      email: Email,
      code: Code,
      ...newPassword,
      industry: Industry,
      team_size: TeamSize,
      /** Of full age, and agrees to the user agreement and the privacy policy. */
      agree: z.literal(true, { error: 'agreement_required' }),
    })
    .refine(isRepeated, mismatch)
    .refine(isImpersonal, personal),
  data: EmptyData,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  summary:
    'Choose a new password with a code from /auth/email-code; every session of the user ends. An administrator needs the second factor too',
  callers: ['public'],
  body: z
    .strictObject({
      email: Email,
      code: Code,
      ...newPassword,
      second_factor: FactorCode.or(z.literal('')).optional(),
    })
    .refine(isRepeated, mismatch)
    .refine(isImpersonal, personal),
  data: EmptyData,
})

/** Who may register, and what comes with it (specification, section 3, "Registration configuration"). */
export const RegistrationConfig = z
  .strictObject({
    allow_registration: z.boolean(),
    /** What people read while registration is off, by language; where there is none at all, the interface's own words. */
    refusal_messages: z.partialRecord(Locale, z.string().trim().min(1).max(500)),
    /** Accounts that one address may register in a day (UTC). */
    max_per_ip_per_day: z.int().min(1).max(100_000),
    gifted_ports: z.int().min(0).max(1000),
    gifted_days: z.int().min(0).max(3650),
  })
  .refine((config) => config.gifted_ports > 0 === config.gifted_days > 0, {
    error: 'invalid',
    path: ['gifted_days'],
  })
export type RegistrationConfig = z.infer<typeof RegistrationConfig>

export const getRegistrationConfig = endpoint({
  method: 'GET',
  path: '/admin/registration-config',
  summary: 'The registration configuration',
  callers: ['user'],
  permission: '120',
  data: RegistrationConfig,
})

export const putRegistrationConfig = endpoint({
  method: 'PUT',
  path: '/admin/registration-config',
  stepUp: true,
  summary: 'Replace the registration configuration',
  callers: ['user'],
  permission: '120',
  body: RegistrationConfig,
  data: RegistrationConfig,
})
