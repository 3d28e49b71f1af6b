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
  /** Account id, whose rate limits the requests use. */
  account: string
  tokens: TokenSource
  ledger: RateLimiter
  clock: Clock
  /** Vocabulary to start with; the other one is tried once if X refuses it. `post` by default. */
  vocabulary?: Vocabulary
  /** Timeout of an answer; 30 s by default. */
  timeoutMs?: number
  /** Maximum size of an answer; 8 MiB by default. */
  maxBytes?: number
  /** Transport of requests, such as the account's proxy. Global `fetch` by default. */
  fetch?: typeof fetch
  /** Current prices of X; nothing is counted without them. */
  prices?: () => XPrices
}

export interface XRequest {
  /** Values of the path's `:names`. */
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  wish?: Wish
  /** Body, sent as JSON unless it is a form. */
  body?: unknown
  /** Called with the cost of the answer, in millionths of a dollar. */
  onCost?: (micros: number) => void
  signal: AbortSignal
}

/** @returns the client of a task, which counts the cost of its requests */
export function metered(client: XClient, onCost: (micros: number) => void): XClient {
  return { request: (endpoint, request) => client.request(endpoint, { ...request, onCost }) }
}

/** Client of X's API v2 for one account. */
export interface XClient {
  /**
   * Reads, or writes if the endpoint does. A write whose answer was lost is never repeated here: its outcome is `unknown`.
   * @throws {NetworkError}, or the signal's reason when that aborts
   */
  request<Answer>(endpoint: XEndpoint<Answer>, request: XRequest): Promise<Answer>
}

/** A misconfigured app is tried again after this time. */
const MISCONFIGURED_MS = 10 * 60_000
const RENEW_PAUSE_MS = 60 * 60_000

/** A client that stays within all known rate limits, and renews a rejected token once. */
export function createXClient(options: XClientOptions): XClient {
  const words: ClientMemory = { vocabulary: options.vocabulary ?? 'post', renewsAfter: 0 }
  return {
    request: (endpoint, request) =>
      options.ledger.enqueue(options.account, endpoint.path, () =>
        withWriteCost(options, endpoint, request, () => ask(options, words, endpoint, request)),
      ),
  }
}

/** A write costs once X has carried it out; one that may have been carried out counts, because the cap must not be exceeded. */
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

/** State of a client, learned from answers. */
interface ClientMemory {
  vocabulary: Vocabulary
  /** A rejected token that was just renewed is not renewed again before this time. */
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
  // X has just issued this token, so its refusal is not about the sign-in.
  if (refusesToken(options, second)) {
    memory.renewsAfter = options.clock.now() + RENEW_PAUSE_MS
    throw retryLater('network_fault', null)
  }
  return checkResponse(options, endpoint, second)
}

/** X refuses tokens with 401, with 400 and the code 215, or in a 200. A gateway's or portal's page says nothing about the token. */
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

/** @returns when a refused request may be repeated, if the answer says so */
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

/** @returns the outcome of a refusal; null for a successful answer */
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

/** A write that was sent may have happened, unless the answer says otherwise. */
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

/** Errors beside data concern single rows, which are absent; errors without data concern the whole answer. */
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
