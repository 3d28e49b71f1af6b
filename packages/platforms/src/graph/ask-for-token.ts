import type { Clock } from '@seaport/runner/clock'
import { z } from 'zod'
import { parseJson, readLimited } from '../body.ts'
import {
  NetworkError,
  noResponseError,
  type Outcome,
  type OutcomeRule,
  outcomeOf,
  retryLater,
  ruleFor,
} from '../outcome.ts'
import { readGraphLimits } from '../told-limits.ts'
import { isOwnError, outcomeOfGraph } from './outcomes.ts'

const TIMEOUT_MS = 15_000
/** Maximum size of an answer; tokens take some hundred bytes. */
const MAX_ANSWER_BYTES = 64 * 1024
const HOUR = 60 * 60_000

export interface TokenCall {
  clock: Pick<Clock, 'now'>
  through?: typeof fetch
  /** Timeout of an answer; 15 s by default. */
  timeoutMs?: number
}

/** Requests one of Meta's token endpoints. @throws {NetworkError} */
export async function askForToken<T>(
  answer: z.ZodType<T>,
  url: string,
  init: RequestInit,
  { clock, through = fetch, timeoutMs = TIMEOUT_MS }: TokenCall,
): Promise<T> {
  const { status, body, retryAt } = await through(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then(async (response) => ({
      status: response.status,
      body: parseJson(await readLimited(response, MAX_ANSWER_BYTES)),
      retryAt: readGraphLimits(response.headers, clock.now()).retryAt,
    }))
    .catch((error) => {
      throw noResponseError(error)
    })
  if (status !== 200) throw new NetworkError(grantOutcome(status, body, clock.now(), retryAt))
  const read = answer.safeParse(body)
  if (!read.success) throw retryLater('network_fault', null, read.error)
  return read.data
}

/** Only an invalid code or token costs the sign-in, not the app's own problems or invalid answers. */
function grantOutcome(status: number, body: unknown, now: number, retryAt: number | null): Outcome {
  const byInstagram = InstagramRefusal.safeParse(body)
  if (byInstagram.success) {
    const { error_type: type, error_message: detail } = byInstagram.data
    const rule = ruleFor(instagramGrantOutcomes, { status, type, detail })
    return rule ? outcomeOf(rule, { now, resetAt: retryAt }) : MALFORMED
  }
  if (isOwnError(body) && WRONG_APP.test(JSON.stringify(body))) return { kind: 'misconfigured' }
  const outcome = outcomeOfGraph(status, body, now, retryAt)
  switch (outcome.kind) {
    case 'retry':
    case 'misconfigured':
    case 'account_stopped':
      return outcome
    case 'sign_in_again':
    case 'bad_request':
    case 'gone':
      return { kind: 'sign_in_again' }
    default:
      return { kind: 'misconfigured' }
  }
}

const MALFORMED = { kind: 'retry', cause: 'network_fault', until: null } as const

/** Refusals of `api.instagram.com/oauth` have a format of their own. */
const InstagramRefusal = z.object({ error_type: z.string(), error_message: z.string() })

const WRONG_APP =
  /client (id|secret)|validating application|platform app|developer role|redirect uri (does|doesn)|scope field/i
const instagramLogin =
  'https://developers.facebook.com/docs/instagram-platform/instagram-api-with-instagram-login/business-login'

/** Messages about the app, as reported in pdir/social-feed-bundle#105, jsmrtn/craftagram#16, CakeDC/users#711 and codefog/contao-instagram#14. */
const instagramGrantOutcomes: readonly OutcomeRule[] = [
  // Also with status 400: facebookarchive/python-instagram#34.
  {
    type: 'OAuthRateLimitException',
    outcome: { kind: 'retry', cause: 'rate_limit', pauseMs: HOUR },
    source: 'https://github.com/facebookarchive/python-instagram/pull/34',
  },
  {
    status: 429,
    outcome: { kind: 'retry', cause: 'rate_limit', pauseMs: HOUR },
    source: instagramLogin,
  },
  { status: [500, 599], outcome: { kind: 'retry', cause: 'network_fault' }, source: instagramLogin },
  { detail: WRONG_APP, outcome: { kind: 'misconfigured' }, source: instagramLogin },
  { status: [400, 401], outcome: { kind: 'sign_in_again' }, source: instagramLogin },
]

export function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
