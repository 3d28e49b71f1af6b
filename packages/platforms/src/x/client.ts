import type { Clock } from '@seaport/runner/clock'
import type { TokenSource } from '../oauth/token-source.ts'
import { withTimeLimit } from '../time-limit.ts'
import { readLimited } from './body.ts'
import type { XEndpoint } from './endpoint.ts'
import { problemOf, problemOfPartial, unanswered, XError } from './problem.ts'
import type { RateLedger } from './rate-ledger.ts'

export interface XClientOptions {
  /** Address of the API, without `/2`. */
  apiBase: string
  /** Whose limits are spent: the account's id. */
  account: string
  tokens: TokenSource
  ledger: RateLedger
  clock: Clock
  /** Longest time for one answer; 30 s unless told. */
  timeoutMs?: number
  /** Largest answer; 8 MiB unless told. */
  maxBytes?: number
  /** How requests go out: through the account's proxy, for one. Global `fetch` unless told. */
  fetch?: typeof fetch
}

export interface XRequest {
  /** Values of the path's `:names`. */
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  signal: AbortSignal
}

/** Reads X's API v2 for one account. */
export interface XClient {
  /** @throws {XError}, or the signal's reason when that aborts */
  get<Answer>(endpoint: XEndpoint<Answer>, request: XRequest): Promise<Answer>
}

/** A client that never goes beyond a rate limit it was told of, and refreshes a refused token once. */
export function createXClient(options: XClientOptions): XClient {
  const { account, ledger, tokens } = options
  return {
    get: (endpoint, request) =>
      ledger.inTurn(account, endpoint.path, async () => {
        const token = await tokens.getToken({ signal: request.signal })
        const first = await send(options, endpoint, request, token)
        if (first.status !== 401) return judge(options, endpoint, first)
        const renewed = await tokens.getToken({ rejected: token, signal: request.signal })
        return judge(options, endpoint, await send(options, endpoint, request, renewed))
      }),
  }
}

interface Answered {
  status: number
  body: unknown
  resetAt: number | null
}

async function send(
  options: XClientOptions,
  endpoint: XEndpoint<unknown>,
  { params = {}, query = {}, signal }: XRequest,
  token: string,
): Promise<Answered> {
  signal.throwIfAborted()
  const { account, ledger, timeoutMs = 30_000, maxBytes = 8 * 1024 * 1024 } = options
  ledger.book(account, endpoint.path)
  try {
    return await withTimeLimit(signal, timeoutMs, async (limited) => {
      const address = addressOf(options.apiBase, endpoint.path, params, query)
      const response = await (options.fetch ?? fetch)(address, {
        headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
        redirect: 'error',
        signal: limited,
      })
      const resetAt = ledger.note(account, endpoint.path, response.headers)
      const text = await readLimited(response, maxBytes)
      return { status: response.status, body: text === null ? undefined : parse(text), resetAt }
    })
  } catch (error) {
    signal.throwIfAborted()
    throw unanswered(error)
  }
}

function judge<Answer>(
  options: XClientOptions,
  endpoint: XEndpoint<Answer>,
  { status, body, resetAt }: Answered,
): Answer {
  if (status !== 200) {
    const problem = problemOf(status, body, options.clock.now(), resetAt)
    if (problem.kind === 'rate_limited') options.ledger.close(options.account, endpoint.path, problem.until)
    if (problem.kind === 'usage_cap' || problem.kind === 'credits') options.ledger.closeApp(problem.until)
    throw new XError(problem)
  }
  if (isErrorAlone(body)) throw new XError(problemOfPartial(body))
  const answer = endpoint.answer.safeParse(body)
  if (!answer.success) throw new XError({ kind: 'malformed' }, { cause: answer.error })
  return answer.data
}

/** Errors beside data concern single rows, which are absent; errors without data are the whole answer. */
function isErrorAlone(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'errors' in body && !('data' in body)
}

function addressOf(
  base: string,
  path: string,
  params: Record<string, string>,
  query: Record<string, string | number | undefined>,
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const url = new URL(base.replace(/\/+$/, '') + filled)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return url.href
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
