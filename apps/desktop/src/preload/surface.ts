import {
  callChannel,
  eventChannel,
  type IpcContract,
  type IpcNames,
} from '@seaport/contract/desktop/ipc-core'
import type { IpcSurface } from '@seaport/contract/desktop/ipc-core.schema'

type Listener = (event: unknown, payload: unknown) => void

/** The part of `ipcRenderer` that the surface needs. */
export type Wire = {
  invoke(channel: string, args: unknown): Promise<unknown>
  on(channel: string, listener: Listener): unknown
  removeListener(channel: string, listener: Listener): unknown
}

/** The window's surface: the contract's names are the allowlist, anything else is rejected before it is sent. */
export function createSurface(names: IpcNames, wire: Wire): IpcSurface<IpcContract> {
  const calls = new Set(names.calls)
  const events = new Set(names.events)
  return {
    call: async (name, args) => {
      if (!calls.has(name)) throw new TypeError(`Unknown call: ${String(name)}`)
      return (await wire.invoke(callChannel(name), args)) as never
    },
    on: (name, listener) => {
      if (!events.has(name)) throw new TypeError(`Unknown event: ${String(name)}`)
      // The raw event carries the sender; the window gets the payload alone.
      const inner: Listener = (_event, payload) => listener(payload)
      wire.on(eventChannel(name), inner)
      return () => {
        wire.removeListener(eventChannel(name), inner)
      }
    },
  }
}
