import type { ProxyScheme } from '@seaport/contract/desk/proxy.schema'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { translate } from '@seaport/i18n/server'
import type { Db, Trx } from '../../../db/schema.ts'
import { eachPiece, mapInPieces } from '../../../kernel/pieces.ts'
import type { ParsedRow } from './account-import-row.ts'
import { handleKey } from './account-row.ts'

/** How much of a cell is repeated where it is refused. */
const MAX_SAID = 40

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
  /** Accounts that may still be bound to it. */
  room: number
}

/** An address as a cell names it. */
interface Address {
  scheme: string | undefined
  ip: string
  port: number
}

interface Placing {
  tenantId: string
  /** Handles that are there already: their rows take no place. */
  known: ReadonlySet<string>
  locale: Locale
  mayBind: boolean
}

type Trouble = 'row_seat' | 'row_seat_unclear' | ProxyTrouble
type ProxyTrouble = 'row_proxy' | 'row_proxy_unclear' | 'row_proxy_full' | 'row_proxy_forbidden'

/**
 * Finds the seat and the proxy that each row names. A row that names one that is not there, or a proxy without room, is in trouble as a whole: an account is not
 * added without its proxy. In a unit of work, proxies are locked until its end, so that nobody else takes the last place.
 */
export async function placeRows(
  db: Db | Trx,
  rows: readonly ParsedRow[],
  { tenantId, known, locale, mayBind }: Placing,
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
    if (!('handle' in row) || taken.has(handleKey(row.handle))) return row
    const { seat = '', proxy = '' } = row.given
    const trouble = (reason: Trouble, text: string) => ({
      given: row.given,
      trouble: translate(locale, reason, { text: text.slice(0, MAX_SAID) }),
    })
    const [ofSeat, ...otherSeats] = seats.get(nameKey(seat)) ?? []
    if (seat !== '' && !ofSeat) return trouble('row_seat', seat)
    if (otherSeats.length > 0) return trouble('row_seat_unclear', seat)
    const bound = proxy === '' ? undefined : mayBind ? findProxy(proxies, proxy) : 'row_proxy_forbidden'
    if (typeof bound === 'string') return trouble(bound, withoutLogin(proxy))
    if (bound) bound.room -= 1
    taken.add(handleKey(row.handle))
    return { ...row, ...(ofSeat && { seat_id: ofSeat.id }), ...(bound && { proxy_id: bound.id }) }
  })
}

const nameKey = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** @returns a tenant's seats by code, and by name where that is no code */
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

/** @returns the proxies at the named places, with the room that each has left */
async function proxiesByPlace(
  db: Db | Trx,
  tenantId: string,
  names: readonly string[],
): Promise<Map<string, Proxy[]>> {
  const hosts = [...new Set(names.flatMap((name) => readAddress(name)?.ip ?? []))].sort()
  const found: Proxy[] = []
  await eachPiece(hosts, async (piece) => {
    const proxies = await db
      .selectFrom('proxy')
      .select(['id', 'scheme', 'ip', 'port', 'allocation_limit'])
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
  return Map.groupBy(found, placeOf)
}

const placeOf = ({ ip, port }: Pick<Address, 'ip' | 'port'>) => `${ip}:${port}`

function findProxy(proxies: ReadonlyMap<string, readonly Proxy[]>, text: string): Proxy | ProxyTrouble {
  const address = readAddress(text)
  const there = (address && proxies.get(placeOf(address))) ?? []
  const [proxy, ...others] = there.filter(({ scheme }) => !address?.scheme || scheme === address.scheme)
  if (!proxy) return 'row_proxy'
  if (others.length > 0) return 'row_proxy_unclear'
  return proxy.room > 0 ? proxy : 'row_proxy_full'
}

/** Reads `host:port`, with a scheme before it or a login before or behind it, as lists of proxies write them. */
function readAddress(text: string): Address | undefined {
  const parts = /^(?:([a-z\d]+):\/\/)?(?:[^@/]*@)?(\[[^\]]+\]|[^:/\s]+):(\d{1,5})(?::.*|\/)?$/i.exec(
    text.trim(),
  )
  const [, scheme, host, port] = parts ?? []
  if (host === undefined || port === undefined) return undefined
  return { scheme: scheme?.toLowerCase(), ip: host.replace(/^\[|\]$/g, '').toLowerCase(), port: Number(port) }
}

/** What is repeated of a cell that names a proxy: a login in it is nobody's business. */
function withoutLogin(text: string): string {
  const address = readAddress(text)
  return address ? placeOf(address) : text.replace(/^.*@/, '')
}
