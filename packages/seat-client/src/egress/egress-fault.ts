import type { EgressFaultKind } from '@seaport/contract/kernel/egress-fault.schema'
import { DialError } from './dial.ts'

export type { EgressFaultKind }

/** The proxy between this computer and the server did not let a request through. */
export class EgressFault extends Error {
  readonly kind: EgressFaultKind
  constructor(kind: EgressFaultKind, options?: ErrorOptions) {
    super(`proxy ${kind}`, options)
    this.name = 'EgressFault'
    this.kind = kind
  }
}

/** @returns what the proxy on the way did, if that is why a call failed; undefined = the proxy is not to blame */
export function egressFaultOf(error: unknown): EgressFaultKind | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof EgressFault) return at.kind
  return undefined
}

/** @returns what a proxy did that let no connection through; undefined where the proxy did its part */
export function faultOfProxy(error: unknown): EgressFaultKind | undefined {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at instanceof DialError) return at.kind ?? undefined
  return undefined
}
