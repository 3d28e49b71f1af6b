import type { adminListProxies, listProxies } from '@seaport/contract/desk/proxy'
import { type ProxyScheme, ProxyStatus } from '@seaport/contract/desk/proxy.schema'
import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import { contains } from '../../../db/like.ts'
import { countEach, readPage, sorting } from '../../../db/page.ts'
import type { ProxyTable } from '../../../db/schema/seat.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import { eachPiece } from '../../../kernel/pieces.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

/** Proxies of all tenants with their group and how many accounts are bound to them. */
function everyProxy(db: Db | Trx) {
  return db
    .selectFrom('proxy')
    .innerJoin('proxy_group', 'proxy_group.id', 'proxy.group_id')
    .selectAll('proxy')
    .select('proxy_group.name as group_name')
    .select((eb) =>
      eb
        .selectFrom('account')
        .select((account) => account.fn.countAll<number>().as('count'))
        .whereRef('account.proxy_id', '=', 'proxy.id')
        .as('allocated'),
    )
}

/** The same of one tenant. */
function shownProxies(db: Db | Trx, tenantId: string) {
  return everyProxy(db).where('proxy.tenant_id', '=', tenantId)
}

/** A proxy as it is shown. */
export type ShownProxy = ProxyTable & { group_name: string; allocated: number | null }

type ProxySort = ParsedOf<typeof listProxies>['query']['sort']

type ProxyFilter = Partial<
  Pick<ParsedOf<typeof listProxies>['query'], 'search' | 'group_id' | 'status' | 'scheme'>
>

function filteredProxies(db: Db, tenantId: string, { search, group_id, status, scheme }: ProxyFilter) {
  return shownProxies(db, tenantId).where((eb) =>
    eb.and([
      ...(search
        ? [eb.or([contains(eb.ref('proxy.ip'), search), contains(eb.ref('proxy.remark'), search)])]
        : []),
      ...(group_id ? [eb('proxy.group_id', '=', group_id)] : []),
      ...(status ? [eb('proxy.status', '=', status)] : []),
      ...(scheme ? [eb('proxy.scheme', '=', scheme)] : []),
    ]),
  )
}

export function pageOfProxies(db: Db, tenantId: string, query: ParsedOf<typeof listProxies>['query']) {
  const { sort, order } = query
  return readPage(
    db,
    filteredProxies(db, tenantId, query)
      .orderBy(`proxy.${sort}`, sortingOf(sort, order))
      .orderBy('proxy.id', order),
    query,
  )
}

/** Counts a tenant's proxies by the result of their last check, among those matching the other filters. */
export function proxyCounts(db: Db, tenantId: string, query: Omit<ProxyFilter, 'status'>) {
  return countEach(db, [
    ['all', filteredProxies(db, tenantId, query)],
    ...ProxyStatus.options.map(
      (status) => [status, filteredProxies(db, tenantId, { ...query, status })] as const,
    ),
  ])
}

function sortingOf(sort: ProxySort, order: 'asc' | 'desc') {
  return sorting(sort === 'response_ms' || sort === 'last_detected_at', order)
}

/** A page of the proxies of all tenants, or of one, with their owners. */
export function pageOfAllProxies(db: Db, query: ParsedOf<typeof adminListProxies>['query']) {
  const { search, user_id, status, scheme, sort, order } = query
  const searched = ['proxy.ip', 'proxy.remark', 'proxy_group.name', 'user.email'] as const
  return readPage(
    db,
    everyProxy(db)
      .innerJoin('user', 'user.id', 'proxy.tenant_id')
      .select(['user.email as user_email', 'user.username as user_name'])
      .where((eb) =>
        eb.and([
          ...(search ? [eb.or(searched.map((column) => contains(eb.ref(column), search)))] : []),
          ...(user_id ? [eb('proxy.tenant_id', '=', user_id)] : []),
          ...(status ? [eb('proxy.status', '=', status)] : []),
          ...(scheme ? [eb('proxy.scheme', '=', scheme)] : []),
        ]),
      )
      .orderBy(`proxy.${sort}`, sortingOf(sort, order))
      .orderBy('proxy.id', order),
    query,
  )
}

