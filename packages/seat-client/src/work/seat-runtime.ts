import { subscribeToEvents } from '@seaport/api-client/event-stream'
import type { LiveEvent } from '@seaport/contract/event.schema'
import { type AccountTokens, openAccountTokens } from '../account/account-tokens.ts'
import { SeatAccounts } from '../account/seat-accounts.ts'
import { openWorkspaceCache } from '../account/workspace-cache.ts'
import { EgressRoutes } from '../egress/egress-routes.ts'
import { RunnerProcess, type SpawnRunner } from '../runner-process/runner-process.ts'
import { sendHeartbeats } from '../session/heartbeat.ts'
import type { SeatSession, SessionRuntime } from '../session/session-manager.ts'
import { throttled } from '../throttled.ts'
import type { SeatContext } from './seat-context.ts'
import type { SeatRunner } from './seat-runner.ts'
import { tokenLockOf } from './token-lock.ts'

/** Interval for saving the last contact; only a month without one matters. */
const SAVE_CONTACT_MS = 60 * 60_000

/** After this many answers without events, every thirty seconds, all is read anew: a proxy or a virus scanner may stop event streams alone. */
const UNHEARD_HEARTBEATS = 2

/** The session runtime of a seat: heartbeat, live events, the runner, the accounts' views. */
export class SeatRuntime implements SessionRuntime {
  readonly #context: SeatContext
  readonly #session: SeatSession
  readonly #stopping = new AbortController()
  readonly #started: Promise<SeatAccounts>
  #runner: SeatRunner | undefined
  #stream = new AbortController()
  #hearsEvents = false
  /** Heartbeats that were answered in a row while no stream was open. */
  #unheard = 0

  constructor(context: SeatContext, session: SeatSession) {
    this.#context = context
    this.#session = session
    this.#started = this.#start()
    this.#started.catch((error: unknown) => context.log.error('the seat could not begin its work', { error }))
    void sendHeartbeats(session.client, context.time, this.#stopping.signal, () => this.#onHeartbeat())
    this.#followEvents()
  }

  /** Resolves shortly after the login, once work may begin; rejects if the seat could not begin. */
  accounts(): Promise<SeatAccounts> {
    return this.#started
  }

  /** Undefined until the accounts are loaded. */
  runner(): SeatRunner | undefined {
    return this.#runner
  }

  /** The runner for a person's commands, started now if necessary; undefined until the accounts are loaded. */
  async readyRunner(): Promise<SeatRunner | undefined> {
    await this.#runner?.ready?.()
    return this.#runner
  }

  /** Waiting work is checked again, and the event stream is reopened: a connection that died during sleep raises no error. */
  wake(): void {
    this.#comeBack()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#started.catch(() => undefined)
    await this.#runner?.stop()
  }

  async dispose(): Promise<void> {
    await this.stop()
    // A seat that could not begin has nothing to close.
    await this.#started.then(
      (accounts) => accounts.dispose(),
      () => undefined,
    )
    this.#context.events.onRunnerChanged()
  }

