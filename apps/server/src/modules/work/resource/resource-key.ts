import { hash } from 'node:crypto'
import type { NetworkId } from '@seaport/contract/kernel/network'
import type { ResourceKindId } from '@seaport/contract/work/resource-kind.schema'

/** Identity of a resource: a second sighting adds a source, not a row. */
export interface ResourceIdentity {
  tenantId: string
  network: NetworkId
  kind: ResourceKindId
  externalId: string
}

/** @returns the key of a resource in hexadecimal: the first 16 bytes of SHA-256 over its identity */
export function resourceKey({ tenantId, network, kind, externalId }: ResourceIdentity): string {
  return hash('sha256', [tenantId, network, kind, externalId].join('\0'), 'hex').slice(0, 32)
}
