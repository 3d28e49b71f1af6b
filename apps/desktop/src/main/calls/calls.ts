import type { desktopIpc } from '@seaport/contract/desktop/ipc.schema'
import type { IpcHandlers } from '@seaport/contract/desktop/ipc-core.schema'
import type { CallContext } from '../ipc.ts'

type Handlers = IpcHandlers<typeof desktopIpc, CallContext>

/** Handlers of some of the window's calls. */
export type Calls<Name extends keyof Handlers> = Pick<Handlers, Name>
