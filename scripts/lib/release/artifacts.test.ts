import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { artifactsOf, describeArtifacts } from './artifacts.ts'

const usesOf = (...names: string[]) =>
  artifactsOf(names, '1.2.0').map(({ name, target, uses }) => [name.split('.').at(-1), target, uses.join()])

test('a Mac updates from the zip and is installed from the dmg', () => {
  expect(
    usesOf('Seaport-1.2.0-mac-arm64.zip', 'Seaport-1.2.0-mac-arm64.dmg', 'Seaport-1.2.0-mac-x64.zip'),
  ).toEqual([
    ['zip', 'mac-arm64', 'update'],
    ['dmg', 'mac-arm64', 'installer'],
    ['zip', 'mac-x64', 'update,installer'],
  ])
})

test('Windows gets its installer, and a zip only without one', () => {
  expect(usesOf('Seaport-1.2.0-win-x64.exe', 'Seaport-1.2.0-win-x64.zip')).toEqual([
    ['exe', 'win-x64', 'update,installer'],
  ])
  expect(usesOf('Seaport-1.2.0-win-x64.zip')).toEqual([['zip', 'win-x64', 'installer']])
})

test('Linux names its processor in its own way', () => {
  expect(usesOf('Seaport-1.2.0-linux-x86_64.AppImage')).toEqual([['AppImage', 'linux-x64', 'update']])
})

test('other versions and other files are ignored', () => {
  const others = [
    'Seaport-1.2.0-beta.1-win-x64.exe',
    'Seaport-1.1.0-win-x64.exe',
    'Seaport-1.2.0-win-x64.exe.blockmap',
    'latest.yml',
    'builder-debug.yml',
    'evil-1.2.0-win-x64.exe',
  ]
  expect(usesOf(...others)).toEqual([])
  expect(artifactsOf(others, '1.2.0-beta.1')).toHaveLength(1)
})

test('what clients update from is published with a block map, which is made where it is missing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-artifacts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, bytes: string) => writeFileSync(join(folder, name), bytes, 'latin1')
  write('Seaport-1.2.0-mac-arm64.zip', `PK\x03\x04${'x'.repeat(100)}PK\x05\x06`)
  write('Seaport-1.2.0-mac-arm64.dmg', `koly${'\0'.repeat(508)}`)
  write('Seaport-1.2.0-linux-x86_64.AppImage', '\x7fELF\x02\x01\x01\0AI\x02')
  const described = await describeArtifacts(folder, '1.2.0')
  expect(described.map(({ name, uses }) => [name.replace('Seaport-1.2.0-', ''), uses.join()])).toEqual([
    ['linux-x86_64.AppImage', 'update'],
    ['mac-arm64.dmg', 'installer'],
    ['mac-arm64.zip', 'update'],
    ['mac-arm64.zip.blockmap', 'blockmap'],
  ])
  for (const { size, sha512 } of described)
    expect([size > 0, sha512]).toEqual([true, expect.stringMatching(/^[0-9a-f]{128}$/)])
  write('Seaport-1.2.0-mac-arm64.zip', '<html>')
  await expect(describeArtifacts(folder, '1.2.0')).rejects.toThrow('Seaport-1.2.0-mac-arm64.zip')
})
