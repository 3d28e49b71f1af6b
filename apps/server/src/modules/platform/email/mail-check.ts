import { createTransport } from 'nodemailer'
import type { Db } from '../../../db/schema.ts'
import type { Secret } from '../../../kernel/secret.ts'
import { brandOf, configOf } from './email.repository.ts'
import { smtpOf } from './email-config.ts'
import { type MailError, toMailError, transportOptions } from './smtp.ts'

const TIMEOUT_MS = 5000

/**
 * Connects to the mail server and logs in; sends nothing.
 * @returns null if none is set up; `error` is null if the login succeeded, and otherwise reveals no more than the error of a mail that was not sent
 */
export async function checkMailServer(
  db: Db,
  secret: Secret,
  site: string | null,
): Promise<{ host: string; sender: string; error: MailError | null } | null> {
  const config = (await configOf(db, 'register')) ?? (await configOf(db, 'reset'))
  if (!config) return null
  const settings = smtpOf(secret, config, { site, brand: await brandOf(db) })
  const transport = createTransport(transportOptions(settings, TIMEOUT_MS))
  const { host, sender } = settings
  try {
    await transport.verify()
    return { host, sender, error: null }
  } catch (error) {
    return { host, sender, error: toMailError(error, false) }
  } finally {
    transport.close()
  }
}

export const senderDomain = (sender: string) => sender.split('@').at(-1) ?? sender
