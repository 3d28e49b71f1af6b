/** Deterministic random numbers: the same words give the same stream on every machine. */
export interface Rng {
  /** A number in [0, 1). */
  next(): number
  /** A whole number in [0, below). */
  int(below: number): number
  /** A uniformly random item. Throws on an empty list. */
  pick<T>(items: readonly T[]): T
}

/** FNV-1a over the joined words: 32 bits, for seeding and checksums, never for secrets. */
export function hash32(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5
  const text = words.join('\u0000')
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return hash >>> 0
}

/** A random stream (mulberry32) seeded by words; streams are independent of each other. */
export function rngFor(...words: readonly (string | number)[]): Rng {
  let state = hash32(...words)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (below: number) => Math.floor(next() * below)
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(items.length)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }
  return { next, int, pick }
}

/** Up to `count` distinct integers in [0, total) that are not in `except`. */
export function sampleDistinct(
  rng: Rng,
  count: number,
  total: number,
  except: ReadonlySet<number> = new Set(),
): number[] {
  const moved = new Map<number, number>()
  const picked: number[] = []
  for (let last = total - 1; last >= 0 && picked.length < count; last -= 1) {
    const at = rng.int(last + 1)
    const value = moved.get(at) ?? at
    moved.set(at, moved.get(last) ?? last)
    if (!except.has(value)) picked.push(value)
  }
  return picked
}
