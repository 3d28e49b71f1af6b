import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { buildDeb } from './lib/package-server/deb.ts'
import { buildImage } from './lib/package-server/image.ts'
import { root } from './lib/root.ts'

vi.mock('node:fs', async (original) => ({ ...(await original<object>()), cpSync: vi.fn() }))
vi.mock('./lib/build.ts', () => ({ buildIfStale: async () => true }))
vi.mock('./lib/package-server/deb.ts', () => ({ buildDeb: vi.fn() }))
vi.mock('./lib/package-server/image.ts', () => ({ buildImage: vi.fn() }))

const argv = [...process.argv]
afterEach(() => {
  process.argv = argv
})

test('without arguments package, image and compose file for this machine lie in dist', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  process.argv = argv.slice(0, 2)
  await import('./package-server.ts')
  const common = { arch: process.arch === 'arm64' ? 'arm64' : 'amd64', output: join(root, 'dist') }
  expect(buildDeb).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ ...common, compression: 12 }))
  expect(buildImage).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ ...common, mirror: undefined }),
  )
  const compose = join(root, 'dist/seaport-compose')
  expect(cpSync).toHaveBeenCalledExactlyOnceWith(join(root, 'build/server/compose'), compose, {
    recursive: true,
  })
})
