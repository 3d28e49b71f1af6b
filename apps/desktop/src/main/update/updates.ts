import type { UpdateState } from '@seaport/contract/desktop/ipc-installation.schema'
import type { ReleaseManifest } from '@seaport/contract/platform/release.schema'
import type { Logger } from '@seaport/seat-client/logger'
import type { AppUpdater, UpdateInfo } from 'electron-updater'
import { NO_FEED_FILE } from './manifest.ts'
import { isOlder } from './version-order.ts'

const HOUR_MS = 60 * 60_000
/** Retry interval of a required update while the server is unreachable, because no new work can start until then. */
const REQUIRED_RETRY_MS = 60_000
/** Delay before a required update is tried again after a person stayed at a page with unsent input. */
const STAY_RETRY_MS = 10 * 60_000
/** Countdown before a required update restarts the client. */
const RESTART_NOTICE_MS = 60_000

export interface UpdatesOptions {
  readonly version: string
  /** Opens the updater at the first check; null = this client was not built to update itself. */
  readonly open: (() => Promise<AppUpdater>) | null
  /** Whether tasks run here that a restart would interrupt. */
  busy(): boolean
  /** Asks the open pages, and saves. The installer starts only after that: it would wait for a program that stays. @returns false = a person stays */
  prepare(): Promise<boolean>
  changed(state: UpdateState): void
  /** Starts the program anew: nothing of it runs any more after `prepare`. */
  relaunch(): void
  /** The version that was restarted into by itself, kept between runs: if an older one runs after that, the installer failed, and a person decides. */
  readonly restartedInto: { get(): string | null; set(version: string | null): void }
  readonly log: Logger
}

type Offer = UpdateInfo & { notes?: ReleaseManifest['notes']; minimum_version?: string | null }
type Fields = Omit<UpdateState, 'busy'>

const REFUSED: readonly string[] = [
  'ERR_SEAPORT_UPDATE_REFUSED',
  'ERR_CHECKSUM_MISMATCH',
  'ERR_UPDATER_INVALID_SIGNATURE',
]

/** Of Electron's own updater on macOS, which puts the new program in the old one's place. */
const isOfInstaller = (error: unknown) => error instanceof Error && 'domain' in error

/** Checks for new versions, downloads them, and restarts into them when it disturbs nothing. */
export class Updates {
  readonly #options: UpdatesOptions
  #fields: Fields
  #updater: Promise<AppUpdater> | undefined
  #opened: AppUpdater | undefined
  readonly #timer: NodeJS.Timeout
  #retry: NodeJS.Timeout | undefined
  #restart: NodeJS.Timeout | undefined
  #isStopped = false
  /** The version that the installer could not put in this program's place, as on a disk image: memrynote/memry#1995. It can't until the next start. */
  #notInstalled: string | null = null

