import type { Preferences } from '@seaport/contract/desktop/ipc-life.schema'
import type { SettingsFile } from '@seaport/seat-client/session/settings'
import { app } from 'electron'
import { loginItem } from './login-start.ts'

/** Systems on which Electron manages the login list. */
const hasLoginItems = process.platform === 'darwin' || process.platform === 'win32'

export function readPreferences(settings: SettingsFile): Preferences {
  const { on_close, notify } = settings.get()
  return {
    on_close,
    notify,
    start_at_login: hasLoginItems ? app.getLoginItemSettings(loginItem).openAtLogin : null,
  }
}

/** The system owns the login list: a person may change it there too. */
export function writePreferences(
  settings: SettingsFile,
  { start_at_login, on_close, notify }: Partial<Preferences>,
): void {
  settings.set({
    ...(on_close !== undefined && { on_close }),
    ...(notify !== undefined && { notify }),
  })
  if (typeof start_at_login === 'boolean' && hasLoginItems)
    app.setLoginItemSettings({ ...loginItem, openAtLogin: start_at_login })
}
