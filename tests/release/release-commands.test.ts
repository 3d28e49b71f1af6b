import { createHash, randomBytes } from 'node:crypto'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { extractAll, extractFile } from '@electron/asar'
import { createReleaseToken } from '@seaport/contract/platform/release'
import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildIfStale } from '../../scripts/lib/build.ts'
import { npmCommands } from '../../scripts/lib/document-commands.ts'
import { root } from '../../scripts/lib/root.ts'
import { run } from '../../scripts/lib/run.ts'
import { chromiumFlags, findChromium } from '../electron-host/src/find-chromium.ts'
import { callServer } from '../support/call-server.ts'
import { writeElectronDists } from '../support/electron-dist.ts'
import { freshClone } from '../support/fresh-clone.ts'
import { standInInstallerTools } from '../support/installer-tools.ts'
import { openConfirmedOwnerSession } from '../support/owner-session.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'seaport-release-commands-'))
const clone = freshClone()
const VERSION = '0.2.0'
/** The next version. */
const NEXT = '0.2.1'
let env: Record<string, string>
let server: ServerProcess

beforeAll(async () => {
  expect(await buildIfStale('console')).toBe(true)
  writeElectronDists(join(folder, 'electron'))
  // Stands for Electron: most of a client, and the same in both releases.
  for (const place of ['win32-x64', 'darwin-x64/Electron.app/Contents/Resources'])
    writeFileSync(join(folder, 'electron', place, 'icudtl.dat'), randomBytes(4_000_000))
  env = {
    SEAPORT_ELECTRON_DIST: join(folder, 'electron'),
    ...standInInstallerTools(join(folder, 'tools'), {
      program: join(folder, 'electron/win32-x64/electron.exe'),
      path: process.env.PATH ?? '',
    }),
  }
})
afterAll(async () => {
  await server?.end('SIGTERM')
  clone.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a command line of the page in the clone. @param expected exit code */
async function asWritten(command: string, expected = 0) {
  const { code, output } = await run('sh', ['-c', command], { cwd: clone.folder, env })
  expect(code, `${command}\n${output}`).toBe(expected)
  return output
}
const workflow = npmCommands('.github/workflows/release.yml', clone.folder)
const page = npmCommands('docs/releasing.md', clone.folder)
/** A command of the page with the example's version replaced. */
const ofPage = (beginning: string, version = VERSION) => {
  const command = page.find((one) => one.startsWith(beginning))
  if (!command) throw new Error(`docs/releasing.md has no command that begins with: ${beginning}`)
  return command.replace(/<version>|1\.2\.[0-9]/, version)
}

function writeVersion(version: string): void {
  const manifest = join(clone.folder, 'package.json')
  const text = readFileSync(manifest, 'utf8')
  writeFileSync(manifest, text.replace(/"version": "[^"]+"/, `"version": "${version}"`))
  const notes = ['cn', 'hk', 'en', 'vi'].map((locale) => `## ${locale}\n\n- ${version}\n`).join('\n')
  writeFileSync(join(clone.folder, `docs/releases/${version}.md`), notes)
}

function commitAndTag(version: string): void {
  clone.git('add', '-A')
  clone.git('commit', '-q', '-m', version)
  clone.git('tag', `v${version}`)
}

/** The systems of the workflow's matrix. */
const targets = [
  ...readFileSync(join(clone.folder, '.github/workflows/release.yml'), 'utf8').matchAll(/target: (\w+) }/g),
].map(([, target = '']) => target)

test('this test runs every command of the page', () => {
  expect(page).toEqual([
    'npm run release -- keygen',
    'npm install --package-lock-only',
    'npm run keep-release',
    'npm run release -- list',
    'npm run release -- rollout <version> --percent 100',
    'npm run dist',
    'npm run release -- --dry-run',
    'npm run release -- --percent 20',
    'npm run release -- withdraw 1.2.3',
    'npm run release -- roll-back 1.2.2',
    'npm run release -- rollout 1.2.3 --minimum 1.2.0',
    'npm run release -- discard 1.2.3',
  ])
})

test('creates a key, prepares and tags a version', async () => {
  const words = await asWritten(ofPage('npm run release -- keygen'))
  const pem = /-----BEGIN[\s\S]+END PRIVATE KEY-----/.exec(words)?.[0] ?? ''
  const publicKey = /^ {2}"([\w+/=]{44})"$/m.exec(words)?.[1] ?? ''
  expect([pem.length > 100, publicKey.length]).toEqual([true, 44])
  Object.assign(env, { SEAPORT_RELEASE_KEY: pem })
  writeFileSync(join(clone.folder, 'build/update-keys.json'), `["${publicKey}"]\n`)
  writeVersion(VERSION)
  await asWritten(ofPage('npm install --package-lock-only'))
  expect(await asWritten(ofPage('npm run keep-release'))).toContain(
    `tests/inputs/kept/${VERSION}: commit it.`,
  )
  commitAndTag(VERSION)
  server = await startServerProcess(
    { url: null, dataDir: join(folder, 'server') },
    { SEAPORT_UPDATE_KEYS: publicKey },
  )
  const session = await openConfirmedOwnerSession(server.url)
  const body = { name: 'Release machine', scopes: ['publish' as const, 'manage' as const] }
  const { token } = await callServer(server.url, createReleaseToken, { body }, async () => session)
  Object.assign(env, { SEAPORT_RELEASE_SERVER: server.url, SEAPORT_RELEASE_TOKEN: token })
})

test('the workflow’s command builds each of its systems in a fresh clone, into dist/', async () => {
  expect(targets).toEqual(['mac', 'win', 'linux'])
  const build = /^(npm run dist -- )\$\{\{ matrix\.target \}\}$/.exec(workflow[0] ?? '')?.[1] ?? ''
  for (const target of targets) await asWritten(`${build}${target}`)
  // Without arguments it builds for this system.
  await asWritten(ofPage('npm run dist'))
  expect(
    readdirSync(join(clone.folder, 'dist'))
      .filter((name) => name.startsWith('Seaport-'))
      .sort(),
  ).toEqual([
    `Seaport-${VERSION}-linux-x86_64.AppImage`,
    `Seaport-${VERSION}-mac-arm64.dmg`,
    `Seaport-${VERSION}-mac-arm64.zip`,
    `Seaport-${VERSION}-mac-arm64.zip.blockmap`,
    `Seaport-${VERSION}-mac-x64.dmg`,
    `Seaport-${VERSION}-mac-x64.zip`,
    `Seaport-${VERSION}-mac-x64.zip.blockmap`,
    `Seaport-${VERSION}-win-x64.exe`,
    `Seaport-${VERSION}-win-x64.exe.blockmap`,
  ])
})

test('the page’s commands publish it to a fifth of the clients, then to all', async () => {
  expect(await asWritten(ofPage('npm run release -- --dry-run'))).toContain('A dry run: nothing was sent.')
  expect(workflow[1]).toBe('npm run release -- publish --percent 20')
  expect(await asWritten(workflow[1] ?? '')).toContain(`${VERSION}: published, 20 %`)
  // An interrupted command can be run again.
  expect(await asWritten(ofPage('npm run release -- --percent 20'))).toContain(`${VERSION}: published, 20 %`)
  const widened = await asWritten(ofPage('npm run release -- rollout <version> --percent 100'))
  expect(widened).toContain(`${VERSION}: published, 100 %`)
  const list = await asWritten(ofPage('npm run release -- list'))
  expect(list).toContain(`${VERSION}: published, 100 %, 9 files`)
})

/** Presses each button of the download centre. @returns the files, by the names that the browser saves them under */
async function downloadByBrowser(): Promise<Record<string, Buffer>> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const page = await browser.newPage()
    await page.goto(`${server.url}/#/down`)
    const buttons = page.locator('a[download]')
    await buttons.first().waitFor()
    const files: Record<string, Buffer> = {}
    for (const button of await buttons.all()) {
      const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
      const content = readFileSync(await download.path())
      files[download.suggestedFilename()] = content
      // The file has the checksum shown beside the button.
      const sum = createHash('sha512').update(content).digest('hex')
      expect(await page.getByText(sum, { exact: true }).count()).toBeGreaterThan(0)
    }
    return files
  } finally {
    await browser.close()
  }
}

