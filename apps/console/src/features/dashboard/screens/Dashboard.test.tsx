// @vitest-environment jsdom
import { ApiRefused } from '@seaport/api-client/errors'
import { userInfo, userPermission } from '@seaport/contract/people/user'
import { getAdminAttention, getAttention } from '@seaport/contract/work/attention'
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

/** The dashboard of a person, whose attention list answers as `attention` does; all other answers never come. */
function renderDashboard(person: object, attention: () => Promise<unknown>) {
  const answers = new Map<unknown, object>([
    [userInfo, person],
    [userPermission, { keys: ['009'] }],
  ])
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: unknown) => {
    if (endpoint === getAttention || endpoint === getAdminAttention) return attention()
    return answers.get(endpoint) ?? new Promise(() => {})
  }) as never)
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Dashboard />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('an attention list that can’t be read says so, and takes nothing else with it', async () => {
  const fault = new ApiRefused(500, { code: 500, reason: 'fault', msg: 'Lỗi', data: null, request_id: 'r' })
  renderDashboard({ is_superuser: false }, () => Promise.reject(fault))
  const attention = await screen.findByRole('region', { name: 'Needs attention' })
  expect(await within(attention).findByText('Lỗi')).toBeTruthy()
  for (const name of ['Today', 'Right now', 'Over time'])
    expect(screen.getByRole('region', { name })).toBeTruthy()
})

test.each([
  ['a supervisor', false],
  ['an administrator', true],
])('the dashboard of %s says that it loads until its attention list is there', async (_, is_superuser) => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  renderDashboard({ is_superuser }, () => promise)
  await screen.findByText('Today’s figures, the current state and trends over time.')
  expect((await screen.findByRole('status')).textContent).toBe('Loading…')
  expect(screen.queryByRole('region')).toBeNull()
  resolve({ items: [], first_steps: null, gift: null })
  await screen.findAllByRole('region')
})
