import type { NetworkId } from '@seaport/contract/kernel/network'
import type { TaskKindId } from '@seaport/contract/work/task-kind'
import { type Capability, offerOf } from '@seaport/platforms/capabilities'
import { useQuery } from '@tanstack/react-query'
import { ipcQuery } from '../../shared/queries.ts'

/** @returns who carries out a kind on a network of this installation; until its networks are known, as if all were set up */
export function useOffers(): (network: NetworkId, kind: TaskKindId) => Capability {
  const { data } = useQuery(ipcQuery('network.list', {}))
  return (network, kind) => offerOf(data, network, kind)
}
