import type { desktopIpc } from '@seaport/contract/ipc'
import { createIpcClient, type IpcSurface } from '@seaport/contract/ipc-core'

type DesktopIpc = typeof desktopIpc

declare global {
  interface Window {
    /** Put there by the preload; screens use the client below, which unwraps replies. */
    readonly seaport: IpcSurface<DesktopIpc>
  }
}

/** The main process, as screens see it: `call` gives the value or throws an `IpcError`, `on` returns the way to stop listening. */
export const seaport = createIpcClient<DesktopIpc>(window.seaport)
