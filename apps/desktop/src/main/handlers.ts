import type { desktopIpc } from '@seaport/contract/ipc'
import type { IpcHandlers } from '@seaport/contract/ipc-core'
import type { CallContext } from './ipc.ts'

/** What main answers so far: events flow, calls join the list with the part that serves them. */
export type ServedIpc = {
  readonly calls: Record<never, never>
  readonly events: (typeof desktopIpc)['events']
}

/** One handler per served call. What is heavy is imported inside, so that the window does not wait for it. */
export function createHandlers(): IpcHandlers<ServedIpc, CallContext> {
  return {}
}
