// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import texts from '@seaport/i18n/locales/en/config.json' with { type: 'json' }
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { daysAgo } from '../../../shared/test-support/shown-cells.tsx'
import { HealthSection } from './HealthSection.tsx'
import { JobsSection } from './JobsSection.tsx'

setUpDom()
beforeAll(() => preload('config', 'doctor'))

const renderSection = (section: ReactNode) =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{section}</MemoryRouter>
    </QueryClientProvider>,
  )

test('each cell of a job shows its own field', async () => {
  vi.spyOn(client, 'call').mockResolvedValue({
    list: [
      {
        ...{ name: 'task-lease', ok: true, late: false, error: null, every_seconds: 90, duration_ms: 7 },
        ...{ last_tick: daysAgo(1), next_due: null, last_failure: daysAgo(3), server: 'host-7', runs: [] },
      },
    ],
  } as never)
  renderSection(<JobsSection />)
  await screen.findByText('1 min 30 sec')
  const row = screen.getAllByRole('row').at(-1)
  const cells = [...(row?.children ?? [])].map(({ textContent }) => textContent)
  expect(cells.slice(2)).toEqual(expect.arrayContaining(['1 min 30 sec', 'yesterday', '7 ms', '3 days ago']))
})

test('jobs that failed are called as in their list', async () => {
  const names = Object.entries(texts).flatMap(([key, name]) =>
    key.startsWith('jobs.') ? [[key.slice(5), name]] : [],
  )
  const jobs = names.map(([id]) => id).join(', ')
  const failed = { check: 'jobs', state: 'warning', finding: 'jobs_failed', values: { jobs } }
  vi.spyOn(client, 'call').mockResolvedValue({ checked_at: daysAgo(0), list: [failed] } as never)
  renderSection(<HealthSection />)
  const { textContent } = await screen.findByText(/^Last run failed/)
  expect(names.filter(([, name]) => !textContent.includes(`${name}`))).toEqual([])
})
