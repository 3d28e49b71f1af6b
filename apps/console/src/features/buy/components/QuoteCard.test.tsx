// @vitest-environment jsdom
import { quoteOrder } from '@seaport/contract/money/order.schema'
import { UserInfo } from '@seaport/contract/people/user.schema'
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { QuoteCard } from './QuoteCard.tsx'

setUpDom()
beforeAll(() => preload('buy', 'header'))

test.each([
  [true, false, true],
  [true, true, false],
  // What the last choice lacked is not what this one does.
  [false, false, false],
])(
  'of a quote that is current (%s) and paid by the balance (%s), it says what is missing (%s)',
  async (current, suffices, isShort) => {
    const data = {
      ...sampleOf(quoteOrder.data),
      payment_price: '9.00',
      balance: '4.50',
      balance_suffices: suffices,
    }
    renderUi(
      <MemoryRouter>
        <QuoteCard
          quote={{ data, isError: false, error: null, refetch: () => {}, current } as never}
          info={sampleOf(UserInfo)}
          chosen
          form={{ submitting: false }}
          formId="buy"
        />
      </MemoryRouter>,
    )
    await screen.findByText('$9.00')
    expect(screen.queryByText(/You are \$4\.50 short/) !== null).toBe(isShort)
    expect(screen.queryByRole('button', { name: 'Buy' }) !== null).toBe(!isShort)
  },
)
