import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/lib/root.ts'
import { consoleSite } from '../support/console-site.ts'
import { nightlyTest } from '../support/nightly-test.ts'

const atNight = nightlyTest()
const site = consoleSite()
const dist = join(root, 'apps/console/dist')

atNight('every file of code that the build wrote can be imported', async () => {
  const files = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))
  const page = await site.openAlone('/login')
  // Passed as a string: the test's loader would rewrite `import`.
  const faults: string[] = await page.evaluate(`(async () => {
    const faults = []
    for (const name of ${JSON.stringify(files)})
      await import('/assets/' + name).catch((error) => faults.push(name + ': ' + error))
    return faults
  })()`)
  expect(files.length).toBeGreaterThan(50)
  expect(faults).toEqual([])
})

/** @returns the files of the build that a file imports when it is loaded */
const importsOf = (code: string): string[] =>
  [...code.matchAll(/(?:import|from)\s*"\.\/([^"]+\.js)"/g)].map(([, name = '']) => name)

// In an import cycle a file may run before its imports are initialized.
test('no file of code imports itself through others', () => {
  const assets = join(dist, 'assets')
  const files = new Map(
    readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, importsOf(readFileSync(join(assets, file), 'utf8'))]),
  )
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path, file].join(' > '))
    if (path.includes(file) || done.has(file)) return
    for (const next of files.get(file) ?? []) visit(next, [...path, file])
    done.add(file)
  }
  for (const file of files.keys()) visit(file, [])
  expect([...files.values()].flat().length).toBeGreaterThan(50)
  expect(circles).toEqual([])
})

/**
 * @returns the code that a browser fetches first: the scripts of index.html, the named groups of the build, and their static imports
 */
function codeOf(...groups: readonly string[]): string {
  const files = new Map<string, string>()
  const visit = (path: string): void => {
    if (files.has(path)) return
    const code = readFileSync(join(dist, path), 'utf8')
    files.set(path, code)
    for (const name of importsOf(code)) visit(`assets/${name}`)
  }
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  for (const [, path = ''] of page.matchAll(/(?:src|href)="\.?\/?([^"]+\.js)"/g)) visit(path)
  for (const name of readdirSync(join(dist, 'assets')))
    if (groups.includes(name.replace(/-[\w-]{8}\.js$/, ''))) visit(`assets/${name}`)
  return [...files.values()].join('\n')
}

test('the first load carries neither schemas nor screens', () => {
  const code = codeOf('render', 'page', 'shell')
  // The router uses this event, which shows that the libraries were included.
  expect(code).toContain('hashchange')
  // Zod's error class; the start of a task, which only screens and schemas name.
  for (const sign of ['ZodError', 'scheduled_at']) expect(code.includes(sign), sign).toBe(false)
})

test('pages before the login are drawn without the client of the API', () => {
  // Axios's error class.
  expect(codeOf('shell').includes('AxiosError')).toBe(true)
  expect(codeOf('render', 'page').includes('AxiosError')).toBe(false)
})
