import { type ErrorFacts, type Outcome, type OutcomeRule, outcomeOf, ruleFor } from '../outcome.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const codes = 'https://docs.x.com/x-api/fundamentals/response-codes-and-errors'
const limits = 'https://docs.x.com/x-api/fundamentals/rate-limits'
const billing = 'https://docs.x.com/x-api/getting-started/pricing'
const openApi = 'https://api.x.com/2/openapi.json'
const v1 = 'https://developer.x.com/en/support/x-api/error-troubleshooting'

const byCode = (code: number, outcome: OutcomeRule['outcome']): OutcomeRule => ({ code, outcome, source: v1 })
const byType = (type: string, outcome: OutcomeRule['outcome'], source = codes): OutcomeRule => ({
  type,
  outcome,
  source,
})
/** Messages that X sends without a code: github.com/xdevplatform, and the threads named in docs/weather.md. */
const byDetail = (detail: RegExp, outcome: OutcomeRule['outcome']): OutcomeRule => ({
  detail,
  outcome,
  source: codes,
})
const byStatus = (status: OutcomeRule['status'] & {}, outcome: OutcomeRule['outcome']): OutcomeRule => ({
  status,
  outcome,
  source: codes,
})

/** X's documented errors, specific ones before general ones. Codes are those of API 1.1, which v2 still sends. */
export const xOutcomes: readonly OutcomeRule[] = [
  { status: 402, outcome: { kind: 'retry', cause: 'usage_cap', pauseMs: HOUR }, source: billing },
  {
    title: 'CreditsDepleted',
    outcome: { kind: 'retry', cause: 'usage_cap', pauseMs: HOUR },
    source: billing,
  },
  // A cap set by the app's operator comes with 403: gptme/gptme-contrib#1435.
  byType('credits', { kind: 'retry', cause: 'usage_cap', pauseMs: HOUR }, billing),
  byDetail(/(spend|spending|billing)[ -](cap|limit)/i, { kind: 'retry', cause: 'usage_cap', pauseMs: HOUR }),
  byType('usage-capped', { kind: 'retry', cause: 'usage_cap', pauseMs: HOUR }),
  {
    title: 'UsageCapExceeded',
    outcome: { kind: 'retry', cause: 'usage_cap', pauseMs: HOUR },
    source: codes,
  },
  // Errors that v2 reports only as text. These concern the account itself.
  byDetail(
    /\b(your|this) account (is|has been|was) ((currently|temporarily|permanently) )?(suspended|locked)/i,
    {
      kind: 'account_stopped',
    },
  ),
  byDetail(/request looks (like it might be )?automated/i, { kind: 'policy_blocked' }),
  byDetail(/duplicate content|status is a duplicate|already said that/i, { kind: 'duplicate' }),
  // As text only: tweepy/tweepy#2197, d60/twikit#423.
  byDetail(/\b(text|tweet|post|message)\b.*\b(too long|a bit shorter|over the (max )?character limit)/i, {
    kind: 'text_too_long',
  }),
  byDetail(/reached your daily limit|over (the )?daily (status )?(update )?limit/i, {
    kind: 'retry',
    cause: 'rate_limit',
    pauseMs: HOUR,
  }),
  byDetail(/(your )?(current )?(client )?app(lication)? (has been|is) suspended/i, { kind: 'misconfigured' }),
  byCode(64, { kind: 'account_stopped' }),
  byCode(326, { kind: 'account_stopped' }),
  byCode(226, { kind: 'policy_blocked' }),
  byCode(344, { kind: 'policy_blocked' }),
  byCode(187, { kind: 'duplicate' }),
  byCode(185, { kind: 'retry', cause: 'rate_limit', pauseMs: HOUR }),
  byCode(161, { kind: 'retry', cause: 'rate_limit', pauseMs: HOUR }),
  byCode(88, { kind: 'retry', cause: 'rate_limit', pauseMs: MINUTE }),
  { status: 429, outcome: { kind: 'retry', cause: 'rate_limit', pauseMs: MINUTE }, source: limits },
  // Errors of the app.
  byCode(32, { kind: 'sign_in_again' }),
  byCode(89, { kind: 'sign_in_again' }),
  byCode(215, { kind: 'sign_in_again' }),
  byCode(99, { kind: 'misconfigured' }),
  byCode(416, { kind: 'misconfigured' }),
  byCode(261, { kind: 'missing_permission' }),
  byCode(453, { kind: 'missing_permission' }),
  byCode(220, { kind: 'missing_permission' }),
  byCode(87, { kind: 'missing_permission' }),
  byCode(93, { kind: 'missing_permission' }),
  // The app is not enrolled, for any account.
  byType('client-forbidden', { kind: 'misconfigured' }),
  // X sometimes refuses a valid token: 10up/autoshare-for-twitter#387.
  byDetail(/authenticating with unknown is forbidden/i, { kind: 'sign_in_again' }),
  byType('unsupported-authentication', { kind: 'misconfigured' }),
  byType('oauth1-permissions', { kind: 'missing_permission' }),
  // Errors of one target.
  byCode(63, { kind: 'target_unavailable' }),
  byCode(136, { kind: 'target_unavailable' }),
  byCode(150, { kind: 'target_unavailable' }),
  byCode(179, { kind: 'target_unavailable' }),
  byCode(349, { kind: 'target_unavailable' }),
  byCode(433, { kind: 'target_unavailable' }),
  byCode(385, { kind: 'target_unavailable' }),
  // Errors of the content.
  byCode(186, { kind: 'text_too_long' }),
  byCode(354, { kind: 'text_too_long' }),
  byCode(130, { kind: 'retry', cause: 'network_fault' }),
  byCode(131, { kind: 'retry', cause: 'network_fault' }),
  // "Error creating status": jublo/codebird-php#78.
  byCode(189, { kind: 'retry', cause: 'network_fault' }),
  byCode(17, { kind: 'gone' }),
  byCode(34, { kind: 'gone' }),
  byCode(50, { kind: 'gone' }),
  byCode(144, { kind: 'gone' }),
  byType('resource-not-found', { kind: 'gone' }, openApi),
  byType('resource-unavailable', { kind: 'target_unavailable' }, openApi),
  byType('not-authorized-for-resource', { kind: 'target_unavailable' }, openApi),
  byType('disallowed-resource', { kind: 'target_unavailable' }, openApi),
  byType('invalid-request', { kind: 'bad_request' }, openApi),
  byType('internal-error', { kind: 'retry', cause: 'network_fault' }, openApi),
  byType('service-unavailable', { kind: 'retry', cause: 'network_fault' }, openApi),
  byStatus(401, { kind: 'sign_in_again' }),
  byStatus(403, { kind: 'target_unavailable' }),
  byStatus([404, 404], { kind: 'gone' }),
  byStatus(410, { kind: 'gone' }),
  byStatus(408, { kind: 'retry', cause: 'network_fault' }),
  byStatus(409, { kind: 'retry', cause: 'network_fault' }),
  byStatus([500, 599], { kind: 'retry', cause: 'network_fault' }),
  byStatus([400, 499], { kind: 'bad_request' }),
]

