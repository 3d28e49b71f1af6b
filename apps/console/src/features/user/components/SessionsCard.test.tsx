// @vitest-environment jsdom
import { listSessions } from '@seaport/contract/people/session'
import { UserSession } from '@seaport/contract/people/session.schema'
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { SessionsCard } from './SessionsCard.tsx'

setUpDom()
beforeAll(() => preload('user'))

test.each([
  ['Windows 11', 'Edge 151', 'Windows 11 · Edge 151'],
  ['Windows 11', '', 'Windows 11'],
  ['', 'Edge 151', 'Edge 151'],
  ['', '', 'Unknown device'],
])('a session of system “%s” and browser “%s” is called %s', async (system_type, kernel, name) => {
  const session = { ...sampleOf(UserSession), current: false, system_type, kernel }
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: unknown) =>
    endpoint === listSessions ? { list: [session] } : { keys: [] }) as never)
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SessionsCard />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect((await screen.findByText(name)).textContent).toBe(name)
})
