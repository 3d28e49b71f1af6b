// @vitest-environment jsdom
import { schemasOf } from '@seaport/contract/api.schema'
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { listWebhookDeliveries, resendWebhookDelivery } from '@seaport/contract/work/webhook'
import type { Webhook } from '@seaport/contract/work/webhook.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { DeliveryPanel } from './DeliveryPanel.tsx'

setUpDom()
beforeAll(() => preload('notification'))

test('a message is sent again once, also after a double click', async () => {
  const delivery = sampleOf(schemasOf(listWebhookDeliveries).data.shape.list.element)
  const page = { list: [{ ...delivery, state: 'failed' }], total: 1, page: 1, page_size: 50 }
  vi.spyOn(client, 'call').mockImplementation((endpoint: unknown) =>
    endpoint === listWebhookDeliveries ? Promise.resolve(page) : new Promise<never>(() => {}),
  )
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <DeliveryPanel webhook={{ id: 'w1', url: 'https://example.test' } as Webhook} onClose={() => {}} />
    </QueryClientProvider>,
  )
  const button = await screen.findByRole('button', { name: 'Send again' })
  await act(async () => fireEvent.click(button))
  await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  await act(async () => fireEvent.click(button))
  expect(
    vi.mocked(client.call).mock.calls.filter(([endpoint]) => endpoint === resendWebhookDelivery),
  ).toHaveLength(1)
})
