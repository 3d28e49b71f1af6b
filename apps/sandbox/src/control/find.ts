/** A test requested something that is not in the network. */
export class NotHere extends Error {}

/** Entry of a key. @throws `NotHere` if there is none */
export function find<T>(entries: ReadonlyMap<string, T>, key: string): T {
  const found = entries.get(key)
  if (found === undefined) throw new NotHere(`there is no ${key}`)
  return found
}
