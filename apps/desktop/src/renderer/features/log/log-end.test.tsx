// @vitest-environment jsdom
import { MAX_LOG_ENTRIES } from '@seaport/contract/desktop/ipc-screens'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'

setUpDom()
vi.mock('@seaport/ui/data-table', () => ({
  DataTable: ({ rows }: { rows: readonly object[] | undefined }) => rows && <p>{`${rows.length} rows`}</p>,
}))
beforeAll(() => preload('desktopLog', 'desktop', 'desktop-main', 'task', 'error', 'ui', 'common'))

test.each([
  [MAX_LOG_ENTRIES, true],
  [MAX_LOG_ENTRIES - 1, false],
])('a log of %i entries tells that older ones are left out: %s', async (count, told) => {
  const entries = Array.from({ length: count }, (_, id) => ({
    ...{ id, time: '2026-03-13T20:00:00.000Z', level: 'info', msg: 'started', fields: {} },
  }))
  vi.stubGlobal('seaport', {
    call: async (name: string) => ({ ok: true, value: name === 'log.list' ? entries : { accounts: [] } }),
    on: () => () => undefined,
  })
  const { Logs } = await import('./screens/Logs.tsx')
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Logs />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText(`${count} rows`)
  expect(screen.queryByText(/^The newest 1,000 entries/) !== null).toBe(told)
})
