import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isMigrated, lastMigration } from '../../db/migrate.ts'
import { type Database, openDatabase } from '../../db/open.ts'
import { snapshotNames, takeSnapshot } from '../../db/snapshot.ts'
import { type Env, sqliteFile } from '../../kernel/env.ts'
import { fingerprintOf, loadSecret } from '../../kernel/secret.ts'
import { requireSecret } from '../../kernel/secret-mark.ts'
import { openStorage } from '../../kernel/storage/open-storage.ts'
import { saveContents } from './contents.ts'
import { entryOf, type Manifest, writeManifest } from './manifest.ts'

const DAY = 24 * 60 * 60 * 1000

/** @returns the name of a backup that begins at a moment: names sort by it */
export function nameAt(moment: Date): string {
  return `seaport-${moment.toISOString().replace(/\.\d+/, '').replaceAll(':', '')}`
}

/** Whether a name is that of a backup that is whole. */
export function isWholeBackup(name: string): boolean {
  return /^seaport-[\dTZ-]+$/.test(name)
}

/** Removes backups that were killed, with the machine or for want of memory; one that began within a day may be under way. */
async function removeAbandoned(into: string, now: Date): Promise<void> {
  const oldest = nameAt(new Date(now.getTime() - DAY))
  for (const name of await readdir(into))
    if (/^seaport-[\dTZ-]+\.unfinished$/.test(name) && name < oldest)
      await rm(join(into, name), { recursive: true, force: true })
}

/** @returns the newest backup in a folder that is whole */
async function newestIn(into: string): Promise<string | null> {
  const whole = (await readdir(into)).filter(isWholeBackup).sort()
  const newest = whole.at(-1)
  return newest === undefined ? null : join(into, newest)
}

/**
 * Backs up an installation while its servers run: a consistent snapshot of the database, and every file that it
 * references.
 * @param into folder in which the backup gets a subfolder
 * @throws Error with a message for the operator; then there is no backup
 */
export async function backUp(
  env: Env,
  into: string,
  options: { withSecret: boolean; now: Date },
): Promise<{ folder: string; manifest: Manifest }> {
  const file = sqliteFile(env)
  if (env.databaseUrl === null && !existsSync(file)) throw new Error(`There is no database at ${file}`)
  if (env.secret === null && !existsSync(join(env.dataDir, 'secret')))
    throw new Error(`There is no secret in ${env.dataDir}: name the one of the servers in SEAPORT_SECRET`)
  const folder = join(into, nameAt(options.now))
  const draft = `${folder}.unfinished`
  if (existsSync(folder)) throw new Error(`${folder} is there already`)
  await mkdir(into, { recursive: true, mode: 0o700 })
  await removeAbandoned(into, options.now)
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  const database = openDatabase({ url: env.databaseUrl, file }, { patient: true })
  try {
    if (!(await isMigrated(database)))
      throw new Error('The database is not of this version: start the server once, then come back')
    const manifest = await fill(env, draft, database, { ...options, former: await newestIn(into) })
    await writeManifest(draft, manifest)
    await rename(draft, folder)
    return { folder, manifest }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  } finally {
    await database.close()
  }
}

async function fill(
  env: Env,
  draft: string,
  database: Database,
  { withSecret, now, former }: { withSecret: boolean; now: Date; former: string | null },
): Promise<Manifest> {
  const { kind } = database
  const secret = loadSecret(env)
  await requireSecret(database.db, secret)
  const storages = { files: await openStorage(env, 'files'), releases: await openStorage(env, 'releases') }
  // Copied mostly before the snapshot, and the remainder after it: content is kept for an hour after its last reference is gone.
  const paths = new Set(await saveContents(storages, draft, database.db, former))
  const snapshot = snapshotNames[kind]
  const migration = await lastMigration(database)
  await takeSnapshot(
    { url: env.databaseUrl, file: sqliteFile(env), postgresBin: env.postgresBin },
    join(draft, snapshot),
  )
  for (const path of await saveContents(storages, draft, database.db, former)) paths.add(path)
  const included = withSecret && env.secret === null
  if (included) await copyFile(join(env.dataDir, 'secret'), join(draft, 'secret'))
  const all = [snapshot, ...(included ? ['secret'] : []), ...paths]
  const files: Manifest['files'] = []
  for (const path of all) files.push(await checked(draft, path))
  return {
    format: 1,
    created_at: now.toISOString(),
    database: kind,
    migration,
    secret: { included, fingerprint: fingerprintOf(secret) },
    files,
  }
}

/** @throws Error if content does not match its hash: it was damaged before the backup */
async function checked(draft: string, path: string): Promise<Manifest['files'][number]> {
  const entry = await entryOf(draft, path)
  if (path.includes('/') && !path.endsWith(`/${entry.sha256}`))
    throw new Error(`What is stored as ${path} is damaged`)
  return entry
}
