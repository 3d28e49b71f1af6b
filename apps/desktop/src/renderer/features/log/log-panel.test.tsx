// @vitest-environment jsdom
import type { LogEntry } from '@seaport/contract/desktop/ipc-screens.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom, shownDetails } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { LogPanel } from './components/LogPanel.tsx'
import { useEventMessages } from './components/useEventMessages.ts'

setUpDom()
beforeAll(() => preload('desktopLog', 'desktop', 'ui', 'error', 'desktop-main', 'task', 'common'))

const entry = {
  id: 'e1',
  time: '2026-03-02T08:00:09.000Z',
  level: 'warn',
  msg: 'task parked',
  fields: { seat: '100123', account: 'a1', task: 't7', reason: 'no_free_port', request_id: 'r-9' },
} as unknown as LogEntry

function Shown({ onClose }: { onClose: () => void }): ReactNode {
  const words = useEventMessages()
  return (
    <>
      <output>{useLocation().pathname}</output>
      <LogPanel entry={entry} words={words} onClose={onClose} />
    </>
  )
}

test('each field of a log entry stands under its own label, and its task is a click away', async () => {
  const workspace = { accounts: [{ id: 'a1', account: 'trà_sen' }] }
  vi.stubGlobal('seaport', { call: async () => ({ ok: true, value: workspace }), on: () => () => undefined })
  const onClose = vi.fn()
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Shown onClose={onClose} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('@trà_sen')
  expect(shownDetails()).toEqual({
    Time: 'Mar 2, 2026 03:00:09',
    Level: 'Warning',
    Seat: '100123',
    Account: '@trà_sen',
    Task: 't7',
    Reason: expect.stringMatching(/port/i),
    'Request ID': 'r-9',
  })
  const { id: _, fields, ...line } = entry
  expect(JSON.parse(document.querySelector('pre')?.textContent ?? '')).toEqual({ ...line, ...fields })
  fireEvent.click(screen.getByRole('button', { name: 'Show task' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(document.querySelector('output')?.textContent).toBe('/tasks/t7')
})
