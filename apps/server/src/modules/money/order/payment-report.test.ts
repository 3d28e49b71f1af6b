import fc from 'fast-check'
import { expect, test } from 'vitest'
import bodies from '../../../../../../tests/inputs/pay-callback-bodies.json' with { type: 'json' }
import { readPaymentReport } from './payment-report.ts'

const read = (report: unknown) =>
  readPaymentReport(Buffer.from(typeof report === 'string' ? report : JSON.stringify(report)))
const payment = { payment_id: 'tx-1', order_no: '202611210800001234567890', paid_amount: '210.86' }

test.each<[string, number | null, boolean]>([
  ['"210.86"', 21_086, true],
  ['"210.860000"', 21_086, true],
  ['210.86', 21_086, true],
  ['210.860', 21_086, true],
  ['"210"', 21_000, true],
  ['210', 21_000, true],
  ['" 210.86 "', 21_086, true],
  ['2.1086e2', 21_086, true],
  ['"21086E-2"', 21_086, true],
  ['1e3', 100_000, true],
  ['63.0', 6300, true],
  ['95', 9500, true],
  ['"+210.86"', 21_086, true],
  ['"210.86 USD"', null, false],
  ['"٢١٠"', null, false],
  // Tether has six decimals: fractions of a cent are cut off, never rounded up.
  ['"210.864"', 21_086, false],
  ['"210.869999"', 21_086, false],
  ['"0.004"', null, false],
  ['"0.00"', null, false],
  ['"-210.86"', null, false],
  ['"210,86"', null, false],
  ['"1,000.00"', null, false],
  ['"$210.86"', null, false],
  ['""', null, false],
  ['null', null, false],
  ['["210.86"]', null, false],
  ['1e30', null, false],
  ['"999999999.99"', 99_999_999_999, true],
  ['"1000000000.00"', null, false],
])('an amount of %s is %s cents', (amount, cents, isClear) => {
  const report = read(`{"payment_id":"tx-1","order_no":"7","paid_amount":${amount}}`)
  expect(report).toMatchObject({ paymentId: 'tx-1', orderNo: '7', cents, isClear })
})

/** Amount in cents of each report of `pay-callback-bodies.json`, and whether it pays a matching order automatically. */
const understood = [
  [21_086, true],
  [21_086, true],
  [21_000, true],
  [21_086, false],
  [21_086, true],
] as const

test('pay-callback-bodies.json: each signed report is parsed correctly', () => {
  const reports = bodies.signed_rightly.map((body) => read({ ...payment, ...body }))
  expect(reports.map(({ cents, isClear }) => [cents, isClear])).toEqual(understood)
})

// Reported for other products; sources are in docs/inputs.md.
test.each<[string, Buffer, boolean]>([
  ['Latin-1', Buffer.from(JSON.stringify({ ...payment, payer: 'Søren Ærø' }), 'latin1'), true],
  [
    'escaped slashes and letters',
    Buffer.from(
      JSON.stringify(payment).replace('tx-1', 'tx\\/\\u0031').replace('210.86', '\\u0032\\u0031\\u0030.86'),
    ),
    true,
  ],
  [
    'other names of fields, as a gateway tries an address out',
    Buffer.from('{"tid":"UT01","orderId":"7","amount":10000,"resultCode":"0000","resultMsg":""}'),
    false,
  ],
  [
    'a form in windows-1252',
    Buffer.from('mc_gross=29.90&payment_status=Completed&first_name=S\xE9b', 'latin1'),
    false,
  ],
  ['a list of one report', Buffer.from(`[${JSON.stringify(payment)}]`), false],
])('a report in %s is kept, and read where it can be', (_, body, isClear) => {
  const report = readPaymentReport(body)
  expect(report.isClear).toBe(isClear)
  expect(report.cents).toBe(isClear ? 21_086 : null)
  expect([report.text.length, report.paymentId.length > 0]).toEqual([body.toString().length, true])
})

test('a number of 24 digits keeps its digits', () => {
  const report = read(
    '{"payment_id":900719925474099312345,"order_no":202611210800001234567891,"paid_amount":1}',
  )
  expect(report).toMatchObject({ paymentId: '900719925474099312345', orderNo: '202611210800001234567891' })
})

