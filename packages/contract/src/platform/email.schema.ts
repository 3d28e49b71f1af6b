import { z } from 'zod'
import {
  Count,
  Email,
  EmptyData,
  GivenInstant,
  Id,
  Instant,
  listOf,
  listQuery,
  PastedText,
  typedText,
} from '../kernel/primitives.schema.ts'

/** Purpose of a code sent by email. */
export const CodePurpose = z.enum(['register', 'reset'])
export type CodePurpose = z.infer<typeof CodePurpose>

/** How the connection to a mail server is protected: TLS from the start, TLS by STARTTLS or nothing, no TLS. */
export const MailSecurity = z.enum(['tls', 'starttls', 'none'])
export type MailSecurity = z.infer<typeof MailSecurity>

/**
 * Subject of a mail: a code, a note that its reader is already registered, a changed mail setting, login factor or deposit address, or things that
 * need attention.
 */
export const MailKind = z.enum([
  'register',
  'reset',
  'registered',
  'settings_changed',
  'factor_changed',
  'deposit_changed',
  'notification',
])
export type MailKind = z.infer<typeof MailKind>

/**
 * State of a mail. `held`: no mail server was configured, so administrators can read it. `skipped`: there is no
 * recipient. `failed`: refused, or undeliverable until its code expired.
 */
export const MailState = z.enum(['queued', 'sent', 'failed', 'held', 'skipped'])
export type MailState = z.infer<typeof MailState>

const ServerAddress = PastedText.min(1)
  .max(253)
  .regex(/^[\w.:-]+$/)

const Subject = typedText(200)
  .min(1)
  .regex(/^[^\r\n]*$/)

const Content = typedText(10_000)
  .min(1)
  .refine((text) => text.includes('{code}'), { error: 'code_placeholder' })

/** How mails of one type are sent (specification, section 3, "Email configuration"). */
const settings = {
  type: CodePurpose,
  sender: Email,
  server_address: ServerAddress,
  server_port: z.int().min(1).max(65_535),
  secure: MailSecurity,
  /** User name at the mail server; empty = no authentication. */
  user: PastedText.max(254),
  /** Null = the interface's default, in the reader's language. */
  subject: Subject.nullable(),
  /** Plain text with `{code}` and optionally `{minutes}`; null = the interface's default. */
  content: Content.nullable(),
  /** How long a code is valid. */
  expire_minutes: z.int().min(1).max(10),
}

/** The configuration of one type as administrators see it; the password is never returned. */
export const EmailConfig = z.object({
  ...settings,
  /** Empty while nothing is configured. */
  sender: z.string(),
  server_address: z.string(),
  configured: z.boolean(),
  has_password: z.boolean(),
  updated_at: Instant.nullable(),
  /** Texts used where subject and content are null, in the caller's language. */
  default_subject: z.string(),
  default_content: z.string(),
})
export type EmailConfig = z.infer<typeof EmailConfig>

export const getEmailConfig = {
  data: z.object({ configs: z.array(EmailConfig) }),
}

export const putEmailConfig = {
  body: z.strictObject({
    ...settings,
    /** Omitted = unchanged, unless server or user change; null = none. */
    password: z.string().min(1).max(500).nullable().optional(),
    /** `updated_at` as the caller saw it; refused where somebody has changed the configuration since. */
    seen: GivenInstant.nullable().optional(),
  }),
  data: EmailConfig,
}

export const testEmailConfig = {
  body: z.strictObject({ type: CodePurpose, to: Email }),
  data: EmptyData,
}

/** A mail that was sent, waits to be sent, or was held back. */
export const OutboxMail = z.object({
  id: Id,
  kind: MailKind,
  to: z.string(),
  subject: z.string(),
  /** Text of a held mail, while its code is valid; never of a confidential one. */
  content: z.string().nullable(),
  /** Contains the code of an administrator, which only its reader may see. */
  confidential: z.boolean(),
  state: MailState,
  tries: Count,
  last_error: z.string().nullable(),
  created_at: Instant,
  sent_at: Instant.nullable(),
})
export type OutboxMail = z.infer<typeof OutboxMail>

export const listOutbox = {
  query: listQuery(['created_at'], { state: MailState.optional() }),
  data: listOf(OutboxMail),
}
