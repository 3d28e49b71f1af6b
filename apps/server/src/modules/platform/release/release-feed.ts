import {
  type ReleaseFile,
  type ReleaseManifest,
  ReleaseTarget,
  UpdateChannel,
} from '@seaport/contract/platform/release'
import type { ReleaseTable } from '../../../db/schema/release.ts'
import type { Db } from '../../../db/schema.ts'
import { publishedReleases } from './release.repository.ts'
import { parseManifest } from './release.service.ts'
import { isOffered } from './rollout.ts'
import { RELEASE } from './version-order.ts'

/** Whom an update is for. */
export interface Asker {
  channel: string
  target: string
  /** Stable hash of the device. */
  device: string | undefined
}

/**
 * @returns the update file of electron-updater's generic provider for a client; undefined where there is nothing for it. JSON, which is YAML too.
 * Beside the updater's own fields it carries the signed manifest, by which the client judges all others.
 */
export async function feedFor(db: Db, { channel, target, device }: Asker): Promise<string | undefined> {
  const wanted = ReleaseTarget.safeParse(target).data
  const from = UpdateChannel.safeParse(channel).data
  if (!wanted || !from) return undefined
  for (const row of await publishedReleases(db)) {
    if (from === 'stable' && row.pre_order !== RELEASE) continue
    if (!isOffered(row.version, device, row.percent)) continue
    const manifest = parseManifest(row.manifest)
    const files = manifest.files.filter((file) => file.target === wanted && file.uses.includes('update'))
    if (files.length > 0) return JSON.stringify(feedOf(row, manifest, files))
  }
  return undefined
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
    minimum_version: row.minimum_version,
    manifest: row.manifest,
    signature: row.signature,
  }
}
