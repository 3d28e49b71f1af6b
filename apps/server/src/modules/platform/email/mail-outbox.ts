import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { CodePurpose, MailKind } from '@seaport/contract/platform/email.schema'
import type { EmailConfigTable, MailOutboxTable } from '../../../db/schema/registration.ts'
import type { Db } from '../../../db/schema.ts'
import { newId } from '../../../kernel/id.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { sendDue } from '../../../kernel/outbox.ts'
import { decrypt, encrypt, type Secret } from '../../../kernel/secret.ts'
import { type UnitOfWork, withTransaction } from '../../../kernel/unit-of-work.ts'
import {
  administratorsAddresses,
  brandOf,
  canLogIn,
  claimMails,
  configOf,
  insertMail,
  ownersAddresses,
  recordMailResult,
  shortenMailWaits,
} from './email.repository.ts'
import { openConfig, sealConfig, smtpOf } from './email-config.ts'
import { defaultText, fillIn, type MailText, settingsChangedText } from './mail-text.ts'
import { MailError, sendMail } from './smtp.ts'

const SECOND = 1000
/** Timeout of one attempt. */
const TRY_MS = 45 * SECOND
/** End of a claim, after which another server may take over: later than the timeout, or two servers could send at once. */
export const CLAIM_MS = 60 * SECOND
const AT_ONCE = 10
/** Seconds between attempts; the last value repeats. */
const PAUSES = [5, 15, 30, 60]

/** Kinds of mails about codes. */
type CodeMailKind = Exclude<MailKind, NoticeKind | 'notification'>
type NoticeKind = 'settings_changed' | 'factor_changed' | 'deposit_changed'

/** A mail that somebody is to get. */
export interface NewMail {
  kind: CodeMailKind
  to: string
  locale: Locale
  code: string
  minutes: number
  /** The address is unknown: the mail is recorded, but not sent. */
  skip: boolean
  /** The code would open an administrator's account: only its reader may see it. */
  confidential: boolean
}

/**
 * Queues a mail in the transaction of its cause. Without a configuration it is held for administrators to read; a confidential one is held without
 * its text.
 */
export async function queueMail(
  work: UnitOfWork,
  secret: Secret,
  { kind, to, locale, code, minutes, skip, confidential }: NewMail,
): Promise<void> {
  const config = await configOf(work.trx, typeOf(kind))
  const { subject, content } = fillIn(textOf(config, kind, locale), { code, minutes })
  const unread = skip || (confidential && !config)
  await insert(work, secret, {
    kind,
    to_address: to,
    subject: confidential ? defaultText(locale, kind).subject : subject,
    content: unread ? null : content,
    state: skip ? 'skipped' : config ? 'queued' : 'held',
    dead_at: work.now + minutes * 60 * SECOND,
    confidential: confidential ? 1 : 0,
    config: null,
  })
}

/** Whether a mail is about a code, and useless once that has expired. */
function isCode(kind: MailKind): boolean {
  const codes: readonly MailKind[] = ['register', 'registered', 'reset']
  return codes.includes(kind)
}

/** How long delivery of a notice is retried. */
const NOTICE_MS = 24 * 60 * 60 * SECOND

/** Notifies owners of changed mail settings, through the previous settings: the person who changed them does not receive these mails. */
export async function tellOwners(
  work: UnitOfWork,
  secret: Secret,
  { config, actorEmail, locale }: { config: EmailConfigTable; actorEmail: string; locale: Locale },
): Promise<void> {
  const { subject, content } = settingsChangedText(locale, { actor: actorEmail, time: new Date(work.now) })
  for (const to_address of await ownersAddresses(work.trx))
    await insert(work, secret, {
      kind: 'settings_changed',
      to_address,
      subject,
      content,
      state: 'queued',
      dead_at: work.now + NOTICE_MS,
      confidential: 0,
      config,
    })
}

/** Queues a notification, in the transaction of its cause. */
export async function queueNotification(
  work: UnitOfWork,
  secret: Secret,
  { to, subject, content }: { to: string; subject: string; content: string },
): Promise<void> {
  await insert(work, secret, {
    kind: 'notification',
    to_address: to,
    subject,
    content,
    state: 'queued',
    dead_at: work.now + NOTICE_MS,
    confidential: 0,
    config: null,
  })
}

/** Queues a notice of a change, in its transaction; only its reader may see the text. Without a configuration it is held without its text. */
export async function queueConfidentialNotice(
  work: UnitOfWork,
  secret: Secret,
  { kind, to, subject, content }: MailText & { kind: NoticeKind; to: string },
): Promise<void> {
  const config = await configOf(work.trx, typeOf(kind))
  await insert(work, secret, {
    kind,
    to_address: to,
    subject,
    content: config ? content : null,
    state: config ? 'queued' : 'held',
    dead_at: work.now + NOTICE_MS,
    confidential: 1,
    config: null,
  })
}

