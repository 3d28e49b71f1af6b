import { createHash } from 'node:crypto'

/** A report of the gateway. Missing and unreadable fields are empty. */
export interface PaymentReport {
  /** The gateway's id of the payment; without one, a hash of the report, which makes a repeat harmless. */
  paymentId: string
  orderNo: string
  /** Whole cents; a fraction of a cent is cut off. Null = no positive amount of money, or one that the gateway does not have. */
  cents: number | null
  /** Whether it says that the payment failed or went back: by its state, or by an amount below zero. */
  isTakenBack: boolean
  /** Whether nothing is missing, the sum is in whole cents, its currency, if named, is the dollar or equivalent, and its state, if named, final. */
  isClear: boolean
  /** The report as it came. */
  text: string
}

const MAX_ID = 100
const MAX_ORDER_NO = 40
/** Amounts up to 999,999,999.99. */
const MAX_CENTS = 99_999_999_999
/** Dollars and their stablecoins, which gateways also name with their chain: `USDTTRC20`, `USDT-TRC20`, `USDT.ERC20`. */
const DOLLARS =
  /^USD(?:[TC](?:[-_. ]?(?:TRC20|ERC20|BEP20|TRX|TRON|ETH|BSC|POLYGON|MATIC|ARBITRUM|SOL|TON))?)?$/
/** Fields in which gateways say how far a payment is; most report it several times under one id. */
const STATES = ['status', 'payment_status', 'trade_status']
const ARRIVED =
  /^(?:paid|success|successful|succeeded|complete|completed|finished|settled|trade_success|trade_finished)$/i

/** States of money that a gateway did not get or keep, also reported after it arrived. Alipay closes a trade that is refunded; one that expired may be paid late. */
const TAKEN_BACK = /refund|revers|charge.?back|disput|return|fail|cancel|closed|void|reject|declin|denied/i

/** Parses a signed report. Never throws: every signed report is stored. */
export function readPaymentReport(body: Buffer): PaymentReport {
  // PostgreSQL's text can't hold NUL.
  const text = body.toString().replaceAll('\0', '\uFFFD')
  const fields = fieldsOf(text)
  const id = textOf(fields.payment_id, MAX_ID)
  const orderNo = textOf(fields.order_no, MAX_ORDER_NO)
  const paid = textOf(fields.paid_amount, MAX_ID)
  const amount = exactCents(paid)
  const states = STATES.flatMap((name) => (fields[name] === undefined ? [] : [textOf(fields[name], MAX_ID)]))
  const isTakenBack = paid.startsWith('-') || states.some((state) => TAKEN_BACK.test(state))
  const currency = fields.currency === undefined ? 'USD' : textOf(fields.currency, MAX_ID).toUpperCase()
  return {
    paymentId: id || createHash('sha256').update(body).digest('hex'),
    orderNo,
    cents: isTakenBack ? null : (amount?.cents ?? null),
    isTakenBack,
    isClear:
      !isTakenBack &&
      id !== '' &&
      orderNo !== '' &&
      amount?.isExact === true &&
      DOLLARS.test(currency) &&
      states.every((state) => ARRIVED.test(state)),
    text,
  }
}

function fieldsOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''), numbersAsWritten)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Keeps numbers as text: as a double, an order number of 24 digits would be changed. */
function numbersAsWritten(_key: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' ? (context?.source ?? String(value)) : value
}

function textOf(value: unknown, maxLength: number): string {
  if (typeof value !== 'string') return ''
  const text = value.trim()
  return text.length <= maxLength && text.isWellFormed() && !text.includes('\0') ? text : ''
}

/** @returns a decimal number, also in scientific notation, in cents; undefined if it is not a number, not positive, or too large */
function exactCents(text: string): { cents: number; isExact: boolean } | undefined {
  const [, whole = '', fraction = '', exponent = '0'] =
    /^\+?(\d{1,40})(?:\.(\d{0,40}))?(?:e([+-]?\d{1,2}))?$/i.exec(text) ?? []
  if (whole === '') return undefined
  const point = whole.length + Number(exponent) + 2
  const digits = (whole + fraction).padEnd(point, '0')
  const cents = point > 0 ? Number(digits.slice(0, point)) : 0
  const isExact = point >= 0 && !/[1-9]/.test(digits.slice(point))
  return cents > 0 && cents <= MAX_CENTS ? { cents, isExact } : undefined
}
