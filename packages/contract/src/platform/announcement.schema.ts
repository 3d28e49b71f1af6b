import { z } from 'zod'
import { Locale } from '../kernel/locale.schema.ts'
import { periodFilter } from '../kernel/period.schema.ts'
import {
  Count,
  EmptyData,
  GivenInstant,
  Id,
  IdPath,
  Instant,
  listOf,
  listQuery,
  QueryFlag,
  SearchText,
  typedText,
} from '../kernel/primitives.schema.ts'
import { announcementTypes } from './announcement.ts'

export const AnnouncementType = z.enum(announcementTypes)
export type AnnouncementType = z.infer<typeof AnnouncementType>

/** An announcement in a list, in the requested language, else in one that it has. */
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

export const listAnnouncements = {
  query: listQuery(['time'], {
    type: AnnouncementType.optional(),
    ...periodFilter,
    read: QueryFlag.optional(),
    /** Language, instead of that of the request. */
    language: Locale.optional(),
    search: SearchText,
  }),
  data: listOf(Announcement).extend({ unread_count: Count }),
}

/** The previous or next announcement. */
const Neighbour = z.object({ id: Id, title: z.string() })

const one = {
  params: IdPath,
}

export const getAnnouncement = {
  ...one,
  query: z.strictObject({ language: Locale.optional() }),
  data: AnnouncementDetail.extend({ newer: Neighbour.nullable(), older: Neighbour.nullable() }),
}

const Unread = z.object({ unread_count: Count })

export const readAnnouncement = {
  ...one,
  data: Unread,
}

export const readAllAnnouncements = {
  data: Unread,
}

const Text = z.strictObject({
  title: typedText(120).min(1),
  content: typedText(20_000).min(1),
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
  /** Its announcement time has passed, so it is shown. */
  published: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
})
export type AdminAnnouncement = z.infer<typeof AdminAnnouncement>

export const adminListAnnouncements = {
  query: listQuery(['published_at'], {
    type: AnnouncementType.optional(),
    published: QueryFlag.optional(),
    ...periodFilter,
    search: SearchText,
  }),
  data: listOf(AdminAnnouncement),
}

export const adminGetAnnouncement = {
  params: IdPath,
  data: AdminAnnouncement,
}

export const createAnnouncement = {
  body: z.strictObject({ type: AnnouncementType, texts: Texts, published_at: GivenInstant.optional() }),
  data: AdminAnnouncement,
}

export const updateAnnouncement = {
  params: IdPath,
  body: z
    .strictObject({
      type: AnnouncementType,
      /** Languages that are left out stay as they are; null = takes one away. */
      texts: z.partialRecord(Locale, Text.nullable()),
      /** Null = now. */
      published_at: GivenInstant.nullable(),
    })
    .partial(),
  data: AdminAnnouncement,
}

export const deleteAnnouncement = {
  params: IdPath,
  data: EmptyData,
}
