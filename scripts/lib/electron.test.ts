import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hostInWords } from '../../tests/electron-host/src/electron-binary.ts'
import { fetchElectron } from './electron.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seaport-electron-'))
  mkdirSync(join(folder, 'electron'))
  vi.stubEnv('ELECTRON_PATH', '')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const inElectron = (name: string) => join(folder, 'electron', name)
/** What the package of Electron runs where install scripts are allowed. */
const installStep = (source: string) => writeFileSync(inElectron('install.js'), source)
const fetching = `require('node:fs').writeFileSync(require('node:path').join(__dirname, 'path.txt'), 'electron')`

test('a missing Electron is fetched by Electron’s own step, once', async () => {
  installStep(fetching)
  expect(await fetchElectron(folder)).toBeNull()
  expect(existsSync(inElectron('path.txt'))).toBe(true)
  installStep('process.exit(1)')
  expect(await fetchElectron(folder)).toBeNull()
})

test('an Electron named by its path is used, and nothing is fetched', async () => {
  installStep(fetching)
  vi.stubEnv('ELECTRON_PATH', '/opt/electron/electron')
  expect(await fetchElectron(folder)).toBeNull()
  expect(existsSync(inElectron('path.txt'))).toBe(false)
})

test.each([
  [
    `console.log('Error: a mirror is slow'); console.error('  RequestError: no route to host  '); process.exit(1)`,
    'RequestError: no route to host',
  ],
  ['process.exit(3)', 'ended with 3'],
])('the reason why it is unavailable is reported', async (source, why) => {
  installStep(source)
  expect(await fetchElectron(folder)).toBe(why)
})

test('the host is named with the reason for it', () => {
  expect(hostInWords('no route to host')).toMatch(/^Host: the Chromium host, since .*\(no route to host\)/)
  vi.stubEnv('ELECTRON_PATH', process.execPath)
  expect(hostInWords(null)).toBe('Host: the real Electron.')
})

test('without a display an Electron that was fetched is not used', () => {
  const { platform } = process
  Object.defineProperty(process, 'platform', { value: 'linux' })
  vi.stubEnv('DISPLAY', '')
  vi.stubEnv('WAYLAND_DISPLAY', '')
  try {
    expect(hostInWords(null)).toContain('since there is no display')
  } finally {
    Object.defineProperty(process, 'platform', { value: platform })
  }
})
