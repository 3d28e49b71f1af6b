import type { Client } from '@seaport/api-client/client'
import type { NetworkId } from '@seaport/contract/kernel/network'
import type { NetworkSettings } from '@seaport/contract/kernel/network-settings'
import { systemConfig } from '@seaport/contract/people/system'
import type { SettingsFile } from './settings.ts'

/** The networks' addresses as the server last sent them, also in an earlier run. */
export interface Networks {
  find(network: NetworkId): NetworkSettings | undefined
  all(): readonly NetworkSettings[]
  /** One listener: who begins later takes the place of who was there before. */
  onChange(listener: () => void): void
  /** @throws ApiRefused, ApiUnreachable */
  refresh(client: Client): Promise<void>
}

export function createNetworks(settings: SettingsFile): Networks {
  let tell: () => void = () => undefined
  return {
    find: (network) => settings.get().networks.find((address) => address.network === network),
    all: () => settings.get().networks,
    onChange(listener) {
      tell = listener
    },
    async refresh(client) {
      const { networks } = await client.call(systemConfig, {})
      if (JSON.stringify(networks) === JSON.stringify(settings.get().networks)) return
      settings.note({ networks })
      tell()
    },
  }
}
