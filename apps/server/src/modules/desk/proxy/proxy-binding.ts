import type { assignProxy } from '@seaport/contract/desk/proxy'
import type { AccountProxy } from '@seaport/contract/desk/proxy.schema'
import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { Db, Trx } from '../../../db/schema.ts'
import { leaveThose } from '../../../kernel/bulk.ts'
import type { SeatActor } from '../../../kernel/http/actor.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { type AccountsActed, bindToProxy, lockAccounts, showAccount } from '../account/account.public.ts'
import { boundAccounts, countOpenAccounts, lockProxies, proxyOfAccount } from './proxy.repository.ts'
import { withCredentials } from './proxy-secret.ts'

/**
 * Binds accounts to a proxy; those bound to it stay. The proxy is locked while its accounts are counted, so that two callers can't both take the
 * last one. Without room for all none is bound: which of them get it is not for the server to choose.
 * @throws Refused: not_found for the proxy, proxy_limit_reached
 */
export async function assign(
  work: UnitOfWork,
  tenantId: string,
  { proxy_id, account_ids }: ParsedOf<typeof assignProxy>['body'],
  locale: Locale,
): Promise<AccountsActed> {
  const rows = await lockAccounts(work, tenantId, { ids: account_ids })
  const [proxy] = await lockProxies(work, tenantId, [proxy_id])
  const { allocation_limit } = orNotFound(proxy)
  const outcome = await leaveThose(
    { ids: account_ids, rows, show: showAccount, locale },
    'account_bound_already',
    (account) => account.proxy_id === proxy_id,
  )
  const moving = outcome.changed
  const free = Math.max(0, allocation_limit - (await boundAccounts(work.trx, tenantId, proxy_id)).length)
  if (moving.length > free) refuse('proxy_limit_reached', { free })
  await bindToProxy(work, tenantId, moving, proxy_id)
  const told = new Set([proxy_id, ...moving.map((account) => account.proxy_id)])
  for (const id of told) if (id !== null) work.emit(tenantId, { type: 'proxy', id })
  return outcome
}

/** Takes accounts from their proxies. */
export async function unassign(
  work: UnitOfWork,
  tenantId: string,
  ids: readonly string[],
  locale: Locale,
): Promise<AccountsActed> {
  const rows = await lockAccounts(work, tenantId, { ids })
  const outcome = await leaveThose(
    { ids, rows, show: showAccount, locale },
    'account_without_proxy',
    (account) => account.proxy_id === null,
  )
  const moving = outcome.changed
  await bindToProxy(work, tenantId, moving, null)
  for (const id of new Set(moving.map((account) => account.proxy_id)))
    if (id !== null) work.emit(tenantId, { type: 'proxy', id })
  return outcome
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
