import { expect, test } from 'vitest'
import { type Workspace, withNeeded, workspaces } from './workspaces.ts'

const workspace = (
  folder: string,
  name: string,
  needs: string[] = [],
  devNeeds: string[] = [],
): Workspace => ({
  folder,
  manifest: {
    name,
    dependencies: Object.fromEntries(needs.map((need) => [need, '0.1.0'])),
    devDependencies: Object.fromEntries(devNeeds.map((need) => [need, '0.1.0'])),
  },
})
const all = [
  workspace('apps/console', 'console', ['ui', 'react'], ['tooling']),
  workspace('apps/server', 'server', ['contract']),
  workspace('packages/contract', 'contract', ['zod']),
  workspace('packages/tooling', 'tooling'),
  workspace('packages/ui', 'ui', ['contract', 'ui']),
]

test('a workspace needs what it names and what that needs, and no other', () => {
  expect(withNeeded('apps/console', all)).toEqual([
    'apps/console',
    'packages/contract',
    'packages/tooling',
    'packages/ui',
  ])
})

test('an unknown workspace is refused', () => {
  expect(() => withNeeded('apps/absent', all)).toThrow('There is no workspace apps/absent.')
})

test('finds the root and the workspaces of this checkout', () => {
  const folders = workspaces().map(({ folder }) => folder)
  expect(folders[0]).toBe('')
  expect(folders).toEqual(expect.arrayContaining(['apps/server', 'packages/contract', 'tests/electron-host']))
  expect(new Set(folders).size).toBe(folders.length)
})
