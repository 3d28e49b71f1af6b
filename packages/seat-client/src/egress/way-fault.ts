import type { WayFaultKind } from '@seaport/contract/kernel/way-fault'

export type { WayFaultKind }

/** The proxy between this computer and the server did not let a request through. */
export class WayFault extends Error {
  readonly kind: WayFaultKind
  constructor(kind: WayFaultKind, options?: ErrorOptions) {
    super(`proxy ${kind}`, options)
    this.name = 'WayFault'
    this.kind = kind
  }
}

/** @returns what the proxy on the way did, if that is why a call failed; undefined = the proxy is not to blame */
export function wayFaultOf(error: unknown): WayFaultKind | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof WayFault) return at.kind
  return undefined
}

/**
 * Tells a proxy's own refusal from a server that it can't reach.
 * @param error of a request through a proxy that got no answer
 * @returns undefined where the proxy did its part
 */
export function faultOfProxy(error: unknown): WayFaultKind | undefined {
  const said = [...causes(error)].map((one) => `${codeOf(one)} ${one.message}`).join('\n')
  const status = Number(/Proxy response \((\d+)\)/.exec(said)?.[1] ?? 0)
  if (status === 407 || /authentication/i.test(said)) return 'login'
  if (status >= 500) return undefined
  if (status > 0 || /NotAllowed/.test(said)) return 'refuses'
  // Beyond the proxy nobody is named: whom it could not reach, it says in words of its own.
  if (/rejected connection/.test(said)) return undefined
  return /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|Proxy connection timed out/.test(
    said,
  )
    ? 'unreachable'
    : undefined
}

function* causes(error: unknown): Generator<Error> {
  for (let at = error; at instanceof Error; at = at.cause) yield at
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}
