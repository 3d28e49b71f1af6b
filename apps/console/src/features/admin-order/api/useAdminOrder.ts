import { adminListOrders } from '@seaport/contract/money/order'
import { useRead } from '../../../shared/api/endpoint.ts'

/** One order of anybody, by its number. */
export function useAdminOrder(orderNo: string) {
  const { data, ...answer } = useRead(adminListOrders, { query: { search: orderNo, page_size: 5 } })
  return { ...answer, found: data && (data.list.find(({ order_no }) => order_no === orderNo) ?? null) }
}
