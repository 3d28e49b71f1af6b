import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/lib/root.ts'
import { consoleSite } from '../support/console-site.ts'

const site = consoleSite()

test('every file of code that the build wrote can be imported', async () => {
  const files = readdirSync(join(root, 'apps/console/dist/assets')).filter((file) => file.endsWith('.js'))
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
