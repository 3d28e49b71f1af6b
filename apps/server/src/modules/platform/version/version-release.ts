import { locales } from '@seaport/contract/kernel/locale'
import { platformTargets } from '@seaport/contract/platform/release'
import { type ReleaseFile, ReleaseManifest } from '@seaport/contract/platform/release.schema'
import { desktopPlatforms } from '@seaport/contract/platform/version'
import type { DesktopPlatform, VersionFiles } from '@seaport/contract/platform/version.schema'
import type { ReleaseTable } from '../../../db/schema/release.ts'
import { newId } from '../../../kernel/id.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { orderOf } from '../release/release.public.ts'
import {
  changeVersion,
  deleteVersionsOf,
  insertVersion,
  type VersionRow,
  versionsOf,
} from './version.repository.ts'

/** Writes a published release into the download centre: a version in each language. A version of the same number by an administrator is replaced. */
export async function showRelease(work: UnitOfWork, release: ReleaseTable): Promise<void> {
  const manifest = ReleaseManifest.parse(JSON.parse(release.manifest))
  const known = await versionsOf(work.trx, release.version)
  const shown = fieldsOf(manifest)
  for (const language of locales) {
    const old = known.find((row) => row.language === language)
    const row: VersionRow = {
      id: old?.id ?? newId(),
      language,
      version: release.version,
      ...orderOf(release.version),
      ...shown,
      notes: manifest.notes[language],
      created_at: old?.created_at ?? work.now,
      updated_at: work.now,
    }
    if (old) await changeVersion(work.trx, row)
    else await insertVersion(work.trx, row)
  }
}

/** Removes a release that is no longer offered from the download centre. */
export async function hideRelease(work: UnitOfWork, release: ReleaseTable): Promise<void> {
  await deleteVersionsOf(work.trx, release.version)
}

function fieldsOf({ version, files }: ReleaseManifest) {
  const installer = (platform: DesktopPlatform): ReleaseFile | undefined => {
    const found = files.filter(
      ({ target, uses }) => target === platformTargets[platform] && uses.includes('installer'),
    )
    return found.find(({ name }) => name.endsWith('.dmg')) ?? found[0]
  }
  const url = (platform: DesktopPlatform) => {
    const file = installer(platform)
    return file ? `/downloads/${version}/${file.name}` : null
  }
  const facts = desktopPlatforms.map((platform) => {
    const file = installer(platform)
    return [platform, file ? { size: file.size, sha512: file.sha512 } : null]
  })
  return {
    intel_url: url('intel'),
    m1_url: url('m1'),
    windows_url: url('windows'),
    files: JSON.stringify(Object.fromEntries(facts) as VersionFiles),
  }
}
