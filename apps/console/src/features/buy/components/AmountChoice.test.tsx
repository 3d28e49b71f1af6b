// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { AmountChoice } from './AmountChoice.tsx'

setUpDom()
beforeAll(() => preload('buy'))

test.each([
  [true, null],
  [false, 10],
])(
  'an amount that is chosen is taken back by the same press if none is needed (%s)',
  async (optional, after) => {
    const set = vi.fn()
    const field = { name: 'quantity', value: 10, set, onBlur: () => {}, error: undefined, disabled: false }
    renderUi(
      <AmountChoice
        what="quantity"
        range={{ min: 1, max: 100 }}
        label="Ports"
        optional={optional}
        field={field as never}
      />,
    )
    fireEvent.click(await screen.findByRole('button', { pressed: true }))
    expect(set.mock.calls).toEqual([[after]])
  },
)
