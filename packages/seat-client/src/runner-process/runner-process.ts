import { isDiskFull } from '@seaport/runner/disk-full'
import type { RunnerState } from '@seaport/runner/state'
import { ClientRefused } from '../client-refused.ts'
import type { Logger } from '../logger.ts'
import type { Messages } from '../messages.ts'
import type { RunnerCommand, SeatRunner } from '../work/seat-runner.ts'
import type { ClientSide, RunnerSetup, RunnerSide } from './contract.ts'
import { type Channel, connectPeer, type Peer, PeerError } from './peer.ts'

/** A process that serves a runner. */
export interface RunnerChild extends Channel {
  readonly pid: number | undefined
  onExit(listener: (code: number) => void): void
  kill(): void
}

/** Starts a process that calls `serveRunner`. */
export type SpawnRunner = () => RunnerChild

export interface RunnerProcessOptions {
  readonly spawn: SpawnRunner
  /** Read for each process, so that a restarted one gets the current networks. */
  setup(): Promise<RunnerSetup>
  /** Calls that the process may make; its states arrive through `onState`. */
  readonly client: Omit<ClientSide, 'state'>
  onState(): void
  readonly messages: Messages
  readonly log: Logger
  /** The first process waits for this, or for the first command; by default it starts at once. */
  readonly mayStart?: Promise<void> | undefined
  /** Pauses in ms before a new process, when one after the other ends. */
  readonly restartMs?: readonly number[]
}

const RESTART_MS = [0, 1000, 5000, 15_000, 30_000]
/** Run time in ms after which a process counts as stable. */
const STEADY_MS = 60_000
/** Timeout in ms for a process that was asked to stop. */
const STOP_MS = 4000

const NO_STATE: RunnerState = { running: false, server: 'connecting', disk_full: false, tasks: [] }

/** The current process. */
interface Child {
  readonly process: RunnerChild
  readonly peer: Peer<RunnerSide>
  /** Settles when the runner in it works, or failed to start. */
  readonly begun: Promise<void>
  readonly since: number
}

/** A seat's runner in its own process: if that ends unexpectedly, another one continues from the journal. */
export class RunnerProcess implements SeatRunner {
  readonly #options: RunnerProcessOptions
  #child: Child | undefined
  #state: RunnerState = NO_STATE
  #isWanted = false
  /** A process is wanted, but the first one has not been started yet. */
  #isHeld = false
  #failures = 0
  #restart: NodeJS.Timeout | undefined

  constructor(options: RunnerProcessOptions) {
    this.#options = options
  }

  /** The current process; undefined between two. */
  get pid(): number | undefined {
    return this.#child?.process.pid
  }

  start(): void {
    if (this.#isWanted) return
    this.#isWanted = true
    this.#isHeld = true
    const { mayStart } = this.#options
    if (mayStart === undefined) this.#release()
    else void mayStart.then(() => this.#release())
  }

  async stop(): Promise<void> {
    this.#isWanted = false
    this.#isHeld = false
    clearTimeout(this.#restart)
    if (this.#child) await this.#end(this.#child)
    // A process that ended unasked, or was killed, has not told that its tasks rest.
    if (this.#state !== NO_STATE) this.#onState(NO_STATE)
  }

  async #end({ process, peer }: Child): Promise<void> {
    const gone = new Promise<void>((resolve) => process.onExit(() => resolve()))
    const silence = Promise.withResolvers<void>()
    const patience = setTimeout(silence.resolve, STOP_MS)
    await Promise.race([peer.call('stop').catch(() => undefined), silence.promise])
    clearTimeout(patience)
    process.kill()
    await gone
  }

  /** Starts the first process if it has not been started, and awaits a starting one. Commands report a process that can't start. */
  async ready(): Promise<void> {
    this.#release()
    await this.#child?.begun.catch(() => undefined)
  }

  /** The last known state: it stays while a process is replaced. */
  state(): RunnerState {
    return this.#state
  }

  wake(signedIn?: string): void {
    this.#child?.peer.tell('wake', signedIn)
  }

  /** The networks have changed. */
  setNetworks(networks: RunnerSetup['networks']): void {
    this.#child?.peer.tell('setNetworks', networks)
  }

  startTarget(...args: Parameters<RunnerSide['startTarget']>) {
    return this.#call((peer) => peer.call('startTarget', ...args))
  }
  recordOutcome(...args: Parameters<RunnerSide['recordOutcome']>) {
    return this.#call((peer) => peer.call('recordOutcome', ...args))
  }
  undoOutcome(...args: Parameters<RunnerSide['undoOutcome']>) {
    return this.#call((peer) => peer.call('undoOutcome', ...args))
  }
  keep(...args: Parameters<RunnerSide['keep']>) {
    return this.#call((peer) => peer.call('keep', ...args))
  }
  undoKeep(...args: Parameters<RunnerSide['undoKeep']>) {
    return this.#call((peer) => peer.call('undoKeep', ...args))
  }
  noteKeep(...args: Parameters<RunnerSide['noteKeep']>) {
    return this.#call((peer) => peer.call('noteKeep', ...args))
  }
  lookAt(...args: Parameters<RunnerSide['lookAt']>) {
    return this.#call((peer) => peer.call('lookAt', ...args))
  }

  /** Awaits a starting process, and starts the first one if necessary. @throws ClientRefused while one is replaced */
  async #call<T>(ask: (peer: Peer<Pick<RunnerSide, RunnerCommand>>) => Promise<T>): Promise<T> {
    const refusal = (cause?: unknown) =>
      new ClientRefused(this.#options.messages, 'runner_restarts', {}, { cause })
    this.#release()
    const child = this.#child
    if (!child) throw refusal()
    await child.begun.catch((cause: unknown) => {
      throw refusal(cause)
    })
    return ask(child.peer).catch((error: unknown) => {
      throw error instanceof PeerError && error.gone ? refusal(error) : error
    })
  }

  #release(): void {
    if (!this.#isHeld) return
    this.#isHeld = false
    this.#spawn()
  }

  #spawn(): void {
    const { spawn, client, log } = this.#options
    const process = spawn()
    const peer = connectPeer<ClientSide, RunnerSide>(process, {
      ...client,
      state: (state) => this.#onState(state),
    })
    const begun = this.#begin(process, peer)
    this.#child = { process, peer, begun, since: Date.now() }
    process.onExit((code) => this.#onExit(process, code))
    begun.catch((error: unknown) => {
      if (this.#child?.process !== process) return
      log.error('runner could not begin', { error })
      if (isDiskFull(error)) this.#onState({ ...NO_STATE, disk_full: true })
      process.kill()
    })
  }

  async #begin(process: RunnerChild, peer: Peer<RunnerSide>): Promise<void> {
    await peer.call('begin', await this.#options.setup())
    this.#options.log.info('runner process started', { pid: process.pid })
  }

  #onExit(process: RunnerChild, code: number): void {
    const child = this.#child
    if (child?.process !== process) return
    this.#child = undefined
    child.peer.end()
    if (!this.#isWanted) return
    this.#failures = Date.now() - child.since > STEADY_MS ? 0 : this.#failures + 1
    const { log, restartMs = RESTART_MS } = this.#options
    const pause = restartMs[Math.min(this.#failures, restartMs.length) - 1] ?? 0
    log.warn('runner process ended, another one takes over', { code, pause_ms: pause })
    this.#restart = setTimeout(() => this.#spawn(), pause)
  }

  #onState(state: RunnerState): void {
    this.#state = state
    this.#options.onState()
  }
}
