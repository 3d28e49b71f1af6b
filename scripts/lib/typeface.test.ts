import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTypeface, TYPEFACE_FOLDER } from './typeface.ts'

test('the stored files are subsets of the published typeface, and the first one stays small', async () => {
  const made = await makeTypeface()
  expect(made.size).toBe(3)
  for (const [name, content] of made)
    expect(content.equals(readFileSync(join(TYPEFACE_FOLDER, name))), name).toBe(true)
  // Fetched at the first visit of the dashboard.
  expect(made.get('inter-first.woff2')?.length).toBeLessThan(16_000)
})
