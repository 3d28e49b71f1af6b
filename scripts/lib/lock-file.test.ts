import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type LockFile, lockFaults } from './lock-file.ts'
import { root } from './root.ts'
import { type Workspace, workspaces } from './workspaces.ts'

const all: Workspace[] = [
  { folder: '', manifest: { name: 'root', devDependencies: { zod: '4.6.7' } } },
  {
    folder: 'apps/server',
    manifest: { name: 'server', dependencies: { zod: '4.6.7', pg: '8.23.1-beta.2' } },
  },
]
const lock = (over: LockFile['packages'] = {}): LockFile => ({
  packages: {
    '': { devDependencies: { zod: '4.6.7' } },
    'apps/server': { dependencies: { zod: '4.6.7', pg: '8.23.1-beta.2' } },
    'node_modules/@seaport/server': { resolved: 'apps/server', link: true },
    'node_modules/zod': { version: '4.6.7', integrity: 'sha512-x' },
    ...over,
  },
})

function withServer(dependencies: Record<string, string>): [Workspace[], LockFile] {
  const server = { folder: 'apps/server', manifest: { name: 'server', dependencies } }
  return [[...all.slice(0, 1), server], lock({ 'apps/server': { dependencies } })]
}

test('finds nothing wrong with exact, equal, locked versions', () => {
  expect(lockFaults(all, lock())).toEqual([])
})

test('finds nothing wrong with the repository', () => {
  expect(lockFaults(workspaces(), JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))).toEqual(
    [],
  )
})

test.each(['^4.6.7', '4.x', '*', 'latest', '>=4.6.7', '4.6.7 || 5.0.0', 'file:../zod', ''])(
  'refuses %o as a version',
  (version) => {
    expect(lockFaults(...withServer({ jose: version }))).toEqual([
      `apps/server/package.json: jose "${version}" is not one exact version`,
    ])
  },
)

test('refuses one package in two versions', () => {
  expect(lockFaults(...withServer({ zod: '4.6.6' }))).toEqual([
    'apps/server/package.json: zod 4.6.6, but ./package.json has 4.6.7',
  ])
})

test.each([
  ['a dependency that was added', { dependencies: { zod: '4.6.7' } }],
  ['a dependency that was removed', { dependencies: { zod: '4.6.7', pg: '8.23.1-beta.2', jose: '6.2.17' } }],
  ['another version', { dependencies: { zod: '4.6.7', pg: '8.23.1' } }],
])('refuses a lock file that does not know %s', (_title, locked) => {
  expect(lockFaults(all, lock({ 'apps/server': locked }))).toEqual([
    'package-lock.json does not know apps/server/package.json as it is: run npm install',
  ])
})

test('refuses the address of a registry, but not the folder of a workspace', () => {
  const bound = lock({
    'node_modules/pg': { version: '8.23.1', resolved: 'https://registry.example/pg.tgz' },
  })
  expect(lockFaults(all, bound)).toEqual([
    'package-lock.json: node_modules/pg names https://registry.example/pg.tgz',
  ])
})
