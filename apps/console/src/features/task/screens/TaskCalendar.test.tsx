// @vitest-environment jsdom
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { getGuard } from '@seaport/contract/work/guard.schema'
import { CalendarAccount, CalendarTask } from '@seaport/contract/work/task-calendar.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { TaskCalendar } from './TaskCalendar.tsx'

setUpDom()
beforeAll(() => preload('task', 'taskCalendar', 'taskRepeat'))

const account = { ...sampleOf(CalendarAccount), id: 'a' }
const taskOf = (name: string, day: string): CalendarTask => ({
  ...sampleOf(CalendarTask),
  account: { id: 'a', account: account.account },
  id: name,
  name,
  status: 'completed',
  started_at: `2026-03-${day}T02:00:00.000Z`,
  ended_at: `2026-03-${day}T03:00:00.000Z`,
})

test('a task that lies outside the days shown has no bar', async () => {
  const answers: Readonly<Record<string, object>> = {
    // The server also tells of what was planned for these days and ran on others.
    '/task-calendar': {
      tasks: [taskOf('Trà', '12'), taskOf('茶', '13')],
      accounts: [account],
      seats: [],
      cut: false,
    },
    '/guard': sampleOf(getGuard.data),
  }
  vi.spyOn(client, 'call').mockImplementation(
    (async ({ path }: { path: string }) => answers[path] ?? { list: [] }) as never,
  )
  // Bars lie on a track that has a width.
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200)
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/taskCalendar?view=day&day=2026-03-12&zone=UTC']}>
        <TaskCalendar />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByRole('link', { name: /Trà/ })
  expect(screen.queryByRole('link', { name: /茶/ })).toBeNull()
})
