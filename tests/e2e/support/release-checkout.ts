import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { programBytes, zipBytes } from '../../../apps/server/src/test-support/releases.ts'

const MEGABYTE = 1024 * 1024

/** A Windows program by its headers, of whole megabytes that no compression shortens. */
export function programOf(words: string, count: number): Buffer {
  const program = megabytesOf(words, count)
  programBytes('').copy(program)
  return program
}

/** Bytes that no compression shortens and that are the same for the same words. */
function megabytesOf(words: string, count: number): Buffer {
  const parts: Buffer[] = []
  for (let index = 0; index < count; index += 1) parts.push(megabyteOf(`${words} ${index}`))
  return Buffer.concat(parts)
}

function megabyteOf(words: string): Buffer {
  const piece = createHash('shake256', { outputLength: MEGABYTE })
  return piece.update(words).digest()
}

/** A checkout with a tagged commit, notes and files as `npm run dist` builds them. */
export function writeCheckout(
  folder: string,
  version: string,
  windows: Buffer,
  { tag = `v${version}`, notes = true }: { tag?: string; notes?: boolean } = {},
): string {
  mkdirSync(join(folder, 'docs/releases'), { recursive: true })
  mkdirSync(join(folder, 'dist'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version }))
  writeFileSync(join(folder, '.gitignore'), 'dist/\n')
  if (notes)
    writeFileSync(
      join(folder, `docs/releases/${version}.md`),
      `## cn\n更快\n\n## hk\n更快\n\n## en\nFaster in ${version}\n\n## vi\nNhanh hơn\n`,
    )
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' })
  const who = [
    '-c',
    'user.name=Release',
    '-c',
    'user.email=release@example.test',
    '-c',
    'commit.gpgsign=false',
  ]
  git('init', '-q')
  git('add', '.')
  git(...who, 'commit', '-q', '-m', version)
  git('tag', tag)
  writeFileSync(join(folder, `dist/Seaport-${version}-win-x64.exe`), windows)
  for (const arch of ['x64', 'arm64'])
    for (const [ending, content] of [
      ['zip', zipBytes(`zip for ${arch}`)],
      ['dmg', Buffer.concat([Buffer.from(`dmg for ${arch}`), Buffer.from('koly'.padEnd(512, '\0'))])],
    ] as const)
      writeFileSync(join(folder, `dist/Seaport-${version}-mac-${arch}.${ending}`), content)
  return folder
}
