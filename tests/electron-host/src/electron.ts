/** What `import … from 'electron'` means inside the Chromium host: every name that Electron's main process exports. */
import { app } from './stand-in/app.ts'
import { BrowserWindow } from './stand-in/browser-window.ts'
import { ipcMain } from './stand-in/ipc-main.ts'
import { net } from './stand-in/net.ts'
import { safeStorage } from './stand-in/safe-storage.ts'
import { session } from './stand-in/session.ts'
import { missing } from './stand-in/strict.ts'
import { dialog, Menu, nativeTheme, powerMonitor, shell, Tray } from './stand-in/surroundings.ts'
import { utilityProcess } from './stand-in/utility-process.ts'

export {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  nativeTheme,
  net,
  powerMonitor,
  safeStorage,
  session,
  shell,
  Tray,
  utilityProcess,
}

/** The default session's protocol, looked up at use: the session needs the data folder, which main may still set. */
export const protocol = new Proxy(Object.create(null) as typeof session.defaultSession.protocol, {
  get: (_target, key) => Reflect.get(session.defaultSession.protocol, key),
})

export const autoUpdater = missing('autoUpdater')
export const BaseWindow = missing('BaseWindow')
export const clipboard = missing('clipboard')
export const contentTracing = missing('contentTracing')
export const crashReporter = missing('crashReporter')
export const desktopCapturer = missing('desktopCapturer')
export const globalShortcut = missing('globalShortcut')
export const inAppPurchase = missing('inAppPurchase')
export const MenuItem = missing('MenuItem')
export const MessageChannelMain = missing('MessageChannelMain')
export const nativeImage = missing('nativeImage')
export const netLog = missing('netLog')
export const Notification = missing('Notification')
export const powerSaveBlocker = missing('powerSaveBlocker')
export const pushNotifications = missing('pushNotifications')
export const screen = missing('screen')
export const ShareMenu = missing('ShareMenu')
export const systemPreferences = missing('systemPreferences')
export const TouchBar = missing('TouchBar')
export const View = missing('View')
export const webContents = missing('webContents')
export const WebContentsView = missing('WebContentsView')
export const webFrameMain = missing('webFrameMain')
