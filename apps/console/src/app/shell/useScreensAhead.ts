import type { PermissionKey } from '@seaport/contract/kernel/permission'
import { useEffect } from 'react'
import { checkAccess } from '../route-guard.ts'
import { screens } from '../screens.ts'

/** Milliseconds that a page has for its own files and answers before those of other screens are fetched. */
const OWN_MS = 1500

/**
 * Fetches the code of the screens that the person may open, one after the other, once the shown one had its time: the next opens without waiting for files, and opens at
 * all when an update of the server has removed the files of this version.
 */
export function useScreensAhead(keys: readonly PermissionKey[] | undefined): void {
  useEffect(() => {
    if (!keys) return
    let left = false
    const fetchAll = async () => {
      for (const screen of screens) {
        if (left) return
        const isPlace = screen.layout === 'shell' && !screen.path.includes(':')
        if (isPlace && checkAccess(screen, true, keys) === 'allow') await screen.load()
      }
    }
    const timer = setTimeout(() => {
      fetchAll().catch(() => {
        // The server is away: a screen whose file is missing says so when it is opened.
      })
    }, OWN_MS)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [keys])
}
