// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { PortTerm } from './PortTerm.tsx'

setUpDom()
beforeAll(() => preload('adminUser'))
afterEach(() => {
  vi.useRealTimers()
})

test('a term that ends while it is shown has expired', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-14T09:00:00.000Z') })
  renderUi(<PortTerm until="2026-03-14T09:01:00.000Z" />)
  expect(screen.queryByText('Expired')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(90_000))
  expect(screen.getByText('Expired')).toBeTruthy()
})
