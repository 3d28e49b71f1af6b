// @vitest-environment jsdom
import { ApiUnreachable } from '@seaport/api-client/errors'
import { getNotificationSetting } from '@seaport/contract/work/notification'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { EmailSection } from './EmailSection.tsx'

setUpDom()
beforeAll(() => preload('notification'))

test('settings that could not be loaded are asked for again by their button', async () => {
  const call = vi.spyOn(client, 'call').mockRejectedValue(new ApiUnreachable(new Error()))
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <EmailSection />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  expect(call.mock.calls.map(([endpoint]) => endpoint)).toEqual([
    getNotificationSetting,
    getNotificationSetting,
  ])
})
