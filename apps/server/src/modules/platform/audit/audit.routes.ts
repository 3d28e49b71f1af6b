import { listAuditLog } from '@seaport/contract/platform/audit'
import type { AuditEntry } from '@seaport/contract/platform/audit.schema'
import { listAnswer } from '../../../db/page.ts'
import { instant } from '../../../db/wire.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import { type NamedEntry, pageOfAuditLog } from './audit.repository.ts'

/** The audit log, for administrators. */
export function auditRoutes(registerRoute: RegisterRoute): void {
  registerRoute(listAuditLog, async ({ db }, { query }) => {
    const { rows, total } = await pageOfAuditLog(db, query)
    const last = rows.at(-1)
    return {
      ...listAnswer({ rows, total }, query, toEntry),
      ...(query.cursor !== undefined && { total: null }),
      next_cursor: last === undefined || rows.length < query.page_size ? null : `${last.at}.${last.id}`,
    }
  })
}

function toEntry(row: NamedEntry): AuditEntry {
  return {
    id: row.id,
    time: instant(row.at),
    actor: { id: row.actor_id, email: row.actor_email },
    as_user: row.as_user_id === null ? null : { id: row.as_user_id, email: row.as_email ?? '' },
    action: row.action,
    subject: row.subject,
    user: row.tenant_id === null ? null : { id: row.tenant_id, email: row.tenant_email ?? '' },
    before: fields(row.before),
    after: fields(row.after),
    ip: row.ip,
    request_id: row.request_id,
  }
}

function fields(json: string | null): AuditEntry['before'] {
  return json === null ? null : JSON.parse(json)
}
