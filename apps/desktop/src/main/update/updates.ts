import type { UpdateState } from '@seaport/contract/desktop/ipc-installation'
import type { ReleaseManifest } from '@seaport/contract/platform/release'
import type { Logger } from '@seaport/seat-client/logger'
import type { AppUpdater, UpdateInfo } from 'electron-updater'
import { isOlder } from './version-order.ts'

const HOUR_MS = 60 * 60_000

/** What looks for new versions, fetches them, and restarts into them when nothing is disturbed by it. */
export interface Updates {
  state(): UpdateState
  /** Looks now; a failure is part of the state. */
  check(): Promise<UpdateState>
  /** @returns false while tasks run */
  install(): boolean
  /** Tasks began or ended. */
  busyChanged(): void
  stop(): void
}

export interface UpdatesOptions {
  readonly version: string
  /** Opens the updater at the first check; null = this client was not built to update itself. */
  readonly open: (() => Promise<AppUpdater>) | null
  /** Whether something runs here that a restart would interrupt. */
  busy(): boolean
  changed(state: UpdateState): void
  readonly log: Logger
}

type Offer = UpdateInfo & { notes?: ReleaseManifest['notes']; minimum_version?: string | null }
type Fields = Omit<UpdateState, 'waiting'>

/** Errors that mean no more than that there is nothing for us, or that nobody answers. */
const NOTHING = 'ERR_UPDATER_CHANNEL_FILE_NOT_FOUND'
const REFUSED: readonly string[] = [
  'ERR_SEAPORT_UPDATE_REFUSED',
  'ERR_CHECKSUM_MISMATCH',
  'ERR_UPDATER_INVALID_SIGNATURE',
]

/** Looks at once and then every hour, until `stop`. */
export function createUpdates({ version, open, busy, changed, log }: UpdatesOptions): Updates {
  let fields: Fields = {
    phase: open ? 'idle' : 'off',
    version: null,
    percent: null,
    notes: null,
    required: false,
    checked_at: null,
    fault: null,
  }
  let updater: Promise<AppUpdater> | undefined
  let opened: AppUpdater | undefined
  const state = (): UpdateState => ({ ...fields, waiting: fields.phase === 'ready' && busy() })
  const set = (change: Partial<Fields>) => {
    fields = { ...fields, ...change }
    changed(state())
  }
  /** Also for what was downloaded already and has been withdrawn since. */
  const nothing = () => {
    if (opened) opened.autoInstallOnAppQuit = false
    set({ phase: 'idle', version: null, notes: null, percent: null, required: false, fault: null })
  }
  const fail = (error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === NOTHING) return nothing()
    const fault = REFUSED.includes(code) ? 'refused' : 'unreachable'
    log[fault === 'refused' ? 'error' : 'info']('update failed', { fault, error })
    // What was downloaded stays good, whoever is away now.
    if (fields.phase !== 'ready') set({ phase: 'failed', percent: null, fault })
  }
  const listen = (to: AppUpdater) => {
    const installsOnQuit = to.autoInstallOnAppQuit
    to.on('update-available', (info: Offer) => {
      const required = info.minimum_version ? isOlder(version, info.minimum_version) : false
      log.info('update found', { version: info.version, required })
      set({
        phase: 'downloading',
        version: info.version,
        notes: info.notes ?? null,
        percent: 0,
        required,
        fault: null,
      })
    })
    to.on('update-not-available', nothing)
    to.on('download-progress', ({ percent }) => {
      const whole = Math.floor(percent)
      if (whole !== fields.percent) set({ percent: whole })
    })
    to.on('update-downloaded', (info: Offer) => {
      log.info('update downloaded', { version: info.version })
      to.autoInstallOnAppQuit = installsOnQuit
      set({ phase: 'ready', percent: 100 })
    })
    // Whoever waits for a check or a download is told by its own promise.
    to.on('error', () => undefined)
  }
  const opening = async (openNow: () => Promise<AppUpdater>) => {
    updater ??= openNow().then((one) => {
      listen(one)
      opened = one
      return one
    })
    return updater
  }
  const check = async (): Promise<UpdateState> => {
    if (!open || fields.phase === 'checking' || fields.phase === 'downloading') return state()
    const ready = fields.phase === 'ready'
    if (!ready) set({ phase: 'checking' })
    try {
      const found = await (await opening(open)).checkForUpdates()
      set({ checked_at: new Date().toISOString() })
      found?.downloadPromise?.catch(fail)
    } catch (error) {
      fail(error)
    }
    return state()
  }

  const timer = setInterval(() => void check(), HOUR_MS)
  timer.unref()
  void check()
  return {
    state,
    check,
    install() {
      if (fields.phase !== 'ready' || busy()) return false
      log.info('restarting into the update', { version: fields.version })
      opened?.quitAndInstall(true, true)
      return true
    },
    busyChanged: () => {
      if (fields.phase === 'ready') changed(state())
    },
    stop: () => {
      clearInterval(timer)
      opened?.removeAllListeners()
    },
  }
}
