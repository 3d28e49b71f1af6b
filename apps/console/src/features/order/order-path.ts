/** Path of the order records with one order shown beside them. */
export const orderPath = (orderNo: string): string =>
  `/paymentData-user?${new URLSearchParams({ order: orderNo })}`
