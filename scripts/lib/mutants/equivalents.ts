import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { identityOf, type MutantIdentity, mutantsOf } from './find-mutants.ts'

/** A mutant that changes nothing that anybody could see, and why. */
export interface Equivalent extends MutantIdentity {
  reason: string
}

/** Where they are listed. */
const equivalentsFile = 'tests/equivalent-mutants.json'

export function readEquivalents(): Equivalent[] {
  const entries: Equivalent[] = JSON.parse(readFileSync(join(root, equivalentsFile), 'utf8'))
  return entries.map((entry) => ({ ...entry, occurrence: entry.occurrence ?? 1 }))
}

/** @returns entries that no mutant of today's sources answers to: the code has changed, and the reason may not hold any more */
export async function outdated(entries: readonly Equivalent[]): Promise<Equivalent[]> {
  const known = new Set<string>()
  for (const file of new Set(entries.map((entry) => entry.file)))
    for (const mutant of await mutantsOf(file)) known.add(identityOf(mutant))
  return entries.filter((entry) => entry.reason.trim() === '' || !known.has(identityOf(entry)))
}
