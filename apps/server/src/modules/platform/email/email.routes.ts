import { getEmailConfig, listOutbox, putEmailConfig, testEmailConfig } from '@seaport/contract/platform/email'
import type { OutboxMail } from '@seaport/contract/platform/email.schema'
import { listAnswer } from '../../../db/page.ts'
import type { EmailConfigTable, MailOutboxTable } from '../../../db/schema/registration.ts'
import { instant, instantOrNull } from '../../../db/wire.ts'
import type { UserActor } from '../../../kernel/http/actor.ts'
import type { Context } from '../../../kernel/http/context.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import { newId } from '../../../kernel/id.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Secret } from '../../../kernel/secret.ts'
import { recordHit } from '../../../kernel/throttle/throttle.ts'
import { audit, emailOf } from '../audit/audit.public.ts'
import { brandOf, configOf, pageOfMails } from './email.repository.ts'
import { configsFor, replaceConfig, smtpOf, toConfig } from './email-config.ts'
import { readableContent, tellOwners, textOf } from './mail-outbox.ts'
import { fillIn } from './mail-text.ts'
import { MailError, sendMail } from './smtp.ts'

/** The clients wait ten seconds for an answer. */
const TEST_MS = 8000
const testRule = { name: 'mail-test', limit: 20, seconds: 3600 }

/** The email configuration, for administrators, and the mails that were sent. */
export function emailRoutes(registerRoute: RegisterRoute, installation: Installation): void {
  const { secret } = installation
  registerRoute(getEmailConfig, async ({ db, locale }) => ({ configs: await configsFor(db, locale) }))

  registerRoute(putEmailConfig, (context, { body }) =>
    context.mutate(async (work) => {
      const { before, after } = await replaceConfig(work, secret, body)
      const { actor, locale } = context
      if (before) {
        const actorEmail = await emailOf(work.trx, actor.userId)
        await tellOwners(work, secret, { config: before, actorEmail, locale })
      }
      await audit(work, context, {
        action: 'email_config.update',
        subject: body.type,
        before: before && toAuditEntry(before),
        after: toAuditEntry(after),
      })
      return toConfig(body.type, after, context.locale)
    }),
  )

  registerRoute(testEmailConfig, async (context, { body }) => {
    await sendTest(context, installation, body)
    return {}
  })

  registerRoute(listOutbox, async ({ db }, { query }) =>
    listAnswer(await pageOfMails(db, query), query, (mail) => toMail(secret, mail)),
  )
}

async function sendTest(
  context: Context<UserActor>,
  { secret, env }: Installation,
  { type, to }: { type: EmailConfigTable['type']; to: string },
): Promise<void> {
  const { db, actor, now, locale } = context
  const config = await configOf(db, type)
  if (!config) refuse('mail_not_configured')
  await recordHit(db, testRule, actor.userId, now)
  await context.mutate((work) =>
    audit(work, context, { action: 'email_config.test', subject: type, after: { to } }),
  )
  const text = fillIn(textOf(config, type, locale), { code: '000000', minutes: config.expire_minutes })
  try {
    const settings = smtpOf(secret, config, { site: env.publicUrl, brand: await brandOf(db) })
    await sendMail(settings, { id: newId(), to, ...text, isNotification: false }, TEST_MS)
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    context.log.warn({ trouble: error.detail }, 'A test mail did not leave')
    refuse('mail_failed', { trouble: error.message })
  }
}

/** Fields of a configuration in the audit log. */
function toAuditEntry({ password_sealed, updated_at: _, ...row }: EmailConfigTable) {
  return { ...row, has_password: password_sealed !== null }
}

function toMail(secret: Secret, mail: MailOutboxTable): OutboxMail {
  const { id, kind, to_address: to, subject, state, tries, last_error } = mail
  return {
    id,
    kind,
    to,
    subject,
    content: readableContent(secret, mail),
    confidential: mail.confidential === 1,
    state,
    tries,
    last_error,
    created_at: instant(mail.created_at),
    sent_at: instantOrNull(mail.sent_at),
  }
}
