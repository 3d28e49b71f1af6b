// @vitest-environment jsdom
import { ApiUnreachable } from '@seaport/api-client/errors'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { KindTable } from './KindTable.tsx'

setUpDom()
beforeAll(() => preload('statistics', 'task', 'common', 'ui'))

test('figures that could not be loaded are asked for again by their button, both kinds', async () => {
  const call = vi.spyOn(client, 'call').mockRejectedValue(new ApiUnreachable(new Error()))
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <KindTable scope={{ from: '2026-03-01', to: '2026-03-07', zone: 'UTC', platform: false } as never} />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(4))
  const paths = call.mock.calls.map(([{ path }]) => path)
  expect(paths.slice(2).sort()).toEqual(paths.slice(0, 2).sort())
})
