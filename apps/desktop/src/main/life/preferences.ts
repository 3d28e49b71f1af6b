import type { Preferences } from '@seaport/contract/desktop/ipc-life.schema'
import type { SettingsFile } from '@seaport/seat-client/session/settings'
import { app } from 'electron'
import { loginItem } from './login-start.ts'

/** Electron keeps a list of what starts at login on these systems alone. */
const hasLoginItems = process.platform === 'darwin' || process.platform === 'win32'

export function readPreferences(settings: SettingsFile): Preferences {
  const { on_close, notify } = settings.get()
  return {
    on_close,
    notify,
    start_at_login: hasLoginItems ? app.getLoginItemSettings(loginItem).openAtLogin : null,
  }
}

/** The list of what starts at login is the system's own: a person may change it there too. */
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
