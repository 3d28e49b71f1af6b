import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Files that a build does not read. */
const ignored = new Set(['node_modules', 'dist', '.cache', 'test-results'])
const isTest = (name: string) => /[.]test[.]tsx?$/.test(name)

/**
 * Hash over the names and contents of files, and of everything in folders but their outputs and tests.
 * @param paths files or folders below `base`; one that is missing is part of the hash as missing
 */
export function contentHash(base: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of [...paths].sort()) addPath(hash, base, path)
  return hash.digest('hex')
}

function addPath(hash: ReturnType<typeof createHash>, base: string, path: string): void {
  const full = join(base, path)
  if (!existsSync(full)) {
    hash.update(`missing ${path}\0`)
  } else if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) {
      if (!ignored.has(name) && !isTest(name)) addPath(hash, base, `${path}/${name}`)
    }
  } else {
    const content = readFileSync(full)
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
}

/** Whether an output is missing or was built from other contents than those of `hash`. */
export function isStale(stampFile: string, output: string, hash: string): boolean {
  return !existsSync(output) || !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== hash
}

/** Records what an output was built from. */
export function writeStamp(stampFile: string, hash: string): void {
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, hash)
}
