import { holdsPort } from '@seaport/contract/work/task-state'
import type { SelectQueryBuilder } from 'kysely'
import { type Paged, type PageRequest, readPage, sorting } from '../../../db/page.ts'
import type { TaskTable } from '../../../db/schema/task.ts'
import type { Db, Schema, Trx } from '../../../db/schema.ts'

/** Columns with an index over finished tasks only. */
export type PartlyIndexed = 'name' | 'status' | 'started_at'

interface PartsQuery extends PageRequest {
  sort: PartlyIndexed
  order: 'asc' | 'desc'
  status?: TaskTable['status'] | undefined
}

/**
 * Reads finished tasks from an index, sorts the unfinished ones (few: each holds a port), and merges both. An index over all tasks would be written at every
 * report of a runner.
 * @param filtered any query over `task`
 * @param last what follows the column in the index, and makes the order total
 * @returns the ids of one page
 */
export async function pageByParts(
  db: Db | Trx,
  filtered: SelectQueryBuilder<Schema, 'task', unknown>,
  last: 'number' | 'id',
  query: PartsQuery,
): Promise<Paged<string>> {
  const { order, status } = query
  const sort = query.sort === 'name' ? 'sort_name' : query.sort
  const direction = sorting(sort === 'started_at', order)
  const part = (isOver: 'is not' | 'is') =>
    db
      .selectFrom(
        filtered
          .clearSelect()
          .select(['task.id', `task.${last} as last`, `task.${sort} as place`])
          .where('task.ended_at', isOver, null)
          .orderBy(`task.${sort}`, direction)
          .orderBy(`task.${last}`, order)
          .limit(query.page * query.page_size)
          .as('part'),
      )
      .select(['id', 'last', 'place'])
  const both =
    status === undefined ? part('is not').unionAll(part('is')) : part(holdsPort(status) ? 'is' : 'is not')
  const inOrder = both.orderBy('place', direction).orderBy('last', order)
  const { rows, total } = await readPage(db, inOrder, query, filtered)
  return { rows: rows.map(({ id }) => id), total }
}

/** @returns the rows of a page in its order; one may have been deleted in between */
export function inOrderOf<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
