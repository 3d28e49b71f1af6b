import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ApiRefused } from '@seaport/api-client/errors'
import type { Device, OwnSeat } from '@seaport/contract/desk/seat-session.schema'
import { receiveCallback } from '@seaport/platforms/oauth/callback'
import type { RunnerState } from '@seaport/runner/state'
import type { AccountViews } from './account/account-views.ts'
import type { SeatAccounts } from './account/seat-accounts.ts'
import { ClientRefused } from './client-refused.ts'
import type { Egress } from './egress/egress.ts'
import { nodeEgress } from './egress/node-egress.ts'
import { createOwnFetch, type OwnFetchOptions } from './egress/own-fetch.ts'
import type { FindRoutes } from './egress/server-routes.ts'
import type { Logger } from './logger.ts'
import { createMessages, type Messages } from './messages.ts'
import { type SecretStore, SecretsUnavailable } from './secret-store.ts'
import type { DeviceLabel } from './session/device-identity.ts'
import { createNetworks, type Networks } from './session/networks.ts'
import { createServerStatus, type ServerStatus } from './session/server-status.ts'
import { createServerTime, type MachineClock, type ServerTime } from './session/server-time.ts'
import { type SeatSession, type SessionEnd, SessionManager } from './session/session-manager.ts'
import { openSettings, type SettingsFile } from './session/settings.ts'
import { userAgentOf } from './session/user-agent.ts'
import type { ManualCollector } from './work/manual-collector.ts'
import type { SeatContext, SeatEvents } from './work/seat-context.ts'
import { SeatRuntime } from './work/seat-runtime.ts'
import type { Workbench } from './work/workbench.ts'

/** Options of a client, from its program. */
export interface SeatClientOptions {
  /** Origin of the server, without a path. */
  readonly serverUrl: string
  /** Version of the program; the login log shows it. */
  readonly version: string
  /** Folder of settings, journals and cached workspaces. */
  readonly dataFolder: string
  readonly secrets: SecretStore
  /** Settings of the data folder, if the program has already opened them: two instances would overwrite each other. */
  readonly settings?: SettingsFile
  readonly views: AccountViews
  readonly log: Logger
  /** Connections of accounts; Node's own by default. */
  readonly egress?: Egress
  /** Routes from this computer to the server; direct by default. */
  readonly findRoutes?: FindRoutes
  /** Called with a proxy between client and server that requires a login. */
  readonly onLoginWanted?: OwnFetchOptions['onLoginWanted']
  /** Clock and network for calls to the server; the machine's own by default, others in a simulation. */
  readonly machine?: MachineClock & { readonly fetch: typeof fetch }
  /** Whether new tasks are taken; always by default. */
  readonly acceptsTasks?: () => boolean
  /** Callback receiver; a server on a loopback port by default. */
  readonly receiveCallback?: typeof receiveCallback
  /** Kind of device, and its name where seats are shown; a desktop with this machine's name by default. */
  readonly device?: DeviceLabel
  readonly attended: SeatContext['attended']
  readonly beforeWork?: SeatContext['beforeWork']
  readonly spawnRunner?: SeatContext['spawnRunner']
  readonly runnerMayStart?: SeatContext['runnerMayStart']
  readonly events: SeatEvents & {
    /** A session started or ended. */
    onSessionChanged(): void
  }
}

/** The client's session, for a login screen. */
export interface SessionState {
  readonly seat: OwnSeat | null
  readonly ended: SessionEnd | null
  readonly last_seat_code: string
}

/** A seat's client: settings, session, and the session's runtime. */
export class SeatClient {
  readonly settings: SettingsFile
  readonly status: ServerStatus
  readonly networks: Networks
  readonly #options: SeatClientOptions
  readonly #messages: Messages
  readonly #findRoutes: FindRoutes
  readonly #time: ServerTime
  readonly #sessions: SessionManager
  #runtime: SeatRuntime | undefined
  /** One per session: it remembers the last used tasks. */
  readonly #manualCollectors = new WeakMap<SeatRuntime, ManualCollector>()

