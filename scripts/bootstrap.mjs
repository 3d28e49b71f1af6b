// JavaScript, because it runs under the machine's own Node, which may not strip types, with nothing installed yet.
// Brings node_modules up to date, then runs scripts/<command>.ts under the pinned Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  closeSync,
  existsSync,
  constants as fileModes,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { constants } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const stampFile = join(modules, '.seaport-install')
const lockFile = join(root, '.cache', 'install.lock')
const wantedMajor = 24
const generator = 'packages/i18n/scripts/generate.ts'
const generated = 'packages/i18n/src/messages.ts'
/** Folders of what the types of the messages are made from. */
const generatedFrom = ['packages/i18n/locales/en', 'packages/i18n/scripts']

/** Ends the process with one clear message. */
function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

/** Hash of the files that decide what an installation contains. */
function fingerprint() {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const folders = manifest.workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern]
    const parent = pattern.slice(0, -2)
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`)
  })
  const manifests = folders
    .map((folder) => `${folder}/package.json`)
    .filter((file) => existsSync(join(root, file)))
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of ['.npmrc', 'package.json', 'package-lock.json', ...manifests.sort()]) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

function isInstalled(print) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === print
}

/** Whether a text or the generator was written later than the types of the messages, as by an editor or a checkout. */
function typesAreOutdated() {
  if (!existsSync(join(root, generator))) return false
  const made = statSync(join(root, generated), { throwIfNoEntry: false })?.mtimeMs ?? 0
  // A folder's own time tells that a file was removed.
  const sources = generatedFrom.flatMap((folder) => [
    folder,
    ...readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  ])
  return sources.some((path) => statSync(join(root, path)).mtimeMs >= made)
}

/** Whether npm's own record of what it installed matches the lock file: somebody may have run `npm install` by hand. */
function agreesWithLock() {
  const note = join(modules, '.package-lock.json')
  if (!existsSync(note)) return false
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const inModules = Object.entries(locked).filter(
    ([path]) => path.startsWith('node_modules/') || path.includes('/node_modules/'),
  )
  const missing = inModules.some(
    ([path, { version, optional, link }]) =>
      installed[path]?.version !== version &&
      !(optional && !installed[path]) &&
      !(link && existsSync(join(root, path))),
  )
  return !missing && Object.keys(installed).every((path) => path in locked)
}

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Whether the lock's holder is gone: its process ended, or it stopped touching the file. */
function isStale(holder) {
  try {
    if (Date.now() - statSync(lockFile).mtimeMs > 60_000) return true
    // A holder writes its number right after making the file.
    if (holder === '') return false
    process.kill(Number(holder), 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH' || error.code === 'ENOENT'
  }
}

/** Waits until no other process installs into this checkout. */
async function takeLock() {
  mkdirSync(dirname(lockFile), { recursive: true })
  for (let told = false; ; await sleep(200)) {
    try {
      const handle = openSync(lockFile, 'wx')
      writeSync(handle, String(process.pid))
      closeSync(handle)
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const holder = existsSync(lockFile) ? readFileSync(lockFile, 'utf8') : ''
    if (isStale(holder)) rmSync(lockFile, { force: true })
    else if (!told) {
      told = true
      console.log(
        `Another installation runs in this checkout (process ${holder || 'unknown'}); waiting for it…`,
      )
    }
  }
  const alive = setInterval(() => utimesSync(lockFile, new Date(), new Date()), 5000)
  process.on('exit', () => rmSync(lockFile, { force: true }))
  return () => {
    clearInterval(alive)
    rmSync(lockFile, { force: true })
  }
}

/** Runs npm with this Node; its output is shown only when it fails. */
function npm(args) {
  const script = process.env.npm_execpath
  const viaNode = script?.endsWith('.js') && existsSync(script)
  const [command, ...rest] = viaNode ? [process.execPath, script, ...args] : ['npm', ...args]
  return new Promise((resolve) => {
    const child = spawn(command, rest, { cwd: root, shell: !viaNode && process.platform === 'win32' })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Ends the command where this user can't install anything, as in a checkout that root has cloned. */
function needRights() {
  for (const folder of [root, modules].filter((path) => existsSync(path))) {
    try {
      accessSync(folder, fileModes.W_OK)
    } catch (error) {
      fail(
        `${folder} can't be written (${error.code}), and dependencies have to be installed there.\nRun the command as the user that has the checkout, or give the checkout to this one.`,
      )
    }
  }
}

