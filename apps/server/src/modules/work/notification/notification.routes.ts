import { getNotificationSetting, putNotificationSetting } from '@seaport/contract/work/notification'
import * as webhook from '@seaport/contract/work/webhook'
import { listAnswer } from '../../../db/page.ts'
import type { Db } from '../../../db/schema.ts'
import type { UserActor } from '../../../kernel/http/actor.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { orNotFound } from '../../../kernel/refusal.ts'
import { recordHit } from '../../../kernel/throttle/throttle.ts'
import { namesOf } from '../../people/user/user.public.ts'
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

  registerRoute(webhook.createWebhook, ({ actor, mutate }, { body }) =>
    mutate((work) => service.addWebhook(work, installation, actor.userId, body)),
  )

  registerRoute(webhook.updateWebhook, ({ actor: { userId }, mutate }, { params: { id }, body }) =>
    mutate((work) => service.editWebhook(work, installation, { userId, id }, body)),
  )

  registerRoute(webhook.renewWebhookSecret, ({ actor: { userId }, mutate }, { params: { id } }) =>
    mutate((work) => service.renewSecret(work, installation, { userId, id })),
  )

  registerRoute(webhook.deleteWebhook, ({ actor, mutate }, { params: { id } }) =>
    mutate(async (work) => {
      await service.deleteWebhook(work, actor.userId, id)
      return {}
    }),
  )

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

async function personIn(db: Db, { userId, superuser, keys }: UserActor): Promise<Person> {
  return { id: userId, email: (await namesOf(db, userId)).email, superuser, keys }
}
