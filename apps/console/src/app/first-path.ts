import type { Screen } from '../shared/screen/screen.ts'
import { loginPath } from '../shared/session/return-path.ts'
import { screenAt } from './navigation.ts'
import { checkAccess } from './route-guard.ts'

/** First path of the app: the address's own, or the login if that needs a session; the shell is then not even loaded. */
export function firstPath(screens: readonly Screen[], hash: string, loggedIn: boolean): string {
  const asked = hash.replace(/^#/, '') || '/'
  const path = asked.split('?', 1)[0] ?? asked
  const screen = screenAt(screens, path === '/' ? '/dashboard' : path)
  return screen && checkAccess(screen, loggedIn, []) === 'login' ? loginPath(asked) : asked
}
