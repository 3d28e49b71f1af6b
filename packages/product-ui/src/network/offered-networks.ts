import { type NetworkId, networks } from '@seaport/contract/kernel/network'

/** @returns those of `all` that are set up, and the real networks of their brands: there may be records of them, and scripts for them serve the sandbox */
export function offeredNetworks(
  all: readonly NetworkId[],
  configured: readonly { network: NetworkId }[] | undefined,
  kept: readonly NetworkId[] = [],
): NetworkId[] {
  if (!configured) return [...all]
  const isSetUp = (network: NetworkId) => configured.some((one) => one.network === network)
  const brands = new Set(configured.map(({ network }) => networks[network].brand))
  const isReal = (network: NetworkId) => brands.has(networks[network].brand) && !networks[network].sandbox
  return all.filter((network) => kept.includes(network) || isSetUp(network) || isReal(network))
}
