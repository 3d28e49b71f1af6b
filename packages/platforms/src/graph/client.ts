import type { Clock } from '@seaport/runner/clock'
import type { z } from 'zod'
import { readLimited } from '../body.ts'
import type { TokenSource } from '../oauth/token-source.ts'
import { asWrite, NetworkError, noResponseError, type Outcome, retryLater } from '../outcome.ts'
import { type RateLimiter, STOPPED_MS } from '../rate-limiter.ts'
import { withTimeLimit } from '../time-limit.ts'
import { outcomeOfGraph, regainAt } from './outcomes.ts'

export interface GraphClientOptions {
  /** Host and version: `https://graph.facebook.com/v26.0`. */
  apiBase: string
  /** Whose limits are spent: the account's id. */
  account: string
  tokens: TokenSource
  ledger: RateLimiter
  clock: Clock
  /** Longest time for one answer; 30 s unless told. */
  timeoutMs?: number
  maxBytes?: number
  fetch?: typeof fetch
}

export interface GraphRequest<Answer> {
  method?: 'POST' | 'DELETE'
  /** Below the version: `/me/accounts`. */
  path: string
  query?: Record<string, string | number | undefined>
  body?: Record<string, unknown>
  answer: z.ZodType<Answer>
  /** Permissions that it needs. */
  scopes?: readonly string[]
  signal: AbortSignal
}

/** Speaks Graph for one account. */
export interface GraphClient {
  /** A write whose answer was lost is never repeated here. @throws {NetworkError}, or the signal's reason */
  request<Answer>(request: GraphRequest<Answer>): Promise<Answer>
}

/** Graph counts an account's requests together, whatever they ask for. */
const EVERYTHING = 'graph'
const MISCONFIGURED_MS = 10 * 60_000

export function createGraphClient(options: GraphClientOptions): GraphClient {
  const { account, ledger, tokens } = options
  return {
    request: (request) =>
      ledger.enqueue(account, EVERYTHING, async () => {
        const needs = { scopes: request.scopes ?? [], signal: request.signal }
        const token = await tokens.getToken(needs)
        try {
          return await send(options, request, token)
        } catch (error) {
          if (!(error instanceof NetworkError) || error.outcome.kind !== 'sign_in_again') throw error
          return send(options, request, await tokens.getToken({ rejected: token, ...needs }))
        }
      }),
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
    const resetAt = regainAt(response.headers.get('x-business-use-case-usage'), clock.now())
    const text = await readLimited(response, maxBytes)
    return { status: response.status, body: parse(text), resetAt }
  }).catch((error) => {
    signal.throwIfAborted()
    throw lost(noResponseError(error))
  })
  if (got.status < 200 || got.status > 299) {
    const outcome = outcomeOfGraph(got.status, got.body, clock.now(), got.resetAt)
    remember(options, outcome)
    throw lost(new NetworkError(outcome))
  }
  if (got.resetAt !== null) ledger.close(account, EVERYTHING, got.resetAt)
  const read = answer.safeParse(got.body)
  if (!read.success) throw lost(retryLater('network_fault', null, read.error))
  return read.data
}

function remember({ account, ledger, clock }: GraphClientOptions, outcome: Outcome): void {
  const now = clock.now()
  if (outcome.kind === 'account_stopped') ledger.stop({ account }, 'account_stopped', now + STOPPED_MS)
  if (outcome.kind === 'misconfigured') ledger.stop('app', 'misconfigured', now + MISCONFIGURED_MS)
  if (outcome.kind === 'retry' && outcome.cause === 'rate_limit' && outcome.until !== null)
    ledger.close(account, EVERYTHING, outcome.until)
}

function addressOf(base: string, { path, query = {} }: GraphRequest<unknown>, token: string): string {
  const url = new URL(base.replace(/\/+$/, '') + path)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value))
  url.searchParams.set('access_token', token)
  return url.href
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
