// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { UnpricedRanges } from './UnpricedRanges.tsx'

setUpDom()
beforeAll(() => preload('price'))

test('of many ranges without a price four are named, and the others counted', async () => {
  // One port, three, five and so on.
  const odd = (count: number) =>
    Array.from({ length: count + 1 }, (_, at) => ({
      ...{ min_quantity: 2 * at + 1, max_quantity: 2 * at + 1 },
      ...{ min_days: 1, max_days: 30 },
    }))
  const { rerender } = renderUi(<UnpricedRanges tiers={odd(4)} />)
  const said = async () => (await screen.findByRole('group')).textContent
  expect(await said()).toMatch(
    /: 2 ports over 1–30 days, 4 ports [^,]*, 6 ports [^,]*, 8 ports over 1–30 days$/,
  )
  rerender(<UnpricedRanges tiers={odd(6)} />)
  expect(await said()).toMatch(/, 8 ports over 1–30 days, 2 more$/)
})
