import type { Locale } from '@seaport/contract/kernel/primitives'
import type { CodePurpose, MailKind } from '@seaport/contract/platform/email'
import type { EmailConfigTable, MailOutboxTable } from '../../../db/schema/registration.ts'
import { newId } from '../../../kernel/id.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { decrypt, encrypt, type Secret } from '../../../kernel/secret.ts'
import { type UnitOfWork, withTransaction } from '../../../kernel/unit-of-work.ts'
import { claimMails, configOf, insertMail, recordMailResult } from './email.repository.ts'
import { smtpOf } from './email-config.ts'
import { defaultText, fillIn } from './mail-text.ts'
import { MailError, sendMail } from './smtp.ts'

const SECOND = 1000
/** One try may take so long, … */
const TRY_MS = 45 * SECOND
/** … and another server takes over after so long: later, or two of them could send at once. */
const CLAIM_MS = 60 * SECOND
const AT_ONCE = 10
/** Seconds from one try to the next; the last one counts on. */
const PAUSES = [5, 15, 30, 60]

/** A mail that somebody is to get. */
export interface NewMail {
  kind: MailKind
  to: string
  locale: Locale
  code: string
  minutes: number
  /** There is nobody at this address: it is noted, and nothing is sent. */
  skip: boolean
}

/** Puts a mail on its way, with the transaction that it belongs to. Without a configuration it is held, for administrators to read. */
export async function queueMail(
  work: UnitOfWork,
  secret: Secret,
  { kind, to, locale, code, minutes, skip }: NewMail,
): Promise<void> {
  const config = await configOf(work.trx, typeOf(kind))
  const id = newId()
  const { subject, content } = fillIn(textOf(config, kind, locale), { code, minutes })
  await insertMail(work.trx, {
    id,
    kind,
    to_address: to,
    subject,
    content_sealed: skip ? null : encrypt(contentKey(secret), content, id),
    state: skip ? 'skipped' : config ? 'queued' : 'held',
    tries: 0,
    next_at: work.now,
    dead_at: work.now + minutes * 60 * SECOND,
    last_error: null,
    created_at: work.now,
    sent_at: null,
  })
}

/** @returns the words of a mail: the configuration's own where it has some */
export function textOf(config: EmailConfigTable | undefined, kind: MailKind, locale: Locale) {
  const words = defaultText(locale, kind)
  if (kind === 'registered') return words
  return { subject: config?.subject ?? words.subject, content: config?.content ?? words.content }
}

/** @returns the text of a mail that is held; null for every other */
export function readableContent(secret: Secret, mail: MailOutboxTable): string | null {
  return mail.state === 'held' && mail.content_sealed
    ? decrypt(contentKey(secret), mail.content_sealed, mail.id)
    : null
}

/** Sends what is due; safe on several servers at once. */
export async function sendDueMails(installation: Installation): Promise<void> {
  for (;;) {
    const claimed = await withTransaction(installation, (work) =>
      claimMails(work, { until: work.now + CLAIM_MS, max: AT_ONCE }),
    )
    await Promise.all(claimed.map((mail) => send(installation, mail)))
    if (claimed.length < AT_ONCE) return
  }
}

async function send(
  { database: { db }, clock, secret, log }: Installation,
  mail: MailOutboxTable,
): Promise<void> {
  const now = clock()
  if (now >= mail.dead_at || !mail.content_sealed) {
    await recordMailResult(db, mail, { state: 'failed', content_sealed: null })
    return
  }
  const config = await configOf(db, typeOf(mail.kind))
  if (!config) {
    await recordMailResult(db, mail, { state: 'held' })
    return
  }
  try {
    const content = decrypt(contentKey(secret), mail.content_sealed, mail.id)
    const { id, to_address: to, subject } = mail
    await sendMail(smtpOf(secret, config), { id, to, subject, content }, TRY_MS)
    await recordMailResult(db, mail, {
      state: 'sent',
      sent_at: clock(),
      content_sealed: null,
      last_error: null,
    })
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    log.warn({ mail: mail.id, tries: mail.tries, trouble: error.message }, 'A mail did not leave')
    const next = clock() + pauseAfter(mail.tries)
    const over = error.final || next >= mail.dead_at
    await recordMailResult(db, mail, {
      last_error: error.message,
      ...(over ? { state: 'failed', content_sealed: null } : { next_at: next }),
    })
  }
}

/** @returns milliseconds until the next try, after so many */
function pauseAfter(tries: number): number {
  return (PAUSES[Math.min(tries, PAUSES.length) - 1] ?? 5) * SECOND
}

function typeOf(kind: MailKind): CodePurpose {
  return kind === 'reset' ? 'reset' : 'register'
}

function contentKey(secret: Secret): Buffer {
  return secret.key('mail-content')
}
