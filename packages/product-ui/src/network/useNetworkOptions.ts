import { type NetworkId, networks } from '@seaport/contract/kernel/network'
import { useT } from '@seaport/i18n/react'

/** All networks as options. */
export function useNetworkOptions(): { value: NetworkId; label: string }[] {
  const t = useT('network')
  return (Object.keys(networks) as NetworkId[]).map((value) => ({ value, label: t(value) }))
}
