import { ExecutorFault, type Fault } from '@seaport/runner/executor'
import { XError, type XProblem } from './problem.ts'

/** @returns what an error of reading X means for the task; `paged` = a page token of X was part of the request */
export function faultOf(error: unknown, paged: boolean): Error {
  if (error instanceof ExecutorFault) return error
  if (error instanceof XError) return new ExecutorFault(meaningOf(error.problem, paged), { cause: error })
  return new ExecutorFault({ kind: 'task', reason: 'fault' }, { cause: error })
}

function meaningOf(problem: XProblem, paged: boolean): Fault {
  switch (problem.kind) {
    case 'rate_limited':
      return { kind: 'wait', until: problem.until, reason: 'rate_limit' }
    case 'usage_cap':
    case 'credits':
      return { kind: 'retry', reason: 'usage_cap', until: problem.until, end: 'usage_cap' }
    case 'network_error':
      return { kind: 'retry', reason: 'network_unreachable' }
    case 'proxy_error':
      return { kind: 'retry', reason: 'proxy_unreachable' }
    case 'server_error':
    case 'malformed':
      return { kind: 'retry', reason: 'network_fault' }
    case 'unauthorized':
    case 'signed_out':
      return { kind: 'task', reason: 'account_signed_out' }
    case 'access_level':
      return { kind: 'task', reason: 'capability_refused' }
    case 'forbidden':
      return { kind: 'target', reason: 'access_refused' }
    case 'not_found':
      return { kind: 'target', reason: 'target_missing' }
    case 'bad_request':
      return badRequest(problem.parameter, paged)
  }
}

function badRequest(parameter: string | null, paged: boolean): Fault {
  if (paged && (parameter === null || /token/.test(parameter))) return { kind: 'rewind' }
  return { kind: 'target', reason: parameter && /^(id|username)$/.test(parameter) ? 'bad_link' : 'fault' }
}
