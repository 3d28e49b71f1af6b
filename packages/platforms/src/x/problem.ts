import { ProxyFailed } from '../proxy-failed.ts'

/** What can go wrong between us and X, told apart by what can be done about it. */
export type XProblem =
  /** A rate limit; nothing may be sent to this endpoint before `until` (ms since the epoch). */
  | { kind: 'rate_limited'; until: number }
  /** The app's own cap or credits are used up: every account of the app waits. */
  | { kind: 'usage_cap'; until: number }
  | { kind: 'credits'; until: number }
  /** The token was refused, also after a refresh. */
  | { kind: 'unauthorized' }
  /** There is no sign-in to refresh any more: a person has to sign in again. */
  | { kind: 'signed_out' }
  /** The app's access level does not include the endpoint. */
  | { kind: 'access_level' }
  /** The account may not see this: protected, blocked, withheld. */
  | { kind: 'forbidden' }
  | { kind: 'not_found' }
  /** X names the parameter that it does not accept. */
  | { kind: 'bad_request'; parameter: string | null }
  | { kind: 'server_error'; status: number }
  /** Not reached, cut off, too slow. */
  | { kind: 'network_error' }
  /** The account's proxy did not let the request through. */
  | { kind: 'proxy_error' }
  /** An answer that is not what the documentation says, or too large. */
  | { kind: 'malformed' }

export class XError extends Error {
  readonly problem: XProblem
  constructor(problem: XProblem, options?: ErrorOptions) {
    super(`X: ${problem.kind}`, options)
    this.name = 'XError'
    this.problem = problem
  }
}

/** @returns the error for a request that got no answer */
export function unanswered(cause: unknown): XError {
  return new XError({ kind: cause instanceof ProxyFailed ? 'proxy_error' : 'network_error' }, { cause })
}

/** Wait when a limit does not say when it ends; a used-up cap or credit is looked at once an hour. */
const UNTOLD_LIMIT_MS = 60_000
const CAP_PAUSE_MS = 60 * 60_000

/** @returns the problem that an answer with a failing status tells of; `resetAt` is the end of the limit's window, if told */
export function problemOf(status: number, body: unknown, now: number, resetAt: number | null): XProblem {
  const { type, title, code, parameter } = readBody(body)
  if (status === 402 || title === 'CreditsDepleted') return { kind: 'credits', until: now + CAP_PAUSE_MS }
  if (type === 'usage-capped' || title === 'UsageCapExceeded')
    return { kind: 'usage_cap', until: now + CAP_PAUSE_MS }
  if (status === 429)
    return { kind: 'rate_limited', until: resetAt && resetAt > now ? resetAt : now + UNTOLD_LIMIT_MS }
  if (status === 401) return { kind: 'unauthorized' }
  if (code === 453 || type === 'client-forbidden') return { kind: 'access_level' }
  if (status === 403) return { kind: 'forbidden' }
  if (status === 404) return { kind: 'not_found' }
  if (status >= 500 || status === 408) return { kind: 'server_error', status }
  if (status >= 400) return { kind: 'bad_request', parameter }
  return { kind: 'malformed' }
}

/** @returns the problem that a 200 without data tells of in its `errors` */
export function problemOfPartial(body: unknown): XProblem {
  const { type } = readBody(firstError(body))
  if (type === 'resource-not-found') return { kind: 'not_found' }
  if (type === 'not-authorized-for-resource' || type === 'disallowed-resource') return { kind: 'forbidden' }
  if (type === 'client-forbidden') return { kind: 'access_level' }
  return { kind: 'malformed' }
}

function readBody(body: unknown) {
  const own = record(body)
  const first = record(firstError(body))
  const parameters = Object.keys(record(first.parameters))
  return {
    type: suffix(own.type) ?? suffix(first.type),
    title: typeof own.title === 'string' ? own.title : first.title,
    code: first.code ?? own.code,
    parameter: typeof first.parameter === 'string' ? first.parameter : (parameters[0] ?? null),
  }
}

function firstError(body: unknown): unknown {
  const { errors } = record(body)
  return Array.isArray(errors) ? errors[0] : undefined
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** Problem types are addresses under either of X's hosts: only the last part counts. */
function suffix(type: unknown): string | undefined {
  return typeof type === 'string' && type !== 'about:blank' ? type.split('/').at(-1) : undefined
}
