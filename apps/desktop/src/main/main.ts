import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { app } from 'electron'

// The same as appId of electron-builder.yml: Windows groups windows and notifications by it.
app.setAppUserModelId('com.seaport.desktop')
// Before the first real import: everything after this line is compiled once per version, not once per start.
enableCompileCache(join(app.getPath('userData'), 'compile-cache'))
const [{ startDesktop }, { desktopIpc }] = await Promise.all([
  import('./app.ts'),
  import('@seaport/contract/desktop/ipc'),
])
// Loads while the window does.
const serverSwitch = import('./server-switch.ts')
const errors = import('./describe-error.ts')
const { keepWindowSize } = await import('./life/window-size.ts')
const { createMedia } = await import('./media.ts')
const { createOwnFetch } = await import('@seaport/seat-client/egress/own-fetch')
const { systemWays } = await import('./system-ways.ts')
const { createMessages } = await import('@seaport/seat-client/messages')
const { openSettings } = await import('@seaport/seat-client/session/settings')
const { readBuiltIn } = await import('./built-in.ts')

let ways = systemWays
let settingsSetAside: string | undefined
const settings = openSettings(join(app.getPath('userData'), 'settings.json'), (path) => {
  settingsSetAside = path
})
const builtIn = readBuiltIn(app.getAppPath())
// The variable is for developers and tests; an agent's choice lies in the settings.
let serverUrl: string | null =
  process.env.SEAPORT_SERVER_URL?.replace(/\/+$/, '') || settings.get().server_url || builtIn.serverUrl

startDesktop({
  contract: desktopIpc,
  createHandlers: async (services) =>
    (await serverSwitch).createServerSwitch(services, {
      version: app.getVersion(),
      builtIn,
      settings,
      settingsSetAside,
      serverUrl,
      packaged: app.isPackaged,
      onWays: (found) => {
        ways = found
      },
      onServer: (chosen) => {
        serverUrl = chosen
      },
    }),
  describeError: (await errors).describeError,
  title: 'Seaport',
  onWindow: (window) => keepWindowSize(window, settings),
  messages: createMessages(() => settings.get().locale),
  preload: join(import.meta.dirname, '../preload/preload.cjs'),
  rendererDir: join(import.meta.dirname, '../renderer'),
  media: createMedia(
    () => serverUrl,
    createOwnFetch((url) => ways(url)),
  ),
  devUrl: process.env.VITE_DEV_SERVER_URL,
})
