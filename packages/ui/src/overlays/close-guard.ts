import { createContext, use, useEffect, useId, useMemo, useRef, useState } from 'react'
import { onHistoryStep } from './history-steps.ts'

interface CloseGuard {
  /** Records whether one part of the dialog holds changes that closing would lose. */
  mark(part: string, changed: boolean): void
  /** Closes the dialog, or asks first. */
  requestClose(): void
}

/** The leave guards of open dialogs and of screens. */
const leaveWarnings = new Set<(event: BeforeUnloadEvent) => void>()

/** Allows leaving the page without a question about its open dialogs and screens. */
export function discardUnsaved(): void {
  for (const warn of leaveWarnings) removeEventListener('beforeunload', warn)
}

/** Lets the browser ask before it leaves the page, while something is unsaved. @returns a function that stops it */
export function askBeforeLeaving(isUnsaved: () => boolean): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault()
  }
  addEventListener('beforeunload', warn)
  leaveWarnings.add(warn)
  return () => {
    removeEventListener('beforeunload', warn)
    leaveWarnings.delete(warn)
  }
}

const CloseGuardContext = createContext<CloseGuard | null>(null)
export const CloseGuardProvider = CloseGuardContext.Provider

/** Tells the surrounding dialog or screen whether there are changes that closing it would lose. */
export function useUnsaved(changed: boolean): void {
  const guard = use(CloseGuardContext)
  const part = useId()
  useEffect(() => {
    guard?.mark(part, changed)
    return () => guard?.mark(part, false)
  }, [guard, part, changed])
}

/** `useUnsaved` for a component that renders the dialog itself: rendered among the dialog's children. */
export function Unsaved({ changed }: { changed: boolean }): null {
  useUnsaved(changed)
  return null
}

/** What a Cancel button calls: closes the surrounding dialog as Escape does, so that changes are asked about first. */
export function useRequestClose(): () => void {
  const guard = use(CloseGuardContext)
  return () => guard?.requestClose()
}

/**
 * Guards every way to close a dialog except by its own code: Escape, a click beside it, Cancel, browser history, leaving the page.
 * @param onClose undefined while the dialog must stay open
 * @param shownOnce the dialog shows something that can't be shown again, so that closing always asks
 */
export function useCloseGuard(onClose: (() => void) | undefined, shownOnce: boolean) {
  const changed = useRef(new Set<string>())
  const [asking, setAsking] = useState(false)
  const latest = useRef({ onClose, shownOnce })
  useEffect(() => {
    latest.current = { onClose, shownOnce }
  })
  const guard = useMemo<CloseGuard & { isUnsaved(): boolean }>(() => {
    const isUnsaved = () => latest.current.shownOnce || changed.current.size > 0
    return {
      isUnsaved,
      mark(part, is) {
        if (is) changed.current.add(part)
        else changed.current.delete(part)
      },
      requestClose() {
        const { onClose } = latest.current
        if (onClose && isUnsaved()) setAsking(true)
        else onClose?.()
      },
    }
  }, [])
  useEffect(
    () =>
      onHistoryStep(
        () => guard.requestClose(),
        () => !guard.isUnsaved() && latest.current.onClose !== undefined,
      ),
    [guard],
  )
  useEffect(() => askBeforeLeaving(guard.isUnsaved), [guard])
  return { guard, asking, stay: () => setAsking(false) }
}
