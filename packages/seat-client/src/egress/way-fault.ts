import type { WayFaultKind } from '@seaport/contract/kernel/way-fault.schema'
import { DialError } from './dial.ts'

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

/** @returns what a proxy did that let no connection through; undefined where the proxy did its part */
export function faultOfProxy(error: unknown): WayFaultKind | undefined {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at instanceof DialError) return at.kind ?? undefined
  return undefined
}
