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

test.each([
  ['protection', /(sandbox|contextIsolation|webSecurity): false/],
  [
    'way in',
    /(nodeIntegration\w*|webviewTag|allowRunningInsecureContent|experimentalFeatures|navigateOnDragDrop): true/,
  ],
  ['feature of Blink', /(enableBlinkFeatures|disableBlinkFeatures|enable-blink-features)/],
  ['switch', /commandLine\.append|--no-sandbox|--disable-web-security|--remote-debugging|NODE_TLS_REJECT/],
  ['web view', /<webview|allowpopups/],
  ['developer tool', /openDevTools|toggleDevTools/],
])('no window is made less safe by a %s', (_what, unsafe) => {
  expect(filesWith(unsafe)).toEqual([])
})

test('our own window gets no permission that it asks for', () => {
  expect(filesWith(/defaultSession\.setPermissionRequestHandler\(.*=> answer\(false\)\)/)).toEqual([
    'main/app.ts',
  ])
  expect(filesWith(/defaultSession\.setPermissionCheckHandler\(\(\) => false\)/)).toEqual(['main/app.ts'])
})

test('every window and view declares its isolation', () => {
  expect(filesWith(/new (BrowserWindow|WebContentsView)\(/)).toEqual([
    'main/main-window.ts',
    'main/tabs/page-view.ts',
  ])
  expect(filesWith(/sandbox: true,\n\s+contextIsolation: true,\n\s+nodeIntegration: false,/)).toEqual([
    'main/main-window.ts',
    'main/tabs/page-view.ts',
  ])
})
