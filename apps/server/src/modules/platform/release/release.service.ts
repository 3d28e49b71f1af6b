import { PART_BYTES } from '@seaport/contract/platform/release'
import { type Release, ReleaseManifest, type SignedManifest } from '@seaport/contract/platform/release.schema'
import { lockTable } from '../../../db/dialect.ts'
import type { ReleaseFileTable, ReleaseTable } from '../../../db/schema/release.ts'
import type { Db } from '../../../db/schema.ts'
import { instant } from '../../../db/wire.ts'
import { newId } from '../../../kernel/id.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { checkSignature } from './manifest-signature.ts'
import {
  allReleases,
  changeRelease,
  deleteRelease,
  draftsTotal,
  filesOfRelease,
  insertRelease,
  lockRelease,
  partsOfFile,
  publishedFile,
  releaseOfVersion,
} from './release.repository.ts'
import { isBefore, orderOf } from './version-order.ts'

/** @returns the sizes of a file's parts, in order */
export function partSizes(size: number): number[] {
  const whole = Math.floor(size / PART_BYTES)
  const rest = size % PART_BYTES
  return [...Array<number>(whole).fill(PART_BYTES), ...(rest > 0 ? [rest] : [])]
}

/** Maximum number of drafts, and their maximum total size in bytes. A release for every system is about 1 GiB. */
const DRAFTS = 5
const DRAFT_BYTES = 20 * 1024 ** 3

/**
 * Starts a release, or continues the one with the same manifest.
 * @param keys trusted public keys
 * @throws Refused: release_keys_missing, release_signature_wrong, release_manifest_wrong, release_in_progress,
 * release_published, release_drafts_full
 */
export async function beginUpload(
  work: UnitOfWork,
  { manifest, signature }: SignedManifest,
  keys: readonly string[],
): Promise<ReleaseTable> {
  checkSignature({ manifest, signature }, keys)
  const { version, files } = parseManifest(manifest)
  await lockTable(work, 'release')
  const row: ReleaseTable = {
    id: newId(),
    version,
    ...orderOf(version),
    state: 'draft',
    manifest,
    signature,
    percent: 0,
    minimum_version: null,
    created_at: work.now,
    active_at: work.now,
    published_at: null,
  }
  const empty = files.map(({ name, size, sha512 }) => ({
    id: newId(),
    release_id: row.id,
    name,
    size,
    sha512,
    completed_at: null,
    downloads: 0,
  }))
  if (await insertRelease(work.trx, row, empty)) {
    const drafts = await draftsTotal(work.trx)
    if (drafts.count > DRAFTS || drafts.bytes > DRAFT_BYTES)
      refuse('release_drafts_full', { drafts: DRAFTS, gigabytes: DRAFT_BYTES / 1024 ** 3 })
    return row
  }
  const known = orNotFound(await releaseOfVersion(work.trx, version))
  if (known.manifest === manifest && known.signature === signature)
    return change(work, known, { active_at: work.now })
  return refuse(known.state === 'draft' ? 'release_in_progress' : 'release_published', { version })
}

/** @throws Refused: release_manifest_wrong */
export function parseManifest(text: string): ReleaseManifest {
  try {
    return ReleaseManifest.parse(JSON.parse(text))
  } catch (error) {
    const issues = error instanceof Error && 'issues' in error ? (error.issues as { path: string[] }[]) : []
    return refuse('release_manifest_wrong', { what: issues[0]?.path.join('.') || 'JSON' })
  }
}

/** Settings made when publishing. */
interface Rollout {
  percent: number
  minimum_version: string | null
}

/**
 * Publishes a complete draft. A release already published stays unchanged, and one that was withdrawn comes back only by rolling back to it.
 * @param keys trusted public keys, which may have changed since the upload started
 * @returns the release, and whether this call published it
 * @throws Refused: not_found, release_incomplete, release_keys_missing, release_signature_wrong, release_manifest_wrong
 */
export async function publish(
  work: UnitOfWork,
  id: string,
  rollout: Rollout,
  keys: readonly string[],
): Promise<{ release: ReleaseTable; isNew: boolean }> {
  const row = orNotFound(await lockRelease(work, id))
  if (row.state === 'published') return { release: row, isNew: false }
  if (row.state === 'withdrawn') refuse('not_found')
  checkSignature(row, keys)
  const missing = (await filesOfRelease(work.trx, id)).filter(({ completed_at }) => completed_at === null)
  if (missing.length > 0) refuse('release_incomplete', { files: missing.map(({ name }) => name).join(', ') })
  checkMinimum(row, rollout.minimum_version)
  const release = await change(work, row, { state: 'published', published_at: work.now, ...rollout })
  return { release, isNew: true }
}

