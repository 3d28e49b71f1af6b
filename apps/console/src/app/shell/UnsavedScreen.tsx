import { CloseGuardProvider } from '@seaport/ui/use-unsaved'
import { type ReactNode, type RefObject, useEffect, useMemo } from 'react'

/** The changed parts of each screen that holds something typed and not saved, by path. */
const unsaved = new Map<string, Set<string>>()

/** @returns paths of screens that hold something typed and not saved */
export const unsavedPaths = (): readonly string[] => [...unsaved.keys()]

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
        if (!changed && shown.current !== path) return
        const parts = unsaved.get(path) ?? new Set()
        if (changed) unsaved.set(path, parts.add(part))
        else if (parts.delete(part) && parts.size === 0) unsaved.delete(path)
      },
      requestClose() {},
    }),
    [path, shown],
  )
  return <CloseGuardProvider value={guard}>{children}</CloseGuardProvider>
}

/** Forgets the screens that are no longer mounted. */
export function useForgetUnmounted(mounted: readonly string[]): void {
  useEffect(() => {
    for (const path of unsavedPaths()) if (!mounted.includes(path)) unsaved.delete(path)
  }, [mounted])
}
