import { cutUnits } from '@seaport/contract/kernel/graphemes'
import type { MailSecurity } from '@seaport/contract/platform/email.schema'
import { createTransport } from 'nodemailer'

/** Connection settings of a mail server. */
export interface SmtpSettings {
  host: string
  port: number
  secure: MailSecurity
  sender: string
  /** Name of the sender: the product's, as the installation calls it. */
  brand: string
  /** Null = the server requires no login. */
  login: { user: string; password: string } | null
  /** The installation's public address, whose host names it in EHLO and in message ids if it is a full name; else the sender's domain does. */
  site: string | null
}

/** A mail to send. */
export interface Mail {
  /** Message id, so that a duplicate delivery is recognized by the reader's mail server. */
  id: string
  to: string
  subject: string
  content: string
  /** A notification that the person can turn off, unlike a code. */
  isNotification: boolean
}

/** A mail that was not sent: the message of the server or network, without any code from the mail. */
export class MailError extends Error {
  /** The server refuses this mail permanently. */
  readonly final: boolean
  /** The network's error, for the operator's log only. */
  readonly detail: string
  constructor(message: string, final: boolean, detail = message) {
    super(message)
    this.final = final
    this.detail = detail
  }
}

/**
 * Sends a mail to its server.
 * @param withinMs total timeout; the server may have accepted the mail when it expires
 * @throws MailError
 */
export async function sendMail(settings: SmtpSettings, mail: Mail, withinMs: number): Promise<void> {
  const { sender, brand, site } = settings
  const domain = domainOf(settings)
  const transport = createTransport(transportOptions(settings, withinMs))
  const signal = AbortSignal.timeout(withinMs)
  try {
    await transport.sendMail({
      from: { name: brand, address: sender },
      to: { name: '', address: mail.to },
      subject: mail.subject,
      text: mail.content,
      messageId: `<${mail.id}@${domain}>`,
      headers: headersOf(mail, domain, site),
      signal,
    })
  } catch (error) {
    throw toMailError(error, signal.aborted)
  }
}

/**
 * How a mail server is spoken to.
 * @param patienceMs for its connection, greeting and each answer: some greet late on purpose, and RFC 5321 (section 4.5.3.2) gives them minutes
 */
export function transportOptions(settings: SmtpSettings, patienceMs: number) {
  const { host, port, secure, login } = settings
  return {
    host,
    port,
    name: domainOf(settings),
    secure: secure === 'tls',
    requireTLS: secure === 'starttls',
    ignoreTLS: secure === 'none',
    ...(login && { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** A fully qualified host name: letters, digits and hyphens (RFC 1123), except names that every machine has. */
const FULL_NAME =
  /^(?!.*(?:\.localdomain|\.localhost)$)(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]*[a-z][a-z\d-]*$/

/** The installation's host, or else the sender's domain: mail servers refuse addresses and names that are not full in EHLO (RFC 5321, section 4.1.4). */
function domainOf({ site, sender, host }: SmtpSettings): string {
  const own = (site && URL.parse(site)?.hostname.replace(/\.$/, '')) || ''
  return (FULL_NAME.test(own) && own) || sender.split('@').at(-1) || host
}

/**
 * Auto-Submitted keeps vacation replies away (RFC 3834, section 5); Exchange heeds only its own header. List headers let readers filter notifications and turn
 * them off (RFC 2919, RFC 2369): the console's addresses stand behind a hash.
 */
function headersOf({ isNotification }: Mail, domain: string, site: string | null): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...(isNotification && { 'List-Id': `<notifications.${domain}>` }),
    ...(isNotification && site && { 'List-Unsubscribe': `<${site}/#/notifications>` }),
  }
}

/** Fields of nodemailer's errors. */
interface SmtpError extends Error {
  code?: string
  responseCode?: number
}

const NO_ANSWER = 'ECONNECTION: no mail server answers there as configured'
const unreachable = new Set([
  'ECONNECTION',
  'ESOCKET',
  'ETIMEDOUT',
  'EDNS',
  'EPROTOCOL',
  'ETLS',
  'ECONNREFUSED',
])

/** @param late its time ran out */
export function toMailError(error: unknown, late: boolean): MailError {
  if (late) return new MailError(NO_ANSWER, false, 'ETIMEDOUT: the mail server took too long')
  const { code = 'EUNKNOWN', responseCode = 0, message } = error as SmtpError
  // A closed port, a silent one and another service get the same message, so that the settings can't be used to probe the server's network.
  if (unreachable.has(code) && !/certificate/i.test(message))
    return new MailError(NO_ANSWER, false, redact(`${code}: ${message}`))
  // The address or the mail itself is refused: another attempt ends the same. A wrong password can be corrected while mails wait.
  const final = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  return new MailError(redact(`${code}: ${message}`), final)
}

/** Servers may quote the refused mail. */
function redact(text: string): string {
  return cutUnits(text.replaceAll(/\d{6}|[\w-]{40,}/g, '******').replaceAll(/\s+/g, ' '), 300)
}
