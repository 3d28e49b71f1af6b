import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/lib/root.ts'

/** What a build of the console consists of. */
export interface Bundle {
  /** Modules that are fetched by themselves, from the repository's root. */
  readonly names: readonly string[]
  /** The address of such a module below the root: others may lie in the same file. */
  fileOf(name: string): string
  /** Every file of code, and its bytes before compression. */
  readonly files: readonly { readonly file: string; readonly bytes: number; readonly hasZod: boolean }[]
}

/** Reads what the build wrote. */
export function readBundle(): Bundle {
  const folder = join(root, 'apps/console/dist')
  const entries: Record<string, string> = JSON.parse(readFileSync(join(folder, '.vite/entries.json'), 'utf8'))
  return {
    names: Object.keys(entries),
    fileOf(name) {
      const file = entries[name]
      if (!file) throw new Error(`${name} is not fetched by itself in the console's build`)
      return file
    },
    files: readdirSync(join(folder, 'assets'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => {
        const code = readFileSync(join(folder, 'assets', file), 'utf8')
        // What zod keeps its own state under; minifying leaves it as it is.
        return { file, bytes: Buffer.byteLength(code), hasZod: /\b_zod\b/.test(code) }
      }),
  }
}
