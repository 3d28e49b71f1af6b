import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { app, nativeTheme } from 'electron'

// The same as appId of electron-builder.yml: Windows groups windows and notifications by it.
app.setAppUserModelId('com.seaport.desktop')
// Before the first real import: everything after this line is compiled once per version, not once per start.
enableCompileCache(join(app.getPath('userData'), 'compile-cache'))
const { startDesktop } = await import('./app.ts')
const { names } = await import('virtual:seaport-ipc-names')
const { avoidFailingGraphics } = await import('./life/graphics.ts')
const { keepWindowSize } = await import('./life/window-size.ts')
const { createOwnFetch } = await import('@seaport/seat-client/egress/own-fetch')
const { systemRoutes } = await import('./system-routes.ts')
const { createMessages } = await import('@seaport/seat-client/messages')
const { openSettings } = await import('@seaport/seat-client/session/settings')
const { readBuiltIn } = await import('./built-in.ts')

let routes = systemRoutes
let settingsSetAside: string | undefined
const settings = openSettings(join(app.getPath('userData'), 'settings.json'), (path) => {
  settingsSetAside = path
})
// Before the first window: a light frame around a dark window flashes at the start.
nativeTheme.themeSource = settings.get().theme
avoidFailingGraphics(settings)
const builtIn = readBuiltIn(app.getAppPath())
// The variable is for developers and tests; an agent's choice is in the settings.
let serverUrl: string | null =
  process.env.SEAPORT_SERVER_URL?.replace(/\/+$/, '') || settings.get().server_url || builtIn.serverUrl

const ownFetch = createOwnFetch((url) => routes(url))
let media: Promise<ReturnType<typeof import('./media.ts').createMedia>> | undefined

startDesktop({
  calls: names.calls,
  // The modules below are loaded in parallel with the window.
  loadContract: async () => (await import('@seaport/contract/desktop/ipc.schema')).desktopIpc,
  createHandlers: async (services) =>
    (await import('./server-switch.ts')).createServerSwitch(services, {
      version: app.getVersion(),
      builtIn,
      settings,
      settingsSetAside,
      serverUrl,
      packaged: app.isPackaged,
      relaunch: () => {
        app.relaunch()
        app.quit()
      },
      onRoutes: (found) => {
        routes = found
      },
      onServer: (chosen) => {
        serverUrl = chosen
      },
    }),
  describeError: async (error, messages) =>
    (await import('./describe-error.ts')).describeError(error, messages),
  title: 'Seaport',
  onWindow: (window) => keepWindowSize(window, settings),
  messages: createMessages(() => settings.get().locale),
  preload: join(import.meta.dirname, '../preload/preload.cjs'),
  rendererDir: join(import.meta.dirname, '../renderer'),
  media: async (request) => {
    media ??= import('./media.ts').then(({ createMedia }) => createMedia(() => serverUrl, ownFetch))
    return (await media)(request)
  },
  devUrl: process.env.VITE_DEV_SERVER_URL,
})
