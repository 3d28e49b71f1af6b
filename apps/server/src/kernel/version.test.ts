import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'

const top = pathToFileURL(join(import.meta.dirname, '../../../../package.json')).href
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  readFileSync: (file: URL) => JSON.stringify({ version: file.href === top ? '9.8.7-beta.6' : '0.0.0' }),
}))

test('the version is the one that a release sets at the top, not that of the workspace', async () => {
  const { version } = await import('./version.ts')
  expect(version()).toBe('9.8.7-beta.6')
})
