import { parsePath } from 'react-router-dom'

/**
 * @returns whether the address bar still names a screen. It is ahead of what is drawn: the next screen comes in a
 *   transition, and the one before stays until then. A router that keeps its address to itself has no hash.
 */
export function isStillAt(pathname: string): boolean {
  return location.hash === '' || parsePath(location.hash.slice(1)).pathname === pathname
}
