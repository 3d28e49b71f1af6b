import type { DesktopIpc } from '@seaport/contract/ipc'
import type { IpcHandlers } from '@seaport/contract/ipc-core'
import { app } from 'electron'

import type { CallContext } from './ipc.ts'

/** One handler per call of the contract. What is heavy is imported inside, so that the window does not wait for it. */
export function createHandlers(): IpcHandlers<DesktopIpc, CallContext> {
  return {
    'app.info': () => ({ version: app.getVersion(), platform: process.platform }),
  }
}
