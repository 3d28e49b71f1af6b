import { isIPv6 } from 'node:net'
import { API_BASE } from '@seaport/contract/api'
import { envelopeOf } from '@seaport/contract/kernel/envelope.schema'
import { parseJson, readLimited } from '@seaport/platforms/body'
import { z } from 'zod'
import { type EgressFaultKind, egressFaultOf } from '../egress/egress-fault.ts'

/** Why an address can't be this client's server. */
export type ServerFault =
  | 'server_address'
  | 'server_insecure'
  | 'server_not_found'
  | 'server_unreachable'
  | 'server_certificate'
  | 'server_plain_http'
  | `way_${EgressFaultKind}`
  | 'server_not_seaport'
  | 'server_too_old'

/** An address that was checked and refused. */
export class ServerRefused extends Error {
  readonly fault: ServerFault
  constructor(fault: ServerFault, options?: ErrorOptions) {
    super(fault, options)
    this.name = 'ServerRefused'
    this.fault = fault
  }
}

/** Timeout in milliseconds. */
const PATIENCE_MS = 10_000
/** Maximum bytes of an answer. The server's own is far shorter; another one may be endless. */
const LONGEST_BYTES = 1024 * 1024

/**
 * Checks whether a Seaport answers at an address, as typed by a person.
 * @returns its origin
 * @throws ServerRefused
 */
export async function checkServer(text: string, send: typeof fetch = fetch): Promise<string> {
  const origin = originFrom(text)
  const health = await ask(send, `${origin}/health`)
  if (!envelopeOf(z.object({})).safeParse(await bodyOf(health)).success)
    throw new ServerRefused('server_not_seaport')
  // The server accepts no clients without a release.
  const version = await ask(send, `${origin}${API_BASE}/version`)
  if (!envelopeOf(z.object({ downloads: z.object({}) })).safeParse(await bodyOf(version)).success)
    throw new ServerRefused('server_too_old')
  return origin
}

/**
 * @returns the origin of an address, `https` by default
 * @throws ServerRefused: server_address, server_insecure
 */
export function originFrom(text: string): string {
  const typed = text.trim()
  const host = isIPv6(typed) ? `[${typed}]` : typed
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${host}`)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password || !url.hostname)
    throw new ServerRefused('server_address')
  if (/\s/.test(typed) || !(/[.:]/.test(url.hostname) || isNear(url.hostname)))
    throw new ServerRefused('server_address')
  if (url.protocol === 'http:' && !isNear(url.hostname)) throw new ServerRefused('server_insecure')
  return url.origin
}

/** This machine, or a private network, where passwords don't cross the internet. */
function isNear(hostname: string): boolean {
  return (
    /^(localhost|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2})$/.test(
      hostname,
    ) ||
    // Loopback, unique local and link-local addresses.
    /^\[(::1|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\]$/.test(hostname)
  )
}

async function ask(send: typeof fetch, url: string): Promise<Response> {
  try {
    return await send(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch (error) {
    throw new ServerRefused(faultOf(error), { cause: error })
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  return parseJson(await readLimited(response, LONGEST_BYTES).catch(() => null))
}

/** `fetch` reports why a call failed only in the error's cause. */
function faultOf(error: unknown): ServerFault {
  const fault = egressFaultOf(error)
  if (fault) return `way_${fault}`
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'server_not_found'
  // The server speaks no TLS: usually plain http.
  if (/WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST/.test(code)) return 'server_plain_http'
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_/.test(code)) return 'server_certificate'
  return 'server_unreachable'
}
