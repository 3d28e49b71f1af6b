import { API_BASE } from '@seaport/contract/api'
import { schemasOf } from '@seaport/contract/api.schema'
import type { DataOf, Endpoint } from '@seaport/contract/kernel/endpoint'
import { envelopeOf, Refusal } from '@seaport/contract/kernel/envelope.schema'
import { type Credentials, RefusedCall, type TestServer } from './test-server.ts'

/** Calls an upload with a file; refusals are thrown as RefusedCall. */
export async function upload<const E extends Endpoint>(
  server: TestServer,
  endpoint: E,
  { body = {}, content, name = 'file' }: { body?: unknown; content: Uint8Array; name?: string },
  { as, headers = {} }: { as: Credentials; headers?: Record<string, string> },
): Promise<DataOf<E>> {
  const form = new FormData()
  form.append('body', JSON.stringify(body))
  form.append('file', new Blob([new Uint8Array(content)]), name)
  const url = `${server.url}${API_BASE}${endpoint.path}`
  const response = await fetch(url, {
    method: endpoint.method,
    headers: { 'accept-language': 'en', ...(await as(endpoint.method, url)), ...headers },
    body: form,
  })
  const answer: unknown = await response.json()
  const success = envelopeOf(schemasOf(endpoint).data).safeParse(answer)
  if (success.success) return success.data.data as DataOf<E>
  throw new RefusedCall(response.status, Refusal.parse(answer))
}

/** A file as it came over HTTP. */
export interface Fetched {
  status: number
  headers: Headers
  content: Buffer
}

/** Gets a path of the server as it is. */
export async function fetchPath(
  server: TestServer,
  path: string,
  { as, headers = {} }: { as?: Credentials; headers?: Record<string, string> } = {},
): Promise<Fetched> {
  const credentials = as ? await as('GET', `${server.url}${path.split('?', 1)[0]}`) : {}
  const response = await fetch(`${server.url}${path}`, {
    headers: { 'accept-language': 'en', ...credentials, ...headers },
  })
  return {
    status: response.status,
    headers: response.headers,
    content: Buffer.from(await response.arrayBuffer()),
  }
}
