interface Listener {
  step: () => void
  /** Whether nothing would be lost if the screen were left with the dialog open. */
  mayLeave: () => boolean
  /** Position in the session history at which the dialog opened. */
  index: number | undefined
}

let listeners: readonly Listener[] = []
/** Where a step that is being taken back leads; null = none is. */
let returning: { to: number | undefined } | null = null

/**
 * Position in the session history. A browser without the Navigation API knows only what the router counts, in the state of
 * the entries that it has added itself: undefined for an address that was typed.
 */
function indexOf(state: unknown): number | undefined {
  const { navigation } = globalThis as { navigation?: { currentEntry?: { index: number } | null } }
  return navigation?.currentEntry?.index ?? (state as { idx?: number } | null)?.idx
}

/**
 * Listens before the router does; to be called before one is created. A browser may call the listeners of the window in
 * the order in which they were added, whether or not they capture: Chromium 156 does.
 */
export function watchHistorySteps(): void {
  addEventListener('popstate', takeBack, { capture: true })
}

/**
 * Turns the browser's Back and Forward into a request to close the topmost dialog: the step is taken back before the router sees it, so
 * that the screen under the dialog stays.
 * @param step called instead of the navigation
 * @param mayLeave asked when an address was typed or pasted: unlike Back, it leads where it says unless something would be lost
 * @returns stops listening
 */
export function onHistoryStep(step: () => void, mayLeave: () => boolean): () => void {
  // The question about a dialog opens while the step away from that dialog is taken back.
  const listener = { step, mayLeave, index: returning ? returning.to : indexOf(history.state) }
  watchHistorySteps()
  listeners = [...listeners, listener]
  return () => {
    listeners = listeners.filter((one) => one !== listener)
  }
}

function takeBack(event: PopStateEvent): void {
  if (returning) {
    event.stopImmediatePropagation()
    returning = null
    return
  }
  const topmost = listeners.at(-1)
  if (!topmost || (isTyped(event, topmost) && listeners.every(({ mayLeave }) => mayLeave()))) return
  event.stopImmediatePropagation()
  returning = { to: topmost.index }
  history.go(stepsBackTo(topmost.index, indexOf(event.state)))
  topmost.step()
}

/** Only the router gives entries a state, and what was typed becomes an entry after the dialog's. */
function isTyped({ state }: PopStateEvent, { index }: Listener): boolean {
  return state === null && (indexOf(state) ?? -1) > (index ?? -1)
}

/** An address that was typed is the last entry of the history: from there the step went back, to there it went forward. */
function stepsBackTo(from: number | undefined, to: number | undefined): number {
  if (from === undefined) return 1
  return to === undefined ? -1 : from - to
}
