import { CloseGuardProvider } from '@seaport/ui/use-unsaved'
import { type ReactNode, type RefObject, useEffect, useMemo } from 'react'
import { forgetUnsavedBut, markUnsaved } from '../../shared/screen/unsaved-screens.ts'

/**
 * A screen of a tab, which may be hidden.
 * @param shown path of the visible screen
 */
export function UnsavedScreen(props: {
  path: string
  shown: RefObject<string>
  children: ReactNode
}): ReactNode {
  const { path, shown, children } = props
  const guard = useMemo(
    () => ({
      mark(part: string, changed: boolean) {
        // A screen that is hidden runs its cleanups, and keeps what was typed.
        if (changed || shown.current === path) markUnsaved(path, part, changed)
      },
      requestClose() {},
    }),
    [path, shown],
  )
  return <CloseGuardProvider value={guard}>{children}</CloseGuardProvider>
}

/** Forgets the screens that are no longer mounted. */
export function useForgetUnmounted(mounted: readonly string[]): void {
  useEffect(() => forgetUnsavedBut(mounted), [mounted])
  useEffect(() => () => forgetUnsavedBut([]), [])
}
