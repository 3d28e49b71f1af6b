import {
  type ReleaseFile,
  type ReleaseManifest,
  ReleaseTarget,
  UpdateChannel,
} from '@seaport/contract/platform/release.schema'
import type { ReleaseTable } from '../../../db/schema/release.ts'
import type { Db } from '../../../db/schema.ts'
import { publishedReleases } from './release.repository.ts'
import { parseManifest } from './release.service.ts'
import { isOffered } from './rollout.ts'
import { isBefore, orderOf, RELEASE } from './version-order.ts'

/** The client that asks for an update. */
export interface Asker {
  channel: string
  target: string
  /** Stable hash of the device. */
  device: string | undefined
}

/**
 * @returns the update file of electron-updater's generic provider for a client; undefined if there is no update. JSON, which is valid YAML. Besides
 * the updater's own fields it contains the signed manifest, with which the client verifies all others.
 */
export async function feedFor(db: Db, { channel, target, device }: Asker): Promise<string | undefined> {
  const wanted = ReleaseTarget.safeParse(target).data
  const from = UpdateChannel.safeParse(channel).data
  if (!wanted || !from) return undefined
  const all = await publishedReleases(db)
  const inChannel = from === 'beta' ? all : all.filter(({ pre_order }) => pre_order === RELEASE)
  for (const [index, row] of inChannel.entries()) {
    if (!isOffered(row.version, device, row.percent)) continue
    const manifest = parseManifest(row.manifest)
    const files = manifest.files.filter((file) => file.target === wanted && file.uses.includes('update'))
    if (files.length === 0) continue
    return JSON.stringify({
      ...feedOf(row, manifest, files),
      minimum_version: highestMinimum(inChannel.slice(index)),
    })
  }
  return undefined
}

/** A requirement of an earlier release stays in force, even if a newer one has none. */
function highestMinimum(releases: readonly ReleaseTable[]): string | null {
  const minimums = releases.flatMap(({ minimum_version }) => minimum_version ?? [])
  return minimums.reduce<string | null>(
    (highest, one) => (highest === null || isBefore(orderOf(highest), orderOf(one)) ? one : highest),
    null,
  )
}

function feedOf(row: ReleaseTable, manifest: ReleaseManifest, files: readonly ReleaseFile[]) {
  return {
    version: row.version,
    files: files.map(({ name, size, sha512 }) => ({
      url: `/downloads/${row.version}/${name}`,
      size,
      sha512: Buffer.from(sha512, 'hex').toString('base64'),
    })),
    releaseDate: manifest.released_at,
    manifest: row.manifest,
    signature: row.signature,
  }
}
