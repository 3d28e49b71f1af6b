import type { z } from 'zod'
import type { FieldError } from '../kernel/envelope.schema.ts'
import type { CallName, EventName, IpcContract } from './ipc-core.ts'

/** Argument of a call, as the window sends it. */
export type CallInput<C extends IpcContract, N extends CallName<C>> = z.input<C['calls'][N]['args']>

/** Argument of a call after validation, as the handler receives it. */
export type CallArgs<C extends IpcContract, N extends CallName<C>> = z.output<C['calls'][N]['args']>

/** Return value of the handler. */
export type CallAnswer<C extends IpcContract, N extends CallName<C>> = z.input<C['calls'][N]['result']>

/** Return value of a call, as the window receives it. */
export type CallResult<C extends IpcContract, N extends CallName<C>> = z.output<C['calls'][N]['result']>

/** Payload of an event, as the main process emits it. */
export type EventInput<C extends IpcContract, N extends EventName<C>> = z.input<C['events'][N]>

/** Payload of an event, as the window's listener receives it. */
export type EventPayload<C extends IpcContract, N extends EventName<C>> = z.output<C['events'][N]>

/** The main process's handlers: exactly one for each call. */
export type IpcHandlers<C extends IpcContract, Context> = {
  readonly [N in CallName<C>]: (
    args: CallArgs<C, N>,
    context: Context,
  ) => CallAnswer<C, N> | Promise<CallAnswer<C, N>>
}

/** An error as it crosses IPC: data with the API's own codes (`code` 400 refusal, 5004 no session, 500 fault…). */
export type IpcErrorData = {
  readonly code: number
  readonly msg: string
  /** Key in the i18n namespace `error`: screens show that text, `msg` is the fallback. */
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
