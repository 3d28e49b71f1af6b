import type { Locale } from '@seaport/contract/kernel/locale.schema'
import {
  adminExportLoginLog,
  adminListLoginLog,
  exportLoginLog,
  listLoginLog,
} from '@seaport/contract/people/login-log'
import type { LoginLog } from '@seaport/contract/people/login-log.schema'
import { listAnswer } from '../../../db/page.ts'
import { instant } from '../../../db/wire.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import { withPeriodStart } from '../../../kernel/period.ts'
import { placeOf } from './geo.ts'
import { pageOfAllLogins, pageOfLogins, type SeatLogin } from './login-log.repository.ts'
import { exportAllLogins, exportLogins } from './login-log-export.ts'

/** Who logged in, for its owner and for administrators. */
export function loginLogRoutes(registerRoute: RegisterRoute): void {
  registerRoute(listLoginLog, async ({ db, actor, locale, now }, { query }) => {
    const page = await pageOfLogins(db, actor.tenantId, withPeriodStart(query, now))
    const answer = listAnswer(page, query, (row) => toLogin(row, locale))
    return { ...answer, ...cursorAnswer(page.rows, query) }
  })

  registerRoute(adminListLoginLog, async ({ db, locale, now }, { query }) => {
    const page = await pageOfAllLogins(db, withPeriodStart(query, now))
    const answer = listAnswer(page, query, (row) => ({
      ...toLogin(row, locale),
      user_id: row.tenant_id,
      email: row.email,
    }))
    return { ...answer, ...cursorAnswer(page.rows, query) }
  })

  registerRoute(exportLoginLog, async ({ db, actor, locale, now }, { query }) =>
    exportLogins(db, actor.tenantId, { locale, now }, query),
  )

  registerRoute(adminExportLoginLog, async ({ db, locale, now }, { query }) =>
    exportAllLogins(db, { locale, now }, query),
  )
}

function toLogin(row: SeatLogin, locale: Locale): LoginLog {
  const country = row.country ?? ''
  return {
    id: row.id,
    login_time: instant(row.at),
    outcome: row.outcome,
    ip: row.ip,
    country_code: country,
    address: placeOf(row.ip, country, locale),
    system_type: row.system_type,
    browser_language: row.browser_language,
    kernel: row.kernel,
    seat_id: row.seat_id,
    seat_code: row.seat_code,
    seat_name: row.seat_name,
    detail: row.detail,
  }
}

/** What a list adds that can be read by cursor; a short page is the last one. */
function cursorAnswer(rows: readonly SeatLogin[], query: { page_size: number; cursor?: string | undefined }) {
  const last = rows.length === query.page_size ? rows.at(-1) : undefined
  return {
    next_cursor: last ? `${last.at}.${last.id}` : null,
    ...(query.cursor !== undefined && { total: null }),
  }
}
