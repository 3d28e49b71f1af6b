import { fillPath } from '@seaport/api-client/fill-path'
import { API_BASE } from '@seaport/contract/api'
import type { DataOf, Endpoint } from '@seaport/contract/kernel/endpoint'

/** Milliseconds after the page's start from which what was asked then is no longer taken for new. */
const FRESH_MS = 30_000

interface Input {
  params?: Readonly<Record<string, string>> | undefined
  query?: object | undefined
}

/**
 * Takes the answer to what index.html has asked before any module was there (first-load.ts). Each is taken once, as later callers want it fresh.
 * @param input what the call names and asks for
 * @returns null when it was not asked for, or when the answer was no success: asking again tells why
 */
export async function takeEarly<const E extends Endpoint>(
  endpoint: E,
  input: object = {},
): Promise<DataOf<E> | null> {
  const early = globalThis.askedEarly
  if (endpoint.method !== 'GET' || !early?.size) return null
  const address = addressOf(endpoint.path, input)
  const answer = early.get(address)
  early.delete(address)
  if (!answer || performance.now() > FRESH_MS) return null
  const body = (await (await answer)?.json().catch(() => null)) as { code?: unknown; data?: unknown } | null
  return body?.code === 200 ? (body.data as DataOf<E>) : null
}

/** The address of a call, what it asks for in the order of its names, as first-asks.ts writes it. */
function addressOf(path: string, { params = {}, query = {} }: Input): string {
  const asked = Object.entries(query).flatMap(([name, value]) => (value == null ? [] : [[name, `${value}`]]))
  const search = String(new URLSearchParams(asked.sort()))
  return API_BASE + fillPath(path, params) + (search && `?${search}`)
}
