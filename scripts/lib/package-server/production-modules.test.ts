import { expect, test } from 'vitest'
import { productionModules } from './production-modules.ts'

const lock = {
  'apps/server': { dependencies: { a: '1', '@own/b': '1', d: '2' }, devDependencies: { test: '1' } },
  'packages/b': { dependencies: { c: '2' } },
  'node_modules/@own/b': { link: true, resolved: 'packages/b' },
  'node_modules/a': {
    dependencies: { c: '1' },
    peerDependencies: { p: '1', q: '1' },
    peerDependenciesMeta: { q: { optional: true } },
  },
  'node_modules/a/node_modules/c': {},
  'apps/server/node_modules/d': { dependencies: { e: '1' } },
  'node_modules/d': { dependencies: { q: '1' } },
  'node_modules/e': {},
  'node_modules/c': { optionalDependencies: { native: '1', missing: '1' } },
  'node_modules/native': {},
  'node_modules/p': {},
  'node_modules/q': {},
  'node_modules/test': {},
}

test('what runs is found where Node finds it, and nothing that only tests need', () => {
  expect(productionModules('apps/server', lock)).toEqual([
    'apps/server',
    'apps/server/node_modules/d',
    'node_modules/a',
    'node_modules/a/node_modules/c',
    'node_modules/c',
    'node_modules/e',
    'node_modules/native',
    'node_modules/p',
    'packages/b',
  ])
})

test('the server comes with its database drivers and without tools of development', () => {
  const modules = productionModules('apps/server')
  expect(modules).toEqual(
    expect.arrayContaining(['node_modules/better-sqlite3', 'node_modules/pg', 'packages/contract']),
  )
  expect(modules.filter((path) => /typescript|vitest|vite$|@types|electron|playwright/.test(path))).toEqual(
    [],
  )
})