const MALFORMED = { kind: 'retry', cause: 'network_fault', until: null } as const

const gatewayFields = ['success', 'instance', 'traceId', 'trace_id', 'path', 'timestamp', 'cloudflare_error']
const isXType = (type: unknown) => isString(type) && type.includes('/2/problems/')

/**
 * @returns whether an error has one of X's published formats: a problem (`title`, `type`), or `errors` of API 1.1. Gateways, CDNs and captive portals
 * answer with the same status codes, and with problem details (RFC 9457) and `errors` of their own.
 */
export function isOwnError(body: unknown): boolean {
  const own = record(body)
  if (isXType(own.type)) return true
  if (gatewayFields.some((name) => name in own)) return false
  if (own.type !== undefined && own.type !== 'about:blank') return false
  if (isString(own.title) && (isString(own.detail) || isString(own.type))) return true
  return Array.isArray(own.errors) && own.errors.length > 0 && own.errors.every(isOwnEntry)
}

function isOwnEntry(error: unknown): boolean {
  const { code, message, title, type, parameters } = record(error)
  if (type !== undefined) return isXType(type) || (type === 'about:blank' && isString(title))
  return (typeof code === 'number' && isString(message)) || Object.keys(record(parameters)).length > 0
}

/**
 * @param resetAt when the answer's headers allow a retry; undefined = X sent no header about its limits
 * @returns the outcome of a failed answer; an answer that is not X's own is retried later
 */
export function outcomeOfAnswer(
  status: number,
  body: unknown,
  now: number,
  resetAt: number | null | undefined,
): Outcome {
  // X's edge refuses in plain text, with the limit in its headers.
  const isLimit = status === 429 && resetAt !== undefined && resetAt !== null
  if (!isLimit && !isOwnError(body)) return { ...MALFORMED, until: resetAt ?? null }
  const own = record(body)
  const first = record(firstError(body))
  const facts = factsOf(status, own, first)
  const rule = ruleFor(xOutcomes, facts)
  if (!rule) return MALFORMED
  return outcomeOf(rule, { now, resetAt: resetAt ?? null, parameter: parameterOf(first) })
}

/** @returns the outcome of a 200 without data, by its `errors`: they concern the one requested item */
export function outcomeOfErrorsAlone(body: unknown, now: number): Outcome {
  if (!isOwnError(body)) return MALFORMED
  const first = record(firstError(body))
  const rule = ruleFor(xOutcomes, { ...factsOf(200, {}, first), status: 200 })
  if (rule) return outcomeOf(rule, { now, resetAt: null, parameter: parameterOf(first) })
  // An unknown problem of a resource concerns only that resource; others may be available.
  return first.resource_type === undefined && first.resource_id === undefined
    ? MALFORMED
    : { kind: 'target_unavailable' }
}

function factsOf(status: number, own: Record<string, unknown>, first: Record<string, unknown>): ErrorFacts {
  return {
    status,
    code: number(first.code) ?? number(own.code),
    type: suffix(own.type) ?? suffix(first.type),
    title: string(own.title) ?? string(first.title),
    detail: string(own.detail) ?? string(first.message) ?? string(first.detail),
  }
}

function parameterOf(first: Record<string, unknown>): string | null {
  return string(first.parameter) ?? Object.keys(record(first.parameters))[0] ?? null
}

function firstError(body: unknown): unknown {
  const { errors } = record(body)
  return Array.isArray(errors) ? errors[0] : undefined
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

const isString = (value: unknown): value is string => typeof value === 'string'
const string = (value: unknown) => (typeof value === 'string' ? value : undefined)
const number = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** Problem types are URLs under either of X's hosts: only the last segment counts. */
function suffix(type: unknown): string | undefined {
  return typeof type === 'string' && type !== 'about:blank' ? type.split('/').at(-1) : undefined
}
