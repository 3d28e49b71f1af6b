import { createHash } from 'node:crypto'
import type { ReleaseFileTable, ReleasePartTable } from '../../../db/schema/release.ts'
import type { Db } from '../../../db/schema.ts'
import type { UploadedFile } from '../../../kernel/http/form.ts'
import type { Install } from '../../../kernel/install.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import { inWork, type Work } from '../../../kernel/work.ts'
import {
  completeFile,
  deleteParts,
  filesOfRelease,
  isUnused,
  lockRelease,
  partsOfFile,
  putPart,
} from './release.repository.ts'
import { partSizes } from './release.service.ts'

/**
 * Takes one part of a file in. A part counts once it is stored, and a repeat takes its place: whatever breaks off is sent again.
 * @throws Refused: not_found, release_part_wrong, storage_full
 */
export async function receivePart(
  install: Install,
  releaseId: string,
  { name, number }: { name: string; number: number },
  upload: UploadedFile,
): Promise<void> {
  const file = await draftFile(install.database.db, releaseId, name)
  const size = partSizes(file.size)[number]
  if (size === undefined) refuse('release_part_wrong')
  const received = await receive(install, upload)
  try {
    if (received.size !== size) refuse('release_part_wrong')
    const sha256 = upload.digest()
    await refusingFullDisk(() => received.keep(sha256))
    await inWork(install, async (work) => {
      await lockDraft(work, releaseId)
      await putPart(work.trx, { file_id: file.id, number, sha256, size })
    })
  } finally {
    await received.discard()
  }
}

/**
 * Compares a file with its checksum. What does not fit is thrown away, to be uploaded again.
 * @throws Refused: not_found, release_incomplete, release_file_damaged
 */
export async function finishFile(install: Install, releaseId: string, name: string): Promise<void> {
  const { db } = install.database
  const file = await draftFile(db, releaseId, name)
  if (file.completed_at !== null) return
  const parts = await partsOfFile(db, file.id)
  if (parts.length !== partSizes(file.size).length) refuse('release_incomplete', { files: name })
  const whole = (await sha512Of(install, parts)) === file.sha512
  await inWork(install, async (work) => {
    await lockDraft(work, releaseId)
    if (whole) await completeFile(work.trx, file.id, work.now)
    else await deleteParts(work.trx, file.id)
  })
  if (whole) return
  await removeUnused(install, parts)
  refuse('release_file_damaged', { name })
}

/** Removes the contents of parts that no release has any more. */
export async function removeUnused(install: Install, parts: readonly ReleasePartTable[]): Promise<void> {
  for (const sha256 of new Set(parts.map((part) => part.sha256)))
    if (await isUnused(install.database.db, sha256)) await install.releases.remove(sha256)
}

async function draftFile(db: Db, releaseId: string, name: string): Promise<ReleaseFileTable> {
  return orNotFound((await filesOfRelease(db, releaseId)).find((file) => file.name === name))
}

/** Parts of what is published never change. */
async function lockDraft(work: Work, releaseId: string): Promise<void> {
  if (orNotFound(await lockRelease(work, releaseId)).state !== 'draft') refuse('not_found')
}

async function sha512Of(install: Install, parts: readonly ReleasePartTable[]): Promise<string> {
  const hash = createHash('sha512')
  for (const { sha256 } of parts)
    for await (const chunk of await install.releases.read(sha256)) hash.update(chunk)
  return hash.digest('hex')
}

const receive = (install: Install, upload: UploadedFile) =>
  refusingFullDisk(() => install.releases.receive(upload.chunks()))

/** A full disk is nobody's fault but the operator's, who must hear of it in plain words. */
async function refusingFullDisk<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOSPC' || code === 'EDQUOT') refuse('storage_full')
    throw error
  }
}
