import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createPackageWithOptions } from '@electron/asar'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { asarFaults, filesIn } from './asar-contents.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seaport-asar-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const MODULE = 'node_modules/better-sqlite3'
const COMPLETE = [
  'package.json',
  'dist/main/main.js',
  'dist/preload/preload.cjs',
  'dist/renderer/index.html',
  `${MODULE}/lib/index.js`,
  `${MODULE}/prebuilds/linux-x64.node`,
]

async function pack(files: readonly string[], unpack = '*.node'): Promise<string> {
  for (const file of files) {
    mkdirSync(dirname(join(folder, 'app', file)), { recursive: true })
    writeFileSync(join(folder, 'app', file), file)
  }
  const asar = join(folder, 'app.asar')
  await createPackageWithOptions(join(folder, 'app'), asar, { unpack })
  return asar
}

test('a complete archive has no fault, and lists its files alone', async () => {
  const asar = await pack(COMPLETE)
  expect(filesIn(asar).sort()).toEqual(COMPLETE.toSorted())
  expect(asarFaults(asar)).toEqual([])
})

test.each([
  ['dist/main/main.js.map'],
  ['dist/main/proxy.test.js'],
  ['dist/main/src/main.js'],
  ['dist/renderer/notes.md'],
  [`${MODULE}/deps/sqlite3.c`],
  ['node_modules/left-over/index.js'],
  ['.env'],
])('%s has no business in an archive', async (file) => {
  expect(asarFaults(await pack([...COMPLETE, file]))).toEqual([`${file} has no business there`])
})

test('what is missing is named', async () => {
  expect(asarFaults(await pack(['dist/main/main.js']))).toEqual([
    'package.json is missing',
    'dist/preload/preload.cjs is missing',
    'dist/renderer/index.html is missing',
    'native modules: none',
  ])
})

test('a native module inside the archive is a fault', async () => {
  expect(asarFaults(await pack(COMPLETE, 'nothing'))).toEqual([
    `${MODULE}/prebuilds/linux-x64.node is inside`,
    'native modules: none',
  ])
})
