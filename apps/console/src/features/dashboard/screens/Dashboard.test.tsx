// @vitest-environment jsdom
import { ApiRefused } from '@seaport/api-client/errors'
import { userInfo, userPermission } from '@seaport/contract/people/user'
import { getAttention } from '@seaport/contract/work/attention'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { Dashboard } from './Dashboard.tsx'

setUpDom()
beforeAll(() => preload('dashboard', 'chart', 'task', 'network'))

test('an attention list that can’t be read says so, and takes nothing else with it', async () => {
  const answers = new Map<unknown, object>([
    [userInfo, { is_superuser: false }],
    [userPermission, { keys: ['009'] }],
  ])
  const fault = new ApiRefused(500, { code: 500, reason: 'fault', msg: 'Lỗi', data: null, request_id: 'r' })
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: unknown) => {
    if (endpoint === getAttention) throw fault
    return answers.get(endpoint) ?? new Promise(() => {})
  }) as never)
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Dashboard />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const attention = await screen.findByRole('region', { name: 'Needs attention' })
  expect(await within(attention).findByText('Lỗi')).toBeTruthy()
  for (const name of ['Today', 'Right now', 'Over time'])
    expect(screen.getByRole('region', { name })).toBeTruthy()
})
