import { setImmediate as nextTurn } from 'node:timers/promises'

/** Items that are worked through at one go: a few milliseconds, whatever is done with each. */
export const PIECE = 100

let lastTurn: Promise<void> = Promise.resolve()

/**
 * Waits for a turn of the event loop of its own: however many wait, what they do then comes one after the other, with everybody else's requests between.
 */
export function turnOfOwn(): Promise<void> {
  lastTurn = lastTurn.then(() => nextTurn())
  return lastTurn
}

/** Does something with many items piece by piece, and leaves the event loop to others after each. */
export async function eachPiece<T>(
  items: readonly T[],
  act: (piece: readonly T[]) => unknown,
): Promise<void> {
  for (let at = 0; at < items.length; at += PIECE) {
    await act(items.slice(at, at + PIECE))
    await nextTurn()
  }
}

/** Makes something of each of many items, in pieces. */
export async function mapInPieces<T, R>(items: readonly T[], make: (item: T) => R): Promise<R[]> {
  const made: R[] = []
  await eachPiece(items, (piece) => {
    for (const item of piece) made.push(make(item))
  })
  return made
}
