import type { Area } from './areas.ts'
import { filesOf, LOCK_REMOVAL, type Mutant, mutantsOf } from './find-mutants.ts'

/** The same seed draws the same mutants, as long as the sources stay. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = generator(seed)
  const all = [...items]
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const kept = all[last] as T
    all[last] = all[other] as T
    all[other] = kept
  }
  return all
}

/** Mulberry32: enough for a draw. */
function generator(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** @returns so many mutants of an area at random, those of one file together, so that its tests stay warm */
export async function draw(area: Area, seed: number, count: number): Promise<Mutant[]> {
  const all: Mutant[] = []
  for (const file of filesOf(area))
    all.push(...(await mutantsOf(file)).filter((mutant) => isOf(area, mutant)))
  return shuffled(all, seed)
    .slice(0, count)
    .sort((one, other) => one.file.localeCompare(other.file) || one.start - other.start)
}

function isOf({ mutants }: Area, { mutator, original }: Mutant): boolean {
  if (!mutants) return mutator !== LOCK_REMOVAL
  return mutants.mutator === mutator && mutants.original.test(original)
}
