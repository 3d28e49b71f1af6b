import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { app } from 'electron'

// Before the first real import: everything after this line is compiled once per version, not once per start.
enableCompileCache(join(app.getPath('userData'), 'compile-cache'))
const [{ startDesktop }, { desktopIpc }] = await Promise.all([
  import('./app.ts'),
  import('@seaport/contract/desktop/ipc'),
])
// Loads while the window does.
const handlers = import('./handlers.ts')
const errors = import('./describe-error.ts')
const { createMedia } = await import('./media.ts')
const serverUrl = (process.env.SEAPORT_SERVER_URL || 'http://127.0.0.1:8787').replace(/\/+$/, '')

startDesktop({
  contract: desktopIpc,
  createHandlers: async (services) =>
    (await handlers).createHandlers(services, { version: app.getVersion(), serverUrl }),
  describeError: (await errors).describeError,
  title: 'Seaport',
  preload: join(import.meta.dirname, '../preload/preload.cjs'),
  rendererDir: join(import.meta.dirname, '../renderer'),
  media: createMedia(serverUrl),
  devUrl: process.env.VITE_DEV_SERVER_URL,
})
