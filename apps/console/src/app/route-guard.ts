import type { PermissionKey } from '@seaport/contract/kernel/permission'
import type { Screen } from '../shared/screen/screen.ts'

/** Result of the guard: the person may enter, or goes to another page. */
export type AccessDecision = 'allow' | 'login' | 'forbidden'

/**
 * The route guard (specification, section 5): pages are open; the shell needs a session; a screen with a key needs that key.
 */
export function checkAccess(
  screen: Pick<Screen, 'layout' | 'permission'>,
  loggedIn: boolean,
  keys: readonly PermissionKey[],
): AccessDecision {
  if (screen.layout === 'page') return 'allow'
  if (!loggedIn) return 'login'
  return !screen.permission || keys.includes(screen.permission) ? 'allow' : 'forbidden'
}