  /** Checks at once and then every hour, until `stop`. */
  constructor(options: UpdatesOptions) {
    this.#options = options
    this.#fields = {
      phase: options.open ? 'idle' : 'off',
      version: null,
      percent: null,
      notes: null,
      required: false,
      restart_at: null,
      checked_at: null,
      fault: null,
    }
    this.#timer = setInterval(() => void this.check(), HOUR_MS)
    this.#timer.unref()
    void this.check()
  }

  state(): UpdateState {
    return { ...this.#fields, busy: this.#options.busy() }
  }

  /** Checks now; a failure becomes part of the state. */
  async check(): Promise<UpdateState> {
    const { open } = this.#options
    const { phase } = this.#fields
    if (!open || phase === 'checking' || phase === 'downloading') return this.state()
    if (phase !== 'ready') this.#set({ phase: 'checking' })
    try {
      const found = await (await this.#openOnce(open)).checkForUpdates()
      this.#set({ checked_at: new Date().toISOString() })
      found?.downloadPromise?.catch((error: unknown) => this.#fail(error))
    } catch (error) {
      this.#fail(error)
    }
    return this.state()
  }

  /** @returns `waits` while tasks run; `stayed` when a person stays at a page that objects to being left */
  async install(): Promise<'restarting' | 'waits' | 'stayed'> {
    const { busy, prepare, relaunch, log } = this.#options
    if (this.#fields.phase !== 'ready' || busy()) return 'waits'
    if (!(await prepare())) return 'stayed'
    log.info('restarting into the update', { version: this.#fields.version })
    const updater = this.#opened
    // The installer may fail without ending the program: Untrivial-ai/agent-orchestrator#3527.
    updater?.once('error', (error) => {
      log.error('update not installed', { error })
      updater.autoInstallOnAppQuit = false
      relaunch()
    })
    updater?.quitAndInstall(true, true)
    return 'restarting'
  }

  /** Call when tasks started or ended. */
  busyChanged(): void {
    const { phase, required } = this.#fields
    if (phase === 'ready' || required) this.#set({})
  }

  /** What a check that is under way still finds is neither told nor installed: it belongs to the previous server. */
  stop(): void {
    this.#isStopped = true
    clearInterval(this.#timer)
    clearTimeout(this.#retry)
    clearTimeout(this.#restart)
    this.#opened?.removeAllListeners()
    if (this.#opened) this.#opened.autoInstallOnAppQuit = false
  }

  #set(change: Partial<Fields>): void {
    if (this.#isStopped) return
    this.#fields = { ...this.#fields, ...change }
    this.#scheduleRestart()
    this.#options.changed(this.state())
  }

  /** A required update waits for tasks, but not for a person. */
  #scheduleRestart(): void {
    const { phase, required, version, restart_at } = this.#fields
    const { busy, restartedInto } = this.#options
    const due = phase === 'ready' && required && !busy() && restartedInto.get() !== version
    if (due === (restart_at !== null)) return
    clearTimeout(this.#restart)
    this.#fields.restart_at = due ? new Date(Date.now() + RESTART_NOTICE_MS).toISOString() : null
    if (due) this.#restart = setTimeout(() => void this.#restartUnasked(), RESTART_NOTICE_MS)
  }

  async #restartUnasked(): Promise<void> {
    // A parked task becomes busy when its rest is nearly over, and nothing tells of that.
    if (this.#options.busy()) return this.#set({})
    this.#options.restartedInto.set(this.#fields.version)
    this.#set({})
    if ((await this.install()) !== 'stayed') return
    this.#restart = setTimeout(() => {
      this.#options.restartedInto.set(null)
      this.#set({})
    }, STAY_RETRY_MS)
    this.#restart.unref()
  }

  #openOnce(open: () => Promise<AppUpdater>): Promise<AppUpdater> {
    this.#updater ??= open().then((updater) => {
      if (this.#isStopped) throw new Error('The updates were stopped')
      this.#listen(updater)
      this.#opened = updater
      return updater
    })
    return this.#updater
  }

  #listen(updater: AppUpdater): void {
    const { log, version } = this.#options
    const installsOnQuit = updater.autoInstallOnAppQuit
    updater.on('update-available', (info: Offer) => {
      const required = info.minimum_version ? isOlder(version, info.minimum_version) : false
      log.info('update found', { version: info.version, required })
      // A file already downloaded is verified again, not downloaded again.
      const known = this.#fields.phase === 'ready' && this.#fields.version === info.version
      this.#set({
        ...(!known && { phase: 'downloading', percent: 0 }),
        version: info.version,
        notes: info.notes ?? null,
        required,
        fault: null,
      })
    })
    updater.on('update-not-available', () => this.#forget())
    updater.on('download-progress', ({ percent }) => {
      const whole = Math.floor(percent)
      if (whole !== this.#fields.percent) this.#set({ percent: whole })
    })
    updater.on('update-downloaded', (info: Offer) => {
      log.info('update downloaded', { version: info.version })
      if (info.version === this.#notInstalled)
        return this.#set({ phase: 'failed', percent: null, fault: 'not_installed' })
      updater.autoInstallOnAppQuit = installsOnQuit
      this.#set({ phase: 'ready', percent: 100 })
    })
    // Callers that wait for a check or a download get its own promise.
    updater.on('error', (error) => {
      if (isOfInstaller(error)) this.#fail(error)
    })
  }

  /** Includes an update that was downloaded and then withdrawn. */
  #forget(): void {
    if (this.#opened) this.#opened.autoInstallOnAppQuit = false
    this.#set({ phase: 'idle', version: null, notes: null, percent: null, required: false, fault: null })
  }

  #fail(error: unknown): void {
    if (this.#isStopped) return
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === NO_FEED_FILE) {
      this.#forget()
      return
    }
    const fault = isOfInstaller(error) ? 'not_installed' : REFUSED.includes(code) ? 'refused' : 'unreachable'
    this.#options.log[fault === 'unreachable' ? 'info' : 'error']('update failed', { fault, error })
    if (fault === 'not_installed') this.#notInstalled = this.#fields.version
    // The downloaded file stays valid while the server is unreachable.
    else if (this.#fields.phase === 'ready') return
    this.#set({ phase: 'failed', percent: null, fault })
    if (!this.#fields.required || fault !== 'unreachable') return
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => void this.check(), REQUIRED_RETRY_MS)
    this.#retry.unref()
  }
}
