// @vitest-environment jsdom
import type { TierSnapshot } from '@seaport/contract/money/order.schema'
import { preload } from '@seaport/i18n/browser'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { renderUi, setUpDom, shownDetails } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import type { Quote } from '../api/useQuote.ts'
import type { Holding } from '../purchase.ts'
import { useQuoteDetails } from './useQuoteDetails.tsx'

setUpDom()
beforeAll(() => preload('buy'))

const holding: Holding = { port_num: 5, port_expire_time: '2026-03-31T17:30:00.000Z' }
const tier = { port_unit_price: '0.50', duration_rate: '0.9500', discount: '0.9000' } as TierSnapshot
const timeTier = { port_unit_price: '0.40', duration_rate: '0.8000', discount: '1.0000' } as TierSnapshot
const plain = {
  ...{ quantity: 3, days: 30, list_price: '45.00', payment_price: '38.48', tier, extension: null },
  ...{ port_num: 8, port_expire_time: '2026-03-31T17:30:00.000Z', balance: '100.00', balance_suffices: true },
} as unknown as Quote

function Details({ quote, info }: { quote: Quote; info: Holding }) {
  const { price, outcome } = useQuoteDetails(info)
  return <KeyValueList items={[...price(quote), ...outcome(quote)]} />
}

/** @returns what the price and its outcome say, by label */
function shown(quote: Quote, info = holding) {
  renderUi(<Details quote={quote} info={info} />)
  return shownDetails()
}

test('more ports for a running term: one sum, both rates, what is saved, and what stays', () => {
  expect(shown(plain)).toEqual({
    Calculation: '3 ports × 30 days × $0.50',
    'List price': '$45.00',
    'Term discount': '−5%',
    Discount: '−10%',
    'You save': '$6.52',
    'Ports in total': '5 → 8',
    Expiry: 'Mar 31, 2026, 13:30',
    Balance: '$100.00 → $61.52',
  })
})

test('time bought with the ports has a sum and rates of its own', () => {
  const extension = { quantity: 8, days: 60, list_price: '0', payment_price: '0', tier: timeTier }
  const port_expire_time = '2026-05-30T17:30:00.000Z'
  expect(shown({ ...plain, extension, port_expire_time } as unknown as Quote)).toMatchObject({
    'New ports': '3 ports × 30 days × $0.50',
    'Time for all ports': '8 ports × 60 days × $0.40',
    'Term discount': '−5% on new ports, −20% on time',
    Discount: '−10% on new ports, — on time',
    Expiry: 'Mar 31, 2026, 13:30 → May 30, 2026, 13:30',
  })
})

test('the first ports come from no term, a full price saves nothing, and a low balance stays as it is', () => {
  const quote = { ...plain, payment_price: '45.00', balance: '44.99', balance_suffices: false, port_num: 3 }
  const details = shown(quote as Quote, { port_num: 0, port_expire_time: null })
  expect(details).toMatchObject({
    'Ports in total': '0 → 3',
    Expiry: 'None → Mar 31, 2026, 13:30',
    Balance: '$44.99',
  })
  expect(details).not.toHaveProperty('You save')
})
