import type { assignProxy } from '@seaport/contract/desk/proxy'
import type { AccountProxy } from '@seaport/contract/desk/proxy.schema'
import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Db, Trx } from '../../../db/schema.ts'
import type { SeatActor } from '../../../kernel/http/actor.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { bindToProxy, lockAccounts } from '../account/account.public.ts'
import { boundAccounts, countOpenAccounts, lockProxies, proxyOfAccount } from './proxy.repository.ts'
import { withCredentials } from './proxy-secret.ts'

/**
 * Binds accounts to a proxy, all or none. The proxy is locked while its accounts are counted, so that two callers can't both take the last one.
 * @returns the number of accounts newly bound
 * @throws Refused: not_found, proxy_limit_reached
 */
export async function assign(
  work: UnitOfWork,
  tenantId: string,
  { proxy_id, account_ids }: ParsedOf<typeof assignProxy>['body'],
): Promise<number> {
  const accounts = await lockAccounts(work, tenantId, { ids: account_ids })
  if (accounts.length !== new Set(account_ids).size) refuse('not_found')
  const [proxy] = await lockProxies(work, tenantId, [proxy_id])
  const { allocation_limit } = orNotFound(proxy)
  const moving = accounts.filter((account) => account.proxy_id !== proxy_id)
  const free = Math.max(0, allocation_limit - (await boundAccounts(work.trx, tenantId, proxy_id)).length)
  if (moving.length > free) refuse('proxy_limit_reached', { free })
  await bindToProxy(work, tenantId, moving, proxy_id)
  const told = new Set([proxy_id, ...moving.map((account) => account.proxy_id)])
  for (const id of told) if (id !== null) work.emit(tenantId, { type: 'proxy', id })
  return moving.length
}

/**
 * Takes accounts from their proxies, all or none.
 * @returns how many had one
 * @throws Refused: not_found
 */
export async function unassign(work: UnitOfWork, tenantId: string, ids: readonly string[]): Promise<number> {
  const accounts = await lockAccounts(work, tenantId, { ids })
  if (accounts.length !== new Set(ids).size) refuse('not_found')
  const moving = accounts.filter((account) => account.proxy_id !== null)
  await bindToProxy(work, tenantId, moving, null)
  for (const id of new Set(moving.map((account) => account.proxy_id)))
    if (id !== null) work.emit(tenantId, { type: 'proxy', id })
  return moving.length
}

/**
 * Checks that an account just opened is within its proxy's limit.
 * @throws Refused: proxy_busy
 */
export async function checkProxyConcurrency(
  work: UnitOfWork,
  { tenantId, seatId }: SeatActor,
  accountId: string,
): Promise<void> {
  const bound = await proxyOfAccount(work.trx, { tenantId, seatId, accountId })
  if (!bound) return
  const [proxy] = await lockProxies(work, tenantId, [bound.id])
  const { concurrency_limit } = orNotFound(proxy)
  if (concurrency_limit !== null && (await countOpenAccounts(work.trx, bound.id)) > concurrency_limit)
    refuse('proxy_busy')
}

/**
 * @returns the proxy of an account of this seat, with its credentials; null = none is bound
 * @throws Refused: not_found
 */
export async function proxyForSeat(
  installation: Installation,
  db: Db | Trx,
  { tenantId, seatId }: SeatActor,
  accountId: string,
): Promise<AccountProxy | null> {
  const proxy = await proxyOfAccount(db, { tenantId, seatId, accountId })
  if (proxy === undefined) refuse('not_found')
  return proxy && withCredentials(installation, proxy)
}
