import type { Client } from '@seaport/api-client/client'
import type { NetworkId } from '@seaport/contract/kernel/network'
import { isGraph, isX } from '@seaport/contract/kernel/network-settings'
import type { GraphSettings, NetworkSettings } from '@seaport/contract/kernel/network-settings.schema'
import { createGraphCollector } from '@seaport/platforms/graph/collect'
import { createGraphPromoter } from '@seaport/platforms/graph/promote'
import { createGraphReaders } from '@seaport/platforms/graph/readers'
import type { TokenStore } from '@seaport/platforms/oauth/token-source'
import { NetworkError } from '@seaport/platforms/outcome'
import { createXCollector } from '@seaport/platforms/x/collect'
import { createXPromoter } from '@seaport/platforms/x/promote'
import type { Clock } from '@seaport/runner/clock'
import { createRunner, type Runner } from '@seaport/runner/runner'
import type { RunnerState } from '@seaport/runner/state'
import { keepTokens, type SignedInAccount } from '../account/keep-tokens.ts'
import { createNetworkClients } from '../account/network-client.ts'
import type { Logger } from '../logger.ts'
import { createMessageOf } from './promotion-message.ts'
import { createRunnerServer } from './runner-server.ts'

/** Maximum concurrent tasks. A seat's ports limit them further; this only stops a bug from starting tasks without end. */
const MAX_PARALLEL = 1000

/** A runner's commands for people at a workbench. */
export type RunnerCommand =
  | 'startTarget'
  | 'recordOutcome'
  | 'undoOutcome'
  | 'keep'
  | 'undoKeep'
  | 'noteKeep'
  | 'lookAt'

type Later<F> = F extends (...args: infer A) => infer R ? (...args: A) => R | Promise<Awaited<R>> : never

/** A seat's runner, in this or its own process; once a command is answered, `state` reflects it. */
export type SeatRunner = Pick<Runner, 'start' | 'stop' | 'state' | 'wake'> & {
  [Name in RunnerCommand]: Later<Runner[Name]>
} & {
  /** Call before acting on its state: the runner may not have started yet. */
  ready?(): Promise<void>
}

export interface SeatRunnerOptions {
  client: Client
  clock: Clock
  /** Whether a person is present, who carries out tasks that no API serves. */
  attended: boolean
  journalPath: string
  find(network: NetworkId): NetworkSettings | undefined
  tokenStoreFor(accountId: string): TokenStore
  fetchOf(accountId: string): typeof fetch
  onSignedOut(accountId: string): void
  /** The accounts whose tokens are stored here. */
  signedIn(): readonly SignedInAccount[] | Promise<readonly SignedInAccount[]>
  onState(state: RunnerState): void
  onJournalSetAside(path: string): void
  acceptsTasks(): boolean | Promise<boolean>
  /** Whether the server's events arrive, and wake the runner. */
  hearsEvents(): boolean | Promise<boolean>
  log: Logger
}

/** The runner of a seat, with the executors of this version. */
export function createSeatRunner(options: SeatRunnerOptions): Runner {
  const runner = createTaskRunner(options)
  let keeping: AbortController | undefined
  return {
    ...runner,
    start() {
      runner.start()
      keeping ??= new AbortController()
      const { signal } = keeping
      // It ends by its signal alone.
      keepTokens(options, signal).catch(() => undefined)
    },
    async stop() {
      keeping?.abort()
      keeping = undefined
      await runner.stop()
    },
  }
}

function createTaskRunner(options: SeatRunnerOptions): Runner {
  const { client, clock, find, log } = options
  return createRunner({
    journalPath: options.journalPath,
    server: createRunnerServer(client),
    executors: ({ rates }) => {
      const clientOf = createNetworkClients({ ...options, rates })
      const addressOf = (network: NetworkId) => {
        const address = find(network)
        if (!address || !isX(address)) throw new NetworkError({ kind: 'misconfigured' })
        return address
      }
      const messageOf = createMessageOf(client)
      const readerOf = createGraphReaders({
        ...options,
        settings: (network) => graphSettings(find(network)),
        rates,
      })
      return [
        createXCollector({
          addressOf,
          clientOf: async (account) => clientOf(account),
          clock,
        }),
        createXPromoter({
          addressOf,
          clientOf: async (account) => clientOf(account),
          messageOf,
          clock,
        }),
        createGraphPromoter({ brand: 'Facebook', readerOf, messageOf, clock }),
        createGraphPromoter({ brand: 'Instagram', readerOf, messageOf, clock }),
        createGraphCollector({ brand: 'Facebook', readerOf, clock }),
        createGraphCollector({ brand: 'Instagram', readerOf, clock }),
      ]
    },
    clock,
    maxParallel: MAX_PARALLEL,
    attended: options.attended,
    onState: options.onState,
    onJournalSetAside: options.onJournalSetAside,
    acceptsTasks: options.acceptsTasks,
    hearsEvents: options.hearsEvents,
    logger: {
      info: (fields, msg) => log.info(msg, { ...fields }),
      warn: (fields, msg) => log.warn(msg, { ...fields }),
      error: (fields, msg) => log.error(msg, { ...fields }),
    },
  })
}

/** @throws {NetworkError} misconfigured if the network is not set up */
function graphSettings(address: NetworkSettings | undefined): GraphSettings {
  if (!address || !isGraph(address)) throw new NetworkError({ kind: 'misconfigured' })
  return address
}
