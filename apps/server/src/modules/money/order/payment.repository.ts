import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { adminListPayments } from '@seaport/contract/money/order'
import { contains } from '../../../db/like.ts'
import { type Paged, readPage } from '../../../db/page.ts'
import type { PaymentTable } from '../../../db/schema/money.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

/** A payment and whose order it named. */
export interface NamedPayment extends PaymentTable {
  user_id: string | null
  email: string | null
}

/** @returns whether it is new: the gateway may report a payment again */
export async function insertPayment(trx: Trx, payment: PaymentTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment')
    .values(payment)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Reads and locks a payment until the end of the transaction. */
export function lockPayment({ trx }: UnitOfWork, id: string): Promise<PaymentTable | undefined> {
  return trx.selectFrom('payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function updatePayment(
  trx: Trx,
  id: string,
  change: Partial<Omit<PaymentTable, 'id'>>,
): Promise<void> {
  await trx.updateTable('payment').set(change).where('id', '=', id).execute()
}

export function namedPayment(db: Db | Trx, id: string): Promise<NamedPayment> {
  return namedPayments(db).where('payment.id', '=', id).executeTakeFirstOrThrow()
}

/** @returns a page of all payments */
export function pageOfPayments(
  db: Db,
  query: ParsedOf<typeof adminListPayments>['query'],
): Promise<Paged<NamedPayment>> {
  const { status, search, order } = query
  return readPage(
    db,
    namedPayments(db)
      .$if(status !== undefined, (some) =>
        some.where('payment.status', '=', status as PaymentTable['status']),
      )
      .$if(!!search, (some) =>
        some.where((eb) =>
          eb.or([
            contains(eb.ref('payment.order_no'), search as string),
            contains(eb.ref('payment.id'), search as string),
            contains(eb.ref('user.email'), search as string),
          ]),
        ),
      )
      .orderBy('payment.received_at', order)
      .orderBy('payment.id', order),
    query,
  )
}

function namedPayments(db: Db | Trx) {
  return db
    .selectFrom('payment')
    .leftJoin('order', 'order.order_no', 'payment.order_no')
    .leftJoin('user', 'user.id', 'order.tenant_id')
    .selectAll('payment')
    .select(['order.tenant_id as user_id', 'user.email'])
}
