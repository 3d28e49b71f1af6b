import * as contract from '@seaport/contract/money/customer'
import { orderTypes } from '@seaport/contract/money/order'
import type { QuoteRequest } from '@seaport/contract/money/order.schema'
import { listAnswer } from '../../../db/page.ts'
import { instantOrNull, money } from '../../../db/wire.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import { withPeriodStart } from '../../../kernel/period.ts'
import { orNotFound } from '../../../kernel/refusal.ts'
import { audit } from '../../platform/audit/audit.public.ts'
import { type CustomerRow, findCustomer, pageOfCustomers } from './customer.repository.ts'
import { namedOrder, pageOfAllOrders } from './order.repository.ts'
import { toAdminOrder } from './order-mapper.ts'
import { buy, quote } from './purchase.ts'

/** Purchases by administrators for customers, from the customers' own balance. */
export function customerRoutes(registerRoute: RegisterRoute): void {
  for (const list of [contract.listCustomers, contract.listPayers])
    registerRoute(list, async ({ db }, { query }) =>
      listAnswer(await pageOfCustomers(db, query), query, toCustomer),
    )

  registerRoute(contract.quoteForCustomer, async ({ db, now }, { params: { id }, query }) => {
    const customer = orNotFound(await findCustomer(db, id))
    return quote(db, customer.id, requestOf(query), now)
  })

  registerRoute(contract.buyForCustomer, (context, { params: { id }, body }) =>
    context.mutate(async (work) => {
      const { payment_price: seen, remark, ...request } = body
      const customer = orNotFound(await findCustomer(work.trx, id))
      const { order_no } = await buy(work, customer.id, request, {
        seen,
        remark,
        actorId: context.actor.userId,
        idempotencyKey: context.header('idempotency-key'),
      })
      const after = toAdminOrder(await namedOrder(work.trx, order_no))
      const { order_type, quantity, days, extension, payment_price, port_expire_time } = after
      await audit(work, context, {
        action: 'order.buy_for',
        subject: order_no,
        tenantId: customer.id,
        after: {
          order_type,
          quantity,
          days,
          ...(extension && { added_days: extension.days }),
          payment_price,
          port_expire_time,
          remark,
        },
      })
      return after
    }),
  )

  registerRoute(contract.adminListPurchases, async ({ db, now }, { query }) => {
    const page = await pageOfAllOrders(db, withPeriodStart(query, now), { purchases: true })
    return listAnswer(page, query, toAdminOrder)
  })
}

/** The contract has validated the fields of each kind of purchase. */
function requestOf({
  order_type,
  quantity = 0,
  days = 0,
}: {
  order_type: 2 | 3
  quantity?: number | undefined
  days?: number | undefined
}): QuoteRequest {
  return order_type === orderTypes.buy_ports
    ? { order_type, quantity, days: days || undefined }
    : { order_type, days }
}

function toCustomer(row: CustomerRow) {
  const { id, email, username, port_num } = row
  return {
    id,
    email,
    username,
    port_num,
    balance: money(row.balance_cents),
    port_expire_time: instantOrNull(row.port_expire_at),
  }
}
