import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './attention.schema.ts'

/** What may need a supervisor's attention, most serious first, and where in the console it is solved. */
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
  feedback_answered: '/feedback',
  /** Shown for some days; nothing needs to be solved. */
  admin_act: '/seatAccount',
} as const

export const attentionKinds = Object.keys(attentionPaths) as [AttentionKind, ...AttentionKind[]]

export type AttentionKind = keyof typeof attentionPaths

/** The same for administrators. */
export const adminAttentionPaths = {
  mail_missing: '/configManagement',
  order_open: '/turnoverManagement?status=pending&order_type=1',
  payment_parked: '/paymentData?status=parked',
  user_ending: '/userManagement?term=ending',
  job_failing: '/configManagement',
  feedback_open: '/feedbackManagement?status=open',
  webhook_off: '/notifications',
} as const

export const adminAttentionKinds = Object.keys(adminAttentionPaths) as [
  AdminAttentionKind,
  ...AdminAttentionKind[],
]

export type AdminAttentionKind = keyof typeof adminAttentionPaths

/** How many things of a kind are named. */
export const ATTENTION_SAMPLES = 3

/** Failed tasks are shown for so many days. */
export const FAILED_DAYS = 7

/** Days for which administrators' actions are shown. */
export const TOLD_DAYS = 3

/** From so many days before its end on, a term is running out. */
export const ENDING_DAYS = 7

/** The way of a new tenant to its first result, in order. */
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
