import type { createProxy } from '@seaport/contract/desk/proxy'
import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { ProxyTable } from '../../../db/schema/seat.ts'
import { newId } from '../../../kernel/id.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { sealPassword } from './proxy-secret.ts'

/** Fields cleared when a proxy's target changes: results of checks, and a check in progress. */
export const withoutCheckResult = {
  status: 'unchecked',
  response_ms: null,
  last_detected_at: null,
  error: null,
  exit_address: null,
  exit_country: null,
  check_wanted_at: null,
  check_claim: null,
  check_claimed_until: null,
} as const satisfies Partial<ProxyTable>

/** @returns the row of a proxy that has just come */
export function newProxyRow(
  installation: Pick<Installation, 'secret'>,
  tenantId: string,
  { password, ...from }: ParsedOf<typeof createProxy>['body'],
  now: number,
): ProxyTable {
  const id = newId()
  return {
    id,
    tenant_id: tenantId,
    ...from,
    password_sealed: sealPassword(installation, id, password),
    ...withoutCheckResult,
    created_at: now,
  }
}
