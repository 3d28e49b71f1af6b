import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { link, mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Db } from '../../db/schema.ts'
import { pathOf, type Storage } from '../../kernel/storage/storage.ts'
import { entryOf } from './manifest.ts'

/** The storages of an installation, by their folder in a backup. */
export type Storages = Record<'files' | 'releases', Storage>

/** @returns paths below a backup of all content that the database lists as stored, or about to be */
async function storedPaths(db: Db): Promise<string[]> {
  return pathsOf(db, await db.selectFrom('content').select('sha256').execute())
}

/** @returns those paths with a reference: content in transit is listed before it is stored */
async function namedPaths(db: Db): Promise<string[]> {
  return pathsOf(
    db,
    await db.selectFrom('content').select('sha256').where('dropped_at', 'is', null).execute(),
  )
}

async function pathsOf(db: Db, files: readonly { sha256: string }[]): Promise<string[]> {
  const parts = await db.selectFrom('release_part').select('sha256').distinct().execute()
  return [
    ...files.map(({ sha256 }) => `files/${pathOf(sha256)}`),
    ...parts.map(({ sha256 }) => `releases/${pathOf(sha256)}`),
  ]
}

/**
 * Gives a backup a file of the one before, by a hard link: copied each hour, content that never changes would fill the disk.
 * @returns whether it has it now; a damaged one is left alone
 */
async function isShared(former: string, path: string, target: string): Promise<boolean> {
  const entry = await entryOf(former, path).catch(() => null)
  if (!entry || !path.endsWith(`/${entry.sha256}`)) return false
  return link(join(former, path), target).then(
    () => true,
    () => false,
  )
}

/** Copies missing content from its storage, or shares it with the backup before. */
async function saveContent(
  storages: Storages,
  folder: string,
  path: string,
  former: string | null,
): Promise<void> {
  const target = join(folder, path)
  if (existsSync(target)) return
  const { storage, sha256 } = placeOf(storages, path)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  if (former !== null && (await isShared(former, path, target))) return
  await pipeline(await storage.read(sha256), createWriteStream(target, { mode: 0o600, flush: true }))
}

/**
 * Copies all content that the database lists. Content deleted in the meantime, or listed and not stored yet, is left out.
 * @param former a whole backup beside this one, which has much of it
 * @returns the copied paths
 * @throws Error if referenced content can't be read
 */
export async function saveContents(
  storages: Storages,
  folder: string,
  db: Db,
  former: string | null = null,
): Promise<string[]> {
  const saved: string[] = []
  for (const path of await storedPaths(db)) {
    const save = () =>
      saveContent(storages, folder, path, former).catch(async (error: unknown) => {
        await rm(join(folder, path), { force: true })
        throw error
      })
    try {
      await save()
    } catch {
      if (!(await namedPaths(db)).includes(path)) continue
      // It may have arrived since: content is stored before it is referenced.
      await save().catch((error: unknown) => {
        throw new Error(`The database speaks of ${path}, which can't be read`, { cause: error })
      })
    }
    saved.push(path)
  }
  return saved
}

/** Restores content of a backup into its storage; content already there has the same name and therefore the same bytes. */
export async function bringBack(storages: Storages, folder: string, path: string): Promise<void> {
  const { storage, sha256 } = placeOf(storages, path)
  const received = await storage.receive(createReadStream(join(folder, path)))
  try {
    await received.keep(sha256)
  } finally {
    await received.discard()
  }
}

function placeOf(storages: Storages, path: string): { storage: Storage; sha256: string } {
  const [kind, , sha256 = ''] = path.split('/')
  return { storage: kind === 'releases' ? storages.releases : storages.files, sha256 }
}
