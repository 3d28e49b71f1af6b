import { createHash } from 'node:crypto'
import { fileKinds } from '@seaport/contract/platform/file'
import type { FileTable } from '../../../db/schema/script.ts'
import type { UploadedFile } from '../../../kernel/http/form.ts'
import { newId } from '../../../kernel/id.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { withTransaction } from '../../../kernel/unit-of-work.ts'
import { recognize } from './content-type.ts'
import { announceContent, claimContent, insertFile, touchFile, usedBytes } from './file.repository.ts'

/** Limit for decoding: 50 megapixels need 200 MB of memory, and a file of 48 kB can claim more. */
const MAX_PIXELS = 50_000_000

/**
 * Stores an upload: streamed to the storage, recognized by its content, counted against the tenant's space. The same content again yields the same
 * file.
 * @param only the one kind that is accepted; none = all
 * @throws Refused: file_type_refused, too_large, picture_too_large, file_quota_reached
 */
export async function receiveUpload(
  installation: Installation,
  tenantId: string,
  upload: UploadedFile,
  only?: FileTable['kind'],
): Promise<FileTable> {
  const received = await installation.storage.receive(upload.chunks())
  try {
    const known = received.size > 32 ? await recognize(received.bytes, received.size) : null
    if (!known || (only && known.kind !== only)) refuse('file_type_refused')
    if (received.size > fileKinds[known.kind].maxBytes) refuse('too_large')
    const { kind, type, pixels } = known
    if (pixels && pixels.width * pixels.height > MAX_PIXELS) refuse('picture_too_large')
    const description = { name: upload.name, size: received.size, kind, type }
    return await keep(installation, tenantId, upload.digest(), description, (sha256) => received.keep(sha256))
  } finally {
    await received.discard()
  }
}

/** Stores a file made by the server for the tenant; without references it is deleted after a day. */
export async function storeReport(
  installation: Installation,
  tenantId: string,
  report: { name: string; type: string; content: Buffer },
): Promise<FileTable> {
  const { name, type, content } = report
  const sha256 = createHash('sha256').update(content).digest('hex')
  const description = { name, type, size: content.length, kind: 'report' } as const
  return keep(installation, tenantId, sha256, description, async () => {
    const received = await installation.storage.receive(once(content))
    await received.keep(sha256)
  })
}

async function* once(content: Buffer) {
  yield content
}

/** Announce the content, store it, record the file: in this order, content that a file names always exists. */
async function keep(
  installation: Installation,
  tenantId: string,
  sha256: string,
  description: Pick<FileTable, 'name' | 'kind' | 'type' | 'size'>,
  store: (sha256: string) => Promise<void>,
): Promise<FileTable> {
  await withTransaction(installation, (work) => announceContent(work, sha256, description.size))
  await store(sha256)
  return withTransaction(installation, async (work) => {
    const used = await usedBytes(work, tenantId)
    const known = await touchFile(work.trx, tenantId, sha256, description.kind, work.now)
    await claimContent(work.trx, sha256)
    if (known) return known
    if (used + description.size > installation.env.fileQuota) refuse('file_quota_reached')
    const file = { id: newId(), tenant_id: tenantId, sha256, touched_at: work.now, ...description }
    await insertFile(work.trx, file)
    return file
  })
}
