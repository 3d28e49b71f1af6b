import { getAttention } from '@seaport/contract/work/attention'
import * as webhook from '@seaport/contract/work/webhook'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'

/** Queries of webhooks, and the dashboard's, which reports webhooks that were switched off. */
const touched = [webhook.listWebhooks, getAttention] as const

export const useCreateWebhook = () => useEndpointMutation(webhook.createWebhook, touched)
export const useUpdateWebhook = () => useEndpointMutation(webhook.updateWebhook, touched)
export const useRenewWebhookSecret = () => useEndpointMutation(webhook.renewWebhookSecret, touched)
export const useDeleteWebhook = () => useEndpointMutation(webhook.deleteWebhook, touched)
export const useTestWebhook = () => useEndpointMutation(webhook.testWebhook, [webhook.listWebhookDeliveries])
export const useResend = () =>
  useEndpointMutation(webhook.resendWebhookDelivery, [webhook.listWebhookDeliveries])
