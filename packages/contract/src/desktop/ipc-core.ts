import type { z } from 'zod'
import type { FieldError } from '../kernel/envelope.ts'

/** One question that the desktop's window may ask the main process. */
export type IpcCall = { readonly args: z.ZodType; readonly result: z.ZodType }

/** The whole border between window and main process, as plain data: calls go in, events come out. */
export type IpcContract = {
  readonly calls: Readonly<Record<string, IpcCall>>
  readonly events: Readonly<Record<string, z.ZodType>>
}

export type CallName<C extends IpcContract> = keyof C['calls'] & string
export type EventName<C extends IpcContract> = keyof C['events'] & string

/** What the window sends. */
export type CallInput<C extends IpcContract, N extends CallName<C>> = z.input<C['calls'][N]['args']>
/** What the handler gets, after validation. */
export type CallArgs<C extends IpcContract, N extends CallName<C>> = z.output<C['calls'][N]['args']>
/** What the handler gives. */
export type CallAnswer<C extends IpcContract, N extends CallName<C>> = z.input<C['calls'][N]['result']>
/** What the window receives. */
export type CallResult<C extends IpcContract, N extends CallName<C>> = z.output<C['calls'][N]['result']>

/** What the main process emits. */
export type EventInput<C extends IpcContract, N extends EventName<C>> = z.input<C['events'][N]>
/** What the window's listener gets. */
export type EventPayload<C extends IpcContract, N extends EventName<C>> = z.output<C['events'][N]>

/** The main process's side: one handler per call, none missing and none more. */
export type IpcHandlers<C extends IpcContract, Context> = {
  readonly [N in CallName<C>]: (
    args: CallArgs<C, N>,
    context: Context,
  ) => CallAnswer<C, N> | Promise<CallAnswer<C, N>>
}

/** An error as it crosses the border: data, in the API's own words (`code` 400 refusal, 5004 no session, 500 fault…). */
export type IpcErrorData = {
  readonly code: number
  readonly msg: string
  /** Key in the i18n namespace `error`: screens show its words, `msg` is the fallback. */
  readonly reason?: string
  readonly detail?: readonly FieldError[]
  readonly request_id?: string
}

export type IpcReply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: IpcErrorData }

/** What the preload puts on `window`: replies are still wrapped, because a thrown class would not survive the bridge. */
export type IpcSurface<C extends IpcContract> = {
  call<N extends CallName<C>>(name: N, args: CallInput<C, N>): Promise<IpcReply<CallResult<C, N>>>
  /** Returns the function that stops listening. */
  on<N extends EventName<C>>(name: N, listener: (payload: EventPayload<C, N>) => void): () => void
}

/** What screens use: the value, or a thrown `IpcError`. */
export type IpcClient<C extends IpcContract> = {
  call<N extends CallName<C>>(name: N, args: CallInput<C, N>): Promise<CallResult<C, N>>
  on<N extends EventName<C>>(name: N, listener: (payload: EventPayload<C, N>) => void): () => void
}

/** The names alone: all that the preload needs, so that it carries no schema library. */
export type IpcNames = { readonly calls: readonly string[]; readonly events: readonly string[] }

/** A refusal or fault. Handlers throw it to say something to the person; the client throws it again in the window. */
export class IpcError extends Error {
  readonly code: number
  readonly reason: string | undefined
  readonly detail: IpcErrorData['detail']
  readonly requestId: string | undefined

  constructor(data: IpcErrorData) {
    super(data.msg)
    this.name = 'IpcError'
    this.code = data.code
    this.reason = data.reason
    this.detail = data.detail
    this.requestId = data.request_id
  }

  toData(): IpcErrorData {
    return {
      code: this.code,
      msg: this.message,
      ...(this.reason && { reason: this.reason }),
      ...(this.detail && { detail: this.detail }),
      ...(this.requestId && { request_id: this.requestId }),
    }
  }
}

/** Keeps a contract's exact type while checking its shape. */
export const defineIpc = <const C extends IpcContract>(contract: C): C => contract

export const ipcNames = (contract: IpcContract): IpcNames => ({
  calls: Object.keys(contract.calls),
  events: Object.keys(contract.events),
})

export const callChannel = (name: string) => `call:${name}`
export const eventChannel = (name: string) => `event:${name}`

/** The renderer's client over what the preload exposed. */
export function createIpcClient<C extends IpcContract>(surface: IpcSurface<C>): IpcClient<C> {
  return {
    async call(name, args) {
      const reply = await surface.call(name, args)
      if (reply.ok) return reply.value
      throw new IpcError(reply.error)
    },
    on: (name, listener) => surface.on(name, listener),
  }
}
