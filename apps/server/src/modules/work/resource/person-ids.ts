import { idOfHandle } from '@seaport/contract/address/handle'
import type { NetworkId } from '@seaport/contract/kernel/network'
import type { CollectedItem } from '@seaport/contract/work/resource.schema'

/** @returns the ids under which the library may have a person: the network's own, and the one derived from the handle */
export function personIds(
  network: NetworkId,
  { external_id, handle }: Pick<CollectedItem, 'external_id' | 'handle'>,
): string[] {
  return handle === '' ? [external_id] : [...new Set([external_id, idOfHandle(network, handle)])]
}
