import { createContext, use, useEffect, useId, useMemo, useRef, useState } from 'react'
import { onHistoryStep } from './history-steps.ts'

interface CloseGuard {
  /** Records whether one part of the dialog holds changes that closing would lose. */
  mark(part: string, changed: boolean): void
  /** Closes the dialog, or asks first. */
  requestClose(): void
}

/** What asks before the page is left, of each dialog that is open. */
const leaveWarnings = new Set<(event: BeforeUnloadEvent) => void>()

/** Lets the page be left without a question about what is in its open dialogs. */
export function discardUnsaved(): void {
  for (const warn of leaveWarnings) removeEventListener('beforeunload', warn)
}

const CloseGuardContext = createContext<CloseGuard | null>(null)
export const CloseGuardProvider = CloseGuardContext.Provider

/** Tells the surrounding dialog whether there are changes that closing it would lose. Without a dialog around it this does nothing. */
export function useUnsaved(changed: boolean): void {
  const guard = use(CloseGuardContext)
  const part = useId()
  useEffect(() => {
    if (!changed) return
    guard?.mark(part, true)
    return () => guard?.mark(part, false)
  }, [guard, part, changed])
}

/** `useUnsaved` for a component that renders the dialog itself, and so stands outside of it: goes among the dialog's children. */
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
 * Guards every way out of a dialog but the one that its own code takes: Escape, a click beside it, Cancel, a step in the browser's
 * history, leaving the page.
 * @param onClose undefined while the dialog must stay open
 * @param shownOnce the dialog shows what can't be shown again, so that closing is always asked about
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
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (guard.isUnsaved()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    leaveWarnings.add(warn)
    return () => {
      removeEventListener('beforeunload', warn)
      leaveWarnings.delete(warn)
    }
  }, [guard])
  return { guard, asking, stay: () => setAsking(false) }
}
