import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { longFunctions } from './function-length.ts'
import { root } from './root.ts'
import { type SourceFile, twins } from './twins.ts'

/** What no linter measures: functions too long to read at once, and what two applications draw twice. */
export function shapeFaults(): string[] {
  const shipped = sources('{apps,packages,scripts,tests}/**/*.{ts,tsx}')
  return [
    ...shipped.flatMap(({ path, source }) => longFunctions(path, source)),
    ...twins(sources('apps/console/src/**/*.{ts,tsx}'), sources('apps/desktop/src/renderer/**/*.{ts,tsx}')),
  ]
}

/** Source files by a pattern; tests are left out: their functions are lists of cases. */
function sources(pattern: string): SourceFile[] {
  return globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .sort()
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
}
