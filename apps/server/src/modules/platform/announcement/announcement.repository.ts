import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Period } from '@seaport/contract/kernel/period.schema'
import type { adminListAnnouncements, listAnnouncements } from '@seaport/contract/platform/announcement'
import type { AnnouncementType } from '@seaport/contract/platform/announcement.schema'
import { type Expression, type SqlBool, sql } from 'kysely'
import { contains } from '../../../db/like.ts'
import { readPage } from '../../../db/page.ts'
import type { AnnouncementTable, AnnouncementTextTable } from '../../../db/schema/admin.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import { periodStart } from '../../../kernel/local-day.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

export type AnnouncementRow = AnnouncementTable
export type AnnouncementText = AnnouncementTextTable

/** The reader, and the moment of reading. */
export interface Reader {
  userId: string
  /** Announcements before this moment are read. */
  until: number
  now: number
}

/** Whether the reader has read the row's announcement. */
function isRead({ userId, until }: Reader): Expression<SqlBool> {
  return sql<SqlBool>`(announcement.published_at < ${until} or exists (
    select 1 from announcement_read
    where announcement_read.user_id = ${userId} and announcement_read.announcement_id = announcement.id))`
}

/** Whether a text in any language contains the search term. */
function says(search: string): Expression<SqlBool> {
  const title = contains(sql.ref<string>('announcement_text.title'), search)
  const content = contains(sql.ref<string>('announcement_text.content'), search)
  return sql<SqlBool>`exists (select 1 from announcement_text
    where announcement_text.announcement_id = announcement.id and (${title} or ${content}))`
}

function published(db: Db | Trx, reader: Reader) {
  return db
    .selectFrom('announcement')
    .select(['announcement.id', 'announcement.type', 'announcement.published_at'])
    .select(sql<number>`case when ${isRead(reader)} then 1 else 0 end`.as('read'))
    .where('announcement.published_at', '<=', reader.now)
}

export type PublishedRow = Awaited<ReturnType<ReturnType<typeof published>['execute']>>[number]

/** @returns one page of published announcements */
export function pageOfPublished(db: Db, reader: Reader, query: ParsedOf<typeof listAnnouncements>['query']) {
  const { type, period, time_zone, read, search, order } = query
  return readPage(
    db,
    published(db, reader)
      .$if(type !== undefined, (rows) => rows.where('announcement.type', '=', type as AnnouncementType))
      .$if(period !== undefined, (rows) =>
        rows.where('announcement.published_at', '>=', periodStart(period as Period, time_zone, reader.now)),
      )
      .$if(read === true, (rows) => rows.where(isRead(reader)))
      .$if(read === false, (rows) => rows.where(sql<SqlBool>`not ${isRead(reader)}`))
      .$if(!!search, (rows) => rows.where(says(search as string)))
      .orderBy('announcement.published_at', order)
      .orderBy('announcement.id', order),
    query,
  )
}

/** @returns an announcement, if its time has come */
export function findPublished(db: Db, reader: Reader, id: string): Promise<PublishedRow | undefined> {
  return published(db, reader).where('announcement.id', '=', id).executeTakeFirst()
}

/** @returns the ids of the published announcements directly after and before one */
export async function neighboursOf(
  db: Db,
  now: number,
  { id, published_at }: Pick<PublishedRow, 'id' | 'published_at'>,
): Promise<{ newer: string | undefined; older: string | undefined }> {
  const beside = async (order: 'asc' | 'desc') => {
    const row = await db
      .selectFrom('announcement')
      .select('id')
      .where('published_at', '<=', now)
      .where((eb) =>
        eb(eb.refTuple('published_at', 'id'), order === 'asc' ? '>' : '<', eb.tuple(published_at, id)),
      )
      .orderBy('published_at', order)
      .orderBy('id', order)
      .limit(1)
      .executeTakeFirst()
    return row?.id
  }
  return { newer: await beside('asc'), older: await beside('desc') }
}

/** Locks a published announcement against deletion before it is marked as read. @returns whether it exists */
export async function lockPublishedShared({ trx, now }: UnitOfWork, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('announcement')
    .select('id')
    .where('id', '=', id)
    .where('published_at', '<=', now)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/** @returns the texts of announcements, in every language */
export async function textsOf(db: Db | Trx, ids: readonly string[]): Promise<AnnouncementText[]> {
  if (ids.length === 0) return []
  return db.selectFrom('announcement_text').selectAll().where('announcement_id', 'in', ids).execute()
}

/** @returns one page of all announcements */
export function pageOfAll(db: Db, now: number, query: ParsedOf<typeof adminListAnnouncements>['query']) {
  const { type, published: isPublished, period, time_zone, search, order } = query
  return readPage(
    db,
    db
      .selectFrom('announcement')
      .selectAll()
      .$if(type !== undefined, (rows) => rows.where('announcement.type', '=', type as AnnouncementType))
      .$if(isPublished === true, (rows) => rows.where('announcement.published_at', '<=', now))
      .$if(isPublished === false, (rows) => rows.where('announcement.published_at', '>', now))
      .$if(period !== undefined, (rows) =>
        rows.where('announcement.published_at', '>=', periodStart(period as Period, time_zone, now)),
      )
      .$if(!!search, (rows) => rows.where(says(search as string)))
      .orderBy('announcement.published_at', order)
      .orderBy('announcement.id', order),
    query,
  )
}

export function findAny(db: Db | Trx, id: string): Promise<AnnouncementRow | undefined> {
  return db.selectFrom('announcement').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Reads an announcement and locks it until the end of the unit of work. */
export function lockAnnouncement({ trx }: UnitOfWork, id: string): Promise<AnnouncementRow | undefined> {
  return trx.selectFrom('announcement').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertAnnouncement(trx: Trx, row: AnnouncementRow): Promise<void> {
  await trx.insertInto('announcement').values(row).execute()
}

export async function changeAnnouncement(
  trx: Trx,
  id: string,
  change: Partial<AnnouncementRow>,
): Promise<void> {
  await trx.updateTable('announcement').set(change).where('id', '=', id).execute()
}

/** Replaces the texts of an announcement. */
export async function replaceTexts(trx: Trx, id: string, texts: AnnouncementText[]): Promise<void> {
  await trx.deleteFrom('announcement_text').where('announcement_id', '=', id).execute()
  await trx.insertInto('announcement_text').values(texts).execute()
}

export async function deleteAnnouncementRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('announcement').where('id', '=', id).execute()
}
