import type { desktopIpc } from '@seaport/contract/desktop/ipc.schema'
import { createIpcClient, IpcError } from '@seaport/contract/desktop/ipc-core'
import type { IpcClient, IpcSurface } from '@seaport/contract/desktop/ipc-core.schema'
import { DesktopFailure } from './failure.ts'

type DesktopIpc = typeof desktopIpc

declare global {
  interface Window {
    /** Set by the preload; screens use the client below, which unwraps replies. */
    readonly seaport: IpcSurface<DesktopIpc>
  }
}

const client = createIpcClient<DesktopIpc>({
  call: (name, args) => window.seaport.call(name, args),
  on: (name, listener) => window.seaport.on(name, listener),
})

/** The main process, as screens see it: `call` gives the value or throws a `DesktopFailure`, `on` returns a function that stops listening. */
export const seaport: IpcClient<DesktopIpc> = {
  async call(name, args) {
    try {
      return await client.call(name, args)
    } catch (error) {
      throw error instanceof IpcError ? new DesktopFailure(error) : error
    }
  },
  on: client.on,
}

/** Calls the main process without waiting for the answer: a failure is in its log, and a person could do nothing about it. */
export function tell<N extends keyof DesktopIpc['calls']>(
  name: N,
  args: Parameters<typeof seaport.call<N>>[1],
): void {
  seaport.call(name, args).catch(() => undefined)
}
