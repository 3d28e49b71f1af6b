import type { Calls } from '../calls/calls.ts'

/** A window that hangs keeps nothing waiting for longer. */
const PATIENCE_MS = 5000

/** Waits for the window to say that its first board is drawn. What the board does not need starts then, and not while it is being drawn. */
export function awaitFirstBoard(patienceMs = PATIENCE_MS): {
  readonly drawn: Promise<void>
  readonly calls: Calls<'window.drawn'>
} {
  const { promise: drawn, resolve } = Promise.withResolvers<void>()
  const patience = setTimeout(resolve, patienceMs)
  return {
    drawn,
    calls: {
      'window.drawn': () => {
        clearTimeout(patience)
        resolve()
        return {}
      },
    },
  }
}
