import { expect, test } from 'vitest'
import { artifactsOf } from './artifacts.ts'

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

test('other versions and other files are left alone', () => {
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
