import * as contract from '@seaport/contract/money/order'
import { listAnswer } from '../../../db/page.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { audit } from '../../platform/audit/audit.public.ts'
import { verifySignature } from './callback-signature.ts'
import { namedPayment, pageOfPayments } from './payment.repository.ts'
import { creditUnmatched, dismissUnmatched, receivePayment, toPayment } from './payment.ts'
import { readPaymentReport } from './payment-report.ts'

/** What the gateway reports, and what administrators decide about payments that match nothing. */
export function paymentRoutes(registerRoute: RegisterRoute, { env }: Installation): void {
  registerRoute(contract.payCallback, async ({ header, rawBody, now, mutate, log }) => {
    const proof = {
      timestamp: header(contract.PAY_TIMESTAMP_HEADER),
      signature: header(contract.PAY_SIGNATURE_HEADER),
      body: rawBody(),
    }
    verifySignature(env.pay.webhookSecret, proof, now)
    const report = readPaymentReport(proof.body)
    const { paymentId, orderNo } = report
    const status = await mutate((work) => receivePayment(work, report))
    if (status === 'parked') log.warn({ paymentId, orderNo }, 'A payment waits for an administrator')
    return { status }
  })

  registerRoute(contract.adminListPayments, async ({ db }, { query }) =>
    listAnswer(await pageOfPayments(db, query), query, toPayment),
  )

  registerRoute(contract.creditPayment, (context, { params: { id }, body: { user_id, remark } }) =>
    context.mutate(async (work) => {
      const idempotencyKey = context.header('idempotency-key')
      const tenantId = await creditUnmatched(work, id, user_id, {
        actorId: context.actor.userId,
        remark,
        idempotencyKey,
      })
      const payment = toPayment(await namedPayment(work.trx, id))
      const { status, settled_order_no, paid_amount } = payment
      const after = { status, settled_order_no, paid_amount, remark }
      await audit(work, context, { action: 'payment.credit', subject: id, tenantId, after })
      return payment
    }),
  )

  registerRoute(contract.dismissPayment, (context, { params: { id }, body: { remark } }) =>
    context.mutate(async (work) => {
      await dismissUnmatched(work, id, remark)
      const payment = toPayment(await namedPayment(work.trx, id))
      const { status, user_id, paid_amount } = payment
      const after = { status, paid_amount, remark }
      const tenantId = user_id ?? undefined
      await audit(work, context, { action: 'payment.dismiss', subject: id, tenantId, after })
      return payment
    }),
  )
}
