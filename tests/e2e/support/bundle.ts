import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/lib/root.ts'

/** What the build knows of a screen. */
export interface KnownVisit {
  /** Files of code that it is drawn with. */
  readonly code: readonly string[]
  /** Files of its texts, by language. */
  readonly texts: Readonly<Record<string, readonly string[]>>
  /** Addresses of the data that index.html asks for, below the API's: `:id`, `:lang` and `:zone` are not filled in. */
  readonly asks: readonly string[]
}

interface BundledFile {
  readonly file: string
  readonly bytes: number
  readonly hasZod: boolean
  /** Whether the browser is told to compile all of it while it comes in. */
  readonly compiledAhead: boolean
}

/** What a build of the console consists of. */
export interface Bundle {
  /** Modules that are fetched by themselves, from the repository's root. */
  readonly names: readonly string[]
  /** The address of such a module below the root: others may lie in the same file. */
  fileOf(name: string): string
  /** Every screen, by its path as it is declared. */
  readonly visits: Readonly<Record<string, KnownVisit>>
  /** Every file of code, and its bytes before compression. */
  readonly files: readonly BundledFile[]
}

/** Reads what the build wrote. */
export function readBundle(): Bundle {
  const folder = join(root, 'apps/console/dist')
  const known = (name: string) => JSON.parse(readFileSync(join(folder, '.vite', name), 'utf8'))
  const entries: Record<string, string> = known('entries.json')
  return {
    names: Object.keys(entries),
    fileOf(name) {
      const file = entries[name]
      if (!file) throw new Error(`${name} is not fetched by itself in the console's build`)
      return file
    },
    visits: known('visits.json'),
    files: readdirSync(join(folder, 'assets'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => {
        const code = readFileSync(join(folder, 'assets', file), 'utf8')
        // What zod keeps its own state under; minifying leaves it as it is.
        return {
          file,
          bytes: Buffer.byteLength(code),
          hasZod: /\b_zod\b/.test(code),
          compiledAhead: code.startsWith('//# allFunctionsCalledOnLoad\n'),
        }
      }),
  }
}
