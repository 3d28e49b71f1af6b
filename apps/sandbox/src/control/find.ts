/** Thrown when a test control names an entity that the network does not have. */
export class NotHere extends Error {}

/** The entry of a key. @throws `NotHere` if there is none */
export function find<T>(entries: ReadonlyMap<string, T>, key: string): T {
  const found = entries.get(key)
  if (found === undefined) throw new NotHere(`there is no ${key}`)
  return found
}
