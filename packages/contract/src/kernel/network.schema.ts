import { z } from 'zod'
import { type Brand, type NetworkId, networks } from './network.ts'

export const Network = z.enum(Object.keys(networks) as [NetworkId, ...NetworkId[]])

/** @returns a brand's networks: itself, and its sandbox */
export function networksOf(brand: Brand): NetworkId[] {
  return Network.options.filter((network) => networks[network].brand === brand)
}
