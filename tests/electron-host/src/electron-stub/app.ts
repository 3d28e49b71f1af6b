import { EventEmitter } from 'node:events'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { hostEvent } from './event.ts'
import { announceToFirst, takeInstanceLock } from './instance-lock.ts'
import { strict } from './strict.ts'

type Manifest = { name?: string; productName?: string; version?: string }

const PATHS = [
  'home',
  'appData',
  'userData',
  'sessionData',
  'temp',
  'exe',
  'module',
  'desktop',
  'documents',
  'downloads',
  'music',
  'pictures',
  'videos',
  'logs',
  'crashDumps',
] as const
type PathName = (typeof PATHS)[number]

/** Switches that the command line of a real Electron would carry. */
const switches = new Map<string, string>(
  process.argv.flatMap((part) => {
    const [, key, value] = /^--([\w-]+)(?:=(.*))?$/.exec(part) ?? []
    return key ? [[key, value ?? ''] as const] : []
  }),
)

/** Hooks of the other modules for the app's shutdown. */
export const ending = {
  /** Closes all windows at quit; false if one stays open. */
  closeWindows: async (): Promise<boolean> => true,
  /** Chromium and helpers, stopped before the process ends. */
  stop: [] as (() => Promise<unknown>)[],
}

class HostApp extends EventEmitter {
  private readonly manifest: Manifest
  private readonly folders: Record<PathName, string>
  private readonly whenReadyPromise: Promise<void>
  private markReady: () => void = () => undefined
  private state: 'starting' | 'ready' | 'quitting' | 'ended' = 'starting'
  private title: string
  private releaseLock: (() => void) | undefined
  readonly isPackaged = false
  userAgentFallback = ''
  applicationMenu: unknown = null
  readonly commandLine = strict(
    {
      appendSwitch: (key: string, value = '') => void switches.set(key, value),
      appendArgument: () => undefined,
      hasSwitch: (key: string) => switches.has(key),
      getSwitchValue: (key: string) => switches.get(key) ?? '',
      removeSwitch: (key: string) => void switches.delete(key),
    },
    'app.commandLine',
  )

  private readonly appDir: string

  constructor(appDir: string) {
    super()
    this.appDir = appDir
    this.manifest = readManifest(appDir)
    this.title = this.manifest.productName ?? this.manifest.name ?? 'Electron'
    this.folders = folders(this.title)
    this.whenReadyPromise = new Promise((done) => {
      this.markReady = done
    })
  }

  whenReady = () => this.whenReadyPromise
  isReady = () => this.state !== 'starting'
  getAppPath = () => this.appDir
  getVersion = () => this.manifest.version ?? '0.0.0'
  getName = () => this.title
  setName = (name: string) => {
    this.title = name
  }
  getLocale = () => Intl.DateTimeFormat().resolvedOptions().locale
  getSystemLocale = () => this.getLocale()
  getPreferredSystemLanguages = () => [this.getLocale()]
  setAppUserModelId = () => undefined
  setAboutPanelOptions = () => undefined
  private openAtLogin = false
  getLoginItemSettings = () => ({ openAtLogin: this.openAtLogin })
  setLoginItemSettings = ({ openAtLogin = false }: { openAtLogin?: boolean }) => {
    this.openAtLogin = openAtLogin
  }
  disableHardwareAcceleration = () => undefined
  enableSandbox = () => undefined
  private badge = 0
  setBadgeCount = (count = 0) => {
    this.badge = count
    return true
  }
  getBadgeCount = () => this.badge
  /** Process ids of pages, whose memory is read from /proc. */
  readonly pageProcesses = new Set<number>()
  /** The main process and the pages, in kilobytes as Electron counts. */
  getAppMetrics = () => [
    metric(process.pid, 'Browser', Math.round(process.memoryUsage.rss() / 1024)),
    ...[...this.pageProcesses].map((pid) => metric(pid, 'Tab', residentKilobytes(pid))),
  ]
  getPath = (name: PathName): string => {
    const path = this.folders[name]
    if (!path) throw new Error(`Failed to get '${String(name)}' path`)
    if (name === 'userData' || name === 'sessionData') mkdirSync(path, { recursive: true })
    return path
  }
  setPath = (name: PathName, path: string) => {
    this.folders[name] = path
  }
  requestSingleInstanceLock = (data?: unknown) => {
    this.releaseLock ??= takeInstanceLock(this.getPath('userData'), (second) =>
      this.emit('second-instance', hostEvent({}), second.argv, second.cwd, second.data),
    )
    if (!this.releaseLock) ending.stop.push(announceToFirst(this.getPath('userData'), data))
    return this.releaseLock !== undefined
  }
  hasSingleInstanceLock = () => this.releaseLock !== undefined
  releaseSingleInstanceLock = () => {
    this.releaseLock?.()
    this.releaseLock = undefined
  }
  focus = () => undefined
  quit = () => {
    if (this.state === 'quitting' || this.state === 'ended') return
    const before = hostEvent({})
    this.emit('before-quit', before)
    if (before.defaultPrevented) return
    const resume = this.state
    this.state = 'quitting'
    void ending.closeWindows().then((closed) => {
      const will = hostEvent({})
      if (closed) this.emit('will-quit', will)
      if (closed && !will.defaultPrevented) this.exit(0)
      else this.state = resume
    })
  }
  exit = (code = 0) => {
    if (this.state === 'ended') return
    this.state = 'ended'
    this.emit('quit', hostEvent({}), code)
    this.releaseSingleInstanceLock()
    void Promise.allSettled(ending.stop.map((stop) => stop())).then(() => process.exit(code))
  }

  /** Called when the last window closes outside a quit. */
  lastWindowClosed = () => {
    if (this.state !== 'ready') return
    if (!this.emit('window-all-closed')) this.quit()
  }
  /** Emits `ready`, once the main module has been evaluated. */
  start = () => {
    if (this.state !== 'starting') return
    this.state = 'ready'
    this.emit('ready', hostEvent({}), {})
    this.markReady()
  }
}

const metric = (pid: number, type: string, workingSetSize: number) => ({
  pid,
  type,
  memory: { workingSetSize, peakWorkingSetSize: 0 },
})

/** Zero for a process that is gone, and on systems without /proc. */
function residentKilobytes(pid: number): number {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return 0
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0)
}

function folders(title: string): Record<PathName, string> {
  const home = homedir()
  const appData = process.env.XDG_CONFIG_HOME ?? join(home, '.config')
  const userData = resolve(switches.get('user-data-dir') ?? join(appData, title))
  const below = (name: string) => join(home, name)
  return {
    home,
    appData,
    userData,
    sessionData: userData,
    temp: tmpdir(),
    exe: process.execPath,
    module: process.execPath,
    desktop: below('Desktop'),
    documents: below('Documents'),
    downloads: below('Downloads'),
    music: below('Music'),
    pictures: below('Pictures'),
    videos: below('Videos'),
    logs: join(userData, 'logs'),
    crashDumps: join(userData, 'Crashpad'),
  }
}

function readManifest(appDir: string): Manifest {
  const file = join(appDir, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
}

/** The folder that Electron would be given, or the folder of the main module. */
const appDir = process.env.ELECTRON_HOST_APP_DIR ?? dirname(resolve(process.argv[2] ?? '.'))

export const app = strict(new HostApp(appDir), 'app')
