import {
  type createProxy,
  loginFault,
  type moveProxies,
  type updateProxy,
} from '@seaport/contract/desk/proxy'
import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { ProxyTable } from '../../../db/schema/seat.ts'
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
  usedProxies,
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

/**
 * Deletes proxies, all or none, under the same rules as a single one.
 * @throws Refused: not_found, proxies_in_use
 */
export async function removeMany(
  work: UnitOfWork,
  tenantId: string,
  ids: readonly string[],
): Promise<number> {
  const proxies = await lockAll(work, tenantId, ids)
  const used = await usedProxies(work.trx, tenantId, ids)
  if (used.length > 0) refuse('proxies_in_use', { proxies: used.length })
  await deleteProxyRows(work.trx, tenantId, ids)
  for (const { id } of proxies) work.emit(tenantId, { type: 'proxy', id })
  return proxies.length
}

/**
 * Moves proxies to another group, all or none.
 * @throws Refused: not_found, same_group
 */
export async function move(
  work: UnitOfWork,
  tenantId: string,
  { ids, group_id }: ParsedOf<typeof moveProxies>['body'],
): Promise<number> {
  await lockGroup(work, 'proxy', tenantId, group_id)
  const proxies = await lockAll(work, tenantId, ids)
  if (proxies.some((proxy) => proxy.group_id === group_id)) refuse('same_group')
  await changeProxies(work.trx, tenantId, ids, { group_id })
  for (const { id } of proxies) work.emit(tenantId, { type: 'proxy', id })
  return proxies.length
}

/**
 * Requests checks of proxies; a job runs them.
 * @throws Refused: not_found
 */
export async function requestChecks(
  work: UnitOfWork,
  tenantId: string,
  ids: readonly string[],
): Promise<number> {
  const proxies = await lockAll(work, tenantId, ids)
  await changeProxies(work.trx, tenantId, ids, { status: 'checking', check_wanted_at: work.now })
  for (const { id } of proxies) work.emit(tenantId, { type: 'proxy', id })
  return proxies.length
}

async function lockAll(work: UnitOfWork, tenantId: string, ids: readonly string[]): Promise<ProxyTable[]> {
  const proxies = await lockProxies(work, tenantId, ids)
  if (proxies.length !== new Set(ids).size) refuse('not_found')
  return proxies
}
