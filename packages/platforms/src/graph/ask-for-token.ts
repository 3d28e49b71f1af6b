import type { Clock } from '@seaport/runner/clock'
import type { z } from 'zod'
import { NetworkError, noResponseError, type Outcome, retryLater } from '../outcome.ts'
import { outcomeOfGraph } from './outcomes.ts'

const TIMEOUT_MS = 15_000

export interface TokenCall {
  clock: Pick<Clock, 'now'>
  through?: typeof fetch
  /** Longest time for an answer; 15 s unless told. */
  timeoutMs?: number
}

/** Asks one of Meta's token endpoints. @throws {NetworkError} */
export async function askForToken<T>(
  answer: z.ZodType<T>,
  url: string,
  init: RequestInit,
  { clock, through = fetch, timeoutMs = TIMEOUT_MS }: TokenCall,
): Promise<T> {
  const { status, body } = await through(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then(async (response) => ({ status: response.status, body: (await response.json()) as unknown }))
    .catch((error) => {
      throw noResponseError(error)
    })
  if (status !== 200) throw new NetworkError(grantOutcome(status, body, clock.now()))
  const read = answer.safeParse(body)
  if (!read.success) throw retryLater('network_fault', null, read.error)
  return read.data
}

/** Only a dead code or token costs the sign-in, not the app's own problems or invalid answers. */
function grantOutcome(status: number, body: unknown, now: number): Outcome {
  const said = JSON.stringify(body ?? '')
  if (/client secret|validating application|platform app/i.test(said)) return { kind: 'misconfigured' }
  if (isInstagramRefusal(status, body)) return { kind: 'sign_in_again' }
  const outcome = outcomeOfGraph(status, body, now, null)
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

/** `api.instagram.com/oauth` refuses a code in a different format; it tells limits and faults so too, which have other statuses. */
function isInstagramRefusal(status: number, body: unknown): boolean {
  return (
    (status === 400 || status === 401) &&
    typeof body === 'object' &&
    body !== null &&
    'error_type' in body &&
    'error_message' in body &&
    typeof body.error_message === 'string'
  )
}

export function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
