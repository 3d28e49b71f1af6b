// @vitest-environment jsdom
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { Task } from '@seaport/contract/work/task.schema'
import { createTasksAgain } from '@seaport/contract/work/task-batch'
import { preload } from '@seaport/i18n/browser'
import { openReport } from '@seaport/ui/bulk-report'
import { openConfirmation } from '@seaport/ui/confirm'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { useBatchAgain } from './useBatchAgain.ts'

setUpDom()
beforeAll(() => preload('task', 'taskBatch', 'taskBulk'))

const batch = [
  { ...sampleOf(Task), id: 'một', name: 'Hội trà' },
  { ...sampleOf(Task), id: '二', name: 'Tiệc trà' },
]
const onCreated = vi.fn()

function Again(): ReactNode {
  const { label, onSelect } = useBatchAgain(batch, onCreated)
  return (
    <button type="button" onClick={onSelect}>
      {label}
    </button>
  )
}

test('what of a batch could not be created again is reported by its shown name; then the new batch opens', async () => {
  const call = vi.spyOn(client, 'call').mockResolvedValue({
    list: [{ ...sampleOf(Task), batch: { ...sampleOf(Task).batch, id: 'b2' } }],
    missing: 0,
    left_out: [{ id: '二', name: 'collect_likers', reason: 'no_port', message: 'Không còn cổng' }],
  } as never)
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <Again />
    </QueryClientProvider>,
  )
  act(() => screen.getByRole('button').click())
  await act(async () => openConfirmation.read()?.run?.(''))
  expect(call.mock.calls.map(([endpoint, input]) => [endpoint, input])).toContainEqual([
    createTasksAgain,
    { body: { ids: ['một', '二'] } },
  ])
  await vi.waitFor(() =>
    expect(openReport.read()?.left_out).toEqual([
      expect.objectContaining({ id: '二', name: 'Tiệc trà', message: 'Không còn cổng' }),
    ]),
  )
  expect(onCreated).not.toHaveBeenCalled()
  await act(async () => openReport.read()?.close())
  expect(onCreated).toHaveBeenCalledWith('b2')
})
