import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { packageClient } from './lib/package/builder.ts'
import { root } from './lib/root.ts'

vi.mock('./lib/build.ts', () => ({ buildIfStale: async () => true }))
vi.mock('./lib/package/builder.ts', () => ({ packageClient: vi.fn(async () => []) }))

const own = { darwin: 'mac', win32: 'win' }[process.platform as string] ?? 'linux'
const argv = [...process.argv]
afterEach(() => {
  process.argv = argv
})

test('without arguments the installers of this system lie in dist', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  // An Electron that became too old since is another test's.
  process.argv = [...argv.slice(0, 2), '--old-electron']
  await import('./dist.ts')
  expect(packageClient).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ targets: [own], output: join(root, 'dist'), format: undefined }),
  )
})
