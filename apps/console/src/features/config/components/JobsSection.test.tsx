// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { daysAgo } from '../../../shared/test-support/shown-cells.tsx'
import { JobsSection } from './JobsSection.tsx'

setUpDom()
beforeAll(() => preload('config'))

test('each cell of a job shows its own field', async () => {
  vi.spyOn(client, 'call').mockResolvedValue({
    list: [
      {
        ...{ name: 'task-lease', ok: true, late: false, error: null, every_seconds: 90, duration_ms: 7 },
        ...{ last_tick: daysAgo(1), next_due: null, last_failure: daysAgo(3), server: 'host-7', runs: [] },
      },
    ],
  } as never)
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <JobsSection />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('1 min 30 sec')
  const row = screen.getAllByRole('row').at(-1)
  const cells = [...(row?.children ?? [])].map(({ textContent }) => textContent)
  expect(cells.slice(2)).toEqual(expect.arrayContaining(['1 min 30 sec', 'yesterday', '7 ms', '3 days ago']))
})