test.each([
  ['\uFEFF', ''],
  ['', '\r\n'],
  ['\n ', '\n'],
])('characters around a report are ignored: %j, %j', (before, behind) => {
  expect(read(`${before}${JSON.stringify(payment)}${behind}`)).toMatchObject({ cents: 21_086, isClear: true })
})

test.each<[object, boolean]>([
  [{ currency: 'USDT', txid: '0xabc' }, true],
  [{ currency: 'usd' }, true],
  [{ currency: 'VND' }, false],
  [{ currency: '' }, false],
  [{ currency: null }, false],
  // As gateways write them: NOWPayments, CoinPayments, Binance.
  [{ currency: 'usdttrc20' }, true],
  [{ currency: 'USDT.TRC20' }, true],
  [{ currency: 'USDT-BEP20' }, true],
  [{ currency: 'usdc_erc20' }, true],
  [{ currency: 'USDT TRX' }, true],
  [{ currency: 'USDTTRC' }, false],
  [{ currency: 'USDE' }, false],
  [{ currency: 'TRX' }, false],
  // RivenLau/orion-key#41, RoboJackets/apiary#1580, v03413/BEpusdt#106: a payment that is under way, or came to nothing.
  [{ payment_status: 'waiting' }, false],
  [{ payment_status: 'confirming' }, false],
  [{ payment_status: 'partially_paid' }, false],
  [{ payment_status: 'finished' }, true],
  [{ status: 1 }, false],
  [{ status: 'expired' }, false],
  [{ status: '' }, false],
  [{ status: null }, false],
  [{ status: 'Paid' }, true],
  [{ status: 'COMPLETED', payment_status: 'pending' }, false],
  [{ trade_status: 'TRADE_SUCCESS' }, true],
  [{ trade_status: 'WAIT_BUYER_PAY' }, false],
])('a report with %j beside the amount is clear: %s', (more, isClear) => {
  expect(read({ ...payment, ...more })).toMatchObject({ cents: 21_086, isClear })
})

// Ixotic27/The-Leetcode-City#980, awesomemotive/easy-digital-downloads#9565, paypal/sdk-core-php#75: what a gateway does not get or keep.
test.each([
  { status: 'failed' },
  { payment_status: 'refunded' },
  { status: 'Partially_Refunded' },
  { status: 'paid', payment_status: 'chargeback' },
  { trade_status: 'TRADE_CLOSED' },
  { payment_status: 'Reversed' },
  { paid_amount: '-210.86' },
  { paid_amount: -210.86 },
])('a report with %j is of a payment that was taken back, and of no money', (more) => {
  expect(read({ ...payment, ...more })).toMatchObject({ cents: null, isClear: false, isTakenBack: true })
  expect(read(payment).isTakenBack).toBe(false)
})

test.each([
  '',
  'payment_id=tx-1&paid_amount=210.86',
  '<xml/>',
  '[]',
  'null',
  '"tx-1"',
  '{"payment_id":"tx-1"',
  { order_no: '7', paid_amount: '210.86' },
  { ...payment, payment_id: 'x'.repeat(101) },
  { ...payment, payment_id: '\0' },
])('%j, which has no payment id, is recognized again by its hash', (report) => {
  expect(read(report)).toMatchObject({ paymentId: expect.stringMatching(/^[0-9a-f]{64}$/), isClear: false })
  expect(read(report)).toEqual(read(report))
})

test('any bytes are stored as text that both databases accept', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const { text, paymentId, orderNo } = readPaymentReport(Buffer.from(bytes))
      for (const stored of [text, paymentId, orderNo])
        expect(stored.isWellFormed() && !stored.includes('\0')).toBe(true)
      expect(paymentId).not.toBe('')
    }),
  )
})

test('a sum in whole cents is parsed exactly, in any notation', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), fc.nat({ max: 6 }), (cents, zeros) => {
      const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
      for (const amount of [text, `${text}${'0'.repeat(zeros)}`, Number(text), `${cents}e-2`])
        expect(read({ ...payment, paid_amount: amount })).toMatchObject({ cents, isClear: true })
    }),
  )
})
