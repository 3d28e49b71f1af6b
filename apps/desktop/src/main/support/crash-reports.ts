import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Dumps of processes that crashed, which stay on this computer until support asks for them. */
export interface CrashReports {
  folder: string
  count: number
  /** When the last one was written, in ms. */
  lastAt: number | null
}

/** Crashpad keeps each dump as a file of its own, in folders that differ from system to system. */
export function readCrashReports(folder: string): CrashReports {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const times = names
    .filter((name) => name.endsWith('.dmp'))
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0)
  return { folder, count: times.length, lastAt: times.length === 0 ? null : Math.max(...times) }
}