/** Changes the rollout of a published release. @throws Refused: not_found, release_manifest_wrong */
export async function setRollout(
  work: UnitOfWork,
  id: string,
  rollout: Partial<Rollout>,
): Promise<{ before: ReleaseTable; after: ReleaseTable }> {
  const before = await lockPublished(work, id)
  if (rollout.minimum_version !== undefined) checkMinimum(before, rollout.minimum_version)
  return { before, after: await change(work, before, rollout) }
}

/** @throws Refused: not_found */
export async function withdraw(work: UnitOfWork, id: string): Promise<ReleaseTable> {
  return change(work, await lockPublished(work, id), { state: 'withdrawn' })
}

/**
 * Rolls back to a release: every newer one is withdrawn, pre-releases too, and the release is offered to every device, also if it was withdrawn.
 * @param keys trusted public keys
 * @returns the withdrawn releases, and the one in effect
 * @throws Refused: not_found, release_keys_missing, release_signature_wrong
 */
export async function rollBack(
  work: UnitOfWork,
  id: string,
  keys: readonly string[],
): Promise<{ withdrawn: ReleaseTable[]; current: ReleaseTable }> {
  const target = orNotFound(await lockRelease(work, id))
  if (target.state === 'draft') refuse('not_found')
  if (target.state === 'withdrawn') checkSignature(target, keys)
  const newer = (await allReleases(work.trx)).filter(
    (row) => row.state === 'published' && isBefore(target, row),
  )
  const withdrawn: ReleaseTable[] = []
  for (const row of newer) withdrawn.push(await change(work, row, { state: 'withdrawn' }))
  return { withdrawn, current: await change(work, target, { state: 'published', percent: 100 }) }
}

/**
 * Discards a draft; its content is deleted by a job.
 * @throws Refused: not_found for a release that is not a draft
 */
export async function discard(work: UnitOfWork, id: string): Promise<ReleaseTable> {
  const row = orNotFound(await lockRelease(work, id))
  if (row.state !== 'draft') refuse('not_found')
  await deleteRelease(work, id)
  return row
}

/** @returns whether the download centre has the file of an address such as `/downloads/1.2.0/Seaport-1.2.0-win-x64.exe` */
export async function isPublishedFile(db: Db, address: string): Promise<boolean> {
  const [, version, name] = /^\/downloads\/([^/]+)\/([^/]+)$/.exec(address) ?? []
  if (!version || !name) return false
  return (await publishedFile(db, version, name)) !== undefined
}

/** @returns a release as it goes over the wire */
export async function toRelease(db: Db, row: ReleaseTable): Promise<Release> {
  const files = await filesOfRelease(db, row.id)
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    percent: row.percent,
    minimum_version: row.minimum_version,
    created_at: instant(row.created_at),
    published_at: row.published_at === null ? null : instant(row.published_at),
    files: await Promise.all(files.map((file) => toFile(db, file))),
  }
}

async function toFile(db: Db, file: ReleaseFileTable): Promise<Release['files'][number]> {
  const { name, size, downloads, completed_at } = file
  const complete = completed_at !== null
  const here = new Set(complete ? [] : (await partsOfFile(db, file.id)).map(({ number }) => number))
  const missing = complete ? [] : [...partSizes(size).keys()].filter((number) => !here.has(number))
  return { name, size, downloads, complete, missing }
}

async function lockPublished(work: UnitOfWork, id: string): Promise<ReleaseTable> {
  const row = orNotFound(await lockRelease(work, id))
  if (row.state !== 'published') refuse('not_found')
  return row
}

/** The minimum version can't exceed the offered one. */
function checkMinimum(release: ReleaseTable, minimum: string | null): void {
  if (minimum !== null && isBefore(release, orderOf(minimum)))
    refuse('release_manifest_wrong', { what: 'minimum_version' })
}

async function change(
  { trx }: UnitOfWork,
  row: ReleaseTable,
  fields: Parameters<typeof changeRelease>[2],
): Promise<ReleaseTable> {
  if (Object.keys(fields).length > 0) await changeRelease(trx, row.id, fields)
  return { ...row, ...fields }
}