test('a browser downloads the built files, as asar’s own reader confirms', async () => {
  const { data } = (await (await fetch(`${server.url}/api/v1/version?language=en`)).json()) as {
    data: { downloads: Record<string, { url: string; file: { size: number; sha512: string } }> }
  }
  expect(Object.keys(data.downloads).sort()).toEqual(['intel', 'm1', 'windows'])
  const fetched = await downloadByBrowser()
  expect(Object.keys(fetched).toSorted()).toEqual(
    Object.values(data.downloads)
      .map(({ url }) => basename(url))
      .toSorted(),
  )
  for (const { url, file } of Object.values(data.downloads)) {
    const content = fetched[basename(url)] ?? Buffer.alloc(0)
    expect(content.equals(readFileSync(join(clone.folder, 'dist', basename(url))))).toBe(true)
    expect([content.length, createHash('sha512').update(content).digest('hex')]).toEqual([
      file.size,
      file.sha512,
    ])
  }
  const zip = join(folder, 'mac.zip')
  const path = `/downloads/${VERSION}/Seaport-${VERSION}-mac-arm64.zip`
  writeFileSync(zip, Buffer.from(await (await fetch(`${server.url}${path}`)).arrayBuffer()))
  const unpacked = await run(join(folder, 'tools/7za'), ['x', '-y', `-o${join(folder, 'mac')}`, zip])
  expect(unpacked.code, unpacked.output).toBe(0)
  const asar = join(folder, 'mac/Seaport.app/Contents/Resources/app.asar')
  expect(JSON.parse(String(extractFile(asar, 'package.json')))).toMatchObject({ version: VERSION })
  extractAll(asar, join(folder, 'app'))
  expect(readdirSync(join(folder, 'app/dist')).sort()).toEqual(['main', 'preload', 'renderer'])
})

