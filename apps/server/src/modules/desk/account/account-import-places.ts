import { hostAndPort } from '@seaport/contract/address/proxy-address'
import { type ProxyLine, readProxyLine, shownProxy } from '@seaport/contract/address/proxy-line'
import type { ProxyScheme } from '@seaport/contract/desk/proxy.schema'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { translate, translateIssue, translateSheet } from '@seaport/i18n/server'
import type { Db, Trx } from '../../../db/schema.ts'
import { eachPiece, mapInPieces } from '../../../kernel/pieces.ts'
import { accountKey, type ParsedRow } from './account-import-row.ts'

interface Seat {
  id: string
  name: string
  seat_code: string
}

interface Proxy {
  id: string
  scheme: ProxyScheme
  ip: string
  port: number
  username: string
  password_sealed: Buffer | null
  /** Number of accounts that can still be bound to it. */
  room: number
}

/** Opens the password of a proxy, null if it can't be read; proxies are above accounts. */
export type PasswordOf = (proxy: { id: string; password_sealed: Buffer | null }) => string | null

interface Placing {
  tenantId: string
  /** Keys of existing accounts: their rows are skipped and use up no capacity of a proxy. */
  known: ReadonlySet<string>
  locale: Locale
  mayBind: boolean
  passwordOf: PasswordOf
}

type Trouble = 'row_seat' | 'row_seat_unclear' | ProxyTrouble
type ProxyTrouble =
  | 'row_proxy'
  | 'row_proxy_unclear'
  | 'row_proxy_password'
  | 'row_proxy_full'
  | 'row_proxy_forbidden'
  | 'row_field'

/**
 * Finds the seat and the proxy that each row names. A row with an unknown one, or with a proxy without capacity, is refused as a whole: an account is
 * never added without its proxy. In a unit of work, proxies are locked until its end, so that nobody else takes the last capacity.
 */
export async function placeRows(
  db: Db | Trx,
  rows: readonly ParsedRow[],
  { tenantId, known, locale, mayBind, passwordOf }: Placing,
): Promise<readonly ParsedRow[]> {
  const named = (field: 'seat' | 'proxy') =>
    rows.flatMap((row) => ('handle' in row && row.given[field]) || [])
  const seatNames = named('seat')
  const proxyNames = named('proxy')
  if (seatNames.length + proxyNames.length === 0) return rows
  const seats = seatNames.length > 0 ? await seatsByName(db, tenantId) : new Map<string, Seat[]>()
  const proxies = mayBind ? await proxiesByPlace(db, tenantId, proxyNames) : new Map<string, Proxy[]>()
  const taken = new Set(known)
  return mapInPieces(rows, (row) => {
    if (!('handle' in row) || taken.has(accountKey(row.network, row.handle))) return row
    const { seat = '', proxy = '' } = row.given
    const trouble = (reason: Trouble) => ({
      given: row.given,
      network: row.network,
      trouble: translateTrouble(locale, reason, proxy),
    })
    const [ofSeat, ...otherSeats] = seats.get(nameKey(seat)) ?? []
    if (seat !== '' && !ofSeat) return trouble('row_seat')
    if (otherSeats.length > 0) return trouble('row_seat_unclear')
    const bound =
      proxy === '' ? undefined : mayBind ? findProxy(proxies, proxy, passwordOf) : 'row_proxy_forbidden'
    if (typeof bound === 'string') return trouble(bound)
    if (bound) bound.room -= 1
    taken.add(accountKey(row.network, row.handle))
    return {
      ...row,
      ...(ofSeat && { seat: { id: ofSeat.id, label: `${ofSeat.name} · ${ofSeat.seat_code}` } }),
      ...(bound && { proxy: { id: bound.id, label: hostAndPort(bound) } }),
    }
  })
}

const nameKey = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** @returns a tenant's seats by code, and by name if that is not a code */
async function seatsByName(db: Db | Trx, tenantId: string): Promise<Map<string, Seat[]>> {
  const seats = await db
    .selectFrom('seat')
    .select(['id', 'name', 'seat_code'])
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .$if(db.isTransaction, (query) => query.forUpdate())
    .execute()
  const byName = Map.groupBy(seats, ({ name }) => nameKey(name))
  for (const seat of seats) byName.set(nameKey(seat.seat_code), [seat])
  return byName
}

/** @returns the proxies at these addresses, with their remaining capacity */
async function proxiesByPlace(
  db: Db | Trx,
  tenantId: string,
  names: readonly string[],
): Promise<Map<string, Proxy[]>> {
  const hosts = [...new Set(names.flatMap((name) => addressOf(name)?.host ?? []))].sort()
  const found: Proxy[] = []
  await eachPiece(hosts, async (piece) => {
    const proxies = await db
      .selectFrom('proxy')
      .select(['id', 'scheme', 'ip', 'port', 'username', 'password_sealed', 'allocation_limit'])
      .where('tenant_id', '=', tenantId)
      .where('ip', 'in', piece)
      .orderBy('id')
      .$if(db.isTransaction, (query) => query.forUpdate())
      .execute()
    if (proxies.length === 0) return
    const bound = await db
      .selectFrom('account')
      .select(['proxy_id', (eb) => eb.fn.countAll<number>().as('accounts')])
      .where('tenant_id', '=', tenantId)
      .where(
        'proxy_id',
        'in',
        proxies.map(({ id }) => id),
      )
      .groupBy('proxy_id')
      .execute()
    const taken = new Map(bound.map(({ proxy_id, accounts }) => [proxy_id, Number(accounts)]))
    for (const { allocation_limit, ...proxy } of proxies)
      found.push({ ...proxy, room: allocation_limit - (taken.get(proxy.id) ?? 0) })
  })
  return Map.groupBy(found, ({ ip, port }) => `${ip}:${port}`)
}

/**
 * A cell may omit the protocol and the login, as long as it identifies one proxy. Sellers also put the session into the password: a different password would
 * be a different exit.
 */
function findProxy(
  proxies: ReadonlyMap<string, readonly Proxy[]>,
  text: string,
  passwordOf: PasswordOf,
): Proxy | ProxyTrouble {
  const address = addressOf(text)
  if (!address) return 'row_field'
  const [proxy, ...others] = (proxies.get(`${address.host}:${address.port}`) ?? []).filter(
    ({ scheme, username }) =>
      (address.scheme ?? scheme) === scheme && (address.username || username) === username,
  )
  if (!proxy) return 'row_proxy'
  if (others.length > 0) return 'row_proxy_unclear'
  const isOther = address.password !== '' && address.password !== passwordOf(proxy)
  if (isOther) return 'row_proxy_password'
  return proxy.room > 0 ? proxy : 'row_proxy_full'
}

function addressOf(text: string): ProxyLine | undefined {
  const read = readProxyLine(text)
  return 'fault' in read ? undefined : read
}

function translateTrouble(locale: Locale, reason: Trouble, proxy: string): string {
  if (reason !== 'row_field') return translate(locale, reason, { place: shownProxy(proxy) })
  const read = readProxyLine(proxy)
  const message = 'fault' in read ? read.fault : 'invalid'
  return translate(locale, 'row_field', {
    column: translateSheet(locale, 'proxy'),
    trouble: translateIssue(locale, { message }),
  })
}
