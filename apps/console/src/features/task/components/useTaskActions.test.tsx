// @vitest-environment jsdom
import { ApiRefused } from '@seaport/api-client/errors'
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { Task } from '@seaport/contract/work/task.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
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

test('why a task could not be paused is said', async () => {
  const refusal = new ApiRefused(409, { code: 409, msg: 'Đang bảo trì.', data: null } as never)
  vi.spyOn(client, 'call').mockRejectedValue(refusal)
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Pause />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'pause' }))
  await screen.findByText('Đang bảo trì.')
})
