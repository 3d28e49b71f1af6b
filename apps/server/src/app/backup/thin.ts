import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isWholeBackup, nameAt } from './back-up.ts'

const DAY = 24 * 60 * 60 * 1000
/** Days of which every backup is kept; of earlier ones the first of each day. */
const DAYS_OF_ALL = 2
/** Days after which none is kept. */
const DAYS_KEPT = 30

/**
 * Hourly backups each hold the whole database: a month of them is 720 times its size.
 * @param names of backups in a folder
 * @returns those that are not worth their room any more; the newest is not among them
 */
export function superfluous(names: readonly string[], now: Date): string[] {
  const [outOfDate, ofEachDay] = [DAYS_KEPT, DAYS_OF_ALL].map((days) =>
    nameAt(new Date(now.getTime() - days * DAY)),
  )
  const dayOf = (name: string) => name.slice(0, 'seaport-2026-01-01'.length)
  const sorted = names.filter(isWholeBackup).toSorted()
  return sorted.slice(0, -1).filter((name, at) => {
    if (outOfDate === undefined || ofEachDay === undefined || name >= ofEachDay) return false
    return name < outOfDate || dayOf(sorted[at - 1] ?? '') === dayOf(name)
  })
}

/** Deletes what is superfluous in a folder of backups. @returns their number */
export async function thinOut(folder: string, now: Date): Promise<number> {
  const names = superfluous(await readdir(folder), now)
  for (const name of names) await rm(join(folder, name), { recursive: true })
  return names.length
}
