// @vitest-environment jsdom
import { ApiRefused } from '@seaport/api-client/errors'
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { Task } from '@seaport/contract/work/task.schema'
import { changeLanguage, preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { useTaskActions } from './useTaskActions.ts'

setUpDom()
beforeAll(() => preload('task', 'taskBulk', 'taskScreen'))

function Pause(): ReactNode {
  const { onAction } = useTaskActions()
  return (
    <button type="button" onClick={() => onAction('pause', sampleOf(Task))}>
      {'pause'}
    </button>
  )
}

const refusal = new ApiRefused(409, { code: 409, msg: 'Đang bảo trì.', data: null } as never)

test.each<[string, () => unknown, string]>([
  ['the server', () => Promise.reject(refusal), 'Đang bảo trì.'],
  ['a deletion', () => Promise.resolve({ done: 0, missing: 1, left_out: [] }), '1 no longer exists'],
])('why a task could not be paused is said: %s', async (_, answer, said) => {
  vi.spyOn(client, 'call').mockImplementation(answer as typeof client.call)
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Pause />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'pause' }))
  await screen.findByText(said)
})

test('what was done is told in the language that the person has chosen since', async () => {
  vi.spyOn(client, 'call').mockResolvedValue({ done: 1, missing: 0, left_out: [] })
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Pause />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: 'pause' })
  await act(() => changeLanguage('vi'))
  fireEvent.click(screen.getByRole('button', { name: 'pause' }))
  await screen.findByText(`Đã tạm dừng ${sampleOf(Task).name}`)
})
