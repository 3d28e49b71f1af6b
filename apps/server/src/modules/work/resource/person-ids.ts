import { idOfHandle } from '@seaport/contract/address/handle'
import type { NetworkId } from '@seaport/contract/kernel/network'
import type { CollectedItem } from '@seaport/contract/work/resource.schema'

/**
 * @returns the ids under which the library may have a person: the network's own, and the one that stands for somebody who was kept by hand and is known by handle
 * alone
 */
export function personIds(
  network: NetworkId,
  { external_id, handle }: Pick<CollectedItem, 'external_id' | 'handle'>,
): string[] {
  return handle === '' ? [external_id] : [...new Set([external_id, idOfHandle(network, handle)])]
}
