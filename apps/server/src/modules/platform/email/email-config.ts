import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { putEmailConfig } from '@seaport/contract/platform/email'
import type { EmailConfig } from '@seaport/contract/platform/email.schema'
import { CodePurpose } from '@seaport/contract/platform/email.schema'
import type { EmailConfigTable } from '../../../db/schema/registration.ts'
import type { Db } from '../../../db/schema.ts'
import { instantOrNull } from '../../../db/wire.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { decrypt, encrypt, type Secret } from '../../../kernel/secret.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { allConfigs, configOf, lockConfig, upsertConfig } from './email.repository.ts'
import { defaultText } from './mail-text.ts'
import type { SmtpSettings } from './smtp.ts'

/** Defaults until an administrator changes them. */
const DEFAULT_MINUTES = 10

/** @returns the configuration of every type, for administrators */
export async function configsFor(db: Db, locale: Locale): Promise<EmailConfig[]> {
  const rows = await allConfigs(db)
  return CodePurpose.options.map((type) =>
    toConfig(
      type,
      rows.find((row) => row.type === type),
      locale,
    ),
  )
}

/** @returns how long codes of a purpose are valid, and whether their mails are held because no server is set up to send them */
export async function codeMailOf(db: Db, type: CodePurpose): Promise<{ minutes: number; held: boolean }> {
  const config = await configOf(db, type)
  return { minutes: config?.expire_minutes ?? DEFAULT_MINUTES, held: !config }
}

/**
 * Replaces the configuration of a type. The stored password is kept only for the same server and user: otherwise an
 * administrator could send it to a server under their control.
 * @returns the configuration before and after, without the password
 * @throws Refused: conflict if it is not what the caller saw, mail_password_needed
 */
export async function replaceConfig(
  work: UnitOfWork,
  secret: Secret,
  { password, seen, ...settings }: ParsedOf<typeof putEmailConfig>['body'],
): Promise<{ before: EmailConfigTable | undefined; after: EmailConfigTable }> {
  const before = await lockConfig(work, settings.type)
  if (seen !== undefined && seen !== instantOrNull(before?.updated_at ?? null)) refuse('conflict')
  const known = before?.password_sealed ?? null
  const moves =
    before &&
    (before.server_address !== settings.server_address ||
      before.server_port !== settings.server_port ||
      before.secure !== settings.secure ||
      before.user !== settings.user)
  if (password === undefined && known && moves) refuse('mail_password_needed')
  const sealed =
    password === undefined
      ? known
      : password === null
        ? null
        : encrypt(keyOf(secret), password, settings.type)
  const after = { ...settings, password_sealed: sealed, updated_at: work.now }
  await upsertConfig(work.trx, after)
  return { before, after }
}

/** @returns the connection settings of a configuration's mail server */
export function smtpOf(
  secret: Secret,
  row: EmailConfigTable,
  installation: Pick<SmtpSettings, 'brand' | 'site'>,
): SmtpSettings {
  const { server_address: host, server_port: port, secure, sender, user, password_sealed } = row
  const password = password_sealed ? decrypt(keyOf(secret), password_sealed, row.type) : ''
  return { host, port, secure, sender, login: user ? { user, password } : null, ...installation }
}

/** @returns the current configuration encrypted for one mail, which is sent with it even after a change */
export function sealConfig(secret: Secret, row: EmailConfigTable, mailId: string): Buffer {
  const password = row.password_sealed?.toString('base64') ?? null
  return encrypt(keyOf(secret), JSON.stringify({ ...row, password_sealed: password }), mailId)
}

/** @returns the configuration that `sealConfig` encrypted for a mail */
export function openConfig(secret: Secret, sealed: Buffer, mailId: string): EmailConfigTable {
  const { password_sealed, ...row } = JSON.parse(decrypt(keyOf(secret), sealed, mailId))
  return { ...row, password_sealed: password_sealed && Buffer.from(password_sealed, 'base64') }
}

/** @returns a configuration as administrators see it */
export function toConfig(type: CodePurpose, row: EmailConfigTable | undefined, locale: Locale): EmailConfig {
  const text = defaultText(locale, type)
  return {
    type,
    configured: row !== undefined,
    sender: row?.sender ?? '',
    server_address: row?.server_address ?? '',
    server_port: row?.server_port ?? 465,
    secure: row?.secure ?? 'tls',
    user: row?.user ?? '',
    has_password: !!row?.password_sealed,
    updated_at: instantOrNull(row?.updated_at ?? null),
    subject: row?.subject ?? null,
    content: row?.content ?? null,
    expire_minutes: row?.expire_minutes ?? DEFAULT_MINUTES,
    default_subject: text.subject,
    default_content: text.content,
  }
}

function keyOf(secret: Secret): Buffer {
  return secret.key('email-password')
}
