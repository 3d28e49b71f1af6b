import type { UpdateState } from '@seaport/contract/desktop/ipc-installation.schema'
import type { TabsState } from '@seaport/contract/desktop/ipc-tabs.schema'
import type { RunnerState } from '@seaport/runner/state'
import type { Logger } from '@seaport/seat-client/logger'
import type { Messages } from '@seaport/seat-client/messages'
import type { SettingsFile } from '@seaport/seat-client/session/settings'
import { BrowserWindow, powerMonitor, powerSaveBlocker } from 'electron'
import { isBusy } from './busy.ts'
import { watchClock } from './clock-jump.ts'
import { guardClosing } from './close-window.ts'
import { showBadge } from './icon-badge.ts'
import { watchNetwork } from './network-change.ts'
import { type Notice, newlyUnread, noticesBetween } from './notices.ts'
import { Notifier } from './notifier.ts'
import { SeaportTray } from './tray.ts'

export interface LocalLifeOptions {
  readonly settings: SettingsFile
  readonly messages: Messages
  readonly log: Logger
  runnerState(): RunnerState | undefined
  isQuitting(): boolean
  /** Whether a page or our window fills the screen: then nothing is notified. */
  isFullScreen(): boolean
  /** Shows our own window again, at a screen if one is named. */
  open(path?: string): void
  /** An account's handle; undefined while it is not known. */
  handleOf(accountId: string): Promise<string | undefined>
  /** The computer woke up, its clock was set, or it changed networks: waiting work is checked again. */
  onReturn(): void
}

/** How the program lives on this computer besides its window: tray, notifications, badge, sleep. */
export class LocalLife {
  readonly #options: LocalLifeOptions
  readonly #tray: SeaportTray
  #last: RunnerState | undefined
  #blocker: number | undefined
  #toldOf: string | null = null
  readonly #notifier: Notifier
  #tabs: TabsState | undefined
  #window: BrowserWindow | undefined
  #isLocked = false
  /** Of tasks that ran since the start: one that failed is no longer in the state. */
  readonly #names = new Map<string, string>()

  constructor(options: LocalLifeOptions) {
    this.#options = options
    const { messages, open, log, onReturn } = options
    this.#notifier = new Notifier({
      messages,
      wanted: () => options.settings.get().notify,
      isLookedAt: () => this.#isLookedAt(),
      isQuiet: () => options.isFullScreen(),
      window: () => this.#window,
      show: (path) => open(path),
    })
    this.#tray = new SeaportTray({ messages, open: () => open(), running: () => this.#running() })
    watchClock((ms) => {
      log.warn('the clock moved', { ms })
      onReturn()
    })
    watchNetwork(() => {
      log.info('the network changed')
      onReturn()
    })
    powerMonitor.on('resume', () => {
      log.info('the computer woke up')
      onReturn()
    })
    powerMonitor.on('lock-screen', () => {
      this.#isLocked = true
    })
    powerMonitor.on('unlock-screen', () => {
      this.#isLocked = false
      if (this.#isLookedAt()) this.#notifier.forget()
    })
  }

  /** Closing this window asks first where tasks would stop. */
  adopt(window: BrowserWindow): void {
    this.#window = window
    window.on('focus', () => {
      window.flashFrame(false)
      this.#notifier.forget()
    })
    window.once('closed', () => {
      this.#window = undefined
    })
    const { settings, messages, isQuitting } = this.#options
    guardClosing(window, {
      settings,
      messages,
      isQuitting,
      running: () => this.#running(),
      onHidden: () => this.#tray.show(),
    })
  }

  onRunnerChanged(): void {
    const state = this.#options.runnerState()
    if (!state) return
    for (const notice of noticesBetween(this.#last, state)) this.notify(notice)
    this.#last = state
    for (const { id, name } of state.tasks) this.#names.set(id, name)
    this.#stayAwake(state.tasks.some((task) => isBusy(task, Date.now())))
    this.#tray.update()
  }

  onUpdate({ phase, version }: UpdateState): void {
    const ready = phase === 'ready' ? version : null
    if (ready !== null && ready !== this.#toldOf)
      this.notify({ kind: 'update', values: { version: ready }, path: '/settings' })
    this.#toldOf = ready
  }

  /** Name of a task that runs or ran here; undefined when it never did. */
  nameOf(taskId: string): string | undefined {
    return this.#names.get(taskId)
  }

  onTabsChanged(state: TabsState): void {
    const before = this.#tabs
    this.#tabs = state
    for (const id of newlyUnread(before, state))
      this.#options
        .handleOf(id)
        .then((handle = '') => this.notify({ kind: 'unread', values: { handle }, path: `/browser/${id}` }))
        .catch(() => undefined)
  }

  notify(notice: Notice): void {
    this.#notifier.add(notice)
  }

  /** Number of inbox items. */
  showCount(count: number): void {
    showBadge(count, this.#window, this.#options.messages('badge.waiting', { count: String(count) }))
  }

  /** A window keeps the focus behind a locked screen, which nobody looks at. */
  #isLookedAt(): boolean {
    return !this.#isLocked && BrowserWindow.getFocusedWindow() !== null
  }

  #running(): number {
    return this.#options.runnerState()?.tasks.length ?? 0
  }

  /** The screen may turn off, but the computer must not sleep during its work. */
  #stayAwake(wanted: boolean): void {
    if (wanted === (this.#blocker !== undefined)) return
    if (this.#blocker === undefined) this.#blocker = powerSaveBlocker.start('prevent-app-suspension')
    else {
      powerSaveBlocker.stop(this.#blocker)
      this.#blocker = undefined
    }
  }
}
