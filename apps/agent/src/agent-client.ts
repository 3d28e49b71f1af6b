import { chmodSync, mkdirSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { takeProcessLock } from '@seaport/runner/process-lock'
import type { AccountViews } from '@seaport/seat-client/account/account-views'
import type { Logger } from '@seaport/seat-client/logger'
import { SeatClient, type SeatClientOptions } from '@seaport/seat-client/seat-client'
import { openSecretFile, plainText } from '@seaport/seat-client/secret-file'
import { type AgentSettings, isOpenToOthers, SettingsError } from './settings.ts'
import { waysFromEnvironment } from './ways-from-environment.ts'

const VERSION = '0.1.0'

type Hooks = Partial<SeatClientOptions['events']> & Pick<SeatClientOptions, 'beforeWork'>

/** Seat client of an agent: secrets in a file, no windows, no work by hand. */
export function createAgentClient(
  settings: AgentSettings,
  log: Logger,
  views: AccountViews,
  { beforeWork, ...events }: Hooks,
): SeatClient {
  const { serverUrl, dataFolder, demo } = settings
  const nothing = () => undefined
  const client = new SeatClient({
    serverUrl,
    version: VERSION,
    dataFolder,
    secrets: openSecretFile(secretsOf(dataFolder), plainText),
    views,
    log,
    device: demo ? { kind: 'demo_agent', name: 'Demo agent' } : { kind: 'agent', name: hostname() },
    attended: false,
    findWays: waysFromEnvironment,
    ...(beforeWork && { beforeWork }),
    events: {
      onSessionChanged: nothing,
      onRunnerChanged: nothing,
      onAccountChanged: nothing,
      onLiveEvent: nothing,
      onReconnected: nothing,
      onStoreSetAside: (store) => log.error('store could not be read and was set aside', { ...store }),
      ...events,
    },
  })
  client.settings.set({ locale: 'en' })
  return client
}

/**
 * Makes the data folder this process's own, for its owner's eyes alone.
 * @returns what gives it back; null while another agent works in it
 * @throws SettingsError where others may read the keys in it
 */
export function takeDataFolder({ dataFolder }: AgentSettings): (() => void) | null {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  chmodSync(dataFolder, 0o700)
  const secrets = secretsOf(dataFolder)
  if (isOpenToOthers(secrets))
    throw new SettingsError(`${secrets} can be read by others than its owner: chmod 600 ${secrets}`)
  return takeProcessLock(join(dataFolder, 'agent.lock'))
}

export function secretsOf(dataFolder: string): string {
  return join(dataFolder, 'secrets.json')
}
