// @vitest-environment jsdom
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { Task } from '@seaport/contract/work/task.schema'
import { getTaskRepeat, listTaskRepeats } from '@seaport/contract/work/task-repeat'
import { PlannedRepeat, getTaskRepeat as repeatSchema } from '@seaport/contract/work/task-repeat.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { useBatchRepeat } from './useBatchRepeat.tsx'

setUpDom()
beforeAll(() => preload('task', 'taskBatch', 'taskRepeat'))

const NEXT = '2026-03-20T08:00:00.000Z'
const batch = ['một', '二'].map((id) => ({ ...sampleOf(Task), id }))

function Shown(): ReactNode {
  const { actions, fact } = useBatchRepeat(batch)
  return (
    <main>
      {fact}
      {actions.map(({ id, label }) => (
        <button type="button" key={id}>
          {label}
        </button>
      ))}
    </main>
  )
}

const CHANGE = ['Change repeat', 'Stop repeating']

test.each<[title: string, origin: string | null, next: string | null, planned: string[], says: unknown[]]>([
  ['an active plan of another task', 'khác', NEXT, [], ['Created by the schedule of task #7']],
  ['one that has ended', 'khác', null, [], ['Repeat']],
  ['the plan of a task of the batch', 'một', NEXT, ['một', '二'], CHANGE],
  ['that of one of several', '二', NEXT, ['二'], CHANGE],
  ['none', null, null, [], ['Repeat']],
])('a batch that %s repeats', async (_, origin, next_at, planned, says) => {
  const { repeat } = sampleOf(repeatSchema.data)
  const answers = new Map<unknown, object>([
    [
      getTaskRepeat,
      { repeat: origin && { ...repeat, next_at, task: { ...repeat?.task, id: origin, number: 7 } } },
    ],
    [
      listTaskRepeats,
      { list: planned.map((id) => ({ ...sampleOf(PlannedRepeat), task: { ...sampleOf(Task), id } })) },
    ],
  ])
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: unknown) =>
    answers.get(endpoint)) as typeof client.call)
  const queries = new QueryClient()
  renderUi(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Shown />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const said = () =>
    [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map(
      ({ textContent }) => textContent,
    )
  await vi.waitFor(() =>
    expect([queries.getQueryCache().getAll().length, queries.isFetching()]).toEqual([2, 0]),
  )
  await vi.waitFor(() => expect(said()).toEqual(says))
})