/** Notifies every administrator of a change, in its transaction. */
export async function tellAdministrators(
  work: UnitOfWork,
  secret: Secret,
  notice: MailText & { kind: NoticeKind },
): Promise<void> {
  for (const to of await administratorsAddresses(work.trx))
    await queueConfidentialNotice(work, secret, { ...notice, to })
}

/** A mail before it is encrypted and put into the outbox. */
type Draft = Pick<
  MailOutboxTable,
  'kind' | 'to_address' | 'subject' | 'state' | 'dead_at' | 'confidential'
> & { content: string | null; config: EmailConfigTable | null }

async function insert(work: UnitOfWork, secret: Secret, { content, config, ...mail }: Draft): Promise<void> {
  const id = newId()
  await insertMail(work.trx, {
    ...mail,
    id,
    content_sealed: content === null ? null : encrypt(contentKey(secret), content, id),
    config_sealed: config && sealConfig(secret, config, id),
    tries: 0,
    next_at: work.now,
    last_error: null,
    created_at: work.now,
    sent_at: null,
  })
}

/** @returns subject and text of a mail: the configuration's own where it has them */
export function textOf(config: EmailConfigTable | undefined, kind: CodeMailKind, locale: Locale) {
  const words = defaultText(locale, kind)
  if (kind === 'registered') return words
  return { subject: config?.subject ?? words.subject, content: config?.content ?? words.content }
}

/** @returns the text of a held mail; null for any other, and for a confidential one */
export function readableContent(secret: Secret, mail: MailOutboxTable): string | null {
  return mail.state === 'held' && !mail.confidential && mail.content_sealed
    ? decrypt(contentKey(secret), mail.content_sealed, mail.id)
    : null
}

/** Sends due mails; safe on several servers at once. */
export function sendDueMails(installation: Installation): Promise<void> {
  return sendDue<MailOutboxTable>({
    atOnce: AT_ONCE,
    claim: ({ max, busy }) =>
      withTransaction(installation, (work) =>
        claimMails(work, { until: work.now + CLAIM_MS, max, sending: busy }),
      ),
    // Its claim may end during sending if the clock is set ahead: this server knows that it is in progress.
    laneOf: ({ id }) => id,
    send: (mail) => send(installation, mail),
  })
}

/** What a mail no longer needs once it is sent or given up: its text, and the password of the server that it was to leave by. */
const forgotten = { content_sealed: null, config_sealed: null }

async function send(
  { database: { db }, clock, secret, log, env }: Installation,
  mail: MailOutboxTable,
): Promise<void> {
  // A notification delayed by a stopped server or a clock set ahead is tried once more, because its reader can still use it.
  const isLate = isCode(mail.kind) && clock() >= mail.dead_at
  if (isLate || !mail.content_sealed) {
    await recordMailResult(db, mail, { state: 'failed', ...forgotten })
    return
  }
  // Who was disabled or removed meanwhile is not told of the work any more.
  if (mail.kind === 'notification' && !(await canLogIn(db, mail.to_address))) {
    await recordMailResult(db, mail, { state: 'skipped', ...forgotten })
    return
  }
  const config = mail.config_sealed
    ? openConfig(secret, mail.config_sealed, mail.id)
    : await configOf(db, typeOf(mail.kind))
  if (!config) {
    await recordMailResult(db, mail, { state: 'held', ...(mail.confidential && { content_sealed: null }) })
    return
  }
  try {
    const content = decrypt(contentKey(secret), mail.content_sealed, mail.id)
    const { id, to_address: to, subject } = mail
    const isNotification = mail.kind === 'notification'
    const settings = smtpOf(secret, config, { site: env.publicUrl, brand: await brandOf(db) })
    await sendMail(settings, { id, to, subject, content, isNotification }, TRY_MS)
    await recordMailResult(db, mail, {
      ...forgotten,
      state: 'sent',
      sent_at: clock(),
      last_error: null,
    })
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    log.warn({ mail: mail.id, tries: mail.tries, trouble: error.detail }, 'A mail did not leave')
    const next = clock() + pauseAfter(mail.tries)
    const over = error.final || next >= mail.dead_at
    await recordMailResult(db, mail, {
      last_error: error.message,
      ...(over ? { ...forgotten, state: 'failed' } : { next_at: next }),
    })
  }
}

/** Mails wait at most as long as from one try to the next: see `shortenWaits`. */
export function endLongMailWaits(db: Db, now: number): Promise<void> {
  return shortenMailWaits(db, now, CLAIM_MS)
}

/** @returns milliseconds until the next attempt, by the number of attempts */
function pauseAfter(tries: number): number {
  return (PAUSES[Math.min(tries, PAUSES.length) - 1] ?? 5) * SECOND
}

function typeOf(kind: MailKind): CodePurpose {
  return kind === 'reset' ? 'reset' : 'register'
}

function contentKey(secret: Secret): Buffer {
  return secret.key('mail-content')
}
