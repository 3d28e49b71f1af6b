import { MOST_FOUND, PEOPLE_SEARCHED } from '@seaport/contract/work/search'
import { contains, containsHandle } from '../../../db/like.ts'
import type { Db } from '../../../db/schema.ts'
import { codeLength } from '../../desk/seat/seat.public.ts'

/** Scope and text of a search. */
export interface Wanted {
  tenantId: string
  text: string
}

export function accounts(db: Db, { tenantId, text }: Wanted) {
  return db
    .selectFrom('account')
    .select(['id', 'account as title', 'nickname as detail', 'network'])
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([containsHandle(eb.ref('account'), text), contains(eb.ref('nickname'), text)]))
    .orderBy('handle_key')
    .orderBy('id')
    .limit(MOST_FOUND)
    .execute()
}

export function seats(db: Db, { tenantId, text }: Wanted) {
  return db
    .selectFrom('seat')
    .select(['id', 'name as title', 'seat_code as detail'])
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([contains(eb.ref('name'), text), contains(eb.ref('seat_code'), text)]))
    .orderBy(codeLength)
    .orderBy('seat_code')
    .limit(MOST_FOUND)
    .execute()
}

/** The newest first; `#12` and `12` are also the number of a task. */
export function tasks(db: Db, { tenantId, text }: Wanted) {
  const number = /^#?(\d{1,15})$/.exec(text)?.[1]
  return db
    .selectFrom('task')
    .innerJoin('account', 'account.id', 'task.account_id')
    .select(['task.id', 'task.name', 'task.kind', 'account.account'])
    .where('task.tenant_id', '=', tenantId)
    .where('task.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        contains(eb.ref('task.name'), text),
        ...(number ? [eb('task.number', '=', Number(number))] : []),
      ]),
    )
    .orderBy('task.number', 'desc')
    .limit(MOST_FOUND)
    .execute()
}

/** Among those seen last, because a library may hold a million and a palette has to be fast. */
export async function people(db: Db, { tenantId, text }: Wanted) {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('resource')
        .select(['key', 'name', 'handle', 'seen_at'])
        .where('tenant_id', '=', tenantId)
        .orderBy('seen_at', 'desc')
        .limit(PEOPLE_SEARCHED)
        .as('late'),
    )
    .select(['late.key', 'late.name', 'late.handle'])
    .where((eb) => eb.or([contains(eb.ref('late.name'), text), containsHandle(eb.ref('late.handle'), text)]))
    .orderBy('late.seen_at', 'desc')
    .limit(MOST_FOUND)
    .execute()
  return rows.map(({ key, name, handle }) => ({
    id: key.toString('hex'),
    title: name || handle,
    detail: handle,
  }))
}

/** The newest first. */
export function orders(db: Db, { tenantId, text }: Wanted) {
  return db
    .selectFrom('order')
    .select(['order_no as id', 'order_no as title', 'status as detail'])
    .where('tenant_id', '=', tenantId)
    .where((eb) => contains(eb.ref('order_no'), text))
    .orderBy('created_at', 'desc')
    .orderBy('order_no', 'desc')
    .limit(MOST_FOUND)
    .execute()
}
