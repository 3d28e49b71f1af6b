import type { DataOf, ParsedOf } from '@seaport/contract/kernel/endpoint'
import { locales } from '@seaport/contract/kernel/locale'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type {
  createAnnouncement,
  getAnnouncement,
  updateAnnouncement,
} from '@seaport/contract/platform/announcement'
import type {
  AdminAnnouncement,
  Announcement,
  AnnouncementDetail,
} from '@seaport/contract/platform/announcement.schema'
import type { Db, Trx } from '../../../db/schema.ts'
import { instant } from '../../../db/wire.ts'
import type { UserActor } from '../../../kernel/http/actor.ts'
import { newId } from '../../../kernel/id.ts'
import { orNotFound, refuse, refuseFields } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import {
  type AnnouncementRow,
  type AnnouncementText,
  changeAnnouncement,
  deleteAnnouncementRow,
  findAny,
  findPublished,
  insertAnnouncement,
  lockAnnouncement,
  lockPublishedShared,
  neighboursOf,
  type PublishedRow,
  type Reader,
  replaceTexts,
  textsOf,
} from './announcement.repository.ts'
import { markAllRead, markRead, readUntil } from './reading.repository.ts'

/** @returns who reads: a user at a moment */
export async function readerOf(db: Db, userId: string, now: number): Promise<Reader> {
  return { userId, until: await readUntil(db, userId), now }
}

/** Translates announcements into the requested language, else the first one available. */
export async function toAnnouncements(
  db: Db,
  rows: readonly PublishedRow[],
  language: Locale,
): Promise<Announcement[]> {
  const texts = await textsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const { content: _, ...rest } = toDetail(row, texts, language)
    return rest
  })
}

/** @throws Refused: not_found, also before its time */
export async function showPublished(
  db: Db,
  reader: Reader,
  id: string,
  language: Locale,
): Promise<DataOf<typeof getAnnouncement>> {
  const row = orNotFound(await findPublished(db, reader, id))
  const { newer, older } = await neighboursOf(db, reader.now, row)
  const texts = await textsOf(
    db,
    [id, newer, older].filter((one) => one !== undefined),
  )
  const named = (neighbour: string | undefined) =>
    neighbour === undefined ? null : { id: neighbour, title: textIn(neighbour, texts, language).title }
  return { ...toDetail(row, texts, language), newer: named(newer), older: named(older) }
}

/** Notes that the user has read an announcement, which an administrator in their name has not done for them. @throws Refused: not_found */
export async function read(work: UnitOfWork, { userId, impersonator }: UserActor, id: string): Promise<void> {
  if (!(await lockPublishedShared(work, id))) refuse('not_found')
  if (!impersonator) await markRead(work.trx, userId, id, work.now)
}

/** The same of all announcements. */
export async function readAll(work: UnitOfWork, { userId, impersonator }: UserActor): Promise<void> {
  if (!impersonator) await markAllRead(work, userId)
}

/**
 * Publishes an announcement, at once or later. Never in the past: users who have marked everything as read would never see it.
 * @throws Refused: publish_in_past
 */
export async function create(
  work: UnitOfWork,
  actorId: string,
  { type, texts, published_at }: ParsedOf<typeof createAnnouncement>['body'],
): Promise<AdminAnnouncement> {
  const { trx, now } = work
  const id = newId()
  await insertAnnouncement(trx, {
    id,
    type,
    published_at: momentOf(work, published_at ?? null),
    created_by: actorId,
    created_at: now,
    updated_at: now,
  })
  await replaceTexts(trx, id, toRows(id, texts))
  return showAny(work.trx, id, now)
}

/** @returns the announcement before and after. @throws Refused: not_found, announcement_published, publish_in_past, invalid_input if no language is left */
export async function update(
  work: UnitOfWork,
  id: string,
  { type, texts, published_at }: ParsedOf<typeof updateAnnouncement>['body'],
): Promise<{ before: AdminAnnouncement; after: AdminAnnouncement }> {
  const { trx, now } = work
  const row = orNotFound(await lockAnnouncement(work, id))
  const before = await showAny(trx, id, now)
  const moved =
    published_at !== undefined && (published_at === null || Date.parse(published_at) !== row.published_at)
  if (moved && row.published_at <= now) refuse('announcement_published')
  await changeAnnouncement(trx, id, {
    updated_at: now,
    ...(type && { type }),
    ...(moved && { published_at: momentOf(work, published_at) }),
  })
  if (texts) {
    const left = locales.flatMap((lang) => {
      const text = texts[lang] === undefined ? before.texts[lang] : texts[lang]
      return text ? [[lang, text] as const] : []
    })
    if (left.length === 0) refuseFields('invalid_input', ['texts'])
    await replaceTexts(trx, id, toRows(id, Object.fromEntries(left)))
  }
  return { before, after: await showAny(trx, id, now) }
}

/**
 * @returns the announcement as it was
 * @throws Refused: not_found
 */
export async function remove(work: UnitOfWork, id: string): Promise<AdminAnnouncement> {
  orNotFound(await lockAnnouncement(work, id))
  const before = await showAny(work.trx, id, work.now)
  await deleteAnnouncementRow(work.trx, id)
  return before
}

/** @param wanted null = now */
function momentOf({ now }: UnitOfWork, wanted: string | null): number {
  if (wanted === null) return now
  const at = Date.parse(wanted)
  if (at <= now) refuseFields('publish_in_past', ['published_at'])
  return at
}

/** @throws Refused: not_found */
export async function showAny(db: Db | Trx, id: string, now: number): Promise<AdminAnnouncement> {
  return toAdmin(orNotFound(await findAny(db, id)), await textsOf(db, [id]), now)
}

/** @returns an announcement as its authors see it */
export function toAdmin(
  row: AnnouncementRow,
  texts: readonly AnnouncementText[],
  now: number,
): AdminAnnouncement {
  const own = texts.filter(({ announcement_id }) => announcement_id === row.id)
  return {
    id: row.id,
    type: row.type,
    texts: Object.fromEntries(own.map(({ language, title, content }) => [language, { title, content }])),
    published_at: instant(row.published_at),
    published: row.published_at <= now,
    created_at: instant(row.created_at),
    updated_at: instant(row.updated_at),
  }
}

/** @returns an announcement's text in the language that is wanted, else in the first that it has */
function textIn(id: string, texts: readonly AnnouncementText[], wanted: Locale): AnnouncementText {
  const own = texts.filter(({ announcement_id }) => announcement_id === id)
  const text = [wanted, ...locales]
    .map((language) => own.find((candidate) => candidate.language === language))
    .find((candidate) => candidate !== undefined)
  return orNotFound(text)
}

function toDetail(row: PublishedRow, texts: readonly AnnouncementText[], wanted: Locale): AnnouncementDetail {
  const { language, title, content } = textIn(row.id, texts, wanted)
  return {
    id: row.id,
    type: row.type,
    language,
    title,
    content,
    time: instant(row.published_at),
    read: Number(row.read) === 1,
  }
}

function toRows(
  id: string,
  texts: Partial<Record<Locale, { title: string; content: string } | undefined>>,
): AnnouncementText[] {
  return locales.flatMap((language) => {
    const text = texts[language]
    return text ? [{ announcement_id: id, language, ...text }] : []
  })
}
