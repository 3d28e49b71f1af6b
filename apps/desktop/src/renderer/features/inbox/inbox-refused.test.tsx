// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { InboxCount } from './components/InboxCount.tsx'
import { InboxHost } from './components/InboxHost.tsx'
import { Inbox } from './screens/Inbox.tsx'

setUpDom()
beforeAll(() => preload('desktop', 'inbox', 'task', 'network', 'taskBulk', 'ui', 'common'))

const answers: Record<string, unknown> = {
  'workspace.get': { ports: [], accounts: [], local: [] },
  'runner.state': { online: true, tasks: [] },
  'tab.state': { tabs: [{ id: 'a1', unread: 3 }], memory_used: 0, memory_budget: 1 },
  'task.list': { list: [] },
}
let refused: string | undefined
let asked: string[]
let queries: QueryClient
beforeEach(() => {
  asked = []
  queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 1e9 } } })
  vi.stubGlobal('seaport', {
    call: async (name: string, args: object) => {
      asked.push(name)
      if (name === 'inbox.count') asked.push(JSON.stringify(args))
      if (name === refused) return { ok: false, error: { code: 400, msg: 'Từ chối 拒絕' } }
      return { ok: true, value: answers[name] ?? {} }
    },
    on: () => () => undefined,
  })
})

const show = () =>
  renderUi(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Inbox />
        <InboxCount />
        <InboxHost />
      </MemoryRouter>
    </QueryClientProvider>,
  )

test.each(['workspace.get', 'task.list'])('an inbox that lacks %s says why, and asks again', async (name) => {
  refused = name
  show()
  await screen.findByText('Từ chối 拒絕')
  expect(screen.queryByRole('heading', { name: 'Inbox' })).toBeNull()
  // What is not known is no number, either.
  expect(asked).not.toContain('inbox.count')
  refused = undefined
  asked = []
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('1 account has new messages')
  expect(new Set(asked.filter((one) => one in answers))).toEqual(new Set([name]))
  await waitFor(() => expect(asked).toContain('{"count":1}'))
})

test('an inbox that is known stays while the server refuses it', async () => {
  refused = undefined
  show()
  await screen.findByText('1 account has new messages')
  refused = 'workspace.get'
  await act(() => queries.invalidateQueries())
  screen.getByText('1 account has new messages')
  expect(screen.queryByText('Từ chối 拒絕')).toBeNull()
})