  constructor(options: SeatClientOptions) {
    const { serverUrl, version, dataFolder, secrets, log, events } = options
    this.#options = options
    this.settings = options.settings ?? openSettings(join(dataFolder, 'settings.json'))
    this.#messages = createMessages(() => this.settings.get().locale)
    this.#findRoutes = options.findRoutes ?? (() => ['direct'])
    this.#time = createServerTime({
      ...options.machine,
      aheadMs: this.settings.get().clock_ahead_ms,
      onChange: (ms) => this.#onClockOff(ms),
    })
    this.networks = createNetworks(this.settings)
    this.status = createServerStatus(() => this.#onStatusChanged())
    this.#sessions = new SessionManager({
      serverUrl,
      userAgent: userAgentOf(version),
      secrets,
      ...(options.device && { device: options.device }),
      settings: this.settings,
      status: this.status,
      fetch:
        options.machine?.fetch ?? createOwnFetch(this.#findRoutes, { onLoginWanted: options.onLoginWanted }),
      time: this.#time,
      log,
      startRuntime: (session) => this.#startRuntime(session),
      onChange: () => events.onSessionChanged(),
    })
  }

  state(): SessionState {
    return { ...this.#sessions.state(), last_seat_code: this.settings.get().last_seat_code }
  }

  /** Resumes the session of the previous run, if there is one. */
  async restore(): Promise<void> {
    await this.#sessions
      .restore()
      .catch((error: unknown) => this.#options.log.error('the last session could not be read', { error }))
  }

  /** @throws ApiRefused, ApiUnreachable; ClientRefused if secrets can't be stored; if `signal` aborts, an error of its own */
  async logIn(credentials: { seat_code: string; password: string }, signal?: AbortSignal): Promise<void> {
    await this.#sessions.logIn(credentials, signal).catch(async (error: unknown) => {
      if (error instanceof SecretsUnavailable)
        throw new ClientRefused(this.#messages, 'no_protected_storage', {}, { cause: error })
      // The "other device" that holds the seat is this one, with its lost key.
      const isHeld = error instanceof ApiRefused && error.refusal.reason === 'seat_held'
      const { hasLostDeviceKey } = await import('./session/device-identity.ts')
      if (isHeld && (await hasLostDeviceKey(this.#options.secrets)))
        throw new ClientRefused(this.#messages, 'device_key_lost', {}, { cause: error })
      throw error
    })
  }

  logOut(): Promise<void> {
    return this.#sessions.logOut()
  }

  /** Call before the program ends: the work stops, and the session is kept for the next start. */
  pause(): Promise<void> {
    return this.#sessions.pause()
  }

  /** @throws ClientRefused if no seat is logged in */
  session(): SeatSession {
    const session = this.#sessions.current()
    if (!session) throw new ClientRefused(this.#messages, 'not_logged_in')
    return session
  }

  /** This device's identity at the server. @throws SecretsUnavailable */
  device(): Promise<Device> {
    return this.#sessions.device()
  }

  /** @throws ClientRefused if no seat is logged in */
  async accounts(): Promise<SeatAccounts> {
    return this.#currentRuntime().accounts()
  }

  /** State of the current session's runner, or of the last one's, which rests; undefined before the first has started. */
  runnerState(): RunnerState | undefined {
    return this.#runtime?.runner()?.state()
  }

  /** The workbench of promotions. @throws ClientRefused if no seat is logged in, or its runtime has not started yet */
  async workbench(): Promise<Workbench> {
    const runtime = this.#currentRuntime()
    const [accounts, { Workbench }] = await Promise.all([runtime.accounts(), import('./work/workbench.ts')])
    const runner = await runtime.readyRunner()
    if (!runner) throw new ClientRefused(this.#messages, 'task_not_here')
    return new Workbench({ runner, accounts, messages: this.#messages })
  }

  /** The workbench of collections by hand. @throws ClientRefused if no seat is logged in, or its runtime has not started yet */
  async manualCollector(): Promise<ManualCollector> {
    const runtime = this.#currentRuntime()
    const [accounts, { ManualCollector }] = await Promise.all([
      runtime.accounts(),
      import('./work/manual-collector.ts'),
    ])
    const runner = await runtime.readyRunner()
    if (!runner) throw new ClientRefused(this.#messages, 'task_not_here')
    const { views } = this.#options
    const collector =
      this.#manualCollectors.get(runtime) ??
      new ManualCollector({ runner, accounts, views, messages: this.#messages })
    this.#manualCollectors.set(runtime, collector)
    return collector
  }

  /** Milliseconds by which this computer's clock is ahead of the server's; 0 = correct, or unknown. */
  clockAheadMs(): number {
    return this.#time.aheadMs()
  }

  /** Call after the computer slept, its clock was set, or its network changed: waiting work is checked again, and the event stream is reopened. */
  wake(): void {
    this.#runtime?.wake()
  }

  /** Call when an account's view was closed, for any reason. */
  onViewClosed(accountId: string): void {
    this.#runtime
      ?.accounts()
      .then((accounts) => accounts.onViewClosed(accountId))
      .catch(() => undefined)
  }

  #currentRuntime(): SeatRuntime {
    this.session()
    if (!this.#runtime) throw new Error('A session without a runtime')
    return this.#runtime
  }

  #startRuntime(session: SeatSession): SeatRuntime {
    this.#runtime = new SeatRuntime(this.#context(), session)
    return this.#runtime
  }

  #context(): SeatContext {
    const { dataFolder, egress = nodeEgress } = this.#options
    return {
      ...this.#options,
      egress,
      findRoutes: this.#findRoutes,
      time: this.#time,
      receiveCallback: this.#options.receiveCallback ?? receiveCallback,
      acceptsTasks: this.#options.acceptsTasks ?? (() => true),
      settings: this.settings,
      networks: this.networks,
      status: this.status,
      messages: this.#messages,
      workspacePath: (seatId) => join(dataFolder, 'workspace', `${seatId}.json`),
      journalPath(seatId) {
        const folder = join(dataFolder, 'journal')
        mkdirSync(folder, { recursive: true })
        return join(folder, `${seatId}.sqlite`)
      },
    }
  }

  #onClockOff(ms: number): void {
    this.settings.note({ clock_ahead_ms: ms })
    this.#options.log.warn('the clock of this computer differs from the server’s', {
      ahead_seconds: Math.round(ms / 1000),
    })
    this.#options.events.onRunnerChanged()
  }

  #onStatusChanged(): void {
    const { log, events } = this.#options
    if (this.status.isOnline()) log.info('server answers again')
    else log.warn('server does not answer')
    events.onRunnerChanged()
  }
}
