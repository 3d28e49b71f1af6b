/** Something asked for by a test is not in the network. */
export class NotHere extends Error {}

/** The entry under a key. Throws `NotHere` when there is none. */
export function find<T>(entries: ReadonlyMap<string, T>, key: string): T {
  const found = entries.get(key)
  if (found === undefined) throw new NotHere(`there is no ${key}`)
  return found
}
