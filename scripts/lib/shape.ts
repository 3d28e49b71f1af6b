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
    ...twins(drawn('apps/console/src'), drawn('apps/desktop/src/renderer')),
  ]
}

/** What an application draws, without its declarations of screens, which have one shape on purpose. */
function drawn(folder: string): SourceFile[] {
  const isDeclaration = /\.public\.tsx?$|\/app\/screens\.ts$/
  return sources(`${folder}/**/*.{ts,tsx}`).filter(({ path }) => !isDeclaration.test(path))
}

/** Source files by a pattern; tests are left out: their functions are lists of cases. */
function sources(pattern: string): SourceFile[] {
  return globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .sort()
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
}
