/** Content of the pay page's address (specification, section 2). */
export interface PayLink {
  orderNo: string
  /** The amount claimed by the link; the order's own one applies. */
  claimed: string | null
}

/** Path of an order's pay page: a marker that one was led here, the amount to pay and the order number. */
export function payPath(order: { order_no: string; paid_amount: string }): string {
  const { order_no, paid_amount } = order
  return `/pay?${new URLSearchParams({ redirect: '1', paid_amount, order_no })}`
}

/** Parses the address; null if it names no order. */
export function readPayLink(query: URLSearchParams): PayLink | null {
  const orderNo = query.get('order_no')?.trim() ?? ''
  // Longer than any order number: the server would only refuse its form.
  return orderNo === '' || orderNo.length > 40 ? null : { orderNo, claimed: query.get('paid_amount') }
}

/** What the comparison of a link's amount with the order's says. */
export type AmountCheck =
  | { verdict: 'agrees' }
  | { verdict: 'differs'; said: string }
  | { verdict: 'unreadable' }

/** Compares the amount of a link with the order's, to the cent; a link without one matches. */
export function checkAmount(claimed: string | null, paidAmount: string): AmountCheck {
  if (claimed === null) return { verdict: 'agrees' }
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(claimed.trim())
  if (!parts) return { verdict: 'unreadable' }
  const said = `${Number(parts[1])}.${(parts[2] ?? '').padEnd(2, '0')}`
  return said === paidAmount ? { verdict: 'agrees' } : { verdict: 'differs', said }
}
