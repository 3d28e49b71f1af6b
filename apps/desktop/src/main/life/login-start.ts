import { app } from 'electron'

/** Windows starts the program with it at login; macOS reports a start at login itself. */
const AT_LOGIN = '--at-login'

/** Settings of the system's list of programs started at login. */
export const loginItem = { args: [AT_LOGIN] }

/** @returns whether the system started the program at login, rather than a waiting person */
export function isStartedAtLogin(): boolean {
  if (process.platform === 'darwin') return app.getLoginItemSettings().wasOpenedAtLogin
  return process.argv.includes(AT_LOGIN)
}
