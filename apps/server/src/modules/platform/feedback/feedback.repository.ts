import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { adminListFeedback, listFeedback } from '@seaport/contract/platform/feedback'
import type { FeedbackCategory, FeedbackStatus } from '@seaport/contract/platform/feedback.schema'
import { contains } from '../../../db/like.ts'
import { readPage } from '../../../db/page.ts'
import type { FeedbackTable } from '../../../db/schema/help.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

const shownFile = ['file.name as file_name', 'file.type as file_type', 'file.size as file_size'] as const

function withScreenshot(db: Db) {
  return db
    .selectFrom('feedback')
    .leftJoin('file', 'file.id', 'feedback.screenshot_id')
    .selectAll('feedback')
    .select(shownFile)
}

function withSender(db: Db) {
  return withScreenshot(db)
    .innerJoin('user', 'user.id', 'feedback.user_id')
    .leftJoin('user as answerer', 'answerer.id', 'feedback.answered_by')
    .select(['user.email', 'user.username', 'answerer.email as answerer_email'])
}

export type FeedbackRow = Awaited<ReturnType<ReturnType<typeof withScreenshot>['execute']>>[number]
export type SentRow = Awaited<ReturnType<ReturnType<typeof withSender>['execute']>>[number]

export function findOwn(db: Db, userId: string, id: string): Promise<FeedbackRow | undefined> {
  return withScreenshot(db)
    .where('feedback.id', '=', id)
    .where('feedback.user_id', '=', userId)
    .executeTakeFirst()
}

export function findSent(db: Db, id: string): Promise<SentRow | undefined> {
  return withSender(db).where('feedback.id', '=', id).executeTakeFirst()
}

/** @returns one page of a person's feedback */
export function pageOfOwn(db: Db, userId: string, query: ParsedOf<typeof listFeedback>['query']) {
  const { status, order } = query
  const rows = withScreenshot(db)
    .where('feedback.user_id', '=', userId)
    .$if(status !== undefined, (some) => some.where('feedback.status', '=', status as FeedbackStatus))
    .orderBy('feedback.created_at', order)
    .orderBy('feedback.id', order)
  return readPage(db, rows, query)
}

/** @returns one page of everybody's feedback */
export function pageOfAll(db: Db, query: ParsedOf<typeof adminListFeedback>['query']) {
  const { status, category, search, order } = query
  const rows = withSender(db)
    .$if(status !== undefined, (some) => some.where('feedback.status', '=', status as FeedbackStatus))
    .$if(category !== undefined, (some) => some.where('feedback.category', '=', category as FeedbackCategory))
    .$if(!!search, (some) =>
      some.where((eb) =>
        eb.or([
          contains(eb.ref('feedback.text'), search as string),
          contains(eb.ref('user.email'), search as string),
          contains(eb.ref('user.username'), search as string),
        ]),
      ),
    )
    .orderBy('feedback.created_at', order)
    .orderBy('feedback.id', order)
  return readPage(db, rows, query)
}

export async function countOpen(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('feedback')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Locks feedback, so that an answer, closing it and reading it come one after the other. */
export function lockFeedback({ trx }: UnitOfWork, id: string): Promise<FeedbackTable | undefined> {
  return trx.selectFrom('feedback').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertFeedback(trx: Trx, row: FeedbackTable): Promise<void> {
  await trx.insertInto('feedback').values(row).execute()
}

export async function changeFeedback(trx: Trx, id: string, change: Partial<FeedbackTable>): Promise<void> {
  await trx.updateTable('feedback').set(change).where('id', '=', id).execute()
}
