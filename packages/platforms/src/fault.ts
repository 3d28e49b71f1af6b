import { isDiskFull } from '@seaport/runner/disk-full'
import { ExecutorFault, type Fault } from '@seaport/runner/executor'
import { NetworkError, type Outcome } from './outcome.ts'

/** A cap that lasts longer than this ends the task, which would hold its port for nothing. */
const LONGEST_PAUSE_MS = 24 * 60 * 60_000

/** @returns the fault of a task for an error while reading a network; `paged` = the request contained a page token of the network */
export function toExecutorFault(error: unknown, { paged, now }: { paged: boolean; now: number }): Error {
  // A full local disk is not a network fault: rethrow.
  if (error instanceof ExecutorFault || isDiskFull(error)) return error as Error
  if (error instanceof NetworkError)
    return new ExecutorFault(meaningOf(error.outcome, paged, now), { cause: error })
  return new ExecutorFault({ kind: 'task', reason: 'fault' }, { cause: error })
}

function meaningOf(outcome: Outcome, paged: boolean, now: number): Fault {
  switch (outcome.kind) {
    case 'retry':
      return retry(outcome, now)
    case 'sign_in_again':
      return { kind: 'wait', until: null, reason: 'account_signed_out' }
    case 'missing_permission':
      return { kind: 'task', reason: 'capability_refused' }
    case 'account_stopped':
    case 'policy_blocked':
      return { kind: 'task', reason: 'account_blocked' }
    case 'misconfigured':
      return { kind: 'task', reason: 'network_misconfigured' }
    case 'target_unavailable':
      return { kind: 'target', reason: 'access_refused' }
    case 'gone':
      return { kind: 'target', reason: 'target_missing' }
    // A read repeats nothing: the answer makes no sense.
    case 'duplicate':
      return { kind: 'retry', reason: 'network_fault' }
    case 'text_too_long':
      return { kind: 'task', reason: 'text_too_long' }
    case 'file_refused':
      return { kind: 'task', reason: 'file_refused' }
    case 'bad_request':
      return badRequest(outcome.parameter, paged)
    case 'unknown':
      return { kind: 'retry', reason: 'network_unreachable' }
  }
}

function retry({ cause, until }: Outcome & { kind: 'retry' }, now: number): Fault {
  if (cause === 'rate_limit') return { kind: 'wait', until: until ?? now, reason: cause }
  if (cause !== 'usage_cap') return { kind: 'retry', reason: cause }
  if (until !== null && until - now > LONGEST_PAUSE_MS) return { kind: 'task', reason: 'usage_cap' }
  return { kind: 'retry', reason: cause, end: 'usage_cap', ...(until !== null && { until }) }
}

function badRequest(parameter: string | null, paged: boolean): Fault {
  if (paged && (parameter === null || /token|after|cursor/.test(parameter))) return { kind: 'rewind' }
  return { kind: 'target', reason: parameter && /^(id|username)$/.test(parameter) ? 'bad_link' : 'fault' }
}
