/** Messages between the test process and the host's main process over Node's own IPC channel. */

/** A window as the host knows it; `targetId` is Chromium's name of its page, `endpoint` where to reach it. */
export type HostWindow = {
  readonly id: number
  /** Empty for the default session, else the partition's name. */
  readonly partition: string
  readonly targetId: string
  readonly endpoint: string
  readonly title: string
}

export type DialogMethod = 'showMessageBox' | 'showMessageBoxSync' | 'showOpenDialog' | 'showSaveDialog'

export type FromHost =
  | { readonly type: 'window'; readonly window: HostWindow }
  | { readonly type: 'window-closed'; readonly id: number }
  | { readonly type: 'browser'; readonly pid: number }
  | { readonly type: 'open-external'; readonly url: string }
  | { readonly type: 'notification'; readonly text: string }
  | { readonly type: 'drag'; readonly file: string }
  | { readonly type: 'evaluated'; readonly id: number; readonly value?: unknown; readonly error?: string }

export type ToHost =
  | { readonly type: 'quit' }
  /** Closes our own window as its close button does. */
  | { readonly type: 'close-window' }
  /** Evaluates a function's source text with Electron and an argument. */
  | { readonly type: 'evaluate'; readonly id: number; readonly code: string; readonly arg: unknown }
  | { readonly type: 'dialog-answer'; readonly method: DialogMethod; readonly answer: unknown }

/** Tells the test process, if one started this host. */
export function report(message: FromHost): void {
  if (process.connected) process.send?.(message)
}
