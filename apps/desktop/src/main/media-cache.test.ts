import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, sep } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('electron', () => ({ app: {}, dialog: {} }))
const { MediaCache } = await import('./media-cache.ts')

let folder: string
let cache: InstanceType<typeof MediaCache>
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seaport-media-'))
  cache = new MediaCache(join(folder, 'media'))
})
afterEach(() => rmSync(folder, { recursive: true }))
const bytes = () => Promise.resolve(new Uint8Array([1, 2, 3]))

test('a file is stored under its own name, and loaded once', async () => {
  const content = vi.fn(bytes)
  const [path, again] = await Promise.all([
    cache.ready('a', 'tea.png', content),
    cache.ready('a', 'tea.png', content),
  ])
  expect(again).toBe(path)
  expect(content).toHaveBeenCalledOnce()
  expect(basename(path)).toBe('tea.png')
  expect([...readFileSync(path)]).toEqual([1, 2, 3])
  expect(cache.has(path)).toBe(true)
})

test('two files of one name are stored separately', async () => {
  expect(await cache.ready('a', 'tea.png', bytes)).not.toBe(await cache.ready('b', 'tea.png', bytes))
})

test.each(['../../escape.png', '..', '.', '', '.bashrc', 'C:\\Windows\\x.png', 'a/b\0.png', 'con?.png'])(
  'a file named %j stays in its folder',
  async (name) => {
    const path = await cache.ready('../a', name, bytes)
    expect(path.startsWith(join(folder, 'media') + sep)).toBe(true)
    expect(existsSync(path)).toBe(true)
  },
)

test('only paths that were handed out are accepted', async () => {
  const path = await cache.ready('a', 'tea.png', bytes)
  const foreign = join(folder, 'media', 'a', 'other.png')
  writeFileSync(foreign, '')
  const others = [
    foreign,
    '/etc/passwd',
    join(folder, 'secrets.json'),
    '',
    `${path}/../tea.png`,
    join(folder, 'media'),
  ]
  expect(others.filter((other) => cache.has(other))).toEqual([])
})

test.each([
  ['nul', '_nul'],
  ['CON.png', '_CON.png'],
  ['com1.tar.gz', '_com1.tar.gz'],
  ['console.png', 'console.png'],
  ['trà.', 'trà_'],
  ['trà .  ', 'trà_'],
  [`${'茶'.repeat(300)}.png`, `${'茶'.repeat(65)}.png`],
  [`a.${'b'.repeat(300)}`, `a.${'b'.repeat(198)}`],
])('a file named %j is called %j, which every system accepts', async (name, accepted) => {
  expect(basename(await cache.ready('a', name, bytes))).toBe(accepted)
})

test('a folder that can’t be emptied is used all the same', async () => {
  const file = join(folder, 'media')
  writeFileSync(file, '')
  const blocked = new MediaCache(join(file, 'below'))
  await expect(blocked.ready('a', 'tea.png', bytes)).rejects.toThrow()
  rmSync(file)
  expect(existsSync(await blocked.ready('a', 'tea.png', bytes))).toBe(true)
})

test('a failed download can be repeated', async () => {
  await expect(cache.ready('a', 'tea.png', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(cache.has(await cache.ready('a', 'tea.png', bytes))).toBe(true)
})

test('a new start begins with an empty folder', async () => {
  mkdirSync(join(folder, 'media', 'old'), { recursive: true })
  await cache.ready('a', 'tea.png', bytes)
  expect(existsSync(join(folder, 'media', 'old'))).toBe(false)
})
