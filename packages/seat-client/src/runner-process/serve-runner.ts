import type { TokenStore } from '@seaport/platforms/oauth/token-source'
import { holdingLock } from '@seaport/runner/process-lock'
import type { Runner } from '@seaport/runner/runner'
import type { RunnerState } from '@seaport/runner/state'
import type { EgressFaultKind } from '../egress/egress-fault.ts'
import { nodeEgress } from '../egress/node-egress.ts'
import { createOwnFetch } from '../egress/own-fetch.ts'
import { type LogFields, type Logger, type LogLevel, redact } from '../logger.ts'
import { connectSeat } from '../session/connect-seat.ts'
import { createProver } from '../session/device-identity.ts'
import type { ServerStatus } from '../session/server-status.ts'
import { createServerTime } from '../session/server-time.ts'
import { createSeatRunner } from '../work/seat-runner.ts'
import { tokenLockOf } from '../work/token-lock.ts'
import { createFetches } from './account-fetches.ts'
import type { ClientSide, RunnerSetup, RunnerSide } from './contract.ts'
import { type Channel, connectPeer, type Peer } from './peer.ts'

type Client = Peer<ClientSide>

/** Minimum interval in ms between states sent to the client; a command's own change is sent at once. */
const STATE_MS = 100
/** Minimum interval in ms between reports that the server answered, without a change. */
const CONTACT_MS = 1000

/** Serves a seat's runner over a channel, in a process of its own. */
export function serveRunner(channel: Channel): void {
  const server = new RunnerServing(channel)
  server.listen()
}

class RunnerServing {
  readonly #client: Client
  readonly #states: StateSender
  #runner: Runner | undefined
  #networks: RunnerSetup['networks'] = []

  constructor(channel: Channel) {
    this.#client = connectPeer<RunnerSide, ClientSide>(channel, this.#methods())
    this.#states = new StateSender((state) => this.#client.tell('state', state))
  }

  listen(): void {
    // The journal has everything; the client starts a new process.
    process.once('uncaughtException', (error) => {
      this.#client.tell('log', 'error', 'runner process failed', redact({ error }) as LogFields)
      setImmediate(() => process.exit(1))
    })
  }

  #methods(): RunnerSide {
    const after = <T>(result: T): T => {
      this.#states.sendNow(this.#runner?.state())
      return result
    }
    const runner = () => {
      if (!this.#runner) throw new Error('The runner has not begun')
      return this.#runner
    }
    return {
      begin: async (setup) => {
        this.#networks = setup.networks
        this.#runner = await this.#createRunner(setup)
        this.#runner.start()
        after(undefined)
      },
      stop: async () => {
        await this.#runner?.stop()
        this.#states.sendNow(this.#runner?.state())
      },
      setNetworks: (networks) => {
        this.#networks = networks
      },
      wake: (signedIn) => this.#runner?.wake(signedIn),
      startTarget: async (id) => after(await runner().startTarget(id)),
      recordOutcome: (id, outcome) => after(runner().recordOutcome(id, outcome)),
      undoOutcome: async (id) => after(await runner().undoOutcome(id)),
      keep: (id, profile, note) => after(runner().keep(id, profile, note)),
      undoKeep: (id, seq) => after(runner().undoKeep(id, seq)),
      noteKeep: (id, seq, note) => after(runner().noteKeep(id, seq, note)),
      lookAt: (id, position) => after(runner().lookAt(id, position)),
    }
  }

  async #createRunner({ login, journalPath, attended, clockAheadMs }: RunnerSetup): Promise<Runner> {
    const client = this.#client
    const time = createServerTime({ aheadMs: clockAheadMs })
    return createSeatRunner({
      client: connectSeat({
        ...login,
        createProof: await createProver(login.key, time.now),
        locale: () => 'en',
        status: contactReporter(client),
        time,
        fetch: createOwnFetch((url) => client.call('routesTo', url), {
          onLoginWanted: (route, url) => client.tell('loginWanted', route, url),
        }),
        onSessionExpired: () => client.tell('sessionExpired'),
      }),
      clock: time,
      journalPath,
      attended,
      find: (network) => this.#networks.find((address) => address.network === network),
      tokenStoreFor: (id) => tokenStoreOf(client, id, tokenLockOf(journalPath, id)),
      fetchOf: createFetches(client, nodeEgress, time),
      onSignedOut: (id) => client.tell('signedOut', id),
      signedIn: () => client.call('signedIn'),
      onState: (state) => this.#states.send(state),
      onJournalSetAside: (path) => client.tell('journalSetAside', path),
      acceptsTasks: () => client.call('acceptsTasks'),
      hearsEvents: () => client.call('hearsEvents'),
      log: loggerOf(client),
    })
  }
}

/** Sends at most ten states a second; the first after a pause at once, and always the last one. */
class StateSender {
  readonly #post: (state: RunnerState) => void
  #latest: RunnerState | undefined
  #pause: NodeJS.Timeout | undefined

  constructor(post: (state: RunnerState) => void) {
    this.#post = post
  }

  send(state: RunnerState): void {
    if (this.#pause) this.#latest = state
    else this.sendNow(state)
  }

  sendNow(state: RunnerState | undefined): void {
    clearTimeout(this.#pause)
    this.#latest = undefined
    if (state) this.#post(state)
    this.#pause = setTimeout(() => {
      this.#pause = undefined
      if (this.#latest) this.sendNow(this.#latest)
    }, STATE_MS)
  }
}

function contactReporter(client: Client): Pick<ServerStatus, 'record'> {
  let told: { answered: boolean; fault?: EgressFaultKind | undefined; at: number } = { answered: true, at: 0 }
  return {
    record(answered, fault) {
      const at = Date.now()
      if (answered === told.answered && fault === told.fault && at - told.at < CONTACT_MS) return
      told = { answered, fault, at }
      client.tell('contact', answered, fault)
    },
  }
}

/** The tokens are in the client's key store; the lock is held here, in the process that renews them. */
function tokenStoreOf(client: Client, accountId: string, lockFile: string): TokenStore {
  return {
    load: () => client.call('loadTokens', accountId),
    save: (tokens) => client.call('saveTokens', accountId, tokens),
    exclusively: (work) => holdingLock(lockFile, work),
  }
}

function loggerOf(client: Client): Logger {
  const at =
    (level: LogLevel) =>
    (message: string, fields: LogFields = {}) =>
      // Errors are sent as the log would write them.
      client.tell('log', level, message, redact(fields) as LogFields)
  return { info: at('info'), warn: at('warn'), error: at('error') }
}