async function install() {
  needRights()
  const release = await takeLock()
  try {
    if (isInstalled(fingerprint())) return
    if (!agreesWithLock()) {
      const first = !existsSync(join(modules, '.package-lock.json'))
      console.log(
        first ? 'Installing dependencies (the first time takes about a minute)…' : 'Updating dependencies…',
      )
      const started = Date.now()
      // Not `npm ci`: it refuses a lock file without the binaries of other platforms.
      const { code, output } = await npm([
        'install',
        '--no-save',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
      ])
      if (code !== 0) {
        fail(
          `${output.trim()}\n\nThe dependencies could not be installed (npm ended with ${code}).\nIs the npm registry reachable, and is there 1.5 GB of free disk space? Then run the command again.`,
        )
      }
      console.log(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s.`)
    }
    linkNode(pinnedNode())
    writeFileSync(stampFile, fingerprint())
  } finally {
    release()
  }
}

/** @returns the Node that runs everything: the locked one, else the machine's own where none is published for it */
function pinnedNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const binary = join('bin', system === 'win' ? 'node.exe' : 'node')
  // The package for Apple silicon is published under the second name.
  const places = ['node', 'node-bin'].map((name) =>
    join(modules, `${name}-${system}-${process.arch}`, binary),
  )
  const locked = places.find((place) => existsSync(place))
  if (locked) return locked
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath
  return fail(
    `Seaport runs on Node ${wantedMajor}. This is Node ${process.versions.node}, and ${places[0]} is missing.\nInstall Node ${wantedMajor} (nodejs.org), or, if it should be there, remove node_modules and run the command again.`,
  )
}

/** npm 10 leaves this link out; with it, `npx vitest` and the like run under the pinned Node too. */
function linkNode(node) {
  const link = join(modules, '.bin', 'node')
  if (process.platform === 'win32' || !node.startsWith(modules) || existsSync(link)) return
  rmSync(link, { force: true })
  symlinkSync(relative(dirname(link), node), link)
}

/** Generates the types of the messages, so that `npx tsc` works after any command. */
function generateTypes() {
  const { status, stderr } = spawnSync(pinnedNode(), [generator], { cwd: root, encoding: 'utf8' })
  if (status !== 0) fail(`${generator} failed:\n${stderr}`)
}

/** npm forwards a signal to its shell only, so a child whose parent has gone has to exit on its own. */
function endWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 500)
}

/** Starts the command in place of this process, passing on signals and the exit code. */
function run(script, args) {
  const path = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const node = pinnedNode()
  const folders = [join(modules, '.bin'), dirname(node), process.env[path]]
  const child = spawn(node, ['--import', './scripts/lib/exit-with-parent.ts', script, ...args], {
    cwd: root,
    env: {
      // Caches compiled code and sources without their types: a server starts with a fifth less processor time.
      NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
      ...process.env,
      [path]: folders.join(process.platform === 'win32' ? ';' : ':'),
    },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  endWithNpm(child)
  child.on('error', (error) => fail(`${node} could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 1)))
}

const [command = '', ...args] = process.argv.slice(2)
const script = join('scripts', `${command}.ts`)
if (!/^[a-z-]+$/.test(command) || !existsSync(join(root, script))) {
  const known = readdirSync(join(root, 'scripts')).filter((name) => /^[a-z-]+\.ts$/.test(name))
  fail(`Unknown command "${command}". There are: ${known.map((name) => name.slice(0, -3)).join(', ')}.`)
}
if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node 20 or later is needed; this is ${process.versions.node}.`)
if (!isInstalled(fingerprint())) await install()
if (typesAreOutdated()) generateTypes()
run(script, args)
