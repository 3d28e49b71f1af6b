import { type Outcome, type OutcomeRule, outcomeOf, ruleFor } from '../outcome.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const graph = 'https://developers.facebook.com/docs/graph-api/guides/error-handling'
const limits = 'https://developers.facebook.com/docs/graph-api/overview/rate-limiting'
const messenger = 'https://developers.facebook.com/docs/messenger-platform/error-codes'
const photos = 'https://developers.facebook.com/docs/graph-api/reference/page/photos'
const videos = 'https://developers.facebook.com/docs/video-api/reference/error-codes'
const instagram =
  'https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/error-codes'

const throttled = (code: number | readonly [number, number]): OutcomeRule => ({
  code,
  outcome: { kind: 'retry', cause: 'rate_limit', pauseMs: HOUR },
  source: limits,
})
const onInstagram = (code: number, subcode: number, outcome: OutcomeRule['outcome']): OutcomeRule => ({
  code,
  subcode,
  outcome,
  source: instagram,
})
const inMessenger = (code: number, outcome: OutcomeRule['outcome'], subcode?: number): OutcomeRule => ({
  code,
  ...(subcode !== undefined && { subcode }),
  outcome,
  source: messenger,
})
const general = (code: number | readonly [number, number], outcome: OutcomeRule['outcome']): OutcomeRule => ({
  code,
  outcome,
  source: graph,
})

/** Meta has deleted, disabled or not yet published the app. */
const APP_GONE =
  /\bapp(lication)?\b.*\b(deleted|disabled|deactivated|blocked|suspended|inactive|not (currently )?(active|accessible|set ?up)|in development mode)\b/i

/** Documented errors of Graph, Messenger and Instagram, specific ones before general ones. */
export const graphOutcomes: readonly OutcomeRule[] = [
  inMessenger(10, { kind: 'target_unavailable' }, 2018278),
  inMessenger(100, { kind: 'target_unavailable' }, 2018001),
  inMessenger(10, { kind: 'target_unavailable' }, 2018276),
  inMessenger(10, { kind: 'target_unavailable' }, 2534022),
  inMessenger(10, { kind: 'target_unavailable' }, 2534044),
  inMessenger(200, { kind: 'target_unavailable' }, 1545041),
  inMessenger(200, { kind: 'target_unavailable' }, 2018108),
  // Older versions send it without a subcode.
  {
    code: 10,
    detail: /outside (of )?(the )?allowed window/i,
    outcome: { kind: 'target_unavailable' },
    source: messenger,
  },
  // megaapp977/stack#186: also without a subcode.
  {
    code: 100,
    detail: /requested user cannot be found|no matching user found/i,
    outcome: { kind: 'target_unavailable' },
    source: messenger,
  },
  // jgorset/facebook-messenger#96
  {
    code: 200,
    detail: /person isn.t (receiving|available)/i,
    outcome: { kind: 'target_unavailable' },
    source: messenger,
  },
  inMessenger(551, { kind: 'target_unavailable' }),
  inMessenger(1200, { kind: 'retry', cause: 'network_fault' }),
  inMessenger(10900, { kind: 'target_unavailable' }),
  inMessenger(10903, { kind: 'target_unavailable' }),
  onInstagram(4, 2207051, { kind: 'policy_blocked' }),
  onInstagram(9, 2207042, { kind: 'retry', cause: 'rate_limit', pauseMs: HOUR }),
  onInstagram(9007, 2207027, { kind: 'retry', cause: 'network_fault' }),
  onInstagram(18, 2207034, { kind: 'retry', cause: 'usage_cap', pauseMs: DAY }),
  onInstagram(24, 2207008, { kind: 'retry', cause: 'network_fault' }),
  onInstagram(24, 2207024, { kind: 'gone' }),
  onInstagram(24, 2207006, { kind: 'gone' }),
  onInstagram(110, 2207013, { kind: 'gone' }),
  onInstagram(9004, 2207052, { kind: 'file_refused' }),
  onInstagram(36000, 2207004, { kind: 'file_refused' }),
  onInstagram(36001, 2207005, { kind: 'file_refused' }),
  onInstagram(36003, 2207009, { kind: 'file_refused' }),
  { code: 324, outcome: { kind: 'file_refused' }, source: photos },
  // "Can't Read Files": facebookarchive/php-graph-sdk#711.
  { subcode: 1366046, outcome: { kind: 'file_refused' }, source: photos },
  // A format that isn't supported, with the subcode 1363024 or Instagram's 2207026.
  { code: 352, outcome: { kind: 'file_refused' }, source: videos },
  { subcode: 1363022, outcome: { kind: 'file_refused' }, source: videos },
  { subcode: 1363023, outcome: { kind: 'file_refused' }, source: videos },
  onInstagram(25, 2207050, { kind: 'account_stopped' }),
  { code: -1, outcome: { kind: 'retry', cause: 'network_fault' }, source: instagram },
  { code: -2, outcome: { kind: 'retry', cause: 'network_fault' }, source: instagram },
  { code: -3, outcome: { kind: 'retry', cause: 'network_fault' }, source: graph },
  // A person has to pass a checkpoint on Facebook's own pages: the token is valid again after that.
  { code: 190, subcode: 459, outcome: { kind: 'account_stopped' }, source: graph },
  { code: 190, subcode: 464, outcome: { kind: 'account_stopped' }, source: graph },
  { code: 190, subcode: 490, outcome: { kind: 'account_stopped' }, source: graph },
  // The same without a subcode: gitroomhq/postiz-app#2054.
  {
    code: 190,
    detail: /\b(un)?till? you log in|follow the instructions|checkpoint|not a confirmed user/i,
    outcome: { kind: 'account_stopped' },
    source: graph,
  },
  // A problem of the app, for all accounts.
  { code: 190, detail: APP_GONE, outcome: { kind: 'misconfigured' }, source: graph },
  {
    detail: /\bapi access (is |has been )?(blocked|deactivated|disabled)/i,
    outcome: { kind: 'misconfigured' },
    source: graph,
  },
  // A setting of the app that only its operator can change: facebookarchive/php-graph-sdk#984, Yoctol/bottender#271.
  { detail: /\bappsecret_proof\b/i, outcome: { kind: 'misconfigured' }, source: graph },
  general(190, { kind: 'sign_in_again' }),
  general(102, { kind: 'sign_in_again' }),
  // Of every request of every account, and of the login too: chatwoot/chatwoot#14932.
  {
    code: 100,
    detail: /^unsupported request - method type/i,
    outcome: { kind: 'misconfigured' },
    source: graph,
  },
  // A version that Graph does not have, in every request: arsduo/koala#611.
  { code: 2500, detail: /unknown path components/i, outcome: { kind: 'misconfigured' }, source: graph },
  { code: 2500, detail: /access token|session/i, outcome: { kind: 'sign_in_again' }, source: graph },
  general(2500, { kind: 'bad_request' }),
  general(1, { kind: 'retry', cause: 'network_fault' }),
  general(2, { kind: 'retry', cause: 'network_fault' }),
  throttled(4),
  throttled(9),
  throttled(17),
  throttled(32),
  throttled(341),
  throttled(613),
  throttled([80000, 80014]),
  general(101, { kind: 'misconfigured' }),
  // The app has not registered the redirect address of the login.
  general(191, { kind: 'misconfigured' }),
  general(3, { kind: 'missing_permission' }),
  general(10, { kind: 'missing_permission' }),
  general([200, 299], { kind: 'missing_permission' }),
  // arsduo/koala#422
  {
    code: 368,
    detail: /already posted this|same content repeatedly/i,
    outcome: { kind: 'duplicate' },
    source: graph,
  },
  general(368, { kind: 'policy_blocked' }),
  general(506, { kind: 'duplicate' }),
  // A link in the text that Facebook can't read.
  general(1609005, { kind: 'bad_request' }),
  // Charca/bootbot#148: "Length of param message[text] must be less than or equal to 2000".
  {
    code: 100,
    detail: /length of param \S+ must be|\b(caption|message|text|comment)\b.*\btoo long\b/i,
    outcome: { kind: 'text_too_long' },
    source: messenger,
  },
  { code: 36004, outcome: { kind: 'text_too_long' }, source: instagram },
  { code: 100, subcode: 33, outcome: { kind: 'gone' }, source: graph },
  general(803, { kind: 'gone' }),
  general(100, { kind: 'bad_request' }),
  // Undocumented codes: https://github.com/maiha/facebook.cr/issues/1 reports 1150.
  {
    detail: /\b(unknown|unexpected) error\b|temporarily unavailable|try again later|retry your request/i,
    outcome: { kind: 'retry', cause: 'network_fault' },
    source: graph,
  },
  { status: 429, outcome: { kind: 'retry', cause: 'rate_limit', pauseMs: HOUR }, source: limits },
  { status: [500, 599], outcome: { kind: 'retry', cause: 'network_fault' }, source: graph },
  { status: 401, outcome: { kind: 'sign_in_again' }, source: graph },
  { status: 404, outcome: { kind: 'gone' }, source: graph },
  { status: [400, 499], outcome: { kind: 'bad_request' }, source: graph },
]

