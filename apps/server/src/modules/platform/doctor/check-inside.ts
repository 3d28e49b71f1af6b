import { readdirSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { type NetworkId, networks } from '@seaport/contract/kernel/network'
import type { DoctorResult } from '@seaport/contract/platform/doctor.schema'
import type { JobState } from '@seaport/contract/platform/job.schema'
import {
  type DatabaseVersion,
  databaseVersion,
  movedSorting,
  POSTGRES_MINIMUM,
} from '../../../db/database-version.ts'
import { isMigrated } from '../../../db/migrate.ts'
import type { Database } from '../../../db/open.ts'
import { findPostgresTools } from '../../../db/postgres-tools.ts'
import type { QueueLength } from '../../../kernel/queue-length.ts'
import { finding } from './finding.ts'

const GIGABYTE = 1e9
const HOUR_MS = 60 * 60_000
/** Space for a few days of work and one backup of a small installation. */
const DISK_FAULT = 0.5 * GIGABYTE
const DISK_WARNING = 3 * GIGABYTE
/** The timer runs hourly; a day without a backup is more than a machine that was off overnight. */
const BACKUP_HOURS = 26
const QUEUE_MINUTES = 5

export async function checkDatabase(database: Database, postgresBin: string | null): Promise<DoctorResult> {
  const version = await databaseVersion(database)
  return databaseFinding(version, {
    isMigrated: await isMigrated(database),
    hasTools: !version.isServer || hasTools(version.major, postgresBin),
    movedSorting: version.isServer && version.major < POSTGRES_MINIMUM ? null : await movedSorting(database),
  })
}

/** @param state `hasTools`: whether backups find PostgreSQL's tools; `movedSorting`: the database whose text is sorted otherwise than it was */
export function databaseFinding(
  { name, version, major, isServer }: DatabaseVersion,
  state: { isMigrated: boolean; hasTools: boolean; movedSorting: string | null },
): DoctorResult {
  if (isServer && major < POSTGRES_MINIMUM)
    return finding('database', 'fault', 'database_old', { name, version, minimum: POSTGRES_MINIMUM })
  if (!state.isMigrated) return finding('database', 'fault', 'database_behind')
  if (state.movedSorting !== null)
    return finding('database', 'warning', 'database_sorting', { name: state.movedSorting })
  if (!state.hasTools) return finding('database', 'warning', 'database_no_tools', { version: major })
  return finding('database', 'ok', 'database_ok', { name, version })
}

function hasTools(major: number, folder: string | null): boolean {
  try {
    findPostgresTools(major, folder)
    return true
  } catch {
    return false
  }
}

export async function checkDisk(folder: string): Promise<DoctorResult> {
  const { bavail, bsize } = await statfs(folder)
  return diskFinding(bavail * bsize)
}

/** @param bytes that are free */
export function diskFinding(bytes: number): DoctorResult {
  const free = Math.round(bytes / (GIGABYTE / 10)) / 10
  if (bytes < DISK_FAULT) return finding('disk', 'fault', 'disk_low', { free })
  if (bytes < DISK_WARNING) return finding('disk', 'warning', 'disk_low', { free })
  return finding('disk', 'ok', 'disk_ok', { free })
}

export function checkJobs(states: readonly JobState[]): DoctorResult {
  const named = (some: readonly JobState[]) => some.map(({ name }) => name).join(', ')
  const late = states.filter((state) => state.late)
  if (late.length > 0) return finding('jobs', 'fault', 'jobs_late', { jobs: named(late) })
  const failed = states.filter(({ ok }) => !ok)
  if (failed.length > 0) return finding('jobs', 'warning', 'jobs_failed', { jobs: named(failed) })
  return finding('jobs', 'ok', 'jobs_ok')
}

/** Tasks may wait for people's devices; only mails must be sent without delay. */
export function checkQueue({ oldestSince }: QueueLength, now: number): DoctorResult {
  const minutes = oldestSince === null ? 0 : Math.floor((now - oldestSince) / 60_000)
  return minutes >= QUEUE_MINUTES
    ? finding('queues', 'warning', 'queues_slow', { minutes })
    : finding('queues', 'ok', 'queues_ok')
}

/** @param folder of backups; null = not known */
export function checkBackups(folder: string | null, now: number): DoctorResult {
  if (folder === null) return finding('backups', 'warning', 'backups_unknown')
  const newest = newestBackup(folder)
  if (newest === null) return finding('backups', 'fault', 'backups_none', { folder })
  const hours = Math.max(0, Math.floor((now - newest) / HOUR_MS))
  return hours > BACKUP_HOURS
    ? finding('backups', 'fault', 'backups_old', { hours })
    : finding('backups', 'ok', 'backups_ok', { hours })
}

/** A backup gets its final name only once it is complete. */
function newestBackup(folder: string): number | null {
  try {
    const names = readdirSync(folder).filter((name) => /^seaport-[\dTZ-]+$/.test(name))
    const times = names.map((name) => statSync(join(folder, name)).mtimeMs)
    return times.length > 0 ? Math.max(...times) : null
  } catch {
    return null
  }
}

export function checkKeys({ length: count }: readonly string[]): DoctorResult {
  return count > 0
    ? finding('update_keys', 'ok', 'update_keys_ok', { count })
    : finding('update_keys', 'warning', 'update_keys_missing')
}

/** @param offered networks that an account can be signed in to */
export function checkNetworks(offered: readonly NetworkId[]): DoctorResult {
  const brands = offered
    .map((network) => networks[network])
    .filter(({ sandbox }) => !sandbox)
    .map(({ brand }) => brand)
  return brands.length > 0
    ? finding('networks', 'ok', 'networks_ok', { networks: brands.join(', ') })
    : finding('networks', 'fault', 'networks_missing')
}
