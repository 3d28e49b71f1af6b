import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allFiles, awaitedBeforeWindow, builtMain } from '../support/desktop-modules.ts'

/** Sources that a built file was made of. */
function sourcesOf(name: string): string[] {
  const map = join(builtMain, `${name}.map`)
  return existsSync(map) ? (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources : []
}

/** Files and all of their static imports. */
function withImports(names: readonly string[]): Set<string> {
  const all = new Set(names)
  for (const name of all) {
    const code = readFileSync(join(builtMain, name), 'utf8')
    for (const [, next = ''] of code.matchAll(/^(?:import|export) .*"\.\/(.+?)";$/gm)) all.add(next)
  }
  return all
}

test('no schema is loaded before the desktop asks for its window', () => {
  const sources = [...withImports(['main.js', ...awaitedBeforeWindow()])].flatMap(sourcesOf)
  expect(sources.filter((source) => source.includes('seat-client/src/session/settings.ts'))).toHaveLength(1)
  expect(sources.filter((source) => source.includes('/zod/'))).toEqual([])
})

test('of axios the main process has what browsers have', () => {
  const sources = allFiles().flatMap(sourcesOf)
  expect(sources.filter((source) => source.includes('/zod/')).length).toBeGreaterThan(5)
  expect(new Set(sources.flatMap((source) => /axios\/.+/.exec(source) ?? []))).toEqual(
    new Set(['axios/dist/browser/axios.cjs']),
  )
})
