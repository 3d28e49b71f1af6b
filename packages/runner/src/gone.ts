import type { Logger } from './logger.ts'
import { ServerRefused } from './server.ts'

/**
 * What became of a task that is no longer ours. lost: the lease ran out, the server may give it anew. ended: by a person.
 * deleted: the server knows nothing of it.
 */
export type Fate = 'lost' | 'ended' | 'deleted'

/** Stops everything that is done for a task. */
export class TaskGone extends Error {
  readonly fate: Fate
  constructor(fate: Fate) {
    super(`task ${fate}`)
    this.name = 'TaskGone'
    this.fate = fate
  }
}

/** The server does not take what we send, and never will: our fault. */
export class Unacceptable extends Error {
  constructor(cause: ServerRefused) {
    super(`server does not accept: ${cause.reason}`, { cause })
    this.name = 'Unacceptable'
  }
}

/** @returns what a refusal of a call about a task means; other errors, and those that `Link` repeats, as they are */
export function readRefusal(error: unknown, logger: Logger, id: string): unknown {
  if (!(error instanceof ServerRefused)) return error
  logger.info({ task: id, reason: error.reason }, 'server refused a call of the runner')
  switch (error.reason) {
    case 'stale_fence':
      return new TaskGone('lost')
    case 'not_found':
      return new TaskGone('deleted')
    case 'invalid_input':
    case 'too_large':
    case 'unsupported_media':
      return new Unacceptable(error)
    case 'task_wrong_state':
      return new TaskGone('ended')
    default:
      return error
  }
}
