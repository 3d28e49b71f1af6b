// @vitest-environment jsdom
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { getTask } from '@seaport/contract/work/task'
import { TaskDetail } from '@seaport/contract/work/task.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { TaskPage } from './TaskPage.tsx'

setUpDom()
beforeAll(() =>
  preload(
    'task',
    'taskScreen',
    'taskBulk',
    'taskPage',
    'taskRepeat',
    'network',
    'wizard',
    'resource',
    'validation',
  ),
)

test('what is typed into the name of a task stays when the task starts in the meantime', async () => {
  let status = 'pending'
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: unknown) =>
    endpoint === getTask
      ? { ...sampleOf(TaskDetail), id: 't1', status, park_reason: null }
      : { list: [], total: 0, repeat: null, limits: undefined }) as never)
  const queries = new QueryClient()
  renderUi(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/task/t1']}>
        <Routes>
          <Route path="/task/:id" element={<TaskPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Task name/ })
  fireEvent.change(name, { target: { value: 'Trà chiều 下午茶' } })
  status = 'running'
  await act(() => queries.invalidateQueries())
  await screen.findAllByText('In progress')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Task name/ }).value).toBe('Trà chiều 下午茶')
})
