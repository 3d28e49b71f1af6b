import { useAtom } from 'jotai'
import { useCallback } from 'react'
import { pathAfterClose, pathAfterClosingOthers, type Tab, tabsReducer } from './tabs.ts'
import { tabsAtom } from './tabs-atom.ts'

export interface TabActions {
  tabs: readonly Tab[]
  /** Adds a tab, or refreshes the one of the same path. */
  open: (tab: Tab, unsaved?: readonly string[]) => void
  close: (path: string) => void
  closeOthers: (path: string) => void
  closeAll: () => void
  /** Empties the list and stays where it is. */
  forget: () => void
}

/** The open tabs and the actions on them. `go` is called with the new path when the current tab closes. */
export function useTabs(current: string, go: (path: string) => void, home?: string): TabActions {
  const [tabs, dispatch] = useAtom(tabsAtom)
  const moveTo = useCallback((path: string) => path !== current && go(path), [current, go])
  return {
    tabs,
    open: useCallback((tab, unsaved = []) => dispatch({ type: 'open', tab, unsaved }), [dispatch]),
    close: (path) => {
      dispatch({ type: 'close', path })
      moveTo(pathAfterClose(tabs, path, current, home))
    },
    forget: useCallback(() => dispatch({ type: 'clear' }), [dispatch]),
    closeOthers: (path) => {
      const action = { type: 'keep', paths: [path] } as const
      dispatch(action)
      moveTo(pathAfterClosingOthers(tabsReducer(tabs, action), current, home))
    },
    closeAll: () => {
      dispatch({ type: 'clear' })
      moveTo(pathAfterClosingOthers([], current, home))
    },
  }
}
