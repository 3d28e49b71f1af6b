import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Locale } from '../kernel/locale.ts'
import { Period } from '../kernel/period.ts'
import {
  Count,
  EmptyData,
  Id,
  IdPath,
  Instant,
  listOf,
  listQuery,
  QueryFlag,
  SearchText,
} from '../kernel/primitives.ts'

export const announcementTypes = ['system', 'update', 'activity', 'security'] as const
export const AnnouncementType = z.enum(announcementTypes)
export type AnnouncementType = z.infer<typeof AnnouncementType>

/** An announcement in a list, in the language that was asked for, else in one that it has. */
export const Announcement = z.object({
  id: Id,
  type: AnnouncementType,
  language: Locale,
  title: z.string(),
  /** Announcement time. */
  time: Instant,
  read: z.boolean(),
})
export type Announcement = z.infer<typeof Announcement>

/** The same with its text: Markdown, without HTML; clients turn it into elements and never into markup. */
export const AnnouncementDetail = Announcement.extend({ content: z.string() })
export type AnnouncementDetail = z.infer<typeof AnnouncementDetail>

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/announcement',
  summary: 'Announcements that are published, with what the caller has read, and how many are unread in all',
  callers: ['user'],
  permission: '9-1',
  query: listQuery(['time'], {
    type: AnnouncementType.optional(),
    period: Period.optional(),
    read: QueryFlag.optional(),
    /** Instead of the language that the request asks for. */
    language: Locale.optional(),
    search: SearchText,
  }),
  data: listOf(Announcement).extend({ unread_count: Count }),
})

/** An announcement beside another one in time. */
const Neighbour = z.object({ id: Id, title: z.string() })

const one = { callers: ['user'], permission: '9-2', params: IdPath } as const

export const getAnnouncement = endpoint({
  method: 'GET',
  path: '/announcement/:id',
  summary: 'One announcement, and those that were published next after and before it',
  ...one,
  query: z.strictObject({ language: Locale.optional() }),
  data: AnnouncementDetail.extend({ newer: Neighbour.nullable(), older: Neighbour.nullable() }),
})

const Unread = z.object({ unread_count: Count })

export const readAnnouncement = endpoint({
  method: 'POST',
  path: '/announcement/:id/read',
  summary: 'Note that the caller has read an announcement',
  ...one,
  data: Unread,
})

export const readAllAnnouncements = endpoint({
  method: 'POST',
  path: '/announcement/read-all',
  summary: 'Note that the caller has read everything that is published',
  callers: ['user'],
  permission: '9-1',
  data: Unread,
})

const Text = z.strictObject({
  title: z.string().trim().min(1).max(120),
  content: z.string().trim().min(1).max(20_000),
})
/** Title and content per language, in at least one. */
const Texts = z
  .partialRecord(Locale, Text)
  .refine((texts) => Object.keys(texts).length > 0, { error: 'required' })

/** An announcement, as its authors see it. */
export const AdminAnnouncement = z.object({
  id: Id,
  type: AnnouncementType,
  texts: z.partialRecord(Locale, z.object({ title: z.string(), content: z.string() })),
  published_at: Instant,
  /** Its time has come: it is shown. */
  published: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
})
export type AdminAnnouncement = z.infer<typeof AdminAnnouncement>

const access = { callers: ['user'], permission: '9' } as const

export const adminListAnnouncements = endpoint({
  method: 'GET',
  path: '/admin/announcement',
  summary: 'All announcements, the scheduled ones too',
  ...access,
  query: listQuery(['published_at'], {
    type: AnnouncementType.optional(),
    published: QueryFlag.optional(),
    /** Since when, up to now and ahead. */
    period: Period.optional(),
    search: SearchText,
  }),
  data: listOf(AdminAnnouncement),
})

export const adminGetAnnouncement = endpoint({
  method: 'GET',
  path: '/admin/announcement/:id',
  summary: 'One announcement in all its languages',
  ...access,
  params: IdPath,
  data: AdminAnnouncement,
})

export const createAnnouncement = endpoint({
  method: 'POST',
  path: '/admin/announcement',
  summary: 'Publish an announcement, at once or at a moment ahead',
  ...access,
  body: z.strictObject({ type: AnnouncementType, texts: Texts, published_at: Instant.optional() }),
  data: AdminAnnouncement,
  idempotent: true,
})

export const updateAnnouncement = endpoint({
  method: 'PATCH',
  path: '/admin/announcement/:id',
  summary: 'Change an announcement; its time only while that lies ahead. `texts` replaces all of them',
  ...access,
  params: IdPath,
  body: z.strictObject({ type: AnnouncementType, texts: Texts, published_at: Instant }).partial(),
  data: AdminAnnouncement,
})

export const deleteAnnouncement = endpoint({
  method: 'DELETE',
  path: '/admin/announcement/:id',
  summary: 'Delete an announcement for everybody',
  ...access,
  params: IdPath,
  data: EmptyData,
})
