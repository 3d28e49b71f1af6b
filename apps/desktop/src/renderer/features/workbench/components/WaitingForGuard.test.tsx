// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { WaitingForGuard } from './WaitingForGuard.tsx'

setUpDom()
beforeAll(() => preload('workbench', 'task', 'common', 'ui'))
afterEach(() => void vi.useRealTimers())

const NOW = Date.parse('2026-11-22T08:00:00.000Z')

/** @param ms from now on, by this computer's clock, which is `ahead` of the server's */
async function waiting(
  ms: number,
  { ahead = 0, reason = 'daily_cap' as string | null, onNext = undefined as (() => void) | undefined } = {},
) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.stubGlobal('seaport', {
    call: async () => ({ ok: true, value: { online: true, tasks: [], clock_ahead_ms: ahead } }),
    on: () => () => undefined,
  })
  const task = { parked_until: new Date(NOW + ms).toISOString(), park_reason: reason }
  await renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <WaitingForGuard task={task as never} onNext={onNext} />
    </QueryClientProvider>,
  )
}

test.each([
  [90_000, 0, '1 min 30 sec'],
  [89_001, 0, '1 min 30 sec'],
  [2 * 3_600_000, 0, '2 hr'],
  [-5000, 0, '0 sec'],
  [90_000, 60_000, '2 min 30 sec'],
])('%i ms from now on a clock that is %i ms ahead are left as %s', async (ms, ahead, left) => {
  await waiting(ms, { ahead })
  await screen.findByText('Daily limit reached')
  await screen.findByText((text) => text.endsWith(`, in ${left}.`))
})

test('an unknown reason is no empty title', async () => {
  await waiting(1000, { reason: null })
  await screen.findByText('Waiting')
})

test('the next task opens by a click or the key N, and nothing happens where there is none', async () => {
  const onNext = vi.fn()
  await waiting(1000, { onNext })
  fireEvent.click(await screen.findByRole('button', { name: /^Go to the next ready task/ }))
  fireEvent.keyDown(document.body, { key: 's', code: 'KeyS' })
  expect(onNext).toHaveBeenCalledTimes(1)
  fireEvent.keyDown(document.body, { key: 'n', code: 'KeyN' })
  expect(onNext).toHaveBeenCalledTimes(2)
})

test('without another task there is no way to it', async () => {
  await waiting(1000)
  await screen.findByText('Daily limit reached')
  fireEvent.keyDown(document.body, { key: 'n', code: 'KeyN' })
  expect(screen.queryByRole('button')).toBeNull()
})
