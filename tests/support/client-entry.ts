import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createHeadlessViews } from '@seaport/seat-client/account/headless-views'
import { createFileLogger } from '@seaport/seat-client/logger'
import { connectPeer } from '@seaport/seat-client/runner-process/peer'
import { SeatClient } from '@seaport/seat-client/seat-client'
import { openSecretFile, plainText } from '@seaport/seat-client/secret-file'
import { forkRunner } from './fork-runner.ts'

/**
 * Entry of a seat's client that tests kill: like the desktop's main process, with the runner in a process of its own. Its only argument holds
 * its settings as JSON.
 */
export interface ClientSetup {
  readonly serverUrl: string
  readonly folder: string
  readonly login: { readonly seat_code: string; readonly password: string }
}

/** Actions and observations of a person at the workbench. */
export type ClientBench = ReturnType<typeof benchOf>

const setup = JSON.parse(process.argv[2] ?? '') as ClientSetup
const nothing = () => undefined
mkdirSync(setup.folder, { recursive: true })

const client = new SeatClient({
  serverUrl: setup.serverUrl,
  version: '1.0.0',
  attended: true,
  dataFolder: setup.folder,
  secrets: openSecretFile(join(setup.folder, 'secrets.json'), plainText),
  views: createHeadlessViews(),
  log: createFileLogger(join(setup.folder, 'client.log')),
  spawnRunner: forkRunner,
  events: {
    onSessionChanged: nothing,
    onRunnerChanged: nothing,
    onAccountChanged: nothing,
    onLiveEvent: nothing,
    onReconnected: nothing,
    onStoreSetAside: nothing,
  },
})

function benchOf(seat: SeatClient) {
  return {
    step: () => seat.runnerState()?.tasks[0]?.manual?.step ?? null,
    async startTarget() {
      const id = seat.runnerState()?.tasks[0]?.id
      return id !== undefined && (await (await seat.workbench()).startTarget(id)) === 'open'
    },
    async settle(position: number) {
      const id = seat.runnerState()?.tasks[0]?.id ?? ''
      await (await seat.workbench()).recordOutcome(id, { position, outcome: 'done', reason: null })
    },
  }
}

process.once('disconnect', () => process.exit(0))
await client.restore()
if (!client.state().seat) await client.logIn(setup.login)
connectPeer<ClientBench, object>(
  {
    post: (message) => void process.send?.(message),
    onMessage: (listener) => void process.on('message', listener),
  },
  benchOf(client),
)
process.send?.('ready')
