import type { UpdateState } from '@seaport/contract/desktop/ipc-installation.schema'
import type { RunnerState } from '@seaport/runner/state'
import type { Logger } from '@seaport/seat-client/logger'
import type { Messages } from '@seaport/seat-client/messages'
import type { SettingsFile } from '@seaport/seat-client/session/settings'
import { app, BrowserWindow, Notification, powerMonitor, powerSaveBlocker } from 'electron'
import { isBusy } from './busy.ts'
import { watchClock } from './clock-jump.ts'
import { guardClosing } from './close-window.ts'
import { watchNetwork } from './network-change.ts'
import { type Notice, needsPerson, noticesBetween } from './notices.ts'
import { SeaportTray } from './tray.ts'

export interface LocalLifeOptions {
  readonly settings: SettingsFile
  readonly messages: Messages
  readonly log: Logger
  runnerState(): RunnerState | undefined
  isQuitting(): boolean
  /** Shows our own window again. */
  open(): void
  /** The computer woke up, its clock was set, or it is in another network: whatever waits looks again. */
  onReturn(): void
}

/** How the program lives on this computer besides its window: tray, notifications, badge, sleep. */
export class LocalLife {
  readonly #options: LocalLifeOptions
  readonly #tray: SeaportTray
  #last: RunnerState | undefined
  #blocker: number | undefined
  #toldOf: string | null = null
  /** Of tasks that ran since the start: one that failed is no longer in the state. */
  readonly #names = new Map<string, string>()

  constructor(options: LocalLifeOptions) {
    this.#options = options
    const { messages, open, log, onReturn } = options
    this.#tray = new SeaportTray({ messages, open, running: () => this.#running() })
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
  }

  /** Closing this window asks first where tasks would stop. */
  adopt(window: BrowserWindow): void {
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
    app.setBadgeCount(state.tasks.filter(needsPerson).length)
    this.#tray.update()
  }

  onUpdate({ phase, version }: UpdateState): void {
    const ready = phase === 'ready' ? version : null
    if (ready !== null && ready !== this.#toldOf)
      this.notify({ key: 'notice.update', values: { version: ready } })
    this.#toldOf = ready
  }

  /** Name of a task that runs or ran here; undefined when it never did. */
  nameOf(taskId: string): string | undefined {
    return this.#names.get(taskId)
  }

  notify({ key, values }: Notice): void {
    const { settings, messages, open } = this.#options
    if (!settings.get().notify || BrowserWindow.getFocusedWindow() || !Notification.isSupported()) return
    const notification = new Notification({ title: 'Seaport', body: messages(key, values) })
    notification.on('click', open)
    notification.show()
  }

  #running(): number {
    return this.#options.runnerState()?.tasks.length ?? 0
  }

  /** The screen may turn off; the computer may not fall asleep over its work. */
  #stayAwake(wanted: boolean): void {
    if (wanted === (this.#blocker !== undefined)) return
    if (this.#blocker === undefined) this.#blocker = powerSaveBlocker.start('prevent-app-suspension')
    else {
      powerSaveBlocker.stop(this.#blocker)
      this.#blocker = undefined
    }
  }
}