/** A public key as openssl reads it: 32 bytes behind the head of the DER form of an Ed25519 key. */
const pemOf = (publicKey: string) => {
  const der = Buffer.concat([
    Buffer.from('302a300506032b6570032100', 'hex'),
    Buffer.from(publicKey, 'base64'),
  ])
  return `-----BEGIN PUBLIC KEY-----\n${der.toString('base64')}\n-----END PUBLIC KEY-----\n`
}

test('openssl verifies the signature of the feed, and sha512sum every file', async () => {
  const feed = (await (await fetch(`${server.url}/updates/stable/win-x64/latest.yml`)).json()) as {
    manifest: string
    signature: string
  }
  const [publicKey = ''] = JSON.parse(readFileSync(join(clone.folder, 'build/update-keys.json'), 'utf8'))
  const at = (name: string) => join(folder, name)
  writeFileSync(at('key.pem'), pemOf(publicKey))
  writeFileSync(at('signature'), Buffer.from(feed.signature, 'base64'))
  const verify = async (manifest: string) => {
    writeFileSync(at('manifest'), manifest)
    const args = ['-verify', '-pubin', '-rawin', '-inkey', at('key.pem'), '-sigfile', at('signature')]
    return (await run('openssl', ['pkeyutl', ...args, '-in', at('manifest')])).code
  }
  expect(await verify(feed.manifest)).toBe(0)
  expect(await verify(feed.manifest.replace(VERSION, NEXT))).not.toBe(0)
  const { files } = JSON.parse(feed.manifest) as { files: { name: string; sha512: string }[] }
  expect(files.length).toBe(9)
  writeFileSync(at('sums'), files.map(({ name, sha512 }) => `${sha512}  ${name}\n`).join(''))
  const sums = await run('sha512sum', ['--check', '--strict', at('sums')], {
    cwd: join(clone.folder, 'dist'),
  })
  expect(sums.code, sums.output).toBe(0)
})

/** Asks electron-updater's own classes for an update of an older client. Arguments: class, feed, data folder, version of the client. */
const ASK_UPDATER = `
  const Module = require('module')
  const { EventEmitter } = require('events')
  const native = Object.assign(new EventEmitter(), { setFeedURL() {}, checkForUpdates() {} })
  const load = Module._load
  Module._load = (id, ...rest) => (id === 'electron' ? { autoUpdater: native } : load(id, ...rest))
  const updaters = require('electron-updater')
  const { NodeHttpExecutor } = require('builder-util/out/nodeHttpExecutor')
  const { configureRequestOptions, configureRequestUrl } = require('builder-util-runtime')
  // As electron-updater's own ElectronHttpExecutor downloads, with Node's client in the place of Electron's.
  class Executor extends NodeHttpExecutor {
    download(url, destination, options) {
      return options.cancellationToken.createPromise((resolve, reject, onCancel) => {
        const request = { headers: options.headers || undefined }
        configureRequestUrl(url, request)
        configureRequestOptions(request)
        const callback = (error) => (error == null ? resolve(destination) : reject(error))
        this.doDownload(request, { destination, options, onCancel, callback, responseHandler: null }, 0)
      })
    }
  }
  const [name, url, folder, version] = process.argv.slice(1)
  const app = { version, name: 'Seaport', isPackaged: true, appUpdateConfigPath: folder + '/app-update.yml',
    userDataPath: folder, baseCachePath: folder, whenReady: async () => {}, relaunch() {}, quit() {}, onQuit() {} }
  const updater = new updaters[name](null, app)
  Object.assign(updater, { httpExecutor: new Executor(), autoDownload: false, autoInstallOnAppQuit: false })
  // The constructor made its provider before there was an executor.
  updater.logger = { info: console.log, warn: console.log, error: console.log, debug() {} }
  updater.setFeedURL({ provider: 'generic', url, channel: 'latest', useMultipleRangeRequest: false })
  updater.checkForUpdates()
    .then((found) => updater.downloadUpdate(found.cancellationToken).then(() => found.updateInfo))
    .then(({ version }) => { console.log('downloaded ' + version); process.exit(0) }, (error) => { console.log(String(error)); process.exit(1) })`

