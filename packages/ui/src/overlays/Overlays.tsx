import { lazy, type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { openConfirmation } from './confirmations.ts'
import { pendingNotices } from './notices.ts'

const ToastHost = lazy(() => import('./ToastHost.tsx').then((module) => ({ default: module.ToastHost })))
const ConfirmDialog = lazy(() =>
  import('./ConfirmDialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)
const FocusKeeper = lazy(() =>
  import('./FocusKeeper.tsx').then((module) => ({ default: module.FocusKeeper })),
)

/** Longer than Fluent needs to take a dialog away and to give the focus back. */
const LEAVING_MS = 500

/** Where notices and questions appear. Stands once in the app; what it shows is fetched when it is first needed. */
export function Overlays(): ReactNode {
  const asked = useSyncExternalStore(openConfirmation.subscribe, openConfirmation.read)
  const notices = useSyncExternalStore(pendingNotices.subscribe, pendingNotices.read)
  const spoke = useRef(false)
  if (notices.length > 0) spoke.current = true
  const shown = useLeaving(asked)
  useFocusAfter(asked !== undefined)
  return (
    <>
      {/* By itself: what waits for something else with it is taken away meanwhile. */}
      <Suspense>
        <FocusKeeper />
      </Suspense>
      <Suspense>
        {spoke.current && <ToastHost />}
        {shown && <ConfirmDialog {...shown} open={asked !== undefined} key={shown.title} />}
      </Suspense>
    </>
  )
}

/** The value, and for a moment after it is gone the last one: time to leave. */
function useLeaving<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState<T>()
  useEffect(() => (value === undefined ? afterwards(() => setLast(undefined)) : setLast(value)), [value])
  return value ?? last
}

/** After a question whose button is gone (it ended the very thing that it stood on) the focus goes to the screen, not nowhere. */
function useFocusAfter(open: boolean): void {
  const was = useRef(false)
  useEffect(() => {
    const closed = was.current && !open
    was.current = open
    if (!closed) return
    return afterwards(() => {
      // A form that the question lay over is told to screen readers again, which Fluent forgets.
      const form = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1)
      form?.removeAttribute('aria-hidden')
      if (document.activeElement === document.body)
        (
          form?.querySelector<HTMLElement>('button') ?? document.querySelector<HTMLElement>('main[tabindex]')
        )?.focus()
    })
  }, [open])
}

/** Waits until a dialog has left. @returns gives it up */
function afterwards(work: () => void): () => void {
  const timer = setTimeout(work, LEAVING_MS)
  return () => clearTimeout(timer)
}
