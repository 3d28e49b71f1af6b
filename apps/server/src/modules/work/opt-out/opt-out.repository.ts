import { hash } from 'node:crypto'
import { handleKey, idOfHandle } from '@seaport/contract/address/handle'
import { readPerson } from '@seaport/contract/address/person'
import type { NetworkId } from '@seaport/contract/kernel/network'
import { Network } from '@seaport/contract/kernel/network.schema'
import { type Selectable, sql } from 'kysely'
import { jsonRows, lockName } from '../../../db/dialect.ts'
import { type PageRequest, readPage } from '../../../db/page.ts'
import type { Db, Schema } from '../../../db/schema.ts'
import type { ReadContext, UnitOfWork } from '../../../kernel/unit-of-work.ts'

export type OptOutRow = Selectable<Schema['opt_out']>

/** Tenant and network of a list. */
export interface ListScope {
  tenantId: string
  network: NetworkId
}

/**
 * Locks the tenant's opt-out list until the end of the transaction: shared for readers, exclusive for writers. Otherwise a person could be
 * collected while being erased.
 */
export function lockList(work: UnitOfWork, tenantId: string, purpose: 'reading' | 'writing'): Promise<void> {
  return lockName(work, `opt_out:${tenantId}`, purpose === 'reading' ? 'shared' : 'exclusive')
}

/** @returns those of the ids that are on the list */
export async function listedIds(
  { trx, kind }: ReadContext,
  { tenantId, network }: ListScope,
  externalIds: readonly string[],
): Promise<Set<string>> {
  if (externalIds.length === 0) return new Set()
  const rows = jsonRows(
    kind,
    { external_id: 'text' },
    externalIds.map((external_id) => ({ external_id })),
  )
  const { rows: found } = await sql<{ external_id: string }>`
    select opt_out.external_id from ${rows} as item join opt_out
      on opt_out.tenant_id = ${tenantId} and opt_out.network = ${network} and opt_out.external_id = item.external_id`.execute(
    trx,
  )
  return new Set(found.map(({ external_id }) => external_id))
}

/** @param people handles in lower case. @returns those of them that are on the list */
export async function listedPeople(
  { trx, kind }: ReadContext,
  { tenantId, network }: ListScope,
  people: readonly string[],
): Promise<Set<string>> {
  if (people.length === 0) return new Set()
  const byHash = Map.groupBy(people, (person) => handleHash({ tenantId, network }, person))
  const rows = jsonRows(
    kind,
    { handle_hash: 'bytes' },
    [...byHash.keys()].map((handle_hash) => ({ handle_hash })),
  )
  const { rows: found } = await sql<{ handle_hash: Buffer }>`
    select opt_out.handle_hash from ${rows} as item join opt_out
      on opt_out.tenant_id = ${tenantId} and opt_out.network = ${network} and opt_out.handle_hash = item.handle_hash
      and opt_out.handle_hash is not null`.execute(trx)
  return new Set(found.flatMap(({ handle_hash }) => byHash.get(handle_hash.toString('hex')) ?? []))
}

/** Records the current handles of people on the list, so that a pasted handle is recognized; the caller has met them under these. */
export async function recordHandles(
  { trx, kind }: UnitOfWork,
  { tenantId, network }: ListScope,
  people: readonly { external_id: string; handle: string }[],
): Promise<void> {
  const named = people.filter(({ handle }) => handle !== '')
  if (named.length === 0) return
  const byId = new Map(named.map(({ external_id, handle }) => [external_id, handle.toLowerCase()]))
  const rows = jsonRows(
    kind,
    { external_id: 'text', handle_hash: 'bytes' },
    [...byId].map(([external_id, handle]) => ({
      external_id,
      handle_hash: handleHash({ tenantId, network }, handle),
    })),
  )
  await sql`
    update opt_out set handle_hash = item.handle_hash from ${rows} as item
    where opt_out.tenant_id = ${tenantId} and opt_out.network = ${network} and opt_out.external_id = item.external_id
      and (opt_out.handle_hash is null or opt_out.handle_hash <> item.handle_hash)`.execute(trx)
}

/** @param names handles in lower case, or ids. @returns those of erased people */
export async function erasedNames(
  { trx, kind }: UnitOfWork,
  { tenantId, network }: ListScope,
  names: readonly string[],
): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const rows = jsonRows(
    kind,
    { name: 'text', handle_hash: 'bytes' },
    names.map((name) => ({ name, handle_hash: handleHash({ tenantId, network }, name) })),
  )
  const among = sql`from ${rows} as item join opt_out
    on opt_out.tenant_id = ${tenantId} and opt_out.network = ${network} and opt_out.erased = 1`
  const { rows: found } = await sql<{ name: string }>`
    select item.name ${among} and opt_out.external_id = item.name
    union select item.name ${among} and opt_out.handle_hash = item.handle_hash and opt_out.handle_hash is not null`.execute(
    trx,
  )
  return new Set(found.map(({ name }) => name))
}

/** @returns a fingerprint of a handle, in hexadecimal, which does not reveal it */
export function handleHash({ tenantId, network }: ListScope, person: string): string {
  const key = [tenantId, network, 'handle', handleKey(network, person)].join('\0')
  return hash('sha256', key, 'hex').slice(0, 32)
}

