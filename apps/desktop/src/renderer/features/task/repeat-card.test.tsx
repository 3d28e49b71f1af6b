// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { RepeatCard } from './components/RepeatCard.tsx'

setUpDom()
beforeAll(() => preload('taskRepeat'))

function At() {
  return <output>{useLocation().pathname}</output>
}

function show(repeat: object | null) {
  const call = async () => ({ ok: true, value: { repeat } })
  vi.stubGlobal('seaport', { call, on: () => () => undefined })
  return renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <At />
        <RepeatCard id="t1" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('a skipped repeat is shown with its reason', async () => {
  show({
    task: { id: 't1', number: 7 },
    weekdays: [1, 3],
    time: '09:30',
    time_zone: 'Asia/Ho_Chi_Minh',
    until: '2027-01-31',
    left: null,
    next_at: '2026-11-25T02:30:00.000Z',
    runs: [
      { due_at: '2026-11-23T02:30:00.000Z', task: null, skipped: 'No free port' },
      { due_at: '2026-11-18T02:30:00.000Z', task: { id: 't2', number: 9 }, skipped: '' },
    ],
  })
  const [skipped, created] = (await screen.findAllByRole('term')).slice(-2)
  expect(skipped?.nextElementSibling?.textContent).toBe('Skipped No free port')
  expect(created?.nextElementSibling?.textContent).toBe('Task #9')
  expect(screen.getByText(/Mon.*Wed at 09:30/)).toBeTruthy()
  expect(screen.getByText('Asia/Ho Chi Minh')).toBeTruthy()
  expect(screen.getByText('Jan 31, 2027')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Task #9' }))
  expect(screen.getByRole('status').textContent).toBe('/tasks/t2')
})

test('a task that is not repeated has no card', async () => {
  const { container } = show(null)
  await vi.waitFor(() => expect(container.textContent).not.toContain('…'))
  expect(screen.queryByText('Repeat')).toBeNull()
})
