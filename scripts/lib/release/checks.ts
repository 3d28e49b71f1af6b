import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { VersionNumber } from '@seaport/contract/platform/version.schema'
import { run } from '../run.ts'
import { parseNotes } from './notes.ts'

/** A release as described by the checkout, not by the built files. */
export interface Release {
  version: string
  /** Time of its commit: the same at every try, so that the manifest is the same too. */
  releasedAt: string
  notes: Record<Locale, string>
}

/**
 * Reads the release, and compares version, tag and notes.
 * @returns the release, and its problems, one line each
 */
export async function readRelease(checkout: string): Promise<{ release: Release | null; faults: string[] }> {
  const { version } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as { version: string }
  const faults: string[] = []
  if (!VersionNumber.safeParse(version).success)
    faults.push(`package.json: ${version} is no version that can be released (1.2.3, 1.2.3-beta.1)`)
  const git = async (...args: string[]) => (await run('git', args, { cwd: checkout })).output.trim()
  const tags = (await git('tag', '--points-at', 'HEAD')).split('\n')
  if (!tags.includes(`v${version}`))
    faults.push(
      `the commit that is checked out has no tag v${version} (it has: ${tags.join(', ') || 'none'})`,
    )
  if ((await git('status', '--porcelain')) !== '')
    faults.push('the checkout has changes that are not committed')
  const page = `docs/releases/${version}.md`
  const notes = readNotes(join(checkout, page), (fault) => faults.push(`${page}: ${fault}`))
  const date = new Date(await git('log', '-1', '--format=%cI'))
  if (!notes || Number.isNaN(date.getTime())) return { release: null, faults }
  return { release: { version, releasedAt: date.toISOString(), notes }, faults }
}

function readNotes(file: string, complain: (fault: string) => void): Record<Locale, string> | null {
  if (!existsSync(file)) {
    complain('is missing; it tells people in four languages what is new')
    return null
  }
  try {
    return parseNotes(readFileSync(file, 'utf8'))
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
    return null
  }
}
