import { getNotificationSetting, putNotificationSetting } from '@seaport/contract/work/notification'
import * as webhook from '@seaport/contract/work/webhook'
import type { Webhook } from '@seaport/contract/work/webhook.schema'
import { listAnswer } from '../../../db/page.ts'
import type { Db } from '../../../db/schema.ts'
import type { UserActor } from '../../../kernel/http/actor.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { orNotFound } from '../../../kernel/refusal.ts'
import { recordHit } from '../../../kernel/throttle/throttle.ts'
import { namesOf } from '../../people/user/user.public.ts'
import { audit } from '../../platform/audit/audit.public.ts'
import { kindsOf, type Person } from './needs.ts'
import { changeSetting, settingFor } from './notification.service.ts'
import { findWebhook, pageOfDeliveries } from './webhook.repository.ts'
import * as service from './webhook.service.ts'

/** Messages requested by a person: tests, and repeats. */
const testRule = { name: 'webhook-test', limit: 30, seconds: 3600 }
const againRule = { name: 'webhook-again', limit: 60, seconds: 3600 }

/** Notification settings of a person: by email, and through webhooks. */
export function notificationRoutes(registerRoute: RegisterRoute, installation: Installation): void {
  registerRoute(getNotificationSetting, async ({ db, actor, locale }) =>
    settingFor(db, await personIn(db, actor), locale),
  )

  registerRoute(putNotificationSetting, ({ actor, locale, mutate }, { body }) =>
    mutate(async (work) => {
      await changeSetting(work, actor.userId, body)
      return settingFor(work.trx, await personIn(work.trx, actor), locale)
    }),
  )

  registerRoute(webhook.listWebhooks, async ({ db, actor, now }) => ({
    list: await service.ownWebhooks(db, actor.userId, now),
    most: await service.mostWebhooks(db, actor.userId),
    kinds: kindsOf(actor),
  }))

  webhookChanges(registerRoute, installation)

  registerRoute(webhook.testWebhook, async ({ db, now, actor, mutate }, { params: { id } }) => {
    await recordHit(db, testRule, actor.userId, now)
    return mutate((work) => service.sendTest(work, actor.userId, id))
  })

  registerRoute(webhook.listWebhookDeliveries, async ({ db, actor }, { params: { id }, query }) => {
    orNotFound(await findWebhook(db, actor.userId, id))
    return listAnswer(await pageOfDeliveries(db, id, query), query, service.toDelivery)
  })

  registerRoute(webhook.resendWebhookDelivery, async ({ db, now, actor, mutate }, { params: { id } }) => {
    await recordHit(db, againRule, actor.userId, now)
    return mutate((work) => service.sendAgain(work, actor.userId, id))
  })
}

function webhookChanges(registerRoute: RegisterRoute, installation: Installation): void {
  registerRoute(webhook.createWebhook, (context, { body }) =>
    context.mutate(async (work) => {
      const { userId } = context.actor
      const created = await service.addWebhook(work, installation, userId, body)
      const act = { subject: created.id, tenantId: userId, after: audited(created) }
      await audit(work, context, { action: 'webhook.create', ...act })
      return created
    }),
  )

  registerRoute(webhook.updateWebhook, (context, { params: { id }, body }) =>
    context.mutate(async (work) => {
      const { userId } = context.actor
      const { before, after } = await service.editWebhook(work, installation, { userId, id }, body)
      const act = { subject: id, tenantId: userId, before: audited(before), after: audited(after) }
      await audit(work, context, { action: 'webhook.update', ...act })
      return after
    }),
  )

  registerRoute(webhook.renewWebhookSecret, (context, { params: { id } }) =>
    context.mutate(async (work) => {
      const { userId } = context.actor
      const renewed = await service.renewSecret(work, installation, { userId, id })
      await audit(work, context, {
        action: 'webhook.renew_secret',
        subject: id,
        tenantId: userId,
        after: audited(renewed),
      })
      return renewed
    }),
  )

  registerRoute(webhook.deleteWebhook, (context, { params: { id } }) =>
    context.mutate(async (work) => {
      const { userId } = context.actor
      const before = audited(await service.deleteWebhook(work, userId, id))
      await audit(work, context, { action: 'webhook.delete', subject: id, tenantId: userId, before })
      return {}
    }),
  )
}

/** What the audit log keeps of a webhook: not its path, which often is the key to the receiver. */
function audited({ url, enabled }: Webhook) {
  return { url: new URL(url).origin, enabled }
}

async function personIn(db: Db, { userId, superuser, keys }: UserActor): Promise<Person> {
  return { id: userId, email: (await namesOf(db, userId)).email, superuser, keys }
}
