import { app } from 'electron'

/** Windows starts the program with it at login; macOS tells by itself. */
const AT_LOGIN = '--at-login'

/** Settings of the list of what starts at login. */
export const loginItem = { args: [AT_LOGIN] }

/** @returns whether the system started the program at login, and not a person who waits for it */
export function isStartedAtLogin(): boolean {
  if (process.platform === 'darwin') return app.getLoginItemSettings().wasOpenedAtLogin
  return process.argv.includes(AT_LOGIN)
}
