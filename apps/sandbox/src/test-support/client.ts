import type { SandboxOptions } from '../options.ts'
import { type RunningSandbox, startSandbox } from '../server.ts'

/** Response of a request: the body as JSON, or as text if it is not JSON. */
export interface Reply<T = Record<string, unknown>> {
  status: number
  headers: Headers
  body: T
  text: string
}

/** A page of the API. */
export interface ApiPage {
  data?: Record<string, unknown>[]
  includes?: { users?: Record<string, unknown>[]; tweets?: Record<string, unknown>[] }
  meta: { result_count: number; next_token?: string; newest_id?: string; oldest_id?: string }
  errors?: Record<string, unknown>[]
}

/** A network with a manually advanced clock, and a client for it. */
export interface Rig {
  network: RunningSandbox
  /** Moves the network's clock. */
  advance(ms: number): void
  /** Sends a request with a token; the demo account's when none is given. */
  api<T = Record<string, unknown>>(
    path: string,
    options?: { token?: string; method?: string; body?: unknown },
  ): Promise<Reply<T>>
  control<T = Record<string, unknown>>(path: string, body?: unknown, method?: string): Promise<Reply<T>>
  /** Sends a form, as browsers do. Redirects are not followed. */
  form(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Reply>
  token(handle: string, scopes?: string[]): Promise<string>
  /** All ids over all pages, following the tokens. */
  collect(
    path: string,
    parameter: string,
    idOf?: (item: Record<string, unknown>) => string,
  ): Promise<string[]>
  close(): Promise<void>
}

/** Tests move the clock; their tokens outlive the move unless the test is about tokens. */
const TEN_YEARS = 10 * 365 * 24 * 60 * 60

/** Small enough to start in a few milliseconds. */
const SMALL: SandboxOptions = { people: 400, seed: 'test' }

async function read<T>(response: Response): Promise<Reply<T>> {
  const text = await response.text()
  const json = response.headers.get('content-type')?.includes('json') && text !== ''
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: (json ? JSON.parse(text) : {}) as T,
  }
}

/** Starts a network on a free port. */
export async function startRig(options: SandboxOptions = {}): Promise<Rig> {
  let time = Date.parse('2026-11-20T12:00:00.000Z')
  const network = await startSandbox({ ...SMALL, now: () => time, ...options })
  const tokens = new Map<string, string>()

  async function control<T>(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') {
    const init =
      body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    return read<T>(await fetch(`${network.url}/_control${path}`, { method, ...init }))
  }

  async function token(handle: string, scopes?: string[]): Promise<string> {
    const key = `${handle} ${scopes}`
    const known = tokens.get(key)
    if (known) return known
    const { body } = await control<{ access_token: string }>('/token', {
      handle,
      expires_in: TEN_YEARS,
      ...(scopes && { scopes }),
    })
    tokens.set(key, body.access_token)
    return body.access_token
  }

  async function api<T>(path: string, given: { token?: string; method?: string; body?: unknown } = {}) {
    const bearer = given.token ?? (await token('harbor_tea'))
    return read<T>(
      await fetch(network.url + path, {
        method: given.method ?? (given.body === undefined ? 'GET' : 'POST'),
        headers: {
          authorization: `Bearer ${bearer}`,
          ...(given.body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
      }),
    )
  }

  async function form(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    const body = new URLSearchParams(fields)
    return read<Record<string, unknown>>(
      await fetch(network.url + path, { method: 'POST', body, headers, redirect: 'manual' }),
    )
  }

  async function collect(
    path: string,
    parameter: string,
    idOf = (item: Record<string, unknown>) => String(item.id),
  ) {
    const ids: string[] = []
    let next: string | undefined
    do {
      const url = next ? `${path}${path.includes('?') ? '&' : '?'}${parameter}=${next}` : path
      const reply = await api<ApiPage>(url)
      if (reply.status !== 200) throw new Error(`${url}: ${reply.status} ${reply.text}`)
      ids.push(...(reply.body.data ?? []).map(idOf))
      next = reply.body.meta.next_token
    } while (next)
    return ids
  }

  return {
    network,
    advance: (ms) => {
      time += ms
    },
    api,
    control,
    form,
    token,
    collect,
    close: () => network.close(),
  }
}
