import type { Calls } from '../calls/calls.ts'

/** Maximum wait, in case the window hangs. */
const PATIENCE_MS = 5000

/** Waits until the window has drawn its first board. Work that the board does not need starts then, not during the drawing. */
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
