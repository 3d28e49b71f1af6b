import { getNotificationSetting, putNotificationSetting } from '@seaport/contract/work/notification'
import * as webhook from '@seaport/contract/work/webhook'
import type * as webhookSchema from '@seaport/contract/work/webhook.schema'
import type { Home } from './home.ts'
import { idOf } from './home.ts'
import { type Stop, stop } from './stop.ts'

const settings = {
  url: 'https://hooks.example.test/seaport',
  kinds: ['task_failed' as const],
  language: 'vi' as const,
}

/** A new webhook in place of those of earlier calls, of which a person may have few. */
async function newWebhook({ server, supervisor }: Home): Promise<webhookSchema.Webhook> {
  const { list } = await server.call(webhook.listWebhooks, {}, supervisor)
  for (const { id } of list) await server.call(webhook.deleteWebhook, { params: { id } }, supervisor)
  return server.call(webhook.createWebhook, { body: settings }, supervisor)
}

/** What people are told of, and how. */
export const notificationStops: Stop[] = [
  stop(getNotificationSetting, () => ({})),
  stop(putNotificationSetting, () => ({
    body: { language: 'hk', time_zone: 'Asia/Hong_Kong', hour: 0, kinds: { task_failed: 'now' } },
  })),
  stop(webhook.listWebhooks, () => ({})),
  stop(webhook.createWebhook, async (home) => {
    await newWebhook(home)
    return { body: settings }
  }),
  stop(webhook.updateWebhook, async (home) => ({
    ...(await idOf(newWebhook(home))),
    body: { ...settings, enabled: true },
  })),
  stop(webhook.renewWebhookSecret, (home) => idOf(newWebhook(home))),
  stop(webhook.deleteWebhook, (home) => idOf(newWebhook(home))),
  stop(webhook.testWebhook, (home) => idOf(newWebhook(home))),
  stop(webhook.listWebhookDeliveries, async (home) => ({
    ...(await idOf(newWebhook(home))),
    query: { state: 'queued' },
  })),
  stop(webhook.resendWebhookDelivery, async (home) => {
    const params = { id: (await newWebhook(home)).id }
    return idOf(home.server.call(webhook.testWebhook, { params }, home.supervisor))
  }),
]
