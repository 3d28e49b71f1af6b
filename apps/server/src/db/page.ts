import { MAX_COUNTED } from '@seaport/contract/kernel/primitives'
import { type OrderByItemBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Trx } from './schema.ts'

/** Page of a list, from its query. */
export interface PageRequest {
  page: number
  page_size: number
}

/** A page of rows with their total number, counted up to `MAX_COUNTED`. */
export interface Paged<Row> {
  rows: Row[]
  total: number
}

/** Any query whose rows can be counted. */
type Countable = Pick<SelectQueryBuilder<never, never, unknown>, 'clearSelect'>

/**
 * Reads one page. The order must be total (end with a unique column), or rows could appear twice.
 * @param query filtered and ordered, not limited yet
 * @param all the same rows without an order, if that is cheaper to count
 */
export async function readPage<Tables, TB extends keyof Tables, Row>(
  db: Db | Trx,
  query: SelectQueryBuilder<Tables, TB, Row>,
  { page, page_size }: PageRequest,
  all: Countable = query,
): Promise<Paged<Row>> {
  const rows = await query
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()
  if (page === 1 && rows.length < page_size) return { rows, total: rows.length }
  const { total } = await countOf(db, all).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** Counts rows up to `MAX_COUNTED`. */
function countOf(db: Db | Trx, query: Countable) {
  const rows = query.clearSelect().clearOrderBy().select(sql.lit(1).as('one')).limit(MAX_COUNTED)
  return db.selectFrom(rows.as('counted')).select((eb) => eb.fn.countAll<number>().as('total'))
}

/**
 * Counts the rows of several queries in one statement, each up to `MAX_COUNTED`.
 * @param queries filtered, by the name of their count
 */
export async function countEach<Name extends string>(
  db: Db | Trx,
  queries: readonly (readonly [Name, Countable])[],
): Promise<Record<Name, number>> {
  const counts = queries.map(([name, query]) => countOf(db, query).as(name))
  const row = await db.selectNoFrom(counts).$castTo<Record<Name, number>>().executeTakeFirstOrThrow()
  return Object.fromEntries(queries.map(([name]) => [name, Number(row[name])])) as Record<Name, number>
}

/** Cursor of a list: the moment and key of the last row read. */
export interface ReadFrom {
  /** Milliseconds since the epoch, or the same on the wire. */
  at: number | string
  id: string | Buffer
}

/**
 * Reads the rows after a cursor, oldest first, even while rows are added.
 * @param query filtered, not ordered yet
 * @param columns of the moment and of the key, which share an index
 * @param last undefined = from the start
 */
export function readFrom<Tables, TB extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, TB, Row>,
  columns: readonly [string, string],
  last: ReadFrom | undefined,
  limit: number,
): Promise<Row[]> {
  const [at, id] = columns.map((column) => sql.ref(column))
  const { at: moment, id: key } = last ?? { at: -1, id: '' }
  const from = typeof moment === 'string' ? Date.parse(moment) : moment
  return query
    .where(sql<SqlBool>`(${at}, ${id}) > (${from}, ${key})`)
    .orderBy(sql`${at}`)
    .orderBy(sql`${id}`)
    .limit(limit)
    .execute()
}

/**
 * Orders a list by one of its columns.
 * @param nullable rows without a value sort last in both directions, on both databases; omit it otherwise, because PostgreSQL's indexes sort nulls
 * first
 */
export function sorting(nullable: boolean, order: 'asc' | 'desc') {
  return (by: OrderByItemBuilder) => {
    const directed = order === 'asc' ? by.asc() : by.desc()
    return nullable ? directed.nullsLast() : directed
  }
}

/** Converts a page of rows to the data of a list answer. */
export function listAnswer<Row, Item>(
  { rows, total }: Paged<Row>,
  { page, page_size }: PageRequest,
  toItem: (row: Row) => Item,
) {
  return { list: rows.map(toItem), total, page, page_size }
}
