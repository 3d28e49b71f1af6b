// @vitest-environment jsdom

import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { MAX_WAITING_DELIVERIES } from '@seaport/contract/work/webhook'
import { Webhook } from '@seaport/contract/work/webhook.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { WebhookItem } from './WebhookItem.tsx'

setUpDom()
beforeAll(() => preload('notification'))

test.each([
  [MAX_WAITING_DELIVERIES - 1, false],
  [MAX_WAITING_DELIVERIES, true],
])('with %i messages waiting it says whether more are lost (%s)', async (waiting, isFull) => {
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <WebhookItem
        webhook={{ ...sampleOf(Webhook), waiting }}
        onEdit={() => {}}
        onSecret={() => {}}
        onLog={() => {}}
      />
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: 'Log' })
  expect(screen.queryByText(/waiting to be delivered$/) === null).toBe(isFull)
})
