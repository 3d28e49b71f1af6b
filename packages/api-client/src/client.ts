import { API_BASE } from '@seaport/contract/api'
import type { DataOf, Endpoint, InputOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import axios, { type AxiosProgressEvent, type AxiosResponse } from 'axios'
import { v4 } from 'uuid'
import { ApiFileChanged, ApiRefused, ApiTooLarge, ApiUnreachable } from './errors.ts'
import { fillPath } from './fill-path.ts'
import { readRefusal } from './refusal.ts'
import type { ServerClock } from './server-clock.ts'

/** Timeout of a call in milliseconds (specification, section 7). */
const TIMEOUT_MS = 10_000
/** Timeout of a call with a file, which takes longer on a slow line. */
const FILE_TIMEOUT_MS = 120_000

/** Without custom classes, axios passes addresses instead of `Request` objects, which another `fetch` would not recognize. Its types omit this. */
const PLAIN: object = { Request: null, Response: null }

export interface ClientOptions {
  /** Origin of the server, without a path; empty for the page's own. */
  baseUrl: string
  locale(): Locale
  /** The browser's own languages in order of preference; `accept-language` has the interface's. */
  browserLanguages?: () => readonly string[]
  /** Credential headers; `url` is the full address without its query. */
  credentials(method: string, url: string): Promise<Record<string, string>> | Record<string, string>
  /** Called once per call refused for an expired session, with that call's credentials: the current ones may differ by then. */
  onSessionExpired?(credentials: Readonly<Record<string, string>>): void
  /** Updates the server's time from every answer. */
  clock?: ServerClock
  /** Sends the requests, instead of the runtime's own `fetch`. */
  fetch?: typeof fetch
}

export interface CallOptions {
  signal?: AbortSignal
  /** For a retry of a call whose answer was lost: the key of the first attempt. By default each call has a new one. */
  idempotencyKey?: string
  /** Called with the ratio of the file that has been sent, from 0 to 1. */
  onProgress?(ratio: number): void
}

/** Calls endpoints of the contract. */
export interface Client {
  readonly options: ClientOptions
  /**
   * @throws ApiRefused with the server's envelope
   * @throws ApiUnreachable when no answer came
   * @throws ApiFileChanged when the file can no longer be read
   */
  call<const E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<DataOf<E>>
}

/** @returns a client of the API */
export function createClient(options: ClientOptions): Client {
  const http = axios.create({
    timeout: TIMEOUT_MS,
    withCredentials: true,
    validateStatus: () => true,
    ...(options.fetch && { adapter: 'fetch' as const, env: { fetch: options.fetch, ...PLAIN } }),
  })
  return {
    options,
    async call(endpoint, input, { signal, idempotencyKey, onProgress } = {}) {
      const { params, query, body, file } = input as {
        params?: Record<string, string>
        query?: object
        body?: unknown
        file?: Blob
      }
      const url = `${options.baseUrl}${API_BASE}${fillPath(endpoint.path, params ?? {})}`
      const credentials = await options.credentials(endpoint.method, url)
      const response = await http
        .request({
          method: endpoint.method,
          url,
          params: query,
          data: file ? await formOf(body, file) : body,
          ...(endpoint.download && { responseType: 'arraybuffer' as const }),
          ...((file || endpoint.download) && { timeout: FILE_TIMEOUT_MS }),
          ...(signal && { signal }),
          ...(onProgress && {
            onUploadProgress: ({ progress }: AxiosProgressEvent) =>
              progress !== undefined && onProgress(progress),
          }),
          headers: {
            'accept-language': options.locale(),
            ...(options.browserLanguages && { 'browser-language': options.browserLanguages().join(',') }),
            // Without a body, axios on Node would send a form content type, which the server refuses.
            ...(body === undefined && { 'content-type': null }),
            ...(endpoint.idempotent && { 'idempotency-key': idempotencyKey ?? v4() }),
            ...credentials,
          },
        })
        .catch((error: unknown) => {
          throw signal?.aborted ? error : new ApiUnreachable(error)
        })
      options.clock?.sync(response.headers.date)
      const sessionExpired = () => options.onSessionExpired?.(credentials)
      if (endpoint.download) return fileOf(response, sessionExpired) as DataOf<typeof endpoint>
      return dataOf(response, sessionExpired) as DataOf<typeof endpoint>
    },
  }
}

/**
 * The parts in the order in which the server reads them. A browser does not read a file that was saved again since it was chosen: Chromium
 * breaks the request off as if the server were away, and Firefox sends something else.
 */
async function formOf(body: unknown, file: Blob): Promise<FormData> {
  await file
    .slice(0, 1)
    .arrayBuffer()
    .catch((error: unknown) => {
      throw new ApiFileChanged(error)
    })
  const form = new FormData()
  form.append('body', JSON.stringify(body ?? {}))
  form.append('file', file)
  return form
}

/** @returns the file of a download; a refusal comes as an envelope in its place */
function fileOf(response: AxiosResponse<ArrayBuffer>, sessionExpired: () => void): unknown {
  const type = String(response.headers['content-type'] ?? '')
  // A page comes from something in between, such as a login to the Wi-Fi: no download of Seaport is one.
  if (response.status === 200 && !/^(?:application\/json|text\/html)/.test(type))
    return new Blob([response.data], { type })
  const text = new TextDecoder().decode(response.data)
  return dataOf({ ...response, data: asJson(text) }, sessionExpired)
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The error for an answer that is not Seaport's. */
function notOurs(status: number): ApiUnreachable {
  const cause = new Error(`HTTP ${status} without an envelope`)
  return status === 413 ? new ApiTooLarge(cause) : new ApiUnreachable(cause)
}

/** Unwraps an envelope. */
function dataOf(response: AxiosResponse, sessionExpired: () => void): unknown {
  const body: unknown = response.data
  if (isSuccess(body)) return body.data
  const refusal = readRefusal(body)
  if (!refusal) throw notOurs(response.status)
  const refused = new ApiRefused(response.status, refusal)
  // The stopping server did nothing, and its successor will answer: treated like no answer.
  if (refusal.reason === 'stopping') throw new ApiUnreachable(refused)
  if (refused.sessionOver) sessionExpired()
  throw refused
}

function isSuccess(body: unknown): body is { data: unknown } {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 200 && 'data' in body
}
