import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const source = resolve(import.meta.dirname, '..')

/** Source files, without tests, that mention this word. */
function filesWith(word: RegExp): string[] {
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => word.test(readFileSync(file, 'utf8')))
    .map((file) => relative(source, file).replaceAll('\\', '/'))
}

test('raw IPC lives in one file on each side', () => {
  expect(filesWith(/import[^;]*\bipcMain\b[^;]*from 'electron'/)).toEqual(['main/ipc.ts'])
  expect(filesWith(/import[^;]*\bipcRenderer\b[^;]*from 'electron'/)).toEqual(['preload/preload.ts'])
})

test('no window is made less safe', () => {
  expect(
    filesWith(
      /(sandbox|contextIsolation|webSecurity): false|(nodeIntegration\w*|webviewTag|allowRunningInsecureContent): true/,
    ),
  ).toEqual([])
})
