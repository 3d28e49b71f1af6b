import * as contract from '@seaport/contract/platform/announcement'
import { listAnswer } from '../../../db/page.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import { audit } from '../audit/audit.public.ts'
import { pageOfAll, pageOfPublished, textsOf } from './announcement.repository.ts'
import {
  create,
  read,
  readAll,
  readerOf,
  remove,
  showAny,
  showPublished,
  toAdmin,
  toAnnouncements,
  update,
} from './announcement.service.ts'
import { countUnread } from './reading.repository.ts'

/** Announcements, for their readers and for their authors. */
export function announcementRoutes(registerRoute: RegisterRoute): void {
  mountForReaders(registerRoute)
  mountForAuthors(registerRoute)
}

function mountForReaders(registerRoute: RegisterRoute): void {
  registerRoute(contract.listAnnouncements, async ({ db, actor: { userId }, now, locale }, { query }) => {
    const { rows, total } = await pageOfPublished(db, await readerOf(db, userId, now), query)
    const { page, page_size, language = locale } = query
    const list = await toAnnouncements(db, rows, language)
    return { list, total, page, page_size, unread_count: await countUnread(db, userId, now) }
  })

  registerRoute(contract.getAnnouncement, async ({ db, actor, now, locale }, { params: { id }, query }) =>
    showPublished(db, await readerOf(db, actor.userId, now), id, query.language ?? locale),
  )

  registerRoute(contract.readAnnouncement, ({ actor, mutate }, { params: { id } }) =>
    mutate(async (work) => {
      const { userId } = actor
      await read(work, actor, id)
      work.emit(userId, { type: 'user' })
      return { unread_count: await countUnread(work.trx, userId, work.now) }
    }),
  )

  registerRoute(contract.readAllAnnouncements, ({ actor, mutate }) =>
    mutate(async (work) => {
      const { userId } = actor
      await readAll(work, actor)
      work.emit(userId, { type: 'user' })
      return { unread_count: await countUnread(work.trx, userId, work.now) }
    }),
  )
}

function mountForAuthors(registerRoute: RegisterRoute): void {
  registerRoute(contract.adminListAnnouncements, async ({ db, now }, { query }) => {
    const page = await pageOfAll(db, now, query)
    const texts = await textsOf(
      db,
      page.rows.map(({ id }) => id),
    )
    return listAnswer(page, query, (row) => toAdmin(row, texts, now))
  })

  registerRoute(contract.adminGetAnnouncement, ({ db, now }, { params: { id } }) => showAny(db, id, now))

  registerRoute(contract.createAnnouncement, (context, { body }) =>
    context.mutate(async (work) => {
      const after = await create(work, context.actor.userId, body)
      await audit(work, context, { action: 'announcement.create', subject: after.id, after })
      return after
    }),
  )

  registerRoute(contract.updateAnnouncement, (context, { params: { id }, body }) =>
    context.mutate(async (work) => {
      const { before, after } = await update(work, id, body)
      await audit(work, context, { action: 'announcement.update', subject: id, before, after })
      return after
    }),
  )

  registerRoute(contract.deleteAnnouncement, (context, { params: { id } }) =>
    context.mutate(async (work) => {
      const before = await remove(work, id)
      await audit(work, context, { action: 'announcement.delete', subject: id, before })
      return {}
    }),
  )
}
