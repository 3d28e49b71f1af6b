import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { HEAD_BYTES, isWhatItsNameSays, TAIL_BYTES } from '@seaport/contract/platform/release-file-kind'
import type { ReleaseFileTable, ReleasePartTable } from '../../../db/schema/release.ts'
import type { Db } from '../../../db/schema.ts'
import type { UploadedFile } from '../../../kernel/http/form.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import { type UnitOfWork, withTransaction } from '../../../kernel/unit-of-work.ts'
import {
  changeRelease,
  completeFile,
  deleteParts,
  filesOfRelease,
  lockRelease,
  partsOfFile,
  putPart,
  watchContent,
} from './release.repository.ts'
import { partSizes } from './release.service.ts'
import { bytesOf } from './release-content.ts'

/**
 * Stores one part of a file. A part counts once it is stored, and a repeat replaces it: an interrupted upload is sent again. A file that was verified
 * takes no other content.
 * @throws Refused: not_found, release_part_wrong, storage_full
 */
export async function receivePart(
  installation: Installation,
  releaseId: string,
  { name, number }: { name: string; number: number },
  upload: UploadedFile,
): Promise<void> {
  const file = await draftFile(installation.database.db, releaseId, name)
  const size = partSizes(file.size)[number]
  if (size === undefined) refuse('release_part_wrong')
  const received = await installation.releases.receive(upload.chunks())
  try {
    if (received.size !== size) refuse('release_part_wrong')
    const sha256 = upload.digest()
    await watchContent(installation.database.db, sha256, installation.clock())
    await received.keep(sha256)
    await withTransaction(installation, async (work) => {
      await lockDraft(work, releaseId)
      await requireSameIfVerified(work, releaseId, name, { number, sha256 })
      await putPart(work, { file_id: file.id, number, sha256, size })
    })
  } finally {
    await received.discard()
  }
}

/**
 * Verifies a file's checksum, and its bytes against its extension. A file that fails is deleted.
 * @throws Refused: not_found, release_incomplete, release_file_damaged, release_file_kind_wrong
 */
export async function finishFile(installation: Installation, releaseId: string, name: string): Promise<void> {
  const { db } = installation.database
  const file = await draftFile(db, releaseId, name)
  if (file.completed_at !== null) return
  const parts = await partsOfFile(db, file.id)
  if (parts.length !== partSizes(file.size).length) refuse('release_incomplete', { files: name })
  const fault = await faultOf(installation, file, parts)
  await withTransaction(installation, async (work) => {
    await lockDraft(work, releaseId)
    // A part that was replaced while these were read has not been verified.
    if (!isDeepStrictEqual(await partsOfFile(work.trx, file.id), parts))
      refuse('release_incomplete', { files: name })
    if (fault) await deleteParts(work, file.id)
    else await completeFile(work.trx, file.id, work.now)
  })
  if (fault) refuse(fault, { name })
}

async function draftFile(db: Db, releaseId: string, name: string): Promise<ReleaseFileTable> {
  return orNotFound((await filesOfRelease(db, releaseId)).find((file) => file.name === name))
}

async function requireSameIfVerified(
  work: UnitOfWork,
  releaseId: string,
  name: string,
  { number, sha256 }: Pick<ReleasePartTable, 'number' | 'sha256'>,
): Promise<void> {
  const { id, completed_at } = await draftFile(work.trx, releaseId, name)
  if (completed_at === null) return
  const known = (await partsOfFile(work.trx, id)).find((part) => part.number === number)
  if (known?.sha256 !== sha256) refuse('release_part_wrong')
}

/** Parts of published files never change. */
async function lockDraft(work: UnitOfWork, releaseId: string): Promise<void> {
  if (orNotFound(await lockRelease(work, releaseId)).state !== 'draft') refuse('not_found')
  await changeRelease(work.trx, releaseId, { active_at: work.now })
}

async function faultOf(
  installation: Installation,
  { name, size, sha512 }: ReleaseFileTable,
  parts: readonly ReleasePartTable[],
): Promise<'release_file_damaged' | 'release_file_kind_wrong' | undefined> {
  if ((await sha512Of(installation, parts)) !== sha512) return 'release_file_damaged'
  const bytes = async (from: number, to: number) => {
    const chunks: Buffer[] = []
    for await (const chunk of bytesOf(installation, parts, from, to)) chunks.push(chunk)
    return Buffer.concat(chunks)
  }
  const head = await bytes(0, Math.min(HEAD_BYTES, size) - 1)
  const tail = await bytes(Math.max(0, size - TAIL_BYTES), size - 1)
  return isWhatItsNameSays(name, head, tail) ? undefined : 'release_file_kind_wrong'
}

async function sha512Of(installation: Installation, parts: readonly ReleasePartTable[]): Promise<string> {
  const hash = createHash('sha512')
  for (const { sha256 } of parts)
    for await (const chunk of await installation.releases.read(sha256)) hash.update(chunk)
  return hash.digest('hex')
}
