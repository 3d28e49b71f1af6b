import type { DataOf, ParsedOf } from '@seaport/contract/kernel/endpoint'
import { locales } from '@seaport/contract/kernel/locale'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type {
  createVersion,
  latestVersion,
  updateVersion,
  versionLog,
} from '@seaport/contract/platform/version'
import type { DesktopPlatform, Version } from '@seaport/contract/platform/version.schema'
import type { Db, Trx } from '../../../db/schema.ts'
import { instant } from '../../../db/wire.ts'
import { newId } from '../../../kernel/id.ts'
import { orNotFound, refuse, refuseFields } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { isPublishedFile, orderOf } from '../release/release.public.ts'
import {
  changeVersion,
  deleteVersionRow,
  insertVersion,
  isTaken,
  lockVersion,
  newestFor,
  pageOfReleases,
  type VersionRow,
} from './version.repository.ts'
import { filesAfter, filesOf } from './version-files.ts'

/** Without release notes in the requested language, those of the default language apply. */
const FALLBACK: Locale = locales[0]

/** @returns what the download centre offers: for each platform its newest release, which may be an older version where one is not built any more */
export async function downloads(db: Db, language: Locale): Promise<DataOf<typeof latestVersion>> {
  const newest = async (platform: DesktopPlatform) => {
    const row =
      (await newestFor(db, language, platform)) ??
      (language === FALLBACK ? undefined : await newestFor(db, FALLBACK, platform))
    const url = row?.[`${platform}_url`] ?? null
    if (!row || url === null) return null
    return {
      version: row.version,
      url,
      file: filesOf(row)[platform],
      notes: row.notes,
      update_time: instant(row.updated_at),
    }
  }
  return {
    language,
    downloads: { intel: await newest('intel'), m1: await newest('m1'), windows: await newest('windows') },
  }
}

/** @returns one page of the update log: in a language without a single release, that of the default language, as the download centre does */
export async function releases(db: Db, language: Locale, query: ParsedOf<typeof versionLog>['query']) {
  const page = await pageOfReleases(db, language, query)
  return page.total === 0 && language !== FALLBACK ? pageOfReleases(db, FALLBACK, query) : page
}

/** @throws Refused: version_exists, version_file_missing */
export async function create(
  work: UnitOfWork,
  { intel, m1, windows, files, ...fields }: ParsedOf<typeof createVersion>['body'],
): Promise<Version> {
  await checkFiles(work.trx, { intel, m1, windows })
  const row: VersionRow = {
    ...fields,
    ...orderOf(fields.version),
    id: newId(),
    intel_url: intel,
    m1_url: m1,
    windows_url: windows,
    files: JSON.stringify(filesAfter(null, { intel, m1, windows }, files)),
    created_at: work.now,
    updated_at: work.now,
  }
  if (!(await insertVersion(work.trx, row))) refuse('version_exists')
  return toVersion(row)
}

/** @returns the version before and after. @throws Refused: not_found, version_exists, version_file_missing */
export async function update(
  work: UnitOfWork,
  id: string,
  { intel, m1, windows, files, ...fields }: ParsedOf<typeof updateVersion>['body'],
): Promise<{ before: Version; after: Version }> {
  const known = orNotFound(await lockVersion(work, id))
  await checkFiles(work.trx, { intel, m1, windows })
  const { version = known.version } = fields
  const row: VersionRow = {
    ...known,
    ...fields,
    ...orderOf(version),
    ...(intel !== undefined && { intel_url: intel }),
    ...(m1 !== undefined && { m1_url: m1 }),
    ...(windows !== undefined && { windows_url: windows }),
    files: JSON.stringify(filesAfter(known, { intel, m1, windows }, files)),
    updated_at: work.now,
  }
  if (await isTaken(work.trx, row)) refuse('version_exists')
  await changeVersion(work.trx, row)
  return { before: toVersion(known), after: toVersion(row) }
}

/**
 * @returns the version as it was
 * @throws Refused: not_found
 */
export async function remove(work: UnitOfWork, id: string): Promise<Version> {
  const before = toVersion(orNotFound(await lockVersion(work, id)))
  await deleteVersionRow(work.trx, id)
  return before
}

/** An address of our own download centre must have a file. */
async function checkFiles(
  trx: Trx,
  addresses: { [Platform in DesktopPlatform]?: string | null | undefined },
): Promise<void> {
  for (const [platform, address] of Object.entries(addresses))
    if (address?.startsWith('/downloads/') && !(await isPublishedFile(trx, address)))
      refuseFields('version_file_missing', [platform], { path: address })
}

/** @returns a version as it goes over the wire */
export function toVersion(row: VersionRow): Version {
  return {
    id: row.id,
    language: row.language,
    version: row.version,
    intel: row.intel_url,
    m1: row.m1_url,
    windows: row.windows_url,
    files: filesOf(row),
    notes: row.notes,
    update_time: instant(row.updated_at),
  }
}
