import { totalmem } from 'node:os'
import { expect, test, vi } from 'vitest'

vi.mock('electron', () => ({
  app: {
    getAppMetrics: () =>
      [
        ['Browser', 1],
        ['Tab', 2],
        ['Tab', 4],
        ['GPU', 8],
        ['Utility', 16],
      ].map(([type, workingSetSize]) => ({ type, memory: { workingSetSize } })),
  },
}))
const { system } = vi.hoisted(() => ({ system: { type: 'Linux' } }))
vi.mock('node:os', async (original) => ({
  ...(await original<object>()),
  type: () => system.type,
  release: () => '10.0.1',
}))
const { readClientInfo } = await import('./client-info.ts')

test('the computer, its versions and its memory are reported, each process separately', () => {
  const device = { id: 'd1', name: 'Front desk', platform: 'win32', more: 'left out' }
  expect(readClientInfo(device as never, '/data')).toEqual({
    device: { id: 'd1', name: 'Front desk', platform: 'win32' },
    system: { name: 'Linux', release: '10.0.1', arch: process.arch },
    versions: { electron: null, chromium: null, node: process.versions.node },
    data_folder: '/data',
    memory: { main: 1024, pages: 6 * 1024, helpers: 24 * 1024, machine: totalmem() },
  })
  expect(readClientInfo(null, '/data').device).toBeNull()
})

test.each([
  ['Darwin', 'macOS'],
  ['Windows_NT', 'Windows'],
  ['FreeBSD', 'FreeBSD'],
])('the system %s is called %s', (type, name) => {
  system.type = type
  expect(readClientInfo(null, '/data').system.name).toBe(name)
})
