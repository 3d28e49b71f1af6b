import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import * as contract from '@seaport/contract/money/order'
import type { OrderTrigger } from '@seaport/contract/money/order-state'
import { listAnswer } from '../../../db/page.ts'
import { money } from '../../../db/wire.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import { withPeriodStart } from '../../../kernel/period.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import { audit } from '../../platform/audit/audit.public.ts'
import { readSetting } from '../../platform/setting/setting.public.ts'
import { findOrder, namedOrder, pageOfAllOrders, pageOfOrders } from './order.repository.ts'
import { exportOrders } from './order-export.ts'
import { toAdminOrder, toOrder } from './order-mapper.ts'
import { buy, quote } from './purchase.ts'
import { openRecharge } from './recharge.ts'
import { applyTransition } from './settle.ts'

/** Orders, for buyers and for administrators. */
export function orderRoutes(registerRoute: RegisterRoute): void {
  registerRoute(contract.createOrder, ({ actor, mutate, header }, { body }) => {
    if (!actor.keys.has(contract.orderPermissions[body.order_type])) refuse('forbidden')
    return mutate(async (work) => {
      const order =
        body.order_type === contract.orderTypes.recharge
          ? await openRecharge(work, actor.tenantId, body, {
              minutes: await readSetting(work.trx, 'order_lifetime_minutes'),
            })
          : await buy(work, actor.tenantId, body, {
              seen: body.payment_price,
              idempotencyKey: header('idempotency-key'),
            })
      return { order_no: order.order_no, paid_amount: money(order.paid_amount_cents), status: order.status }
    })
  })

  registerRoute(contract.quoteOrder, ({ db, actor, now }, { body }) => quote(db, actor.tenantId, body, now))

  registerRoute(contract.listOrders, async ({ db, actor, now }, { query }) =>
    listAnswer(await pageOfOrders(db, actor.tenantId, withPeriodStart(query, now)), query, toOrder),
  )

  registerRoute(contract.exportOrders, async ({ db, actor, locale, now }, { query }) =>
    exportOrders(db, actor.tenantId, { locale, now }, query),
  )

  registerRoute(contract.listPurchases, async ({ db, actor, now }, { query }) => {
    const page = await pageOfOrders(db, actor.tenantId, withPeriodStart(query, now), { purchases: true })
    return listAnswer(page, query, toOrder)
  })

  registerRoute(contract.getOrder, async ({ db, actor }, { params }) =>
    toOrder(orNotFound(await findOrder(db, params.order_no, actor.tenantId))),
  )

  registerRoute(contract.adminListOrders, async ({ db, now }, { query }) =>
    listAnswer(await pageOfAllOrders(db, withPeriodStart(query, now)), query, toAdminOrder),
  )

  settleRoutes(registerRoute)
}

const settlements = {
  confirm: contract.confirmOrder,
  fail: contract.failOrder,
  close: contract.closeOrder,
  refund: contract.refundOrder,
} as const satisfies Record<OrderTrigger, Endpoint>

function settleRoutes(registerRoute: RegisterRoute): void {
  for (const trigger of Object.keys(settlements) as OrderTrigger[])
    registerRoute(settlements[trigger], (context, { params: { order_no }, body: { remark } }) =>
      context.mutate(async (work) => {
        const idempotencyKey = context.header('idempotency-key')
        const mover = { actorId: context.actor.userId, remark, idempotencyKey }
        const before = await applyTransition(work, order_no, trigger, mover)
        const after = await namedOrder(work.trx, order_no)
        await audit(work, context, {
          action: `order.${trigger}`,
          subject: order_no,
          tenantId: after.tenant_id,
          before: { status: before.status, remark: before.remark },
          after: { status: after.status, remark: after.remark },
        })
        return toAdminOrder(after)
      }),
    )
}
