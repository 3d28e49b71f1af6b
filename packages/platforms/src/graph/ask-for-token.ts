import type { Clock } from '@seaport/runner/clock'
import type { z } from 'zod'
import { NetworkError, noResponseError, retryLater } from '../outcome.ts'
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

/** Of trading, a refused secret or app is the operator's matter, and any other refusal a dead code or token. */
function grantOutcome(status: number, body: unknown, now: number) {
  const said = JSON.stringify(body ?? '')
  if (/client secret|validating application|platform app/i.test(said))
    return { kind: 'misconfigured' } as const
  const outcome = outcomeOfGraph(status, body, now, null)
  return outcome.kind === 'retry' || outcome.kind === 'misconfigured'
    ? outcome
    : ({ kind: 'sign_in_again' } as const)
}

export function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
