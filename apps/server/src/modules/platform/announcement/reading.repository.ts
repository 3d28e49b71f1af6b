import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../../../db/schema.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

/**
 * An expression for queries over `user`: the number of published announcements that the row's user has not read. "All read" is stored as one moment,
 * so only later ones are examined: the header asks every two seconds.
 */
export function unreadCount(now: number): RawBuilder<number> {
  return sql<number>`(
    select count(*) from announcement
    where announcement.published_at <= ${now}
      and announcement.published_at >= coalesce(
        (select read_until from announcement_reader where announcement_reader.user_id = ${sql.ref('user.id')}),
        ${sql.ref('user.created_at')})
      and not exists (
        select 1 from announcement_read
        where announcement_read.user_id = ${sql.ref('user.id')}
          and announcement_read.announcement_id = announcement.id))`
}

/** An expression: when the next announcement is published; null = none is planned. */
export function nextPublication(now: number): RawBuilder<number | null> {
  return sql<number | null>`(select min(published_at) from announcement where published_at > ${now})`
}

/** @returns how many announcements a user has not read */
export async function countUnread(db: Db | Trx, userId: string, now: number): Promise<number> {
  const { unread } = await db
    .selectFrom('user')
    .select(unreadCount(now).as('unread'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(unread)
}

/** @returns the moment before which a user has read everything */
export async function readUntil(db: Db | Trx, userId: string): Promise<number> {
  const { until } = await db
    .selectFrom('user')
    .leftJoin('announcement_reader', 'announcement_reader.user_id', 'user.id')
    .select((eb) => eb.fn.coalesce('announcement_reader.read_until', 'user.created_at').as('until'))
    .where('user.id', '=', userId)
    .executeTakeFirstOrThrow()
  return until
}

/** Marks one announcement as read; a repeat changes nothing. */
export async function markRead(trx: Trx, userId: string, announcementId: string, at: number): Promise<void> {
  await trx
    .insertInto('announcement_read')
    .values({ user_id: userId, announcement_id: announcementId, read_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Marks all published announcements as read, as one moment that never moves back. Those published at that very moment are marked one by one, because
 * another one may still be published in it.
 */
export async function markAllRead({ trx, now }: UnitOfWork, userId: string): Promise<void> {
  const newest = await trx
    .selectFrom('announcement')
    .select('published_at')
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) return
  const { published_at } = newest
  const latest = await trx
    .selectFrom('announcement')
    .select('id')
    .where('published_at', '=', published_at)
    .execute()
  for (const { id } of latest) await markRead(trx, userId, id, now)
  await trx
    .insertInto('announcement_reader')
    .values({ user_id: userId, read_until: published_at })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ read_until: published_at })
        .where('announcement_reader.read_until', '<', published_at),
    )
    .execute()
}
