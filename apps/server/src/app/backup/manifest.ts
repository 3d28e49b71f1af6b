import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { databaseKinds } from '../../db/dialect.ts'

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** Manifest of a backup. */
const Manifest = z.object({
  format: z.literal(1),
  created_at: z.iso.datetime(),
  database: z.enum(databaseKinds),
  /** The last migration that had run. */
  migration: z.string(),
  /** Recognizes the secret without revealing it. */
  secret: z.object({ included: z.boolean(), fingerprint: Sha256 }),
  /** Every file besides this one: path below the backup, bytes, hash. */
  files: z.array(z.object({ path: z.string().regex(/^[\w./-]+$/), size: z.int().min(0), sha256: Sha256 })),
})
export type Manifest = z.infer<typeof Manifest>

const NAME = 'manifest.json'

/** @returns the entry of a file of a backup */
export async function entryOf(folder: string, path: string): Promise<Manifest['files'][number]> {
  const file = join(folder, path)
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return { path, size: (await stat(file)).size, sha256: hash.digest('hex') }
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, NAME), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
}

/**
 * Reads a backup and verifies the hash of every file.
 * @throws Error that names a missing or damaged file
 */
export async function readBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), 'utf8').catch((error: unknown) => {
    throw unreadable(error, folder, `${folder} is no backup, or not a whole one: it has no ${NAME}`)
  })
  const parsed = Manifest.safeParse(asJson(text))
  if (!parsed.success || parsed.data.files.some(({ path }) => path.split('/').includes('..')))
    throw new Error(`${join(folder, NAME)} is damaged, or of a newer Seaport`)
  for (const { path, sha256 } of parsed.data.files) {
    const found = await entryOf(folder, path).catch((error: unknown) => {
      throw unreadable(error, folder, `The backup is not whole: ${path} is missing`)
    })
    if (found.sha256 !== sha256) throw new Error(`The backup is damaged: ${path} is not what was backed up`)
  }
  return parsed.data
}

/**
 * A backup that was copied to another machine is often another user's there: it is whole, and must not be told as one that is not.
 * @param missing what is said of a part that is not there
 */
export function unreadable(error: unknown, folder: string, missing: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException
  if (/^(ENOENT|ENOTDIR)$/.test(code)) return new Error(missing)
  if (!/^(EACCES|EPERM)$/.test(code)) return error
  // By number: in a container it may have no name.
  const user = process.getuid?.() ?? 'of this process'
  return new Error(
    `The user ${user} may not read ${folder}. Put it where they can reach it, and make it theirs: chown -R ${user} <the backup>`,
  )
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
