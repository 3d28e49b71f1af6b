import { resolve } from 'node:path'
import type * as Electron from 'electron'
import type { Page } from 'playwright'
import type { DialogMethod } from './control.ts'
import type { standIn } from './electron.ts'

/** A window as tests choose it: `partition` is empty for the app's own windows, `persist:account-<id>` for an account's. */
export type WindowInfo = { readonly partition: string; readonly url: string; readonly page: Page }

export type LaunchOptions = {
  /** The app's data folder; launching with it again is a restart. */
  readonly userDataDir: string
  /** Folder with the app's package.json (default: apps/desktop). */
  readonly appDir?: string
  /** Main module (default: what the package.json names). */
  readonly main?: string
  readonly env?: Readonly<Record<string, string>>
  /** Address of the proxy script (PAC) that the system's settings name; `data:` too. */
  readonly proxyScript?: string
  /** Default true; false needs a display. */
  readonly headless?: boolean
}

/** Parts of the main process that tests can use; `standIn` exists only in the Chromium host. */
export type MainProcess = typeof Electron & { readonly standIn: typeof standIn }

/** A running desktop client, the same in both hosts. */
export type Desktop = {
  readonly host: 'electron' | 'chromium'
  /** Process id of the main process. */
  readonly pid: number
  /** Output of main and pages so far, line by line. */
  readonly logs: readonly string[]
  /** Addresses that the app asked the system to open. */
  readonly openedOutside: readonly string[]
  /** Texts of the system's notifications, in order. */
  readonly notifications: readonly string[]
  /** Files that the app began to drag, in order. */
  readonly dragged: readonly string[]
  /** Waits for the first window of our own. */
  firstWindow(): Promise<Page>
  /** Waits for the first window that matches. */
  window(predicate: (window: WindowInfo) => boolean): Promise<Page>
  /** Every open window. */
  windows(): Promise<WindowInfo[]>
  /** Queues an answer for the next dialog of this kind. */
  answerDialog(method: DialogMethod, answer: unknown): Promise<void>
  /** Closes our own window as its close button does; the app may prevent it. */
  closeWindow(): Promise<void>
  /** Evaluates a function in the main process; it can use only its arguments, no closure. */
  evaluate<T, A>(run: (electron: MainProcess, arg: A) => T | Promise<T>, arg: A): Promise<T>
  /** Quits the app. Resolves with the exit code. */
  close(): Promise<number | null>
  /** SIGKILL to the main process; resolves when it and its Chromium are gone. */
  kill(): Promise<void>
  /** Resolves with the exit code when the main process has ended. */
  readonly exited: Promise<number | null>
}

/** Repository folder of the desktop client. */
export const desktopDir = resolve(import.meta.dirname, '../../../apps/desktop')

/** The program's command line, in both hosts. */
export const switchesOf = ({ userDataDir, proxyScript }: LaunchOptions): string[] => [
  `--user-data-dir=${userDataDir}`,
  ...(proxyScript === undefined ? [] : [`--proxy-pac-url=${proxyScript}`]),
]
