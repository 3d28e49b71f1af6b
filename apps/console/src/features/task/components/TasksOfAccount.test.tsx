// @vitest-environment jsdom
import { schemasOf } from '@seaport/contract/api.schema'
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { getGuard } from '@seaport/contract/work/guard'
import { listTasks } from '@seaport/contract/work/task'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { TasksOfAccount } from './TasksOfAccount.tsx'

setUpDom()
beforeAll(() => preload('task', 'taskScreen'))

test('a task that rests for the daily cap says how much that is', async () => {
  const page = sampleOf(schemasOf(listTasks).data)
  const guard = sampleOf(schemasOf(getGuard).data)
  const task = {
    ...page.list[0],
    ...{ kind: 'send_message', network: 'x', status: 'running', end_reason: null },
    ...{ park_reason: 'daily_cap', parked_until: null },
  }
  guard.limits.caps.x.send_message = 37
  vi.spyOn(client, 'call').mockImplementation((endpoint: unknown) =>
    Promise.resolve(endpoint === getGuard ? guard : { ...page, list: [task], total: 1 }),
  )
  renderUi(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <TasksOfAccount id="a1" />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  expect(await screen.findByText(/Daily limit of 37 reached/)).toBeTruthy()
})
