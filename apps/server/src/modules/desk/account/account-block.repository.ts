import { type PageRequest, readPage } from '../../../db/page.ts'
import type { AccountBlockTable } from '../../../db/schema/seat.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

/** A block as its account's history shows it. */
export type ShownBlock = Awaited<ReturnType<typeof pageOfBlocks>>['rows'][number]

export async function insertBlock(trx: Trx, block: AccountBlockTable): Promise<void> {
  await trx.insertInto('account_block').values(block).execute()
}

/** Ends the block that an account is under. */
export async function endBlock({ trx, now }: UnitOfWork, accountId: string, note: string): Promise<void> {
  await trx
    .updateTable('account_block')
    .set({ unblocked_at: now, unblock_note: note })
    .where('account_id', '=', accountId)
    .where('unblocked_at', 'is', null)
    .execute()
}

/** @returns one page of the blocks of an account */
export function pageOfBlocks(db: Db, accountId: string, query: PageRequest & { order: 'asc' | 'desc' }) {
  return readPage(
    db,
    db
      .selectFrom('account_block')
      .leftJoin('seat', 'seat.id', 'account_block.seat_id')
      .leftJoin('task', (join) =>
        join.onRef('task.id', '=', 'account_block.task_id').on('task.deleted_at', 'is', null),
      )
      .selectAll('account_block')
      .select(['seat.name as seat_name', 'seat.seat_code'])
      .select(['task.id as shown_task', 'task.number as task_number', 'task.name as task_name'])
      .where('account_block.account_id', '=', accountId)
      .orderBy('account_block.blocked_at', query.order)
      .orderBy('account_block.id', query.order),
    query,
  )
}