/** @returns whose a proxy is */
export async function ownerOfProxy(trx: Trx, id: string): Promise<string | undefined> {
  const row = await trx.selectFrom('proxy').select('tenant_id').where('id', '=', id).executeTakeFirst()
  return row?.tenant_id
}

export function findProxy(db: Db | Trx, tenantId: string, id: string) {
  return shownProxies(db, tenantId).where('proxy.id', '=', id).executeTakeFirst()
}

/** Reads proxies and locks them until the end of the unit of work, in the order of their ids. */
export function lockProxies(
  work: UnitOfWork,
  tenantId: string,
  ids: readonly string[],
): Promise<ProxyTable[]> {
  return work.trx
    .selectFrom('proxy')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Key that identifies a proxy within a tenant. */
export interface ProxyAddress {
  scheme: ProxyScheme
  ip: string
  port: number
  username: string
}

/** @returns one text per address, for sets */
export function addressKey({ scheme, ip, port, username }: ProxyAddress): string {
  return JSON.stringify([scheme, ip, port, username])
}

/** A proxy that is kept, with its password. */
export type KnownProxy = Pick<ProxyTable, 'id' | 'password_sealed'>

/** @returns those of these addresses that the tenant has, by `addressKey` */
export async function knownAddresses(
  db: Db | Trx,
  tenantId: string,
  addresses: readonly ProxyAddress[],
): Promise<Map<string, KnownProxy>> {
  const known = new Map<string, KnownProxy>()
  const wanted = new Set(addresses.map(addressKey))
  const hosts = [...new Set(addresses.map(({ ip }) => ip))]
  await eachPiece(hosts, async (piece) => {
    const rows = await db
      .selectFrom('proxy')
      .select(['id', 'scheme', 'ip', 'port', 'username', 'password_sealed'])
      .where('tenant_id', '=', tenantId)
      .where('ip', 'in', piece)
      .execute()
    // Other proxies at the same host are other addresses.
    for (const row of rows) if (wanted.has(addressKey(row))) known.set(addressKey(row), row)
  })
  return known
}

/** Adds those proxies that the tenant does not have yet. @returns ids of the added ones */
export async function insertProxies(trx: Trx, proxies: readonly ProxyTable[]): Promise<Set<string>> {
  const added = new Set<string>()
  await eachPiece(proxies, async (piece) => {
    const rows = await trx
      .insertInto('proxy')
      .values(piece)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute()
    for (const { id } of rows) added.add(id)
  })
  return added
}

export async function changeProxies(
  trx: Trx,
  tenantId: string,
  ids: readonly string[],
  change: Partial<ProxyTable>,
): Promise<void> {
  if (ids.length === 0 || Object.keys(change).length === 0) return
  await trx
    .updateTable('proxy')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute()
}

export async function deleteProxyRows(trx: Trx, tenantId: string, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('proxy').where('tenant_id', '=', tenantId).where('id', 'in', ids).execute()
}

/** @returns the accounts that are bound to a proxy */
export function boundAccounts(db: Db | Trx, tenantId: string, proxyId: string) {
  return db
    .selectFrom('account')
    .select(['id', 'seat_id'])
    .where('tenant_id', '=', tenantId)
    .where('proxy_id', '=', proxyId)
    .execute()
}

/** @returns how many accounts are open through a proxy */
export async function countOpenAccounts(db: Db | Trx, proxyId: string): Promise<number> {
  const { open } = await db
    .selectFrom('account')
    .innerJoin('port_lease', (join) =>
      join
        .onRef('port_lease.holder_id', '=', 'account.id')
        .on('port_lease.holder_kind', '=', 'account')
        .on('port_lease.released_at', 'is', null),
    )
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('account.proxy_id', '=', proxyId)
    .executeTakeFirstOrThrow()
  return Number(open)
}

/** @returns the proxy of an account of a seat; `undefined` = no such account, null = it has none */
export async function proxyOfAccount(
  db: Db | Trx,
  { tenantId, seatId, accountId }: { tenantId: string; seatId: string; accountId: string },
): Promise<ProxyTable | null | undefined> {
  const account = await db
    .selectFrom('account')
    .select('proxy_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', accountId)
    .where('seat_id', '=', seatId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!account) return undefined
  if (account.proxy_id === null) return null
  return db
    .selectFrom('proxy')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', account.proxy_id)
    .executeTakeFirstOrThrow()
}
