import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { takeProcessLock } from '@seaport/runner/process-lock'
import type { AccountViews } from '@seaport/seat-client/account/account-views'
import type { Logger } from '@seaport/seat-client/logger'
import { SeatClient, type SeatClientOptions } from '@seaport/seat-client/seat-client'
import { openSecretFile, plainText } from '@seaport/seat-client/secret-file'
import seaport from '../../../package.json' with { type: 'json' }
import { routesFromEnvironment } from './routes-from-environment.ts'
import { type AgentSettings, isOpenToOthers, SettingsError } from './settings.ts'

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
    version: seaport.version,
    dataFolder,
    secrets: openSecretFile(secretsOf(dataFolder), plainText),
    views,
    log,
    device: demo ? { kind: 'demo_agent', name: 'Demo agent' } : { kind: 'agent', name: hostname() },
    attended: false,
    findRoutes: routesFromEnvironment,
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
 * Takes exclusive ownership of the data folder, readable by its owner only.
 * @returns a function that releases it; null while another agent uses it
 * @throws SettingsError if the folder can't be used, or others may read the keys in it
 */
export function takeDataFolder({ dataFolder }: AgentSettings): (() => void) | null {
  const secrets = secretsOf(dataFolder)
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
    closeToOthers(dataFolder)
    // Files created with `sudo` belong to root, which would otherwise look like a locked key store.
    if (existsSync(secrets)) accessSync(secrets, constants.R_OK | constants.W_OK)
    if (isOpenToOthers(secrets))
      throw new SettingsError(`${secrets} can be read by others than its owner: chmod 600 ${secrets}`)
    return takeProcessLock(join(dataFolder, 'agent.lock'))
  } catch (error) {
    const { code = '', path = dataFolder } = error as NodeJS.ErrnoException
    if (!LASTING.test(code)) throw error
    throw new SettingsError(
      `SEAPORT_AGENT_DATA_DIR: ${path} can't be used (${code}). It has to be a folder of the user that the agent runs as`,
    )
  }
}

/** Errors that a restart does not fix: n8n-io/n8n#1240 restarts forever. */
const LASTING =
  /^(EACCES|EPERM|EEXIST|ENOTDIR|ENOENT|EISDIR|ELOOP|ENAMETOOLONG|SQLITE_CANTOPEN|SQLITE_READONLY|SQLITE_NOTADB)/

/** A volume may belong to another user, and be open only to this user's group: openclaw/openclaw#83695. */
function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, 0o700)
  } catch (error) {
    if (isOpenToOthers(folder, 0o007)) throw error
  }
}

export function secretsOf(dataFolder: string): string {
  return join(dataFolder, 'secrets.json')
}