/** A person to add to the list. */
type NewOptOut = Pick<OptOutRow, 'id' | 'external_id' | 'handle_hash' | 'erased' | 'remark'> & {
  /** Keys that they have in the library, or would have, in hexadecimal. */
  keys: readonly string[]
  /** When they were added; missing = now. */
  created_at?: number
}

/** Adds people to the list; for existing entries, only new details are added. @returns how many were added */
export async function insertOptOuts(
  work: UnitOfWork,
  { tenantId, network }: ListScope,
  people: readonly NewOptOut[],
): Promise<number> {
  const { trx, now } = work
  const rows = await trx
    .insertInto('opt_out')
    .values(
      people.map(({ keys: _keys, ...person }) => ({
        created_at: now,
        ...person,
        tenant_id: tenantId,
        network,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'network', 'external_id']).doUpdateSet((eb) => ({
        handle_hash: eb.fn.coalesce('excluded.handle_hash', 'opt_out.handle_hash'),
        erased: eb
          .case()
          .when('excluded.erased', '=', 1)
          .then(eb.ref('excluded.erased'))
          .else(eb.ref('opt_out.erased'))
          .end(),
      })),
    )
    .returning(['id', 'external_id'])
    .execute()
  await insertKeys(work, rows, people)
  const given = new Set(people.map(({ id }) => id))
  return rows.filter(({ id }) => given.has(id)).length
}

/** @param entries current details; existing entries keep their id */
async function insertKeys(
  { trx, kind }: UnitOfWork,
  entries: readonly Pick<OptOutRow, 'id' | 'external_id'>[],
  people: readonly NewOptOut[],
): Promise<void> {
  const keysOf = new Map(people.map(({ external_id, keys }) => [external_id, keys]))
  const rows = jsonRows(
    kind,
    { key: 'bytes', id: 'text' },
    entries.flatMap(({ id, external_id }) => (keysOf.get(external_id) ?? []).map((key) => ({ key, id }))),
  )
  await sql`
    insert into opt_out_resource (resource_key, opt_out_id) select item.key, item.id from ${rows} as item where true
    on conflict (resource_key) do nothing`.execute(trx)
}

/** @returns the entries under these ids */
export function entriesOf(
  { trx }: UnitOfWork,
  { tenantId, network }: ListScope,
  externalIds: readonly string[],
): Promise<OptOutRow[]> {
  return trx
    .selectFrom('opt_out')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('network', '=', network)
    .where('external_id', 'in', externalIds)
    .execute()
}

/** @returns the ids of people on the list who last used a handle */
export async function listedUnderHandle(
  { trx }: UnitOfWork,
  scope: ListScope,
  handle: string,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('opt_out')
    .select('external_id')
    .where('tenant_id', '=', scope.tenantId)
    .where('network', '=', scope.network)
    .where('handle_hash', '=', Buffer.from(handleHash(scope, handle), 'hex'))
    .execute()
  return rows.map(({ external_id }) => external_id)
}

/** Puts an entry under another id; its date stays. @param keys of the person in the library, in hexadecimal */
export async function moveEntry(
  work: UnitOfWork,
  { tenantId, network }: ListScope,
  entry: OptOutRow,
  external_id: string,
  keys: readonly string[],
): Promise<void> {
  await deleteEntry(work, tenantId, entry.id)
  await insertOptOuts(work, { tenantId, network }, [{ ...entry, external_id, keys }])
}

export function pageOfOptOuts(
  db: Db,
  tenantId: string,
  query: PageRequest & {
    order: 'asc' | 'desc'
    network?: NetworkId | undefined
    person?: string | undefined
    erased?: boolean | undefined
  },
) {
  const { network, person, erased, order } = query
  return readPage(
    db,
    db
      .selectFrom('opt_out')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where((eb) =>
        eb.and([
          ...(network ? [eb('network', '=', network)] : []),
          ...(person
            ? [eb.or(namesOf(tenantId, person).map(([column, value]) => eb(column, '=', value)))]
            : []),
          ...(erased === undefined ? [] : [eb('erased', '=', erased ? 1 : 0)]),
        ]),
      )
      .orderBy('created_at', order)
      .orderBy('id', order),
    query,
  )
}

/** @returns columns and values that identify a person's entries; a text may identify people of several networks */
function namesOf(tenantId: string, text: string): ['external_id' | 'handle_hash', string | Buffer][] {
  return [
    ['external_id', text],
    ...Network.options.flatMap((network): ['external_id' | 'handle_hash', string | Buffer][] => {
      const person = readPerson({ network }, text)
      if ('fault' in person) return []
      // Digits may be a handle too.
      const handle = 'id' in person ? person.id : person.handle
      const hashed = Buffer.from(handleHash({ tenantId, network }, handle), 'hex')
      return [
        ...('id' in person ? [['external_id', person.id] as ['external_id', string]] : []),
        ['external_id', idOfHandle(network, handle)],
        ['handle_hash', hashed],
      ]
    }),
  ]
}

/** @returns whether there was such an entry */
export async function deleteEntry({ trx }: UnitOfWork, tenantId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('opt_out')
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
