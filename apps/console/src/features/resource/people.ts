import type { NetworkId } from '@seaport/contract/kernel/network'
import type { Resource } from '@seaport/contract/work/resource.schema'

/** People of one network, as the opt-out list accepts them. */
export interface NetworkPeople {
  network: NetworkId
  external_ids: string[]
}

/** The people of some resources, each once: one person may be in the library as a liker and as a follower. */
export function peopleOf(
  resources: readonly Pick<Resource, 'network' | 'external_id'>[],
): readonly NetworkPeople[] {
  return [...Map.groupBy(resources, ({ network }) => network)].map(([network, of]) => ({
    network,
    external_ids: [...new Set(of.map(({ external_id }) => external_id))],
  }))
}

/** Number of distinct people. */
export function countOf(people: readonly NetworkPeople[]): number {
  return people.reduce((sum, { external_ids }) => sum + external_ids.length, 0)
}

/** Maximum people of one call (contract). */
const MOST = 500

/** The same, divided into calls. */
export function chunk(people: readonly NetworkPeople[]): readonly NetworkPeople[] {
  return people.flatMap(({ network, external_ids }) =>
    Array.from({ length: Math.ceil(external_ids.length / MOST) }, (_, at) => ({
      network,
      external_ids: external_ids.slice(at * MOST, (at + 1) * MOST),
    })),
  )
}
