import type { z } from 'zod'
import type { IpcClient, IpcErrorData, IpcSurface } from './ipc-core.schema.ts'

/** One call from the desktop's window to the main process. */
export type IpcCall = { readonly args: z.ZodType; readonly result: z.ZodType }

/** The whole IPC contract between window and main process, as plain data: calls go in, events come out. */
export type IpcContract = {
  readonly calls: Readonly<Record<string, IpcCall>>
  readonly events: Readonly<Record<string, z.ZodType>>
}

export type CallName<C extends IpcContract> = keyof C['calls'] & string

export type EventName<C extends IpcContract> = keyof C['events'] & string

/** Channel names only: the preload needs no more, so it carries no schema library. */
export type IpcNames = { readonly calls: readonly string[]; readonly events: readonly string[] }

/** A refusal or fault. Handlers throw it with a message for the person; the client rethrows it in the window. */
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

/** The renderer's client, on top of what the preload exposes. */
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
