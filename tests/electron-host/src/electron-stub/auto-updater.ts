import { EventEmitter } from 'node:events'
import { app, ending } from './app.ts'
import { strict } from './strict.ts'

/**
 * "Under the hood calling autoUpdater.quitAndInstall() will close all application windows first, and automatically call app.quit() after all windows
 * have been closed" (Electron's docs/api/auto-updater.md). A window that stays keeps the program.
 */
class HostAutoUpdater extends EventEmitter {
  quitAndInstall = () => {
    this.emit('before-quit-for-update')
    void ending.closeWindows().then((closed) => {
      if (closed) app.quit()
    })
  }
}

export const autoUpdater = strict(new HostAutoUpdater(), 'autoUpdater')
