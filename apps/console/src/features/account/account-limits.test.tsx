// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'

setUpDom()
beforeAll(() => preload('account', 'task', 'ui'))
vi.mock('../../shared/api/endpoint.ts', async (load) => ({
  ...(await load<object>()),
  useEndpointQuery: () => ({ data: limits, error: null, refetch: () => undefined }),
}))
const limits = {
  ...{ rests_until: null, quiet_until: null },
  acts: [
    { kind: 'link_comment', done: 4, cap: 5 },
    { kind: 'direct_message', done: 5, cap: 5 },
    { kind: 'publish', done: 0, cap: 0 },
  ],
}

test('a kind is written as quietly as a note, and a cap that is reached stands out', async () => {
  const { AccountLimits } = await import('./components/AccountLimits.tsx')
  const { container } = renderUi(
    <AccountLimits account={{ id: 'a1', time_zone: 'Asia/Ho_Chi_Minh' } as never} />,
  )
  const colorOf = (element: Element | null | undefined) => getComputedStyle(element as Element).color
  const kinds = [...container.querySelectorAll('dt')]
  const quiet = colorOf(await screen.findByText(/Asia\/Ho Chi Minh/))
  expect(kinds.map(colorOf)).toEqual([quiet, quiet, quiet])
  expect(colorOf(container.querySelector('dd'))).not.toBe(quiet)
  const bars = [...container.querySelectorAll('[role="progressbar"] > *')].map(
    (bar) => getComputedStyle(bar).backgroundColor,
  )
  expect(bars).toHaveLength(2)
  expect(bars[0]).not.toBe(bars[1])
})
