import { type NetworkId, networks } from '@seaport/contract/kernel/network'
import { useT } from '@seaport/i18n/react'
import { offeredNetworks } from './offered-networks.ts'

/**
 * Networks as options.
 * @param configured networks that the installation is set up for; undefined = unknown: all are offered
 * @param kept networks that are offered in any case, because a record has them
 */
export function useNetworkOptions(
  configured?: readonly { network: NetworkId }[],
  kept: readonly NetworkId[] = [],
): { value: NetworkId; label: string }[] {
  const t = useT('network')
  const all = Object.keys(networks) as NetworkId[]
  return offeredNetworks(all, configured, kept).map((value) => ({ value, label: t(value) }))
}
