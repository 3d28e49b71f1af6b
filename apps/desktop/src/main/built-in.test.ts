import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readBuiltIn } from './built-in.ts'

function read(seaport: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-built-in-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'seaport', seaport }))
  return readBuiltIn(folder)
}

test('a checkout calls the server beside it and is never updated', () => {
  expect(read(undefined)).toEqual({ serverUrl: 'http://127.0.0.1:8787', updateKeys: [] })
})

test.each([
  [{ serverUrl: null, updateKeys: [] }],
  [{ serverUrl: 'https://seaport.example.com', updateKeys: ['a', 'b'] }],
])('a packaged client has %j', (builtIn) => {
  expect(read(builtIn)).toEqual(builtIn)
})

test.each([
  [null],
  ['https://seaport.example.com'],
  [{ serverUrl: 7, updateKeys: [] }],
  [{ serverUrl: null }],
  [{ serverUrl: null, updateKeys: [7] }],
])('%j is refused as built-in settings', (builtIn) => {
  expect(() => read(builtIn)).toThrow('is not what packaging writes')
})
