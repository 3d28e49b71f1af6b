import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { listCustomers } from '@seaport/contract/money/customer'
import { contains } from '../../../db/like.ts'
import { readPage } from '../../../db/page.ts'
import type { Db, Trx } from '../../../db/schema.ts'

/** Supervisors in the role of customers. */
function customers(db: Db | Trx) {
  return db
    .selectFrom('user')
    .innerJoin('role', 'role.key', 'user.role_key')
    .where('role.superuser', '=', 0)
    .select(['user.id', 'user.email', 'user.username'])
    .select(['user.balance_cents', 'user.port_num', 'user.port_expire_at'])
}

/** A customer, as it is stored. */
export type CustomerRow = Awaited<ReturnType<ReturnType<typeof customers>['execute']>>[number]

/** @returns a supervisor, or undefined for an unknown id */
export function findCustomer(db: Db | Trx, id: string): Promise<CustomerRow | undefined> {
  return customers(db).where('user.id', '=', id).executeTakeFirst()
}

/** @returns a page of the supervisors */
export function pageOfCustomers(db: Db, query: ParsedOf<typeof listCustomers>['query']) {
  const { search, order } = query
  return readPage(
    db,
    customers(db)
      .$if(!!search, (some) =>
        some.where((eb) =>
          eb.or([
            contains(eb.ref('user.email'), search as string),
            contains(eb.ref('user.username'), search as string),
          ]),
        ),
      )
      .orderBy('user.email', order),
    query,
  )
}
