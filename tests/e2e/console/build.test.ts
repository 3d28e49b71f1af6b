import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/lib/root.ts'
import { consoleSite } from '../support/console-site.ts'

const site = consoleSite()
const dist = join(root, 'apps/console/dist')

test('every file of code that the build wrote can be imported', async () => {
  const files = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))
  const page = await site.openAlone('/login')
  // As a text: the test's own loader would rewrite `import`.
  const faults: string[] = await page.evaluate(`(async () => {
    const faults = []
    for (const name of ${JSON.stringify(files)})
      await import('/assets/' + name).catch((error) => faults.push(name + ': ' + error))
    return faults
  })()`)
  expect(files.length).toBeGreaterThan(50)
  expect(faults).toEqual([])
})

/** @returns what a browser fetches before the console's code runs, by path: the scripts of index.html and their static imports */
function firstLoad(): Map<string, string> {
  const files = new Map<string, string>()
  const visit = (path: string): void => {
    if (files.has(path)) return
    const code = readFileSync(join(dist, path), 'utf8')
    files.set(path, code)
    for (const [, name] of code.matchAll(/(?:import|from)\s*"\.\/([^"]+\.js)"/g)) visit(`assets/${name}`)
  }
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  for (const [, path = ''] of page.matchAll(/(?:src|href)="\.?\/?([^"]+\.js)"/g)) visit(path)
  return files
}

test('the first load carries neither schemas nor screens', () => {
  const code = [...firstLoad().values()].join('\n')
  // The router listens to it: the walk found the libraries.
  expect(code).toContain('hashchange')
  // Zod's error class; the start of a task, which only screens and schemas name.
  for (const sign of ['ZodError', 'scheduled_at']) expect(code.includes(sign), sign).toBe(false)
})
