import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contentHash, isStale, writeStamp } from './stamp.ts'

let base: string
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(base, path)), { recursive: true })
  writeFileSync(join(base, path), text)
}

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'seaport-stamp-'))
  write('app/src/main.ts', 'one')
  write('app/package.json', '{}')
  write('lock.json', '{}')
})
afterEach(() => rmSync(base, { recursive: true }))

describe('contentHash', () => {
  const hash = () => contentHash(base, ['app', 'lock.json', 'absent.json'])

  test('is the same for the same contents, in whatever order they are named', () => {
    const before = hash()
    write('app/src/main.ts', 'one')
    expect(contentHash(base, ['absent.json', 'lock.json', 'app'])).toBe(before)
  })

  test.each([
    ['a changed file', 'app/src/main.ts'],
    ['a new file deep inside', 'app/src/feature/list/screen.tsx'],
    ['a changed single file', 'lock.json'],
    ['a file that was missing', 'absent.json'],
  ])('changes with %s', (_title, path) => {
    const before = hash()
    write(path, 'two')
    expect(hash()).not.toBe(before)
  })

  test('changes when a file is renamed, and when a border between two files moves', () => {
    write('app/a', 'xy')
    write('app/b', 'z')
    const before = hash()
    write('app/a', 'x')
    write('app/b', 'yz')
    const moved = hash()
    expect(moved).not.toBe(before)
    rmSync(join(base, 'app/b'))
    write('app/c', 'yz')
    expect(hash()).not.toBe(moved)
  })

  test.each([
    'app/dist/main.js',
    'app/node_modules/x/index.js',
    'app/src/main.test.ts',
    'app/src/screen.test.tsx',
  ])('does not change with %s', (path) => {
    const before = hash()
    write(path, 'built')
    expect(hash()).toBe(before)
  })
})

describe('isStale', () => {
  const stamp = () => join(base, '.cache/deep/stamp')
  const output = () => join(base, 'app/dist/index.html')

  test('until the output exists and its stamp matches', () => {
    expect(isStale(stamp(), output(), 'h1')).toBe(true)
    write('app/dist/index.html', '<p>')
    expect(isStale(stamp(), output(), 'h1')).toBe(true)
    writeStamp(stamp(), 'h1')
    expect(isStale(stamp(), output(), 'h1')).toBe(false)
    expect(isStale(stamp(), output(), 'h2')).toBe(true)
    rmSync(output())
    expect(isStale(stamp(), output(), 'h1')).toBe(true)
  })
})
