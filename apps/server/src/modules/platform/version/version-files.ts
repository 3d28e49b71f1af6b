import { desktopPlatforms } from '@seaport/contract/platform/version'
import { type DesktopPlatform, VersionFiles } from '@seaport/contract/platform/version.schema'
import type { VersionRow } from './version.repository.ts'

type Given = { [Platform in DesktopPlatform]?: VersionFiles[Platform] | undefined }
type Addresses = { [Platform in DesktopPlatform]?: string | null | undefined }

/** @returns what is known of a version's files */
export function filesOf({ files }: Pick<VersionRow, 'files'>): VersionFiles {
  return files === null ? { intel: null, m1: null, windows: null } : VersionFiles.parse(JSON.parse(files))
}

/**
 * Merges a change with the known files: given values win, others stay as long as the address does, and an entry without an address has no file.
 * @param before the version before the change; null for a new one
 * @param addresses the addresses that change; undefined = unchanged
 */
export function filesAfter(
  before: VersionRow | null,
  addresses: Addresses,
  given: Given | undefined,
): VersionFiles {
  const known = before && filesOf(before)
  const after = (platform: DesktopPlatform) => {
    const old = before?.[`${platform}_url`] ?? null
    const address = addresses[platform] === undefined ? old : addresses[platform]
    if (address === null) return null
    const file = given?.[platform]
    return file === undefined ? (address === old ? (known?.[platform] ?? null) : null) : file
  }
  return Object.fromEntries(desktopPlatforms.map((platform) => [platform, after(platform)])) as VersionFiles
}
