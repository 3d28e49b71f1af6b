import type { Client } from '@seaport/api-client/client'
import type { NetworkId } from '@seaport/contract/kernel/network'
import { NetworkSettings } from '@seaport/contract/kernel/network-settings.schema'
import { systemConfig } from '@seaport/contract/people/system'
import { z } from 'zod'
import type { SettingsFile } from './settings.ts'

/** Networks of an earlier run; unreadable data counts as none. */
const Kept = z.array(NetworkSettings).catch([])

/** The networks' addresses as the server last sent them, also in an earlier run: work continues while it is unreachable. */
export interface Networks {
  find(network: NetworkId): NetworkSettings | undefined
  all(): readonly NetworkSettings[]
  /** A later listener replaces the earlier one. */
  onChange(listener: () => void): void
  /** @throws ApiRefused, ApiUnreachable */
  refresh(client: Client, signal?: AbortSignal): Promise<void>
}

export function createNetworks(settings: SettingsFile): Networks {
  let tell: () => void = () => undefined
  let known: readonly NetworkSettings[] = Kept.parse(settings.get().networks)
  return {
    find: (network) => known.find((address) => address.network === network),
    all: () => known,
    onChange(listener) {
      tell = listener
    },
    async refresh(client, signal) {
      const { networks } = await client.call(systemConfig, {}, signal && { signal })
      if (JSON.stringify(networks) === JSON.stringify(known)) return
      known = networks
      settings.note({ networks })
      tell()
    },
  }
}
