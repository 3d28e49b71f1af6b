import { createHash } from 'node:crypto'
import { createReadStream, existsSync, openAsBlob, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseFile, ReleaseTarget } from '@seaport/contract/platform/release.schema'
import { HEAD_BYTES, isWhatItsNameSays, TAIL_BYTES } from '@seaport/contract/platform/release-file-kind'
import { buildBlockMap } from 'app-builder-lib/out/targets/blockmap/blockmap.js'

/** A built file and its role in the release. */
interface Artifact {
  name: string
  target: ReleaseTarget
  uses: ReleaseFile['uses']
}

/** Kinds of published files, by their endings; others are not published. */
const kinds: Readonly<
  Record<string, (besides: (extension: string) => boolean) => ReleaseFile['uses'] | null>
> = {
  // Macs update from the zip; people install from the dmg, if there is one.
  'mac.zip': (besides) => (besides('dmg') ? ['update'] : ['update', 'installer']),
  'mac.dmg': () => ['installer'],
  'win.exe': () => ['update', 'installer'],
  // Archives without an installer are for trying the client out, not for updates.
  'win.zip': (besides) => (besides('exe') ? null : ['installer']),
  'linux.AppImage': () => ['update'],
}

/** @returns the files of a folder that belong to a version, by the names that electron-builder.yml gives */
export function artifactsOf(names: readonly string[], version: string): Artifact[] {
  const parsed = names.flatMap((name) => {
    const match = /^Seaport-(.+)-(mac|win|linux)-(x64|x86_64|arm64)\.(zip|dmg|exe|AppImage)$/.exec(name)
    if (!match || match[1] !== version) return []
    const [, , os = '', arch = '', extension = ''] = match
    return [{ name, os, extension, target: `${os}-${arch === 'x86_64' ? 'x64' : arch}` as ReleaseTarget }]
  })
  return parsed.flatMap(({ name, os, extension, target }) => {
    const besides = (other: string) =>
      parsed.some((file) => file.target === target && file.extension === other)
    const uses = kinds[`${os}.${extension}`]?.(besides)
    return uses ? [{ name, target, uses }] : []
  })
}

/** Targets required for publishing, unless the release manager overrides that. */
export const expectedTargets: readonly ReleaseTarget[] = ['mac-x64', 'mac-arm64', 'win-x64']

/**
 * Sizes, checksums and block maps of a version's files. A missing block map is created beside its file.
 * @param folder output of `npm run dist`
 * @throws Error that names a file whose bytes do not match its name
 */
export async function describeArtifacts(folder: string, version: string): Promise<ReleaseFile[]> {
  const files: ReleaseFile[] = []
  for (const { name, target, uses } of artifactsOf(readdirSync(folder).sort(), version)) {
    files.push(await describe(folder, { name, target, uses }))
    // An AppImage carries its own at its end.
    if (!uses.includes('update') || name.endsWith('.AppImage')) continue
    const map = `${name}.blockmap`
    if (isStale(join(folder, map), join(folder, name)))
      await buildBlockMap(join(folder, name), 'gzip', join(folder, map))
    files.push(await describe(folder, { name: map, target, uses: ['blockmap'] }))
  }
  return files
}

function isStale(made: string, from: string): boolean {
  return !existsSync(made) || statSync(made).mtimeMs < statSync(from).mtimeMs
}

async function describe(folder: string, artifact: Artifact): Promise<ReleaseFile> {
  const path = join(folder, artifact.name)
  const content = await openAsBlob(path)
  const [head, tail] = [content.slice(0, HEAD_BYTES), content.slice(-TAIL_BYTES)]
  if (!isWhatItsNameSays(artifact.name, await head.bytes(), await tail.bytes()))
    throw new Error(`${artifact.name} is not a file of the kind that its name says. Build it again.`)
  const hash = createHash('sha512')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return { ...artifact, size: statSync(path).size, sha512: hash.digest('hex') }
}
