import { API_BASE } from '@seaport/contract/api'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { defaultRoles, type SeededRole } from '@seaport/contract/kernel/permission'
import type { Credentials, TestServer } from '../test-server.ts'
import type { Home } from './home.ts'
import type { Visit } from './stop.ts'

/** An answer; what is no JSON has no envelope. */
export interface Visited {
  status: number
  envelope: { code: number; reason?: string; msg: string; data: unknown } | null
  /** Media type of the body. */
  type: string
  /** The body as it came, of a download too; empty if it is no text. */
  text: string
  /** The rule for caches. */
  caching: string
}

/** Calls an endpoint as a given caller, with the given input; a part of its path that is not given names nothing that there is. */
export async function visit(
  { url }: TestServer,
  endpoint: Endpoint,
  { params = {}, query = {}, body, file, headers = {} }: Visit,
  as: Credentials,
): Promise<Visited> {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? 'nowhere'),
  )
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const address = `${url}${API_BASE}${path}`
  const response = await fetch(search.size > 0 ? `${address}?${search}` : address, {
    method: endpoint.method,
    headers: {
      'accept-language': 'en',
      ...(body !== undefined && !file && { 'content-type': 'application/json' }),
      ...(await as(endpoint.method, address)),
      ...headers,
    },
    ...(file ? { body: formOf(body, file) } : body !== undefined && { body: JSON.stringify(body) }),
  })
  const content = Buffer.from(await response.arrayBuffer())
  const type = response.headers.get('content-type') ?? ''
  const isJson = type.startsWith('application/json')
  const text = isJson || type.startsWith('text/') ? content.toString() : ''
  const caching = response.headers.get('cache-control') ?? ''
  return { status: response.status, envelope: isJson ? JSON.parse(text) : null, type, text, caching }
}

function formOf(body: unknown, file: Blob): FormData {
  const form = new FormData()
  form.append('body', JSON.stringify(body ?? {}))
  form.append('file', file, 'file')
  return form
}

/** Whether a seeded role opens an endpoint, by the specification’s keys. */
export function opens(role: SeededRole, { path, permission }: Endpoint): boolean {
  const { superuser, keys } = defaultRoles[role]
  if (path.startsWith('/admin/') && !superuser) return false
  return permission === undefined || (keys as readonly string[]).includes(permission)
}

/** @returns the callers of a fixture who may call an endpoint: the least privileged role, and a seat */
export function callersOf({ callers, ...endpoint }: Endpoint, home: Home): Credentials[] {
  if (callers.includes('public')) return [async () => ({})]
  const person = opens('user', { callers, ...endpoint }) ? home.supervisor : home.owner
  return callers.map((kind) => (kind === 'seat' ? home.seat.as : person.as))
}
