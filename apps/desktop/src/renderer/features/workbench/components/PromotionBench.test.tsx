// @vitest-environment jsdom

import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'

setUpDom()
const said = vi.hoisted(() => (name: string) => ({ [name]: () => <p>{name}</p> }))
vi.mock('./ActiveTarget.tsx', () => said('ActiveTarget'))
vi.mock('./InterruptedTarget.tsx', () => said('InterruptedTarget'))
vi.mock('./NextTarget.tsx', () => said('NextTarget'))
vi.mock('./WaitingForGuard.tsx', () => said('WaitingForGuard'))
vi.mock('./LastOutcome.tsx', () => said('LastOutcome'))
beforeEach(() => preload('workbench', 'task', 'ui', 'common'))

const until = '2026-03-13T20:12:05.000Z'
test.each<[string, string, string | null, string]>([
  ['ready', 'assisting', null, 'NextTarget'],
  ['open', 'assisting', null, 'ActiveTarget'],
  ['interrupted', 'assisting', null, 'InterruptedTarget'],
  ['loading', 'assisting', null, 'nothing'],
  // While it rests, what was opened is still decided.
  ['ready', 'assisting', until, 'WaitingForGuard'],
  ['loading', 'assisting', until, 'WaitingForGuard'],
  ['open', 'assisting', until, 'ActiveTarget'],
  ['interrupted', 'assisting', until, 'InterruptedTarget'],
  // Once all is decided, nothing is to be done but to wait.
  ['ready', 'delivering', null, 'nothing'],
  ['open', 'delivering', until, 'nothing'],
  ['loading', 'delivering', until, 'nothing'],
])('a step that is %s while %s until %s shows %s', async (kind, phase, parked_until, shown) => {
  vi.stubGlobal('seaport', { call: async () => ({ ok: true, value: null }), on: () => () => undefined })
  const { PromotionBench } = await import('./PromotionBench.tsx')
  const task = {
    ...{ id: 't1', phase, parked_until, actual_count: 1, target_count: 5 },
    manual: { step: { kind, target: {}, since: until }, remaining: null, last: null },
  }
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PromotionBench task={task as never} onNext={undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('LastOutcome')
  const steps = screen.queryAllByText(/^(?:ActiveTarget|InterruptedTarget|NextTarget|WaitingForGuard)$/)
  expect(steps.map(({ textContent }) => textContent).join() || 'nothing').toBe(shown)
})
