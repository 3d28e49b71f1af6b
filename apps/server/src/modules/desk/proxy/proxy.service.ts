import { hostAndPort } from '@seaport/contract/address/proxy-address'
import {
  type createProxy,
  loginFault,
  type moveProxies,
  type updateProxy,
} from '@seaport/contract/desk/proxy'
import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { ProxyTable } from '../../../db/schema/seat.ts'
import { attemptEach, type BulkOutcome, leaveThose } from '../../../kernel/bulk.ts'
import { lockGroup } from '../../../kernel/group.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { orNotFound, refuse, refuseFields } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import {
  addressKey,
  boundAccounts,
  changeProxies,
  deleteProxyRows,
  findProxy,
  insertProxies,
  knownAddresses,
  lockProxies,
  type ShownProxy,
} from './proxy.repository.ts'
import { newProxyRow, withoutCheckResult } from './proxy-row.ts'
import { sealPassword } from './proxy-secret.ts'

/**
 * Adds one proxy.
 * @throws Refused: not_found for the group, proxy_exists
 */
export async function create(
  work: UnitOfWork,
  installation: Installation,
  tenantId: string,
  order: ParsedOf<typeof createProxy>['body'],
): Promise<ShownProxy> {
  await lockGroup(work, 'proxy', tenantId, order.group_id)
  const row = newProxyRow(installation, tenantId, order, work.now)
  const added = await insertProxies(work.trx, [row])
  if (!added.has(row.id)) refuse('proxy_exists')
  work.emit(tenantId, { type: 'proxy', id: row.id })
  return orNotFound(await findProxy(work.trx, tenantId, row.id))
}

/**
 * Changes a proxy. Check results are cleared when its target changes, and desktops are told to reload it. @throws
 * Refused: not_found, login_incomplete, login_colon, proxy_exists, proxy_limit_below_allocated
 */
export async function update(
  work: UnitOfWork,
  installation: Installation,
  tenantId: string,
  id: string,
  { password, ...fields }: ParsedOf<typeof updateProxy>['body'],
): Promise<ShownProxy> {
  const [locked] = await lockProxies(work, tenantId, [id])
  const before = orNotFound(locked)
  const after = { ...before, ...fields }
  const hasPassword = password === undefined ? before.password_sealed !== null : password !== ''
  const fault = loginFault({ ...after, has_password: hasPassword })
  if (fault) refuseFields(fault.message, [fault.field])
  const bound = await boundAccounts(work.trx, tenantId, id)
  if (fields.allocation_limit !== undefined && fields.allocation_limit < bound.length)
    refuse('proxy_limit_below_allocated', { allocated: bound.length })
  const moved = addressKey(after) !== addressKey(before)
  if (moved && (await knownAddresses(work.trx, tenantId, [after])).has(addressKey(after)))
    refuse('proxy_exists')
  const elsewhere = moved || password !== undefined
  const sealed = password === undefined ? {} : { password_sealed: sealPassword(installation, id, password) }
  await changeProxies(work.trx, tenantId, [id], {
    ...fields,
    ...sealed,
    ...(elsewhere && withoutCheckResult),
  })
  work.emit(tenantId, { type: 'proxy', id })
  if (elsewhere)
    for (const account of bound)
      work.emit(tenantId, { type: 'account', id: account.id, seat_id: account.seat_id })
  return orNotFound(await findProxy(work.trx, tenantId, id))
}

/**
 * Deletes a proxy. One used by accounts stays, because they would lose their connection.
 * @throws Refused: not_found, proxy_in_use
 */
export async function remove(work: UnitOfWork, tenantId: string, id: string): Promise<void> {
  const [proxy] = await lockProxies(work, tenantId, [id])
  orNotFound(proxy)
  const bound = await boundAccounts(work.trx, tenantId, id)
  if (bound.length > 0) refuse('proxy_in_use', { accounts: bound.length })
  await deleteProxyRows(work.trx, tenantId, [id])
  work.emit(tenantId, { type: 'proxy', id })
}

/** Deletes proxies, each under the rules of a single one. */
export async function removeMany(
  work: UnitOfWork,
  tenantId: string,
  ids: readonly string[],
  locale: Locale,
): Promise<ProxiesActed> {
  const rows = await lockProxies(work, tenantId, ids)
  return attemptEach(work, { ids, rows, show, locale }, (part, { id }) => remove(part, tenantId, id))
}

/**
 * Moves proxies to another group; those that are there stay.
 * @throws Refused: not_found for the group
 */
export async function move(
  work: UnitOfWork,
  tenantId: string,
  { ids, group_id }: ParsedOf<typeof moveProxies>['body'],
  locale: Locale,
): Promise<ProxiesActed> {
  await lockGroup(work, 'proxy', tenantId, group_id)
  const rows = await lockProxies(work, tenantId, ids)
  const outcome = await leaveThose(
    { ids, rows, show, locale },
    'same_group',
    (proxy) => proxy.group_id === group_id,
  )
  await changeEach(work, tenantId, outcome.changed, { group_id })
  return outcome
}

/** Requests checks of proxies; a job runs them. */
export async function requestChecks(
  work: UnitOfWork,
  tenantId: string,
  ids: readonly string[],
): Promise<ProxiesActed> {
  const proxies = await lockProxies(work, tenantId, ids)
  await changeEach(work, tenantId, proxies, { status: 'checking', check_wanted_at: work.now })
  return { changed: proxies, missing: new Set(ids).size - proxies.length, left_out: [] }
}

type ProxiesActed = BulkOutcome<ProxyTable, { id: string; name: string }>

const show = (proxy: ProxyTable) => ({ id: proxy.id, name: hostAndPort(proxy) })

async function changeEach(
  work: UnitOfWork,
  tenantId: string,
  proxies: readonly ProxyTable[],
  change: Partial<ProxyTable>,
): Promise<void> {
  const ids = proxies.map(({ id }) => id)
  await changeProxies(work.trx, tenantId, ids, change)
  for (const id of ids) work.emit(tenantId, { type: 'proxy', id })
}