/** @returns electron-updater's output and the downloaded file */
async function update(name: string, target: string, ending: string, from: string) {
  const data = join(folder, name)
  mkdirSync(data, { recursive: true })
  writeFileSync(join(data, 'app-update.yml'), '{"updaterCacheDirName":"seaport-updater"}')
  const { output } = await run(
    process.execPath,
    ['-e', ASK_UPDATER, name, `${server.url}/updates/stable/${target}`, data, from],
    {
      env: {
        NODE_PATH: join(root, 'node_modules'),
        NODE_NO_WARNINGS: '1',
        APPIMAGE: join(data, 'old.AppImage'),
      },
    },
  )
  const pending = join(data, 'seaport-updater/pending')
  const file = readdirSync(pending).find((entry) => entry.endsWith(`.${ending}`)) ?? ''
  return { output, cache: join(data, 'seaport-updater'), file: join(pending, file) }
}
const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
const built = (version: string, target: string, ending: string) =>
  join(clone.folder, `dist/Seaport-${version}-${target}.${ending}`)

test.each([
  ['NsisUpdater', 'win-x64', 'exe', 'win-x64'],
  ['MacUpdater', 'mac-x64', 'zip', 'mac-x64'],
  ['AppImageUpdater', 'linux-x64', 'AppImage', 'linux-x86_64'],
])('%s takes the update, by its own code', async (name, target, ending, label) => {
  const { output, file } = await update(name, target, ending, '0.1.0')
  // MacUpdater asks sysctl about Rosetta first, which says here that it does not know.
  expect(output.trim().split('\n').at(-1)).toBe(`downloaded ${VERSION}`)
  expect(hash(file)).toBe(hash(built(VERSION, label, ending)))
})

test('the next version is built and published by the same commands', async () => {
  writeVersion(NEXT)
  await asWritten(ofPage('npm install --package-lock-only'))
  commitAndTag(NEXT)
  for (const target of ['mac', 'win']) await asWritten(`npm run dist -- ${target}`)
  await asWritten(ofPage('npm run release -- --percent 20'))
  const widened = await asWritten(ofPage('npm run release -- rollout <version> --percent 100', NEXT))
  expect(widened).toContain(`${NEXT}: published, 100 %`)
})

test.each([
  ['NsisUpdater', 'win-x64', 'exe', 'installer.exe'],
  ['MacUpdater', 'mac-x64', 'zip', 'update.zip'],
])('%s fetches what has changed alone, by both block maps', async (name, target, ending, kept) => {
  const cache = join(folder, name, 'seaport-updater')
  rmSync(cache, { recursive: true })
  mkdirSync(cache)
  // As the previous version's installer leaves it.
  copyFileSync(built(VERSION, target, ending), join(cache, kept))
  const { output, file } = await update(name, target, ending, VERSION)
  expect(output).not.toContain('fallback to full download')
  const [, percent] = /To download: .+ \((\d+)%\)/.exec(output) ?? []
  expect(Number(percent), output).toBeLessThan(50)
  expect(output.trim().split('\n').at(-1)).toBe(`downloaded ${NEXT}`)
  expect(hash(file)).toBe(hash(built(NEXT, target, ending)))
})

test('the page’s commands for a broken release work', async () => {
  const feed = async () => (await fetch(`${server.url}/updates/stable/win-x64/latest.yml`)).text()
  const minimum = ofPage('npm run release -- rollout 1.2.3 --minimum', NEXT).replace('1.2.0', VERSION)
  expect(await asWritten(minimum)).toContain(`required below ${VERSION}`)
  expect(await asWritten(ofPage('npm run release -- withdraw', NEXT))).toContain(`${NEXT}: withdrawn`)
  expect(await feed()).toContain(`"version":"${VERSION}"`)
  expect(await asWritten(ofPage('npm run release -- withdraw'))).toContain(`${VERSION}: withdrawn`)
  expect((await fetch(`${server.url}/updates/stable/win-x64/latest.yml`)).status).toBe(404)
  expect(await asWritten(ofPage('npm run release -- roll-back'))).toContain(`${VERSION}: published, 100 %`)
  expect(await feed()).toContain(`"version":"${VERSION}"`)
  // There is no draft of it.
  expect(await asWritten(ofPage('npm run release -- discard'), 1)).toContain('The server refused')
})
