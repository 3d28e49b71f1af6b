import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../../../scripts/lib/root.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

/** What a build of the console consists of, by the names of its manifest: sources for what is fetched by itself, `_name.js` for shared parts. */
export interface Bundle {
  readonly names: readonly string[]
  /** The named chunks and everything that they import statically: what has to be there before they run. */
  closure(...names: string[]): ReadonlySet<string>
  /** Names of the chunks that a chunk fetches when it needs them. */
  fetches(name: string): readonly string[]
  /** The address below the root, and what it weighs. */
  fileOf(name: string): string
  /** Bytes of JavaScript after gzip. */
  weight(names: Iterable<string>): number
}

/** Reads the manifest that the build wrote. */
export function readBundle(): Bundle {
  const folder = join(root, 'apps/console/dist')
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  )
  const chunk = (name: string): Chunk => {
    const found = manifest[name]
    if (!found) throw new Error(`${name} is not in the console's build`)
    return found
  }
  const gzipped = new Map<string, number>()
  const sizeOf = (file: string) => {
    const known = gzipped.get(file) ?? gzipSync(readFileSync(join(folder, file))).length
    gzipped.set(file, known)
    return known
  }
  const reach = (name: string, seen: Set<string>) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const next of chunk(name).imports ?? []) reach(next, seen)
  }
  return {
    names: Object.keys(manifest),
    closure(...names) {
      const seen = new Set<string>()
      for (const name of names) reach(name, seen)
      return seen
    },
    fetches: (name) => chunk(name).dynamicImports ?? [],
    fileOf: (name) => chunk(name).file,
    weight: (names) =>
      [...new Set([...names].map((name) => chunk(name).file))]
        .filter((file) => file.endsWith('.js'))
        .reduce((sum, file) => sum + sizeOf(file), 0),
  }
}
