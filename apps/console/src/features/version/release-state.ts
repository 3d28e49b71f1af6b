import { PART_BYTES } from '@seaport/contract/platform/release'
import type { Release, ReleaseToken } from '@seaport/contract/platform/release.schema'

/** Progress of a release's upload, in whole percent. */
export function uploadedPercent({ files }: Pick<Release, 'files'>): number {
  const parts = files.map(({ size }) => Math.ceil(size / PART_BYTES))
  const all = parts.reduce((sum, count) => sum + count, 0)
  const missing = files.reduce((sum, file) => sum + file.missing.length, 0)
  return all === 0 ? 0 : Math.floor(((all - missing) / all) * 100)
}

/** Downloads of all files by people. */
export const downloadsOf = ({ files }: Pick<Release, 'files'>): number =>
  files.reduce((sum, { downloads }) => sum + downloads, 0)

/**
 * @param releases newest first
 * @returns versions that can be required as the minimum of a release: itself and earlier ones
 */
export function possibleMinimums(
  releases: readonly Release[],
  { version, minimum_version }: Release,
): string[] {
  const at = releases.findIndex((release) => release.version === version)
  const known = releases.slice(at).flatMap((release) => (release.state === 'draft' ? [] : release.version))
  return minimum_version === null || known.includes(minimum_version) ? known : [...known, minimum_version]
}

/**
 * @param releases newest first
 * @returns the published releases that a rollback to one would withdraw
 */
export function newerThan(releases: readonly Release[], { version }: Release): string[] {
  const at = releases.findIndex((release) => release.version === version)
  return releases.slice(0, at).flatMap((release) => (release.state === 'published' ? release.version : []))
}

/** The state of a token; a revoked one stays so after its expiry. */
export function tokenState(
  { revoked, expires_at }: ReleaseToken,
  now: number,
): 'active' | 'expired' | 'revoked' {
  if (revoked) return 'revoked'
  return Date.parse(expires_at) <= now ? 'expired' : 'active'
}
