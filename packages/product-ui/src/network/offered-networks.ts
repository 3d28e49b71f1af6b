import { type NetworkId, networks } from '@seaport/contract/kernel/network'

/** @returns those of `all` whose brand is set up; a script or list for a network also serves its sandbox */
export function offeredNetworks(
  all: readonly NetworkId[],
  configured: readonly { network: NetworkId }[] | undefined,
  kept: readonly NetworkId[] = [],
): NetworkId[] {
  const brands = configured && new Set(configured.map(({ network }) => networks[network].brand))
  return all.filter((network) => kept.includes(network) || !brands || brands.has(networks[network].brand))
}
