import { MAX_COUNTED } from '@seaport/contract/kernel/primitives'
import { type OrderByItemBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Trx } from './schema.ts'

/** Page of a list, from its query. */
export interface PageRequest {
  page: number
  page_size: number
}

/** A page of rows and how many there are in all, counted up to `MAX_COUNTED`. */
export interface Paged<Row> {
  rows: Row[]
  total: number
}

/**
 * Reads one page. The order must be total (end with a unique column), or rows could show up twice.
 * @param query filtered and ordered, not yet limited
 */
export async function readPage<Tables, TB extends keyof Tables, Row>(
  db: Db | Trx,
  query: SelectQueryBuilder<Tables, TB, Row>,
  { page, page_size }: PageRequest,
): Promise<Paged<Row>> {
  const rows = await query
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()
  if (page === 1 && rows.length < page_size) return { rows, total: rows.length }
  const counted = query.clearSelect().clearOrderBy().select(sql.lit(1).as('one')).limit(MAX_COUNTED)
  const { total } = await db
    .selectFrom(counted.as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/**
 * Order of a list by one of its columns.
 * @param nullable rows without a value come last either way, the same on both databases; not asked for elsewhere, since PostgreSQL's indexes order nulls first
 */
export function sorting(nullable: boolean, order: 'asc' | 'desc') {
  return (by: OrderByItemBuilder) => {
    const directed = order === 'asc' ? by.asc() : by.desc()
    return nullable ? directed.nullsLast() : directed
  }
}

/** Data of a list answer from a page of rows. */
export function listAnswer<Row, Item>(
  { rows, total }: Paged<Row>,
  { page, page_size }: PageRequest,
  toItem: (row: Row) => Item,
) {
  return { list: rows.map(toItem), total, page, page_size }
}
