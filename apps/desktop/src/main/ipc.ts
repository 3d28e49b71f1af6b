import { randomUUID } from 'node:crypto'
import {
  type CallName,
  callChannel,
  type EventName,
  eventChannel,
  type IpcContract,
  IpcError,
} from '@seaport/contract/desktop/ipc-core'
import type {
  CallArgs,
  EventInput,
  IpcErrorData,
  IpcHandlers,
  IpcReply,
} from '@seaport/contract/desktop/ipc-core.schema'
import type { Logger } from '@seaport/seat-client/logger'
import { BrowserWindow, type IpcMainInvokeEvent, ipcMain } from 'electron'

/** The caller of a handler. */
export type CallContext = { readonly window: BrowserWindow; readonly requestId: string }

type IpcOptions<C extends IpcContract> = {
  /** Names of the contract's calls. */
  readonly calls: readonly string[]
  /** Loaded with the first call, because schemas and handlers are large, and load while the window is already painting. */
  readonly load: () => Promise<LoadedIpc<C>>
  /** True only for our own windows. */
  readonly isOwnWindow: (window: BrowserWindow) => boolean
  /** `app://seaport`, or the dev server's origin. */
  readonly origin: string
  /** Converts errors of other modules (the API client's) to data; undefined means "a fault". */
  readonly describe?: (error: unknown) => Promise<IpcErrorData | undefined>
  readonly log: Logger
}

/** The handlers. */
export type LoadedIpc<C extends IpcContract> = {
  readonly contract: C
  readonly handlers: IpcHandlers<C, CallContext>
}

/**
 * Registers every call of the contract. Only this file uses `ipcMain`: it checks the sender and arguments of all calls, and sends errors as data. A
 * fault's details go to the log under the id that the window shows.
 */
export function serveIpc<C extends IpcContract>(options: IpcOptions<C>): void {
  for (const name of options.calls) handle(name as CallName<C>, options)
}

function handle<C extends IpcContract, N extends CallName<C>>(name: N, options: IpcOptions<C>): void {
  ipcMain.handle(callChannel(name), async (event, args: unknown): Promise<IpcReply<unknown>> => {
    const requestId = randomUUID()
    try {
      const window = ownWindow(event, options)
      if (!window) throw new IpcError({ code: 403, reason: 'forbidden', msg: 'Unknown sender' })
      const { contract, handlers } = await options.load()
      const schema = contract.calls[name]
      if (!schema) throw new Error(`${name} is not in the contract`)
      const parsed = schema.args.safeParse(args)
      if (!parsed.success) throw invalidInput(parsed.error.issues)
      const value = await handlers[name](parsed.data as CallArgs<C, N>, { window, requestId })
      return { ok: true, value: schema.result.parse(value) }
    } catch (error) {
      return { ok: false, error: await asData(error, name, requestId, options) }
    }
  })
}

/** @returns our own window that sent a message, if it comes from its main frame with our own pages */
function ownWindow<C extends IpcContract>(event: IpcMainInvokeEvent, options: IpcOptions<C>) {
  const window = BrowserWindow.fromWebContents(event.sender)
  const frame = event.senderFrame
  if (!window || !frame || !options.isOwnWindow(window)) return undefined
  if (frame !== event.sender.mainFrame) return undefined
  return originOf(frame.url) === options.origin ? window : undefined
}

/** `URL.origin` is "null" for `app:` because the scheme is not a web standard, so scheme and host are compared. */
export function originOf(url: string): string | undefined {
  const parsed = URL.parse(url)
  return parsed ? `${parsed.protocol}//${parsed.host}` : undefined
}

function invalidInput(issues: readonly { path: readonly PropertyKey[]; message: string }[]): IpcError {
  return new IpcError({
    code: 400,
    reason: 'invalid_input',
    msg: 'Invalid input',
    detail: issues.map((issue) => ({
      loc: ['body', ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))],
      msg: issue.message,
    })),
  })
}

async function asData<C extends IpcContract>(
  error: unknown,
  name: string,
  requestId: string,
  options: IpcOptions<C>,
): Promise<IpcErrorData> {
  const known = error instanceof IpcError ? error.toData() : await options.describe?.(error)
  if (known) {
    // A fault of the server: its own request id leads to its log entry.
    if (known.code === 500) options.log.error('server fault', { call: name, request_id: known.request_id })
    return { request_id: requestId, ...known }
  }
  options.log.error('ipc fault', { call: name, request_id: requestId, error })
  return { code: 500, reason: 'fault', msg: 'Internal fault', request_id: requestId }
}

/** Sends an event to one of our windows; a payload that breaks the contract is our bug and throws. */
export function emit<C extends IpcContract, N extends EventName<C>>(
  contract: C,
  window: BrowserWindow,
  name: N,
  payload: EventInput<C, N>,
): void {
  const schema = contract.events[name]
  if (!schema) throw new Error(`${name} is not in the contract`)
  const parsed = schema.parse(payload)
  if (!window.isDestroyed()) window.webContents.send(eventChannel(name), parsed)
}
