import { existsSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../../db/make-folder.ts'
import { ageOf, migrate } from '../../db/migrate.ts'
import { withPatientDatabase } from '../../db/open.ts'
import { lockForServer } from '../../db/server-lock.ts'
import {
  clearDatabase,
  type DatabaseAddress,
  databaseNames,
  isVacant,
  kindOf,
  requireTools,
  restoreSnapshot,
  snapshotNames,
} from '../../db/snapshot.ts'
import { type Env, sqliteFile } from '../../kernel/env.ts'
import { fingerprintOf, loadSecret } from '../../kernel/secret.ts'
import { openStorage } from '../../kernel/storage/open-storage.ts'
import { bringBack } from './contents.ts'
import { type Manifest, readBackup } from './manifest.ts'

interface RestoreOptions {
  /** Replaces an existing database; an SQLite file is kept under another name. */
  replace: boolean
}

/**
 * Restores a backup into an empty installation and migrates it. Repeating it after a failure completes the rest: the database comes last.
 * @returns the manifest, and the names of the migrations that ran
 * @throws Error with a message for the operator
 */
export async function restore(
  env: Env,
  folder: string,
  { replace }: RestoreOptions = { replace: false },
): Promise<{ manifest: Manifest; migrated: string[] }> {
  const manifest = await readBackup(folder)
  const now = new Date()
  const where: DatabaseAddress = { url: env.databaseUrl, file: sqliteFile(env), postgresBin: env.postgresBin }
  const kind = kindOf(where)
  if (manifest.database !== kind)
    throw new Error(
      `The backup is one of ${databaseNames[manifest.database]}: name an empty database of that kind in SEAPORT_DATABASE_URL, or none at all for SQLite`,
    )
  requireRestorable(manifest)
  const unlock = lockForServer(where)
  try {
    if (!replace && !(await isVacant(where)))
      throw new Error(
        `There is a database already at ${where.url === null ? where.file : 'SEAPORT_DATABASE_URL'}: nothing is overwritten. Restore into an empty one, or stop the servers and add --replace`,
      )
    // Before anything is replaced.
    await requireTools(where)
    await restoreSecret(env, folder, manifest)
    const storages = { files: await openStorage(env, 'files'), releases: await openStorage(env, 'releases') }
    for (const { path } of manifest.files) if (path.includes('/')) await bringBack(storages, folder, path)
    if (replace) await clearDatabase(where, now)
    await restoreSnapshot(where, join(folder, snapshotNames[kind]), now)
    return { manifest, migrated: await withPatientDatabase(where, migrate) }
  } finally {
    unlock()
  }
}

function requireRestorable({ migration }: Manifest): void {
  const age = ageOf(migration)
  if (age === 'before the baseline')
    throw new Error(
      `Backups made before 1.0’s baseline are not supported (this one is at ${migration}): restore it with the version that made it`,
    )
  if (age === 'newer')
    throw new Error(`The backup was made by a newer Seaport (${migration}): restore it with that one`)
}

/** Gives the restored installation the secret with which its data was encrypted. */
async function restoreSecret(env: Env, folder: string, { secret }: Manifest): Promise<void> {
  const target = join(env.dataDir, 'secret')
  if (env.secret === null && !existsSync(target)) {
    if (!secret.included)
      throw new Error('The backup is without its secret: give the one of the installation in SEAPORT_SECRET')
    makeFolder(env.dataDir)
    await copyFile(join(folder, 'secret'), target)
    return
  }
  if (fingerprintOf(loadSecret(env)) === secret.fingerprint) return
  const given = env.secret === null ? `The secret in ${target}` : 'SEAPORT_SECRET'
  throw new Error(
    `${given} is not the one that the backup was encrypted with: what it encrypts could not be read`,
  )
}
