interface Listener {
  step: () => void
  /** Position in the session history at which the dialog opened, as the router counts it; undefined for an address that was typed, which it doesn't count. */
  index: number | undefined
}

let listeners: readonly Listener[] = []
let isReturning = false

const indexOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx

/**
 * Turns the browser's Back and Forward into a request to close the topmost dialog: the step is taken back before the router sees it, so
 * that the screen under the dialog stays.
 * @param step called instead of the navigation
 * @returns stops listening
 */
export function onHistoryStep(step: () => void): () => void {
  const listener = { step, index: indexOf(history.state) }
  // In the capture phase: the router's listener stands on the window too.
  if (listeners.length === 0) addEventListener('popstate', takeBack, { capture: true })
  listeners = [...listeners, listener]
  return () => {
    listeners = listeners.filter((one) => one !== listener)
    // The step back is still under way when the dialog closes at once.
    if (listeners.length === 0 && !isReturning) removeEventListener('popstate', takeBack, { capture: true })
  }
}

function takeBack(event: PopStateEvent): void {
  if (isReturning) {
    event.stopImmediatePropagation()
    isReturning = false
    if (listeners.length === 0) removeEventListener('popstate', takeBack, { capture: true })
    return
  }
  const topmost = listeners.at(-1)
  if (!topmost) return
  event.stopImmediatePropagation()
  isReturning = true
  history.go(stepsBackTo(topmost.index, indexOf(event.state)))
  topmost.step()
}

/** An address that was typed is the last entry of the history: from there the step went back, to there it went forward. */
function stepsBackTo(from: number | undefined, to: number | undefined): number {
  if (from === undefined) return 1
  return to === undefined ? -1 : from - to
}