  async #start(): Promise<SeatAccounts> {
    const { secrets, networks, log } = this.#context
    const { seat, client } = this.#session
    const journalPath = this.#context.journalPath(seat.id)
    const tokens = await openAccountTokens(secrets, seat.id, (id) => tokenLockOf(journalPath, id))
    const { accounts, routes } = this.#openAccounts(tokens)
    if (this.#stopping.signal.aborted) return accounts
    const { spawnRunner } = this.#context
    const remote = spawnRunner && this.#startProcessOf(spawnRunner, tokens, routes, accounts)
    this.#runner = remote ?? (await this.#createRunner(tokens, routes, accounts))
    // Known networks are enough to continue; changes arrive when the server answers.
    networks.onChange(() => remote?.setNetworks(networks.all()))
    const refreshed = networks.refresh(client, this.#stopping.signal).catch(() => undefined)
    if (networks.all().length === 0) await refreshed
    await this.#context
      .beforeWork?.(accounts, this.#stopping.signal)
      .catch((error: unknown) => log.error('not prepared for work', { error }))
    if (!this.#stopping.signal.aborted) this.#runner.start()
    return accounts
  }

  #openAccounts(tokens: AccountTokens): { accounts: SeatAccounts; routes: EgressRoutes } {
    const context = this.#context
    const { client, seat } = this.#session
    const cache = openWorkspaceCache(context.workspacePath(seat.id))
    const routes = new EgressRoutes({
      clock: context.time,
      client,
      egress: context.egress,
      hasNoProxy: (id) =>
        cache.read()?.accounts.some((account) => account.id === id && !account.proxy) ?? false,
      onProxyFailed: (account, error) => context.log.warn('proxy failed', { account, error }),
    })
    const accounts = new SeatAccounts({
      ...context,
      clock: context.time,
      client,
      tokens,
      cache,
      routes,
      onAccountChanged: (account) => context.events.onAccountChanged(account),
      onSignedIn: (id) => this.#runner?.wake(id),
    })
    return { accounts, routes }
  }

  async #createRunner(
    tokens: AccountTokens,
    routes: EgressRoutes,
    accounts: SeatAccounts,
  ): Promise<SeatRunner> {
    const { journalPath, networks, events, log, acceptsTasks, attended, time } = this.#context
    const { createSeatRunner } = await import('./seat-runner.ts')
    return createSeatRunner({
      client: this.#session.client,
      clock: time,
      attended,
      journalPath: journalPath(this.#session.seat.id),
      find: networks.find,
      tokenStoreFor: tokens.tokenStoreFor,
      fetchOf: (id) => routes.fetchOf(id),
      onSignedOut: (id) => accounts.onSignedOut(id),
      signedIn: () => accounts.signedIn(),
      onState: () => events.onRunnerChanged(),
      onJournalSetAside: (path) => this.#onJournalSetAside(path),
      acceptsTasks,
      hearsEvents: () => this.#hearsEvents,
      log,
    })
  }

  /** The process has no key store, no proxy logins and no log: it requests them here. */
  #startProcessOf(
    spawn: SpawnRunner,
    tokens: AccountTokens,
    routes: EgressRoutes,
    accounts: SeatAccounts,
  ): RunnerProcess {
    const { journalPath, networks, events, log, messages, status, findRoutes } = this.#context
    const { acceptsTasks, attended, onLoginWanted, runnerMayStart } = this.#context
    return new RunnerProcess({
      spawn,
      mayStart: runnerMayStart,
      messages,
      log,
      onState: () => events.onRunnerChanged(),
      setup: async () => ({
        login: await this.#session.login(),
        journalPath: journalPath(this.#session.seat.id),
        attended,
        networks: networks.all(),
        clockAheadMs: this.#context.time.aheadMs(),
      }),
      client: {
        log: (level, message, fields) => log[level](message, fields),
        contact: (answered, fault) => status.record(answered, fault),
        routesTo: async (url) => findRoutes(url),
        loginWanted: (route, url) => void onLoginWanted?.(route, url),
        sessionExpired: () => this.#session.client.options.onSessionExpired?.({}),
        acceptsTasks,
        hearsEvents: () => this.#hearsEvents,
        routeOf: async (id) => (await routes.of(id)).proxy ?? null,
        proxyFailed: (id, error) => routes.onFailed(id, error),
        loadTokens: (id) => tokens.tokenStoreFor(id).load(),
        saveTokens: (id, renewed) => tokens.tokenStoreFor(id).save(renewed),
        signedOut: (id) => accounts.onSignedOut(id),
        signedIn: () => accounts.signedIn(),
        journalSetAside: (path) => this.#onJournalSetAside(path),
      },
    })
  }

  #onJournalSetAside(path: string): void {
    this.#context.events.onStoreSetAside({ store: 'journal', path })
  }

  /** Opens a new connection, and closes the previous one. */
  #followEvents(): void {
    const { log, events } = this.#context
    this.#stream.abort()
    this.#stream = new AbortController()
    this.#hearsEvents = false
    const onOpen = () => {
      this.#hearsEvents = true
      events.onReconnected()
      this.#runner?.wake()
      this.#onAccountsChanged()
    }
    // Without events, the runner polls at its normal interval.
    const onDisconnect = () => {
      this.#hearsEvents = false
      this.#runner?.wake()
    }
    subscribeToEvents(
      this.#session.client.options,
      { onOpen, onEvent: (event) => this.#onEvent(event), onDisconnect },
      AbortSignal.any([this.#stopping.signal, this.#stream.signal]),
    ).catch((error: unknown) => log.error('live events broke off', { error }))
  }

  #onEvent(event: LiveEvent): void {
    this.#context.events.onLiveEvent(event)
    if (event.type === 'session_over') this.#session.client.options.onSessionExpired?.({})
    if (event.type === 'task' && concernsRunner(event, this.#runner)) this.#wakeRunner()
    if (event.type === 'account') {
      // The account's tasks may have waited for this change.
      this.#wakeRunner()
      this.#onAccountsChanged(event.id)
    }
  }

  /** @param id of the account; omitted = of any, while nothing was heard */
  #onAccountsChanged(id?: string): void {
    void this.#started.then(
      (accounts) => accounts.onChanged(id),
      () => undefined,
    )
    this.#syncAccounts()
  }

  /** Reading the workspace updates views and tokens accordingly. */
  readonly #syncAccounts = throttled(
    () => this.#started.then((accounts) => accounts.workspace()),
    (ms) => this.#context.time.wait(ms, this.#stopping.signal),
  )

  /** A network may come and go without end. */
  readonly #comeBack = throttled(
    async () => {
      this.#runner?.wake()
      this.#followEvents()
    },
    (ms) => this.#context.time.wait(ms, this.#stopping.signal),
  )

  readonly #wakeRunner = throttled(
    async () => this.#runner?.wake(),
    (ms) => this.#context.time.wait(ms, this.#stopping.signal),
  )

  #onHeartbeat(): void {
    this.#saveContact()
    this.#unheard = this.#hearsEvents ? 0 : this.#unheard + 1
    if (this.#unheard < UNHEARD_HEARTBEATS) return
    this.#unheard = 0
    this.#context.events.onReconnected()
    this.#onAccountsChanged()
  }

  #saveContact(): void {
    const { settings, time } = this.#context
    const now = time.now()
    if (now - (settings.get().last_contact_at ?? 0) >= SAVE_CONTACT_MS)
      settings.note({ last_contact_at: now })
  }
}

/** A queued task waits for a runner, and a running one may have been ended: the runner checks both at once. */
function concernsRunner(event: LiveEvent & { type: 'task' }, runner: SeatRunner | undefined): boolean {
  const isOurs = runner?.state().tasks.some(({ id }) => id === event.id) ?? false
  return event.status === 'queued' || (isOurs && event.status !== 'running')
}
