import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { listAuditLog } from '@seaport/contract/platform/audit'
import type { Selectable } from 'kysely'
import { contains } from '../../../db/like.ts'
import { type Paged, readPage } from '../../../db/page.ts'
import type { AuditLogTable } from '../../../db/schema/admin.ts'
import type { Db, Trx } from '../../../db/schema.ts'

export async function insertEntry(trx: Trx, entry: AuditLogTable): Promise<void> {
  await trx.insertInto('audit_log').values(entry).execute()
}

/** @returns the email address of a user */
export async function emailOf(db: Db | Trx, userId: string): Promise<string> {
  const { email } = await db
    .selectFrom('user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return email
}

/** An entry with the addresses of the users whom it concerns. */
export interface NamedEntry extends Selectable<AuditLogTable> {
  as_email: string | null
  tenant_email: string | null
}

type Query = ParsedOf<typeof listAuditLog>['query']

/** @returns a page of the audit log; by cursor nothing is counted */
export async function pageOfAuditLog(db: Db, query: Query): Promise<Paged<NamedEntry>> {
  const { order, cursor, page_size } = query
  const entries = filtered(db, query).orderBy('audit_log.at', order).orderBy('audit_log.id', order)
  if (cursor === undefined) return readPage(db, entries, query)
  const [at = '', id = ''] = cursor.split('.', 2)
  const rows = await entries
    .where((eb) =>
      eb(eb.refTuple('audit_log.at', 'audit_log.id'), order === 'asc' ? '>' : '<', eb.tuple(Number(at), id)),
    )
    .limit(page_size)
    .execute()
  return { rows, total: 0 }
}

function filtered(db: Db, { action, actor_id, user_id, subject, search, from, to }: Query) {
  return db
    .selectFrom('audit_log')
    .selectAll('audit_log')
    .select((eb) => [
      eb
        .selectFrom('user')
        .select('user.email')
        .whereRef('user.id', '=', 'audit_log.as_user_id')
        .as('as_email'),
      eb
        .selectFrom('user')
        .select('user.email')
        .whereRef('user.id', '=', 'audit_log.tenant_id')
        .as('tenant_email'),
    ])
    .where((eb) =>
      eb.and([
        ...(action ? [eb('audit_log.action', '=', action)] : []),
        ...(actor_id ? [eb('audit_log.actor_id', '=', actor_id)] : []),
        ...(user_id ? [eb('audit_log.tenant_id', '=', user_id)] : []),
        ...(subject ? [eb('audit_log.subject', '=', subject)] : []),
        ...(search ? [contains(eb.ref('audit_log.actor_email'), search)] : []),
        ...(from ? [eb('audit_log.at', '>=', Date.parse(from))] : []),
        ...(to ? [eb('audit_log.at', '<', Date.parse(to))] : []),
      ]),
    )
}
