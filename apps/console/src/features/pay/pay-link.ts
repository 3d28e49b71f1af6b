/** What the address of the pay page says (specification, section 2). */
export interface PayLink {
  orderNo: string
  /** The amount that the link claims; the order's own is the one that counts. */
  claimed: string | null
}

/** Path of an order's pay page: a marker that one was led here, the amount to pay and the order number. */
export function payPath(order: { order_no: string; paid_amount: string }): string {
  const { order_no, paid_amount } = order
  return `/pay?${new URLSearchParams({ redirect: '1', paid_amount, order_no })}`
}

/** Reads the address; null when it names no order. */
export function readPayLink(query: URLSearchParams): PayLink | null {
  const orderNo = query.get('order_no')?.trim() ?? ''
  // Longer than any number there is: the server would only complain about the form of it.
  return orderNo === '' || orderNo.length > 40 ? null : { orderNo, claimed: query.get('paid_amount') }
}

/** What is wrong with the amount of a link. */
export type AmountCheck =
  | { verdict: 'agrees' }
  | { verdict: 'differs'; said: string }
  | { verdict: 'unreadable' }

/** Compares the amount of a link with the order's, cent by cent; a link without one claims nothing. */
export function checkAmount(claimed: string | null, paidAmount: string): AmountCheck {
  if (claimed === null) return { verdict: 'agrees' }
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(claimed.trim())
  if (!parts) return { verdict: 'unreadable' }
  const said = `${Number(parts[1])}.${(parts[2] ?? '').padEnd(2, '0')}`
  return said === paidAmount ? { verdict: 'agrees' } : { verdict: 'differs', said }
}
