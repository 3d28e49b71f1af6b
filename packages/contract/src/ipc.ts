import { z } from 'zod'
import { defineIpc } from './ipc-core.ts'

/** Everything that the desktop's window may ask its main process, and everything that it is told. */
export const desktopIpc = defineIpc({
  calls: {
    'app.info': {
      args: z.strictObject({}),
      result: z.object({ version: z.string(), platform: z.string() }),
    },
  },
  events: {},
})

export type DesktopIpc = typeof desktopIpc
