import { ProxyConnectionError, TransportError } from './transport-error.ts'

/** Why something can be retried later; the same codes as those of a waiting task. */
export type RetryCause =
  | 'rate_limit'
  | 'usage_cap'
  | 'network_fault'
  | 'network_unreachable'
  | 'proxy_unreachable'

/** Outcomes of a failed request to a network, distinguished by the required reaction; the same for every network. */
export type Outcome =
  /** Retry, but not before `until` (ms since the epoch); null = the network names no time. */
  | { kind: 'retry'; cause: RetryCause; until: number | null }
  /** The network rejects the sign-in: a person has to sign in again. */
  | { kind: 'sign_in_again' }
  /** The account or the app lacks a permission; a refresh does not help. */
  | { kind: 'missing_permission' }
  /** This account can't reach the target (protected, suspended, withheld, unavailable): skip it. */
  | { kind: 'target_unavailable' }
  /** The account itself is locked or suspended: no more requests are sent for it. */
  | { kind: 'account_stopped' }
  /** The network's rules forbid this action, or restrict the account because of its actions. */
  | { kind: 'policy_blocked' }
  | { kind: 'gone' }
  /** The same text already exists: nothing was sent again, and the account is fine. */
  | { kind: 'duplicate' }
  /** The network rejects a text of this length: nothing was sent. */
  | { kind: 'text_too_long' }
  /** The network does not take a picture or a video, or could not get it ready: nothing was sent. */
  | { kind: 'file_refused' }
  /** The network rejected a parameter, named if the answer names it. */
  | { kind: 'bad_request'; parameter: string | null }
  /** The app's own settings are wrong: no requests go to this network, and every sign-in is kept. */
  | { kind: 'misconfigured' }
  /** A write was sent and its answer lost: it may have happened. */
  | { kind: 'unknown' }

export class NetworkError extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome, options?: ErrorOptions) {
    super(`network: ${outcome.kind}${outcome.kind === 'retry' ? ` (${outcome.cause})` : ''}`, options)
    this.name = 'NetworkError'
    this.outcome = outcome
  }
}

/**
 * @param text of the same request, which the network may reject as well; empty = it hands over nothing but a picture or a video
 * @returns the error of a request that hands over a picture or a video: a rejected file where it can be nothing else
 */
export function ofFile(error: unknown, text = ''): unknown {
  if (!(error instanceof NetworkError) || error.outcome.kind !== 'bad_request') return error
  const isFile = text === '' || FILE_PARAMETER.test(error.outcome.parameter ?? '')
  return isFile ? new NetworkError({ kind: 'file_refused' }, { cause: error }) : error
}

/** Names of parameters that are addresses of files. */
const FILE_PARAMETER = /^(url|(file|image|video)_url)$/

/** @returns the error for a request without an answer, or with an answer that is not the network's */
export function noResponseError(cause: unknown): NetworkError {
  const because = cause instanceof ProxyConnectionError ? 'proxy_unreachable' : 'network_unreachable'
  return retryLater(because, null, cause)
}

export function retryLater(cause: RetryCause, until: number | null, error?: unknown): NetworkError {
  return new NetworkError({ kind: 'retry', cause, until }, { cause: error })
}

/** Outcome in a table of errors: times are filled in from the answer. */
export type RuledOutcome =
  | { kind: 'retry'; cause: RetryCause; pauseMs?: number }
  | { kind: Exclude<Outcome['kind'], 'retry' | 'bad_request'> }
  | { kind: 'bad_request' }

/** One documented error: all given properties must match. */
export interface OutcomeRule {
  status?: number | readonly [least: number, most: number]
  code?: number | readonly [least: number, most: number]
  subcode?: number
  /** Last segment of a problem's type, or the code of an OAuth error. */
  type?: string
  title?: string
  /** Matched against the network's message, where nothing else distinguishes two errors. */
  detail?: RegExp
  outcome: RuledOutcome
  /** Its documentation. */
  source: string
}

/** Error details in an answer, as far as it has them. */
export interface ErrorFacts {
  status: number
  code?: number | undefined
  subcode?: number | undefined
  type?: string | undefined
  title?: string | undefined
  detail?: string | undefined
}

/** @returns the first matching rule, or undefined: a table lists specific rules before general ones */
export function ruleFor(rules: readonly OutcomeRule[], facts: ErrorFacts): OutcomeRule | undefined {
  return rules.find(
    (rule) =>
      isIn(rule.status, facts.status) &&
      isIn(rule.code, facts.code) &&
      isIn(rule.subcode, facts.subcode) &&
      (rule.type === undefined || rule.type === facts.type) &&
      (rule.title === undefined || rule.title === facts.title) &&
      (rule.detail === undefined || rule.detail.test(facts.detail ?? '')),
  )
}

function isIn(wanted: number | readonly [number, number] | undefined, value: number | undefined): boolean {
  if (wanted === undefined) return true
  if (value === undefined) return false
  return typeof wanted === 'number' ? wanted === value : value >= wanted[0] && value <= wanted[1]
}

/** @returns the outcome of a rule; `resetAt` (ms since the epoch) is the end of a limit's window, if the answer gives one */
export function outcomeOf(
  { outcome }: OutcomeRule,
  at: { now: number; resetAt: number | null; parameter?: string | null },
): Outcome {
  if (outcome.kind === 'bad_request') return { kind: 'bad_request', parameter: at.parameter ?? null }
  if (outcome.kind !== 'retry') return outcome
  const told = at.resetAt !== null && at.resetAt > at.now ? at.resetAt : null
  const paused = outcome.pauseMs === undefined ? null : at.now + outcome.pauseMs
  const until = outcome.cause === 'rate_limit' ? (told ?? paused) : paused
  return { kind: 'retry', cause: outcome.cause, until }
}

/**
 * @param error of a write without a conclusive answer
 * @returns `unknown`, unless the transport recorded that it wrote nothing of the request: that may be sent again
 */
export function asWrite(error: unknown): unknown {
  if (!(error instanceof NetworkError) || error.outcome.kind !== 'retry') return error
  const isSettled = error.outcome.cause === 'rate_limit' || error.outcome.cause === 'usage_cap'
  const wasNotSent = error.cause instanceof TransportError && !error.cause.isSent
  return isSettled || wasNotSent ? error : new NetworkError({ kind: 'unknown' }, { cause: error })
}
