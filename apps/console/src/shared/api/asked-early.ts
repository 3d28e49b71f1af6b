import { API_BASE } from '@seaport/contract/api'
import type { DataOf, Endpoint } from '@seaport/contract/kernel/endpoint'

/**
 * Takes the answer to what index.html has asked before any module was there (first-load.ts). Each is taken once, as later callers want it fresh.
 * @returns null when it was not asked for, or when the answer was no success: asking again tells why
 */
export async function takeEarly<const E extends Endpoint>({ method, path }: E): Promise<DataOf<E> | null> {
  const address = `${API_BASE}${path}`
  const answer = method === 'GET' ? globalThis.askedEarly?.get(address) : undefined
  if (!answer) return null
  globalThis.askedEarly?.delete(address)
  const body = (await (await answer)?.json().catch(() => null)) as { code?: unknown; data?: unknown } | null
  return body?.code === 200 ? (body.data as DataOf<E>) : null
}
