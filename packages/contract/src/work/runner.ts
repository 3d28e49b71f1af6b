import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './runner.schema.ts'

/** Seconds until a claim expires without a sign of life; each progress call renews it. */
export const LEASE_SECONDS = 60

/** Maximum items in one batch of resources. */
export const MAX_BATCH = 2000

const access = { callers: ['seat'] } as const

export const claimTasks = endpoint<typeof schema.claimTasks>()({
  method: 'POST',
  path: '/runner/claim',
  summary: 'Take queued tasks of the seat, and running ones that its desktop no longer knows of',
  ...access,
})

export const reportProgress = endpoint<typeof schema.reportProgress>()({
  method: 'POST',
  path: '/runner/task/:id/progress',
  summary: 'Report progress and renew the lease; a number not above the last one changes nothing',
  ...access,
})

export const uploadResources = endpoint<typeof schema.uploadResources>()({
  method: 'POST',
  path: '/runner/task/:id/resource',
  summary:
    'Deliver a batch of collected items; a batch id that was seen changes nothing. A task that a person ended still takes what was collected before',
  ...access,
  bodyLimit: 8 * 1024 * 1024,
})

export const keepPerson = endpoint<typeof schema.keepPerson>()({
  method: 'POST',
  path: '/runner/task/:id/keep',
  summary:
    'Keep the person whose profile is open, in a collection by hand; again, it changes the note alone. A task that was ended still takes what was kept before',
  ...access,
})

export const undoKeep = endpoint<typeof schema.undoKeep>()({
  method: 'POST',
  path: '/runner/task/:id/keep/undo',
  summary:
    'Take a person that was kept by hand out of the task again, and out of the library if only this task had them',
  ...access,
})

export const finishTask = endpoint<typeof schema.finishTask>()({
  method: 'POST',
  path: '/runner/task/:id/finish',
  summary: 'End a claimed task: completed, or error with its reason',
  ...access,
})

export const nextTarget = endpoint<typeof schema.nextTarget>()({
  method: 'POST',
  path: '/runner/task/:id/next',
  summary:
    'What a promotion does next, or until when the guard lets it wait. Begun targets come again until they are settled; nobody else gets them',
  ...access,
})

export const settleTarget = endpoint<typeof schema.settleTarget>()({
  method: 'POST',
  path: '/runner/task/:id/settle',
  summary:
    'Say what became of a target that was begun, whatever became of the task; what was said first stays. A block by the network blocks the account',
  ...access,
})

/** How long a recorded outcome can be undone. */
export const UNDO_SECONDS = 60

export const undoOutcome = endpoint<typeof schema.undoOutcome>()({
  method: 'POST',
  path: '/runner/task/:id/settle/undo',
  summary:
    'Take back what was said last of a target, while nothing followed from it: it is begun again, and counts as an act from when it was begun',
  ...access,
})
