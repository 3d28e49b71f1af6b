import * as contract from '@seaport/contract/order'
import type { Install } from '../../app/install.ts'
import type { Mount } from '../../app/route.ts'
import { listAnswer } from '../../db/page.ts'
import { cents } from '../../db/wire.ts'
import { checkCallback } from './callback-signature.ts'
import { namedPayment, pageOfPayments } from './payment.repository.ts'
import { creditParked, dismissParked, receivePayment, toPayment } from './payment.ts'

/** What the gateway reports, and what administrators decide about payments that match nothing. */
export function paymentRoutes(mount: Mount, { env }: Install): void {
  mount(contract.payCallback, async ({ header, rawBody, now, mutate, log }, { body }) => {
    const proof = {
      timestamp: header(contract.PAY_TIMESTAMP_HEADER),
      signature: header(contract.PAY_SIGNATURE_HEADER),
      body: rawBody(),
    }
    checkCallback(env.pay.webhookSecret, proof, now)
    const { payment_id: paymentId, order_no: orderNo, paid_amount } = body
    const status = await mutate((work) =>
      receivePayment(work, { paymentId, orderNo, cents: cents(paid_amount) }),
    )
    if (status === 'parked') log.warn({ paymentId, orderNo }, 'A payment waits for an administrator')
    return { status }
  })

  mount(contract.adminListPayments, async ({ db }, { query }) =>
    listAnswer(await pageOfPayments(db, query), query, toPayment),
  )

  mount(contract.creditPayment, ({ actor, mutate, header }, { params, body }) =>
    mutate(async (work) => {
      const idempotencyKey = header('idempotency-key')
      const decision = { actorId: actor.userId, remark: body.remark, idempotencyKey }
      await creditParked(work, params.id, body.user_id, decision)
      return toPayment(await namedPayment(work.trx, params.id))
    }),
  )

  mount(contract.dismissPayment, ({ actor, mutate }, { params, body }) =>
    mutate(async (work) => {
      await dismissParked(work, params.id, { actorId: actor.userId, remark: body.remark })
      return toPayment(await namedPayment(work.trx, params.id))
    }),
  )
}
