import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { EmptyData, Id, IdPath, Instant, listOf, listQuery, SearchText } from '../kernel/primitives.ts'
import { fileKinds, StoredFile } from './file.ts'

export const feedbackCategories = ['problem', 'idea', 'question', 'billing', 'other'] as const
export const FeedbackCategory = z.enum(feedbackCategories)
export type FeedbackCategory = z.infer<typeof FeedbackCategory>

/** Whether somebody has to see to it: it is new, it was answered, or it was closed without an answer. */
export const FeedbackStatus = z.enum(['open', 'answered', 'closed'])
export type FeedbackStatus = z.infer<typeof FeedbackStatus>

/** Open ones that a person may have at a time; whoever waits for fifty answers writes no fifty-first. */
export const MAX_OPEN_FEEDBACK = 50

const FeedbackText = z.string().trim().min(1).max(4000)

const shape = {
  id: Id,
  category: FeedbackCategory,
  text: z.string(),
  /** Screen of the console that it was sent from; empty = not known. */
  page: z.string(),
  /** Version of the console. */
  version: z.string(),
  screenshot: StoredFile.nullable(),
  status: FeedbackStatus,
  answer: z.string().nullable(),
  answered_at: Instant.nullable(),
  created_at: Instant,
}

/** What a person wrote, and what it was answered. */
export const Feedback = z.object({
  ...shape,
  /** An answer that the person has not seen yet. */
  unread: z.boolean(),
})
export type Feedback = z.infer<typeof Feedback>

export const AdminFeedback = z.object({
  ...shape,
  user: z.object({ id: Id, email: z.string(), username: z.string() }),
  answered_by: z.string().nullable(),
})
export type AdminFeedback = z.infer<typeof AdminFeedback>

const own = { callers: ['user'] } as const

export const uploadScreenshot = endpoint({
  ...own,
  method: 'POST',
  path: '/feedback/screenshot',
  summary: 'Upload a picture for feedback; what is not sent with any is gone after a day',
  upload: { maxBytes: fileKinds.image.maxBytes },
  body: z.strictObject({}),
  data: StoredFile,
})

export const sendFeedback = endpoint({
  ...own,
  method: 'POST',
  path: '/feedback',
  summary: 'Tell the operator something',
  body: z.strictObject({
    category: FeedbackCategory,
    text: FeedbackText,
    page: z.string().trim().max(300).default(''),
    version: z.string().trim().max(40).default(''),
    screenshot_id: Id.nullable().default(null),
  }),
  data: Feedback,
  idempotent: true,
})

export const listFeedback = endpoint({
  ...own,
  method: 'GET',
  path: '/feedback',
  summary: 'What the user wrote to the operator, with the answers',
  query: listQuery(['created_at'], { status: FeedbackStatus.optional() }),
  data: listOf(Feedback),
})

export const readFeedback = endpoint({
  ...own,
  method: 'POST',
  path: '/feedback/:id/read',
  summary: 'Mark an answer as read',
  params: IdPath,
  data: EmptyData,
})

const access = { callers: ['user'], permission: '108' } as const

export const adminListFeedback = endpoint({
  ...access,
  method: 'GET',
  path: '/admin/feedback',
  summary: 'What people wrote',
  query: listQuery(['created_at'], {
    status: FeedbackStatus.optional(),
    category: FeedbackCategory.optional(),
    /** Looks at the text, the sender’s e-mail address and its name. */
    search: SearchText,
  }),
  data: listOf(AdminFeedback),
})

export const answerFeedback = endpoint({
  ...access,
  method: 'POST',
  path: '/admin/feedback/:id/answer',
  summary: 'Answer, or change the answer; its sender is told',
  params: IdPath,
  body: z.strictObject({ answer: FeedbackText }),
  data: AdminFeedback,
})

export const setFeedbackClosed = endpoint({
  ...access,
  method: 'PUT',
  path: '/admin/feedback/:id/closed',
  summary: 'Close it without an answer, or open it again',
  params: IdPath,
  body: z.strictObject({ closed: z.boolean() }),
  data: AdminFeedback,
})