/** @returns whether an error has Graph's published format; gateways and portals answer with the same status codes */
export function isOwnError(body: unknown): boolean {
  const { code, message, type } = record(record(body).error)
  return (
    typeof code === 'number' &&
    (typeof type === 'string' || typeof message === 'string') &&
    !isHttpError(code, type)
  )
}

/** Google's and other gateways' `{error: {code, message}}` repeats the HTTP status; Graph's errors also have a type. */
const isHttpError = (code: number, type: unknown) => code >= 400 && code < 600 && typeof type !== 'string'

/** @returns the outcome of a failed answer; an answer that is not Graph's is retried later; `retryAt` comes from the headers */
export function outcomeOfGraph(status: number, body: unknown, now: number, retryAt: number | null): Outcome {
  const error = record(record(body).error)
  const isLimit = status === 429 && retryAt !== null
  if (!isLimit && !isOwnError(body)) return { kind: 'retry', cause: 'network_fault', until: retryAt }
  const detail = typeof error.message === 'string' ? error.message : ''
  const facts = { status, code: number(error.code), subcode: number(error.error_subcode), detail }
  const rule = ruleFor(graphOutcomes, facts)
  // For any code: https://developers.facebook.com/docs/marketing-api/error-reference (is_transient).
  const isPassing = error.is_transient === true && !(rule?.outcome.kind === 'retry')
  if (!rule || isPassing) return { kind: 'retry', cause: 'network_fault', until: null }
  const parameter = /cursor/i.test(detail) ? 'after' : (/parameter:? (\w+)/i.exec(detail)?.[1] ?? null)
  return outcomeOf(rule, { now, resetAt: retryAt, parameter })
}

/** @returns whether a refusal is about a limit shared by all accounts of the app */
export function isAppLimit(body: unknown): boolean {
  const { code } = record(record(body).error)
  return code === 4 || code === 341
}

/** @returns whether Graph asks for smaller pages, with a code that it also uses for other faults */
export function asksForLess(body: unknown): boolean {
  return /reduce the amount of data/i.test(String(record(record(body).error).message))
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const number = (value: unknown) => (typeof value === 'number' ? value : undefined)
