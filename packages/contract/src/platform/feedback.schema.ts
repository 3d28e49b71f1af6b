import { z } from 'zod'
import {
  EmptyData,
  Id,
  IdPath,
  Instant,
  listOf,
  listQuery,
  SearchText,
  typedText,
} from '../kernel/primitives.schema.ts'
import { feedbackCategories, feedbackStatuses } from './feedback.ts'
import { StoredFile } from './file.schema.ts'

export const FeedbackCategory = z.enum(feedbackCategories)
export type FeedbackCategory = z.infer<typeof FeedbackCategory>

export const FeedbackStatus = z.enum(feedbackStatuses)
export type FeedbackStatus = z.infer<typeof FeedbackStatus>

const FeedbackText = typedText(4000).min(1)

const shape = {
  id: Id,
  category: FeedbackCategory,
  text: z.string(),
  /** Screen of the console from which it was sent; empty = unknown. */
  page: z.string(),
  /** Version of the console. */
  version: z.string(),
  screenshot: StoredFile.nullable(),
  status: FeedbackStatus,
  answer: z.string().nullable(),
  answered_at: Instant.nullable(),
  created_at: Instant,
}

/** A person's message and its answer. */
export const Feedback = z.object({
  ...shape,
  /** The person has not seen the latest answer yet. */
  unread: z.boolean(),
})
export type Feedback = z.infer<typeof Feedback>

export const AdminFeedback = z.object({
  ...shape,
  user: z.object({ id: Id, email: z.string(), username: z.string() }),
  answered_by: z.string().nullable(),
})
export type AdminFeedback = z.infer<typeof AdminFeedback>

export const uploadScreenshot = {
  body: z.strictObject({}),
  data: StoredFile,
}

export const sendFeedback = {
  body: z.strictObject({
    category: FeedbackCategory,
    text: FeedbackText,
    page: z.string().trim().max(300).default(''),
    version: z.string().trim().max(40).default(''),
    screenshot_id: Id.nullable().default(null),
  }),
  data: Feedback,
}

export const listFeedback = {
  query: listQuery(['created_at'], { status: FeedbackStatus.optional() }),
  data: listOf(Feedback),
}

export const readFeedback = {
  params: IdPath,
  data: EmptyData,
}

export const adminListFeedback = {
  query: listQuery(['created_at'], {
    status: FeedbackStatus.optional(),
    category: FeedbackCategory.optional(),
    /** Searches the text, the sender's email address and name. */
    search: SearchText,
  }),
  data: listOf(AdminFeedback),
}

export const answerFeedback = {
  params: IdPath,
  body: z.strictObject({ answer: FeedbackText }),
  data: AdminFeedback,
}

export const setFeedbackClosed = {
  params: IdPath,
  body: z.strictObject({ closed: z.boolean() }),
  data: AdminFeedback,
}
