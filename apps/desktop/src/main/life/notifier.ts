import type { Messages } from '@seaport/seat-client/messages'
import { type BrowserWindow, Notification } from 'electron'
import type { Notice } from './notices.ts'

/** Items within this time are combined: tasks become ready one after another. */
const BUNDLE_MS = 1_000
/** Interval in ms for checking whether notifications are allowed again. */
const LOOK_AGAIN_MS = 5_000
/** On macOS a click on a notification brings the window to the front before it is reported; a closed notification would not report it. */
const CLICK_MS = 1_000

interface NotifierOptions {
  readonly messages: Messages
  /** Whether the person wants notifications. */
  wanted(): boolean
  /** Whether they look at one of our windows. */
  isLookedAt(): boolean
  /** Whether notifications are suppressed; they follow afterwards. */
  isQuiet(): boolean
  window(): BrowserWindow | undefined
  /** Shows our own window at a screen. */
  show(path: string): void
}

interface Shown {
  readonly notices: readonly Notice[]
  /** Kept until it is closed, because a garbage-collected notification does not report its click. */
  readonly notification: Notification
}

/** Shows system notifications: one per kind, however many items it has. */
export class Notifier {
  readonly #options: NotifierOptions
  readonly #shown = new Map<Notice['kind'], Shown>()
  #waiting: Notice[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(options: NotifierOptions) {
    this.#options = options
  }

  add(notice: Notice): void {
    const { wanted, isLookedAt } = this.#options
    if (!wanted() || isLookedAt() || !Notification.isSupported()) return
    this.#waiting.push(notice)
    this.#tellIn(BUNDLE_MS)
  }

  /** The person is back at our window: what was shown counts for no later notification, and is closed. */
  forget(): void {
    this.#waiting = []
    const shown = [...this.#shown.values()]
    this.#shown.clear()
    setTimeout(() => {
      for (const { notification } of shown) notification.close()
    }, CLICK_MS).unref()
  }

  #tellIn(ms: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#tell()
    }, ms).unref()
  }

  #tell(): void {
    const { isLookedAt, isQuiet, window } = this.#options
    if (isLookedAt()) this.#waiting = []
    if (this.#waiting.length === 0) return
    if (isQuiet()) {
      this.#tellIn(LOOK_AGAIN_MS)
      return
    }
    const waiting = this.#waiting
    this.#waiting = []
    for (const kind of new Set(waiting.map((notice) => notice.kind)))
      this.#show(
        kind,
        waiting.filter((notice) => notice.kind === kind),
      )
    window()?.flashFrame(true)
  }

  #show(kind: Notice['kind'], added: readonly Notice[]): void {
    const before = this.#shown.get(kind)
    const byPath = new Map([...(before?.notices ?? []), ...added].map((notice) => [notice.path, notice]))
    const notices = [...byPath.values()]
    const notification = new Notification({ title: 'Seaport', body: this.#textOf(kind, notices) })
    this.#shown.set(kind, { notices, notification })
    before?.notification.close()
    const forget = () => {
      if (this.#shown.get(kind)?.notification === notification) this.#shown.delete(kind)
    }
    notification.on('close', forget)
    notification.on('click', () => {
      forget()
      this.#options.show(notices.length === 1 ? (notices[0]?.path ?? '/inbox') : '/inbox')
    })
    notification.show()
  }

  #textOf(kind: Notice['kind'], notices: readonly Notice[]): string {
    const { messages } = this.#options
    const last = notices.at(-1)?.values
    if (kind === 'update' || notices.length === 1) return messages(`notice.${kind}`, last)
    return messages(`notices.${kind}`, { count: String(notices.length) })
  }
}
