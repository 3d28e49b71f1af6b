import { type NetworkId, networks } from '@seaport/contract/kernel/network'
import { useT } from '@seaport/i18n/react'
import { filteredNetworks, offeredNetworks } from './offered-networks.ts'

const all = Object.keys(networks) as NetworkId[]

/**
 * Networks as options of a form.
 * @param configured networks that the installation is set up for; undefined = unknown: all are offered
 * @param kept networks that are offered in any case, because a record has them
 */
export function useNetworkOptions(
  configured: readonly { network: NetworkId }[] | undefined,
  kept: readonly NetworkId[] = [],
): { value: NetworkId; label: string }[] {
  const t = useT('network')
  return offeredNetworks(all, configured, kept).map((value) => ({ value, label: t(value) }))
}

/** Networks as options of a list's filter. */
export function useNetworkFilter(
  configured: readonly { network: NetworkId }[] | undefined,
): { value: NetworkId; label: string }[] {
  const t = useT('network')
  return filteredNetworks(all, configured).map((value) => ({ value, label: t(value) }))
}
