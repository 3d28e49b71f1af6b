import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './feedback.schema.ts'
import { fileKinds } from './file.ts'

/** Whether it needs attention: it is new, answered, or closed without an answer. */
export const feedbackStatuses = ['open', 'answered', 'closed'] as const

export const feedbackCategories = ['problem', 'idea', 'question', 'billing', 'other'] as const

/** Maximum open messages per person. */
export const MAX_OPEN_FEEDBACK = 50

const own = { callers: ['user'] } as const

export const uploadScreenshot = endpoint<typeof schema.uploadScreenshot>()({
  ...own,
  method: 'POST',
  path: '/feedback/screenshot',
  summary: 'Upload a picture for feedback; what is not sent with any is gone after a day',
  upload: { maxBytes: fileKinds.image.maxBytes },
})

export const sendFeedback = endpoint<typeof schema.sendFeedback>()({
  ...own,
  method: 'POST',
  path: '/feedback',
  summary: 'Tell the operator something',
  idempotent: true,
})

export const listFeedback = endpoint<typeof schema.listFeedback>()({
  ...own,
  method: 'GET',
  path: '/feedback',
  summary: 'What the user wrote to the operator, with the answers',
})

export const readFeedback = endpoint<typeof schema.readFeedback>()({
  ...own,
  method: 'POST',
  path: '/feedback/:id/read',
  summary: 'Mark an answer as read',
})

const access = { callers: ['user'], permission: '108' } as const

export const adminListFeedback = endpoint<typeof schema.adminListFeedback>()({
  ...access,
  method: 'GET',
  path: '/admin/feedback',
  summary: 'What people wrote',
})

export const answerFeedback = endpoint<typeof schema.answerFeedback>()({
  ...access,
  method: 'POST',
  path: '/admin/feedback/:id/answer',
  summary: 'Answer, or change the answer; its sender is told',
})

export const setFeedbackClosed = endpoint<typeof schema.setFeedbackClosed>()({
  ...access,
  method: 'PUT',
  path: '/admin/feedback/:id/closed',
  summary: 'Close it without an answer, or open it again',
})
