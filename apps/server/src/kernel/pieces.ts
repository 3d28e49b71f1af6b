import { setImmediate as nextTurn } from 'node:timers/promises'

/** Items per piece, a few milliseconds of work. */
export const PIECE = 100

let lastTurn: Promise<void> = Promise.resolve()

/** Waits for a separate turn of the event loop: waiters run one after the other, with other requests in between. */
export function turnOfOwn(): Promise<void> {
  lastTurn = lastTurn.then(() => nextTurn())
  return lastTurn
}

/** Processes many items in pieces, yielding to the event loop after each. */
export async function eachPiece<T>(
  items: readonly T[],
  act: (piece: readonly T[]) => unknown,
): Promise<void> {
  for (let at = 0; at < items.length; at += PIECE) {
    await act(items.slice(at, at + PIECE))
    await nextTurn()
  }
}

/** Maps many items in pieces. */
export async function mapInPieces<T, R>(items: readonly T[], make: (item: T) => R): Promise<R[]> {
  const made: R[] = []
  await eachPiece(items, (piece) => {
    for (const item of piece) made.push(make(item))
  })
  return made
}
