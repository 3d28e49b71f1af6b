import type { XPrices } from '@seaport/contract/kernel/x-prices'
import type { Clock } from '@seaport/runner/clock'
import { parseJson, readLimited } from '../body.ts'
import type { TokenSource } from '../oauth/token-source.ts'
import { asWrite, NetworkError, noResponseError, type Outcome, retryLater } from '../outcome.ts'
import { EVERYBODY, type RateLimiter, STOPPED_MS } from '../rate-limiter.ts'
import { withTimeLimit } from '../time-limit.ts'
import { readXLimits } from '../told-limits.ts'
import { readCost, writeCost } from './cost.ts'
import type { XEndpoint } from './endpoint.ts'
import { outcomeOfAnswer, outcomeOfErrorsAlone } from './outcomes.ts'
import { isWordOf, otherVocabulary, type Vocabulary, type Wish, wishQuery } from './vocabulary.ts'

export interface XClientOptions {
  /** Address of the API, without `/2`. */
  apiBase: string
  /** Whose limits are spent: the account's id. */
  account: string
  tokens: TokenSource
  ledger: RateLimiter
  clock: Clock
  /** Words to begin with; the others are tried once where X refuses them. `post` unless told. */
  vocabulary?: Vocabulary
  /** Longest time for one answer; 30 s unless told. */
  timeoutMs?: number
  /** Largest answer; 8 MiB unless told. */
  maxBytes?: number
  /** How requests go out: through the account's proxy, for one. Global `fetch` unless told. */
  fetch?: typeof fetch
  /** What X is paid now; nothing is counted without. */
  prices?: () => XPrices
}

export interface XRequest {
  /** Values of the path's `:names`. */
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  wish?: Wish
  /** Sent as JSON, unless it is a form. */
  body?: unknown
  /** Told of what the answer costs, in millionths of a dollar. */
  onCost?: (micros: number) => void
  signal: AbortSignal
}

/** @returns the client for a task that counts what its requests cost */
export function metered(client: XClient, onCost: (micros: number) => void): XClient {
  return { request: (endpoint, request) => client.request(endpoint, { ...request, onCost }) }
}

/** Speaks X's API v2 for one account. */
export interface XClient {
  /**
   * Reads, or writes where the endpoint does. A write whose answer was lost is never repeated here: its outcome is `unknown`.
   * @throws {NetworkError}, or the signal's reason when that aborts
   */
  request<Answer>(endpoint: XEndpoint<Answer>, request: XRequest): Promise<Answer>
}

/** An app that is set up wrongly is looked at again after this time. */
const MISCONFIGURED_MS = 10 * 60_000
const RENEW_PAUSE_MS = 60 * 60_000

/** A client that never exceeds a known rate limit, and refreshes a rejected token once. */
export function createXClient(options: XClientOptions): XClient {
  const words: ClientMemory = { vocabulary: options.vocabulary ?? 'post', renewsAfter: 0 }
  return {
    request: (endpoint, request) =>
      options.ledger.enqueue(options.account, endpoint.path, () =>
        withWriteCost(options, endpoint, request, () => ask(options, words, endpoint, request)),
      ),
  }
}

/** A write is paid for once X has done it; one that may have been done counts, as the cap must not be passed. */
async function withWriteCost<Answer>(
  { prices }: XClientOptions,
  endpoint: XEndpoint<Answer>,
  { body, onCost }: XRequest,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const count = () => prices && onCost?.(writeCost(endpoint, body, prices()))
  try {
    const answer = await send()
    count()
    return answer
  } catch (error) {
    if (error instanceof NetworkError && error.outcome.kind === 'unknown') count()
    throw error
  }
}

/** What a client has learned. */
interface ClientMemory {
  vocabulary: Vocabulary
  /** A token that was just renewed and is rejected nevertheless is no reason to renew again before this time. */
  renewsAfter: number
}

async function ask<Answer>(
  options: XClientOptions,
  words: ClientMemory,
  endpoint: XEndpoint<Answer>,
  request: XRequest,
): Promise<Answer> {
  const { vocabulary } = words
  try {
    return await askIn(options, words, vocabulary, endpoint, request)
  } catch (error) {
    const refused = error instanceof NetworkError && error.outcome.kind === 'bad_request' && error.outcome
    if (!refused || !request.wish?.posts || !isWordOf(refused.parameter)) throw error
    const other = otherVocabulary(vocabulary)
    const answer = await askIn(options, words, other, endpoint, request)
    words.vocabulary = other
    return answer
  }
}

async function askIn<Answer>(
  options: XClientOptions,
  memory: ClientMemory,
  vocabulary: Vocabulary,
  endpoint: XEndpoint<Answer>,
  request: XRequest,
): Promise<Answer> {
  const query = { ...request.query, ...wishQuery(request.wish ?? {}, vocabulary) }
  const worded = { ...request, query }
  const token = await tokenFor(options, endpoint, request)
  const first = await send(options, endpoint, worded, token)
  if (!refusesToken(options, first)) return checkResponse(options, endpoint, first)
  if (options.clock.now() < memory.renewsAfter) throw retryLater('network_fault', null)
  const renewed = await tokenFor(options, endpoint, request, token)
  const second = await send(options, endpoint, worded, renewed)
  // X has just given this token for the sign-in: what it refuses now is not the sign-in.
  if (refusesToken(options, second)) {
    memory.renewsAfter = options.clock.now() + RENEW_PAUSE_MS
    throw retryLater('network_fault', null)
  }
  return checkResponse(options, endpoint, second)
}

