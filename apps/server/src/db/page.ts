import type { OrderByItemBuilder, SelectQueryBuilder } from 'kysely'

/** Page of a list, from its query. */
export interface PageRequest {
  page: number
  page_size: number
}

/** A page of rows and how many there are in all. */
export interface Paged<Row> {
  rows: Row[]
  total: number
}

/**
 * Reads one page. The order must be total (end with a unique column), or rows could show up twice.
 * @param query filtered and ordered, not yet limited
 */
export async function readPage<Tables, TB extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, TB, Row>,
  { page, page_size }: PageRequest,
): Promise<Paged<Row>> {
  const rows = await query
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()
  if (page === 1 && rows.length < page_size) return { rows, total: rows.length }
  const counted = await query
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirst()
  return { rows, total: Number((counted as { total: number } | undefined)?.total ?? 0) }
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
