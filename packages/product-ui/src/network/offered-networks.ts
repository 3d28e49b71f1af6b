import { type NetworkId, networks } from '@seaport/contract/kernel/network'

type Configured = readonly { network: NetworkId }[] | undefined

/** @returns those of `all` that are set up or that a record has already; all of them while it is unknown what is set up */
export function offeredNetworks(
  all: readonly NetworkId[],
  configured: Configured,
  kept: readonly NetworkId[] = [],
): NetworkId[] {
  if (!configured) return [...all]
  const isSetUp = (network: NetworkId) => configured.some((one) => one.network === network)
  return all.filter((network) => kept.includes(network) || isSetUp(network))
}

/** @returns those by which records are filtered: what is set up, and the real networks of their brands, of which there may be records */
export function filteredNetworks(all: readonly NetworkId[], configured: Configured): NetworkId[] {
  const brands = new Set(configured?.map(({ network }) => networks[network].brand))
  const real = all.filter((one) => !networks[one].sandbox && brands.has(networks[one].brand))
  return offeredNetworks(all, configured, real)
}
