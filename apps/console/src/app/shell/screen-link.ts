import type { PermissionKey } from '@seaport/contract/kernel/permission'
import { screenAt } from '../navigation.ts'
import { checkAccess } from '../route-guard.ts'
import { screens } from '../screens.ts'

/** The address of a screen, or undefined if this person may not open it, so that every link in the shell works. */
export function screenHref(path: string, keys: readonly PermissionKey[]): string | undefined {
  const screen = screenAt(screens, path)
  return screen && checkAccess(screen, true, keys) === 'allow' ? `#${path}` : undefined
}