/** X refuses tokens with 401, and with 400 and the code 215, or in a 200. A page of a gateway or a portal says nothing about the token. */
const refusesToken = (options: XClientOptions, response: ClientResponse): boolean =>
  outcomeOfResponse(options, response)?.kind === 'sign_in_again'

async function tokenFor(
  options: XClientOptions,
  { scopes }: XEndpoint<unknown>,
  { signal }: XRequest,
  rejected?: string,
): Promise<string> {
  try {
    return await options.tokens.getToken({ scopes, signal, ...(rejected !== undefined && { rejected }) })
  } catch (error) {
    if (error instanceof NetworkError && error.outcome.kind === 'misconfigured')
      options.ledger.stop('app', 'misconfigured', options.clock.now() + MISCONFIGURED_MS)
    throw error
  }
}

interface ClientResponse {
  status: number
  body: unknown
  resetAt: number | null
}

async function send(
  options: XClientOptions,
  endpoint: XEndpoint<unknown>,
  { params = {}, query = {}, body, onCost, signal }: XRequest,
  token: string,
): Promise<ClientResponse> {
  signal.throwIfAborted()
  const { account, ledger, prices, timeoutMs = 30_000, maxBytes = 8 * 1024 * 1024 } = options
  ledger.reserve(account, endpoint.path, endpoint.limits)
  const isForm = body instanceof FormData
  const json = body === undefined || isForm ? {} : { 'content-type': 'application/json' }
  try {
    return await withTimeLimit(signal, timeoutMs, async (limited) => {
      const address = addressOf(options.apiBase, endpoint.path, params, query)
      const response = await (options.fetch ?? fetch)(address, {
        ...(endpoint.method && { method: endpoint.method }),
        headers: { authorization: `Bearer ${token}`, accept: 'application/json', ...json },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
        redirect: 'error',
        signal: limited,
      })
      const resetAt = noteLimits(options, endpoint, response.headers)
      const text = await readLimited(response, maxBytes)
      const answer = { status: response.status, body: parseJson(text), resetAt }
      if (prices && !outcomeOfResponse(options, answer)) onCost?.(readCost(endpoint, answer.body, prices()))
      return answer
    })
  } catch (error) {
    signal.throwIfAborted()
    throw lost(endpoint, noResponseError(error))
  }
}

/** @returns when a refused request may be made again, if told */
function noteLimits(
  { account, ledger, clock }: XClientOptions,
  { path }: XEndpoint<unknown>,
  headers: Headers,
): number | null {
  const { limits, retryAt } = readXLimits(headers, clock.now())
  for (const { per, window, remaining, resetAt } of limits)
    ledger.record(per === 'app' ? EVERYBODY : account, path, { remaining, resetAt }, window)
  return retryAt
}

/** @returns what a refusal means; null for an answer */
function outcomeOfResponse(
  { clock }: XClientOptions,
  { status, body, resetAt }: ClientResponse,
): Outcome | null {
  if (status < 200 || status > 299) return outcomeOfAnswer(status, body, clock.now(), resetAt)
  return isErrorOnly(body) ? outcomeOfErrorsAlone(body, clock.now()) : null
}

function checkResponse<Answer>(
  options: XClientOptions,
  endpoint: XEndpoint<Answer>,
  response: ClientResponse,
): Answer {
  const outcome = outcomeOfResponse(options, response)
  if (outcome) {
    remember(options, endpoint, outcome)
    throw lost(endpoint, new NetworkError(outcome))
  }
  const { body } = response
  const answer = endpoint.answer.safeParse(body)
  if (!answer.success) throw lost(endpoint, retryLater('network_fault', null, answer.error))
  return answer.data
}

/** A write that was sent may have happened, where the answer does not say otherwise. */
function lost({ method }: XEndpoint<unknown>, error: NetworkError): unknown {
  return method ? asWrite(error) : error
}

/** Limits that affect more than this request are stored, so that no other task runs into them. */
function remember(
  { account, ledger, clock }: XClientOptions,
  { path }: XEndpoint<unknown>,
  outcome: Outcome,
) {
  const now = clock.now()
  if (outcome.kind === 'account_stopped') ledger.stop({ account }, 'account_stopped', now + STOPPED_MS)
  if (outcome.kind === 'misconfigured') ledger.stop('app', 'misconfigured', now + MISCONFIGURED_MS)
  if (outcome.kind !== 'retry' || outcome.until === null) return
  if (outcome.cause === 'rate_limit') ledger.close(account, path, outcome.until)
  if (outcome.cause === 'usage_cap') ledger.stop('app', 'usage_cap', outcome.until)
}

/** Errors beside data concern single rows, which are absent; errors without data are the whole answer. */
function isErrorOnly(body: unknown): boolean {
  const { data, meta, errors } = (body ?? {}) as Record<string, unknown>
  return Array.isArray(errors) && (data ?? meta ?? null) === null
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
