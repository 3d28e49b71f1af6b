/** What `import … from 'electron'` means inside the Chromium host: every name that Electron's main process exports. */
import { app } from './electron-stub/app.ts'
import { autoUpdater } from './electron-stub/auto-updater.ts'
import { BrowserWindow } from './electron-stub/browser-window.ts'
import {
  clipboard,
  crashReporter,
  dialog,
  Menu,
  Notification,
  nativeImage,
  nativeTheme,
  powerMonitor,
  powerSaveBlocker,
  screen,
  shell,
  system,
  Tray,
} from './electron-stub/desktop-apis.ts'
import { ipcMain } from './electron-stub/ipc-main.ts'
import { net } from './electron-stub/net.ts'
import { records } from './electron-stub/records.ts'
import { keyStore, safeStorage } from './electron-stub/safe-storage.ts'
import { session } from './electron-stub/session.ts'
import { missing } from './electron-stub/strict.ts'
import { utilityProcess } from './electron-stub/utility-process.ts'
import { WebContentsView } from './electron-stub/web-contents-view.ts'

export {
  app,
  autoUpdater,
  BrowserWindow,
  clipboard,
  crashReporter,
  dialog,
  ipcMain,
  Menu,
  Notification,
  nativeImage,
  nativeTheme,
  net,
  powerMonitor,
  powerSaveBlocker,
  safeStorage,
  screen,
  session,
  shell,
  Tray,
  utilityProcess,
  WebContentsView,
}

/** For tests alone: what the system would show, its key store, and how it is set. */
export const standIn = { records, keyStore, system }

/** The default session's protocol, looked up at use: the session needs the data folder, which main may still set. */
export const protocol = new Proxy(Object.create(null) as typeof session.defaultSession.protocol, {
  get: (_target, key) => Reflect.get(session.defaultSession.protocol, key),
})

export const BaseWindow = missing('BaseWindow')
export const contentTracing = missing('contentTracing')
export const desktopCapturer = missing('desktopCapturer')
export const globalShortcut = missing('globalShortcut')
export const inAppPurchase = missing('inAppPurchase')
export const MenuItem = missing('MenuItem')
export const MessageChannelMain = missing('MessageChannelMain')
export const netLog = missing('netLog')
export const pushNotifications = missing('pushNotifications')
export const ShareMenu = missing('ShareMenu')
export const systemPreferences = missing('systemPreferences')
export const TouchBar = missing('TouchBar')
export const View = missing('View')
export const webContents = missing('webContents')
export const webFrameMain = missing('webFrameMain')
