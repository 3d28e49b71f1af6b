import type { EgressFaultKind } from '@seaport/contract/kernel/egress-fault.schema'
import { DialError } from './dial.ts'

export type { EgressFaultKind }

/** The proxy between this computer and the server blocked a request. */
export class EgressFault extends Error {
  readonly kind: EgressFaultKind
  constructor(kind: EgressFaultKind, options?: ErrorOptions) {
    super(`proxy ${kind}`, options)
    this.name = 'EgressFault'
    this.kind = kind
  }
}

/** @returns the fault of the proxy between client and server, if it caused a failed call; undefined = the proxy is not the cause */
export function egressFaultOf(error: unknown): EgressFaultKind | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof EgressFault) return at.kind
  return undefined
}

/** @returns the fault of a proxy that made no connection; undefined if the proxy worked */
export function faultOfProxy(error: unknown): EgressFaultKind | undefined {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at instanceof DialError) return at.kind ?? undefined
  return undefined
}
