import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './attention.schema.ts'

/** What may need a supervisor's attention, most serious first, with the screen where it is solved. */
export const attentionPaths = {
  time_ending: '/buyPort-user',
  balance_low: '/payBalance',
  ports_full: '/buyPort-user',
  account_blocked: '/media?availability=abnormal',
  task_failed: '/task?status=error',
  task_late: '/task?status=queued',
  seat_silent: '/seatAccount?online=false&enabled=true',
  proxy_failing: '/ipMange?status=abnormal',
  webhook_off: '/notifications',
  token_ending: '/notifications?section=tokens',
  feedback_answered: '/feedback',
  /** Shown for some days; no action is needed. */
  admin_act: '/seatAccount',
} as const

export const attentionKinds = Object.keys(attentionPaths) as [AttentionKind, ...AttentionKind[]]

export type AttentionKind = keyof typeof attentionPaths

/** The same for administrators. */
export const adminAttentionPaths = {
  mail_missing: '/configManagement?section=email',
  order_open: '/turnoverManagement?status=pending&order_type=1',
  payment_parked: '/paymentData?status=parked',
  user_ending: '/userManagement?term=ending',
  job_failing: '/configManagement?section=jobs',
  feedback_open: '/feedbackManagement?status=open',
  webhook_off: '/notifications',
} as const

export const adminAttentionKinds = Object.keys(adminAttentionPaths) as [
  AdminAttentionKind,
  ...AdminAttentionKind[],
]

export type AdminAttentionKind = keyof typeof adminAttentionPaths

/** Maximum things named per kind. */
export const ATTENTION_SAMPLES = 3

/** Days for which failed tasks are shown. */
export const FAILED_DAYS = 7

/** Days for which administrators' actions and ended tokens are shown. */
export const TOLD_DAYS = 3

/** Days before the end of a term or a token from which a warning is shown. */
export const ENDING_DAYS = 7

/** Setup steps of a new tenant, in order. */
export const firstSteps = ['ports', 'seat', 'account', 'client', 'task'] as const

export type FirstStep = (typeof firstSteps)[number]

export const getAttention = endpoint<typeof schema.getAttention>()({
  method: 'GET',
  path: '/attention',
  summary: 'What needs the user, as far as its keys reach, and which of the first steps are done',
  callers: ['user'],
})

export const getAdminAttention = endpoint<typeof schema.getAdminAttention>()({
  method: 'GET',
  path: '/admin/attention',
  summary: 'What waits for administrators, as far as the caller’s keys reach',
  callers: ['user'],
})
