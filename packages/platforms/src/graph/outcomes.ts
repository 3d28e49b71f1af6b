import { type Outcome, type OutcomeRule, outcomeOf, ruleFor } from '../outcome.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const graph = 'https://developers.facebook.com/docs/graph-api/guides/error-handling'
const limits = 'https://developers.facebook.com/docs/graph-api/overview/rate-limiting'
const messenger = 'https://developers.facebook.com/docs/messenger-platform/error-codes'
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

/** Documented errors of Graph, of Messenger and of Instagram, the particular before the general. */
export const graphOutcomes: readonly OutcomeRule[] = [
  inMessenger(10, { kind: 'target_unavailable' }, 2018278),
  inMessenger(100, { kind: 'target_unavailable' }, 2018001),
  inMessenger(10, { kind: 'target_unavailable' }, 2534022),
  inMessenger(200, { kind: 'target_unavailable' }, 1545041),
  inMessenger(200, { kind: 'target_unavailable' }, 2018108),
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
  onInstagram(25, 2207050, { kind: 'account_stopped' }),
  { code: -1, outcome: { kind: 'retry', cause: 'network_fault' }, source: instagram },
  { code: -2, outcome: { kind: 'retry', cause: 'network_fault' }, source: instagram },
  general(190, { kind: 'sign_in_again' }),
  general(102, { kind: 'sign_in_again' }),
  general(1, { kind: 'retry', cause: 'network_fault' }),
  general(2, { kind: 'retry', cause: 'network_fault' }),
  throttled(4),
  throttled(17),
  throttled(32),
  throttled(341),
  throttled(613),
  throttled([80000, 80014]),
  general(101, { kind: 'misconfigured' }),
  general(3, { kind: 'missing_permission' }),
  general(10, { kind: 'missing_permission' }),
  general([200, 299], { kind: 'missing_permission' }),
  general(368, { kind: 'policy_blocked' }),
  general(506, { kind: 'duplicate' }),
  general(1609005, { kind: 'policy_blocked' }),
  { code: 100, subcode: 33, outcome: { kind: 'gone' }, source: graph },
  general(803, { kind: 'gone' }),
  general(100, { kind: 'bad_request' }),
  { status: 429, outcome: { kind: 'retry', cause: 'rate_limit', pauseMs: HOUR }, source: limits },
  { status: [500, 599], outcome: { kind: 'retry', cause: 'network_fault' }, source: graph },
  { status: 401, outcome: { kind: 'sign_in_again' }, source: graph },
  { status: 404, outcome: { kind: 'gone' }, source: graph },
  { status: [400, 499], outcome: { kind: 'bad_request' }, source: graph },
]

/** @returns what a failing answer means; `resetAt` is when the limit is whole again, if the usage header tells */
export function outcomeOfGraph(status: number, body: unknown, now: number, resetAt: number | null): Outcome {
  const error = record(record(body).error)
  const rule = ruleFor(graphOutcomes, {
    status,
    code: number(error.code),
    subcode: number(error.error_subcode),
  })
  if (!rule) return { kind: 'retry', cause: 'network_fault', until: null }
  const message = typeof error.message === 'string' ? error.message : ''
  const parameter = /cursor/i.test(message) ? 'after' : (/parameter:? (\w+)/i.exec(message)?.[1] ?? null)
  return outcomeOf(rule, { now, resetAt, parameter })
}

/** @returns when an account may go on, by the usage header, in minutes from now; null = it says nothing of a wait */
export function regainAt(header: string | null, now: number): number | null {
  try {
    const usages = Object.values(JSON.parse(header ?? '{}') as Record<string, unknown[]>).flat()
    const minutes = usages.map((usage) => number(record(usage).estimated_time_to_regain_access) ?? 0)
    const longest = Math.max(0, ...minutes)
    return longest > 0 ? now + longest * 60_000 : null
  } catch {
    return null
  }
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const number = (value: unknown) => (typeof value === 'number' ? value : undefined)
