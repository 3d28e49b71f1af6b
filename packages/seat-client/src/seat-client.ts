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

/** What a client is given by the program that it is part of. */
export interface SeatClientOptions {
  /** Origin of the server, without a path. */
  readonly serverUrl: string
  /** Of the program; the login log shows it. */
  readonly version: string
  /** Where settings, journals and cached workspaces are kept. */
  readonly dataFolder: string
  readonly secrets: SecretStore
  /** Of the data folder, where its owner has opened them already: two of them would overwrite each other. */
  readonly settings?: SettingsFile
  readonly views: AccountViews
  readonly log: Logger
  /** Of accounts; Node's own unless given. */
  readonly egress?: Egress
  /** How this computer reaches the server; directly unless given. */
  readonly findRoutes?: FindRoutes
  /** Told of a proxy on the way to the server that wants a login. */
  readonly onLoginWanted?: OwnFetchOptions['onLoginWanted']
  /** Clock and network of the machine for calls of the server; its own unless a simulation gives others. */
  readonly machine?: MachineClock & { readonly fetch: typeof fetch }
  /** Whether new tasks are taken; always, unless given. */
  readonly acceptsTasks?: () => boolean
  /** A server on a loopback port unless given. */
  readonly receiveCallback?: typeof receiveCallback
  /** What runs here, and its name where seats are shown; a desktop with this machine's name unless given. */
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

/** The client's session, as a login screen needs it. */
export interface SessionState {
  readonly seat: OwnSeat | null
  readonly ended: SessionEnd | null
  readonly last_seat_code: string
}

/** A seat's client: settings, session, and what runs while a seat is logged in. */
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
  #manualCollector: ManualCollector | undefined

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

  /** Resumes the session of the last run, if there is one. */
  async restore(): Promise<void> {
    await this.#sessions
      .restore()
      .catch((error: unknown) => this.#options.log.error('the last session could not be read', { error }))
  }

  /** @throws ApiRefused, ApiUnreachable; ClientRefused where secrets can't be kept; where `signal` aborts, an error of its own */
  async logIn(credentials: { seat_code: string; password: string }, signal?: AbortSignal): Promise<void> {
    await this.#sessions.logIn(credentials, signal).catch(async (error: unknown) => {
      if (error instanceof SecretsUnavailable)
        throw new ClientRefused(this.#messages, 'no_protected_storage', {}, { cause: error })
      // The "other device" that has the seat is then this one, under its lost key.
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

  /** Before the program ends: the work stops, the session is kept for the next start. */
  pause(): Promise<void> {
    return this.#sessions.pause()
  }

  /** @throws ClientRefused when no seat is logged in */
  session(): SeatSession {
    const session = this.#sessions.current()
    if (!session) throw new ClientRefused(this.#messages, 'not_logged_in')
    return session
  }

  /** This device as the server knows it. @throws SecretsUnavailable */
  device(): Promise<Device> {
    return this.#sessions.device()
  }

  /** @throws ClientRefused when no seat is logged in */
  async accounts(): Promise<SeatAccounts> {
    return this.#currentRuntime().accounts()
  }

  /** Undefined when no seat is logged in, or its work has not started yet. */
  runnerState(): RunnerState | undefined {
    return this.#runtime?.runner()?.state()
  }

  /** Where people work through promotions. @throws ClientRefused when no seat is logged in, or its work has not started yet */
  async workbench(): Promise<Workbench> {
    const runtime = this.#currentRuntime()
    const [accounts, { Workbench }] = await Promise.all([runtime.accounts(), import('./work/workbench.ts')])
    const runner = await runtime.readyRunner()
    if (!runner) throw new ClientRefused(this.#messages, 'task_not_here')
    return new Workbench({ runner, accounts, messages: this.#messages })
  }

  /** Where people collect by hand. @throws ClientRefused when no seat is logged in, or its work has not started yet */
  async manualCollector(): Promise<ManualCollector> {
    const runtime = this.#currentRuntime()
    const [accounts, { ManualCollector }] = await Promise.all([
      runtime.accounts(),
      import('./work/manual-collector.ts'),
    ])
    const runner = await runtime.readyRunner()
    if (!runner) throw new ClientRefused(this.#messages, 'task_not_here')
    const { views } = this.#options
    this.#manualCollector ??= new ManualCollector({ runner, accounts, views, messages: this.#messages })
    return this.#manualCollector
  }

  /** By how many milliseconds this computer's clock is ahead of the server's; 0 = it is right, or nobody knows. */
  clockAheadMs(): number {
    return this.#time.aheadMs()
  }

  /** The computer slept, its clock was set, or it changed networks: waiting work is checked again, and the event stream is reopened. */
  wake(): void {
    this.#runtime?.wake()
  }

  /** Call when an account's view was closed, for whatever reason. */
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
    this.#manualCollector = undefined
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
