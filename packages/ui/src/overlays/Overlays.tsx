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
  useFocusAfter(asked)
  return (
    <>
      {/* By itself: what waits for something else with it is taken away meanwhile. */}
      <Suspense>
        <FocusKeeper />
      </Suspense>
      <Suspense>
        {spoke.current && <ToastHost />}
        {shown && <ConfirmDialog {...shown} open={asked !== undefined} key={shown.number} />}
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

/**
 * After a question the focus goes back to where it was, at once: whoever clicks into a form that it lay over before the focus is there again would be sent out of
 * it by Fluent, to the page behind. Where that is gone (the question ended the very thing that it stood on) it goes to the screen, not nowhere.
 */
function useFocusAfter(asked: ReturnType<typeof openConfirmation.read>): void {
  const last = useRef<typeof asked>(undefined)
  useEffect(() => {
    const answered = asked ? undefined : last.current
    last.current = asked
    if (!answered) return
    const form = formBelow()
    for (const place of [answered.opener, form])
      if (place instanceof HTMLElement && !hasFocus(form)) place.focus()
    return afterwards(() => {
      const left = formBelow()
      // A form that the question lay over is told to screen readers again, which Fluent forgets.
      left?.removeAttribute('aria-hidden')
      if (document.activeElement === document.body || document.activeElement === left)
        (
          left?.querySelector<HTMLElement>('button') ?? document.querySelector<HTMLElement>('main[tabindex]')
        )?.focus()
    })
  }, [asked])
}

/** The dialog with a form that a question lies over. */
function formBelow(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')].at(-1)
}

function hasFocus(place: HTMLElement | undefined): boolean {
  return place?.contains(document.activeElement) === true
}

/** Waits until a dialog has left. @returns gives it up */
function afterwards(work: () => void): () => void {
  const timer = setTimeout(work, LEAVING_MS)
  return () => clearTimeout(timer)
}
