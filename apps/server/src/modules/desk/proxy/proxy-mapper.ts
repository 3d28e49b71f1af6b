import type { ProxyEntry } from '@seaport/contract/desk/proxy.schema'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { translate } from '@seaport/i18n/server'
import { instant, instantOrNull } from '../../../db/wire.ts'
import type { ShownProxy } from './proxy.repository.ts'

/** @returns a proxy as it goes to a console: without its password */
export function toProxy(row: ShownProxy, locale: Locale): ProxyEntry {
  return {
    id: row.id,
    group: { id: row.group_id, name: row.group_name },
    scheme: row.scheme,
    ip: row.ip,
    port: row.port,
    username: row.username,
    has_password: row.password_sealed !== null,
    status: row.status,
    response_ms: row.response_ms,
    last_detected_at: instantOrNull(row.last_detected_at),
    error: row.error,
    error_message: row.error === null ? '' : translate(locale, row.error),
    exit_address: row.exit_address,
    exit_country: row.exit_country,
    allocation_limit: row.allocation_limit,
    allocated: row.allocated ?? 0,
    concurrency_limit: row.concurrency_limit,
    remark: row.remark,
    created_at: instant(row.created_at),
  }
}
