import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { app } from 'electron'

// Before the first real import: everything after this line is compiled once per version, not once per start.
enableCompileCache(join(app.getPath('userData'), 'compile-cache'))
const [{ startDesktop }, { desktopIpc }, { createHandlers }] = await Promise.all([
  import('./app.ts'),
  import('@seaport/contract/ipc'),
  import('./handlers.ts'),
])

startDesktop({
  contract: { calls: {}, events: desktopIpc.events },
  createHandlers,
  title: 'Seaport',
  preload: join(import.meta.dirname, '../preload/preload.cjs'),
  rendererDir: join(import.meta.dirname, '../renderer'),
  devUrl: process.env.VITE_DEV_SERVER_URL,
})
