import type { PermissionKey } from '@seaport/contract/kernel/permission'
import { judge } from '../access.ts'
import { screenAt } from '../navigation.ts'
import { screens } from '../screens.ts'

/** The address of a screen, or undefined where this person has none: nothing in the shell leads to a page that is not there. */
export function linkTo(path: string, keys: readonly PermissionKey[]): string | undefined {
  const screen = screenAt(screens, path)
  return screen && judge(screen, true, keys) === 'allow' ? `#${path}` : undefined
}
