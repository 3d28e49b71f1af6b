import type { Clock } from '@seaport/runner/clock'
import type { z } from 'zod'
import { parseJson, readLimited } from '../body.ts'
import type { TokenSource } from '../oauth/token-source.ts'
import { asWrite, NetworkError, noResponseError, type Outcome, retryLater } from '../outcome.ts'
import { EVERYBODY, type RateLimiter, STOPPED_MS } from '../rate-limiter.ts'
import { withTimeLimit } from '../time-limit.ts'
import { readGraphLimits } from '../told-limits.ts'
import { asksForLess, isAppLimit, isOwnError, outcomeOfGraph } from './outcomes.ts'

export interface GraphClientOptions {
  /** Host and version: `https://graph.facebook.com/v26.0`. */
  apiBase: string
  /** Account id, whose rate limits the requests use. */
  account: string
  tokens: TokenSource
  ledger: RateLimiter
  clock: Clock
  /** Timeout of an answer; 30 s by default. */
  timeoutMs?: number
  maxBytes?: number
  fetch?: typeof fetch
}

export interface GraphRequest<Answer> {
  method?: 'POST' | 'DELETE'
  /** Path below the version: `/me/accounts`. */
  path: string
  query?: Record<string, string | number | undefined>
  body?: Record<string, unknown>
  answer: z.ZodType<Answer>
  /** Permissions that the request needs. */
  scopes?: readonly string[]
  signal: AbortSignal
}

/** Graph client of one account. */
export interface GraphClient {
  /** Sends a request. A write whose answer was lost is never repeated here. @throws {NetworkError}, or the signal's reason */
  request<Answer>(request: GraphRequest<Answer>): Promise<Answer>
}

/** Graph counts all requests of an account together. */
const EVERYTHING = 'graph'
/** The network is asked again after this time. */
export const MISCONFIGURED_MS = 10 * 60_000

/** Graph refused the page as too large. */
class TooMuchError extends NetworkError {}

export function createGraphClient(options: GraphClientOptions): GraphClient {
  const { account, ledger } = options
  /** Largest page size that Graph accepted, by the last segment of the path: `comments`. */
  const pageSizes = new Map<string, number>()
  return {
    request: (request) => ledger.enqueue(account, EVERYTHING, () => askForLess(options, pageSizes, request)),
  }
}

/** Halves the page size while Graph refuses it as too large: cursors don't depend on the page size. */
async function askForLess<Answer>(
  options: GraphClientOptions,
  pageSizes: Map<string, number>,
  request: GraphRequest<Answer>,
): Promise<Answer> {
  const edge = request.path.split('/').at(-1) ?? ''
  const wanted = Number(request.query?.limit ?? 0)
  for (let limit = Math.min(wanted, pageSizes.get(edge) ?? wanted); ; limit = Math.floor(limit / 2)) {
    const query = { ...request.query, ...(limit > 0 && { limit }) }
    try {
      return await ask(options, { ...request, query })
    } catch (error) {
      if (!(error instanceof TooMuchError) || limit < 2) throw error
      pageSizes.set(edge, Math.floor(limit / 2))
    }
  }
}

async function ask<Answer>(options: GraphClientOptions, request: GraphRequest<Answer>): Promise<Answer> {
  const { tokens } = options
  const needs = { scopes: request.scopes ?? [], signal: request.signal }
  const token = await tokens.getToken(needs)
  try {
    return await send(options, request, token)
  } catch (error) {
    if (!(error instanceof NetworkError) || error.outcome.kind !== 'sign_in_again') throw error
    return send(options, request, await tokens.getToken({ rejected: token, ...needs }))
  }
}

async function send<Answer>(
  options: GraphClientOptions,
  request: GraphRequest<Answer>,
  token: string,
): Promise<Answer> {
  const { account, ledger, clock, timeoutMs = 30_000, maxBytes = 8 * 1024 * 1024 } = options
  const { method, body, signal, answer } = request
  signal.throwIfAborted()
  ledger.reserve(account, EVERYTHING)
  const lost = (error: unknown) => (method ? asWrite(error) : error)
  const got = await withTimeLimit(signal, timeoutMs, async (limited) => {
    const response = await (options.fetch ?? fetch)(addressOf(options.apiBase, request, token), {
      ...(method && { method }),
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: limited,
    })
    const told = readGraphLimits(response.headers, clock.now())
    for (const { per, remaining, resetAt } of told.limits)
      ledger.record(per === 'app' ? EVERYBODY : account, EVERYTHING, { remaining, resetAt })
    const text = await readLimited(response, maxBytes)
    return { status: response.status, body: parseJson(text), retryAt: told.retryAt }
  }).catch((error) => {
    signal.throwIfAborted()
    throw lost(noResponseError(error))
  })
  // An error with status 200 is Graph's if it has Graph's format: https://developers.facebook.com/docs/graph-api (suppress_http_code).
  if (got.status < 200 || got.status > 299 || isOwnError(got.body)) {
    const outcome = outcomeOfGraph(got.status, got.body, clock.now(), got.retryAt)
    if (!method && asksForLess(got.body)) throw new TooMuchError(outcome)
    remember(options, outcome, isAppLimit(got.body) ? EVERYBODY : account)
    throw lost(new NetworkError(outcome))
  }
  const read = answer.safeParse(got.body)
  if (!read.success) throw lost(retryLater('network_fault', null, read.error))
  return read.data
}

/** @param limited scope of the requests that a limit holds back */
function remember({ account, ledger, clock }: GraphClientOptions, outcome: Outcome, limited: string): void {
  const now = clock.now()
  if (outcome.kind === 'account_stopped') ledger.stop({ account }, 'account_stopped', now + STOPPED_MS)
  if (outcome.kind === 'misconfigured') ledger.stop('app', 'misconfigured', now + MISCONFIGURED_MS)
  if (outcome.kind === 'retry' && outcome.cause === 'rate_limit' && outcome.until !== null)
    ledger.close(limited, EVERYTHING, outcome.until)
}

function addressOf(base: string, { path, query = {} }: GraphRequest<unknown>, token: string): string {
  const url = new URL(base.replace(/\/+$/, '') + path)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value))
  url.searchParams.set('access_token', token)
  return url.href
}
