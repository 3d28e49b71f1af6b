import { API_BASE } from '@seaport/contract/api'
import { schemasOf } from '@seaport/contract/api.schema'
import type { DataOf, Endpoint, InputOf } from '@seaport/contract/kernel/endpoint'
import { envelopeOf } from '@seaport/contract/kernel/envelope.schema'
import type { Credentials } from '../../apps/server/src/test-support/test-server.ts'

/** Calls an endpoint of the server at `url`. @throws Error when it refuses, or does not answer */
export async function callServer<const E extends Endpoint>(
  url: string,
  endpoint: E,
  input: InputOf<E>,
  as?: Credentials,
): Promise<DataOf<E>> {
  const { params, body } = input as { params?: Record<string, string>; body?: unknown }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  const address = `${url}${API_BASE}${path}`
  const answer = await fetch(address, {
    method: endpoint.method,
    headers: {
      ...(await as?.(endpoint.method, address)),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const read = envelopeOf(schemasOf(endpoint).data).safeParse(JSON.parse(text))
  if (!read.success) throw new Error(`${endpoint.method} ${path}: ${answer.status} ${text}`)
  return read.data.data as DataOf<E>
}
