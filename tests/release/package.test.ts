import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPackage, extractFile, getRawHeader } from '@electron/asar'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import sevenZip from '7zip-bin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asarFaults, filesIn } from '../../scripts/lib/package/asar-contents.ts'
import { lockedElectron, readElectronSupport } from '../../scripts/lib/package/electron-support.ts'
import { root } from '../../scripts/lib/root.ts'
import { type Finished, run } from '../../scripts/lib/run.ts'
import { findOsslsigncode, makeCertificate, signProgram, standInPowerShell } from '../support/code-signing.ts'
import { writeElectronDists } from '../support/electron-dist.ts'

const folder = mkdtempSync(join(tmpdir(), 'seaport-package-'))
const output = join(folder, 'out')
const certificate = makeCertificate(join(folder, 'own'), 'Seaport Test')
const updateKey = Buffer.alloc(32, 7).toString('base64')
let packaged: Finished

beforeAll(async () => {
  writeElectronDists(join(folder, 'electron'))
  // npm installs the program without execute permission.
  const zip = join(folder, '7za')
  cpSync(sevenZip.path7za, zip)
  chmodSync(zip, 0o755)
  packaged = await run(
    process.execPath,
    // A separate test checks Electron's age, so that no calendar date makes this one fail.
    ['scripts/dist.ts', 'mac', 'win', 'linux', '--zip', '--old-electron', '--output', output],
    {
      env: {
        SEAPORT_ELECTRON_DIST: join(folder, 'electron'),
        SEAPORT_SERVER_URL: 'https://seaport.example.com/',
        SEAPORT_UPDATE_KEYS: updateKey,
        ELECTRON_BUILDER_7ZIP_PATH: zip,
        CSC_LINK: '',
        // As on a release machine, but without a timestamp server.
        WIN_CSC_LINK: certificate.file,
        WIN_CSC_KEY_PASSWORD: certificate.password,
        ELECTRON_BUILDER_OSSL_SIGNCODE_PATH: findOsslsigncode(),
        ELECTRON_BUILDER_OFFLINE: 'true',
      },
    },
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const applications = [
  { name: 'mac', resources: 'mac/Seaport.app/Contents/Resources', native: 'darwin-x64' },
  { name: 'mac-arm64', resources: 'mac-arm64/Seaport.app/Contents/Resources', native: 'darwin-arm64' },
  { name: 'windows', resources: 'win-unpacked/resources', native: 'win32-x64' },
  { name: 'linux', resources: 'linux-unpacked/resources', native: 'linux-x64' },
]
const asarOf = (resources: string) => join(output, resources, 'app.asar')
const programs = [
  'mac/Seaport.app',
  'mac-arm64/Seaport.app',
  'win-unpacked/Seaport.exe',
  'linux-unpacked/seaport',
]

test('archives and block maps are named by version, system and processor; unsigned files are reported', () => {
  expect(packaged.code, packaged.output).toBe(0)
  expect(
    readdirSync(output)
      .filter((name) => name.startsWith('Seaport-'))
      .sort(),
  ).toEqual([
    'Seaport-0.1.0-linux-x64.zip',
    'Seaport-0.1.0-mac-arm64.zip',
    'Seaport-0.1.0-mac-arm64.zip.blockmap',
    'Seaport-0.1.0-mac-x64.zip',
    'Seaport-0.1.0-mac-x64.zip.blockmap',
    'Seaport-0.1.0-win-x64.zip',
  ])
  expect(packaged.output).toContain('! macOS: not signed')
  expect(packaged.output).not.toContain('! Windows: not signed')
})

/** A program: which files electron-updater takes from a publisher; the first argument is the publisher's name. */
const ASK_ELECTRON_UPDATER = `
  const { verifySignature } = require('electron-updater/out/windowsExecutableCodeSignatureVerifier.js')
  const [publisher, ...files] = process.argv.slice(1)
  const asked = files.map((file) => verifySignature([publisher], file, { info() {}, warn() {} }))
  Promise.all(asked).then((all) => console.log(JSON.stringify(all.map((fault) => fault === null))))`
const windows = () => join(output, 'win-unpacked')
const updateConfigOf = (resources: string) =>
  JSON.parse(readFileSync(join(resources, 'app-update.yml'), 'utf8')) as { publisherName: string[] }

test('every client knows its update feed; on Windows also the signer', () => {
  for (const { resources } of applications)
    expect(updateConfigOf(join(output, resources))).toEqual({
      updaterCacheDirName: 'seaport-updater',
      ...(resources.startsWith('win') && { publisherName: ['Seaport Test'] }),
    })
})

test('electron-updater accepts the signed Windows program, and rejects another publisher’s, a changed and an unsigned one', async () => {
  const own = join(windows(), 'Seaport.exe')
  const unsigned = join(folder, 'electron/win32-x64/electron.exe')
  const strangers = join(folder, 'strangers.exe')
  const stranger = makeCertificate(join(folder, 'stranger'), 'Somebody Else')
  signProgram(unsigned, stranger, strangers)
  const changed = join(folder, 'changed.exe')
  const bytes = readFileSync(own)
  bytes[0x50] = (bytes[0x50] ?? 0) ^ 1
  writeFileSync(changed, bytes)
  // Both certificates are trusted, so only the publisher's name differs.
  const trusted = join(folder, 'trusted.pem')
  writeFileSync(trusted, [certificate, stranger].map(({ pem }) => readFileSync(pem, 'utf8')).join(''))

  const files = [own, strangers, changed, unsigned]
  const verified = files.map((file) => run(findOsslsigncode(), ['verify', '-CAfile', trusted, '-in', file]))
  expect((await Promise.all(verified)).map(({ code }) => code === 0)).toEqual([true, true, false, false])

  const { publisherName } = updateConfigOf(join(windows(), 'resources'))
  const taken = await run(process.execPath, ['-e', ASK_ELECTRON_UPDATER, ...publisherName, ...files], {
    // Its command line is one for cmd.exe: elsewhere `>NUL` leaves a file.
    cwd: folder,
    env: {
      PATH: standInPowerShell(join(folder, 'bin'), trusted),
      NODE_PATH: join(root, 'node_modules'),
      NODE_NO_WARNINGS: '1',
    },
  })
  expect(taken.output.trim()).toBe('[true,false,false,false]')
})

test.each(applications)(
  '$name holds only what runs, and the native module of its own system',
  ({ resources, native }) => {
    const asar = asarOf(resources)
    expect(asarFaults(asar)).toEqual([])
    expect(readdirSync(join(`${asar}.unpacked`, 'node_modules/better-sqlite3/prebuilds'))).toEqual([
      `${native}.node`,
    ])
    const manifest = JSON.parse(String(extractFile(asar, 'package.json')))
    expect(manifest).toMatchObject({
      productName: 'Seaport',
      version: '0.1.0',
      dependencies: { 'better-sqlite3': '13.0.3' },
      seaport: { serverUrl: 'https://seaport.example.com', updateKeys: [updateKey] },
    })
  },
)

test.each(programs)('the fuses of %s are set', async (program) => {
  const wire = await getCurrentFuseWire(join(output, program))
  const set = (on: boolean) => (on ? FuseState.ENABLE : FuseState.DISABLE)
  expect(wire).toMatchObject({
    [FuseV1Options.RunAsNode]: set(false),
    [FuseV1Options.EnableCookieEncryption]: set(true),
    [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: set(false),
    [FuseV1Options.EnableNodeCliInspectArguments]: set(false),
    [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: set(true),
    [FuseV1Options.OnlyLoadAppFromAsar]: set(true),
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: set(false),
    [FuseV1Options.GrantFileProtocolExtraPrivileges]: set(false),
  })
})

test('macOS and Windows builds carry the application’s metadata and its archive’s hash', () => {
  const hash = (asar: string) => createHash('sha256').update(getRawHeader(asar).headerString).digest('hex')
  for (const { resources } of applications.slice(0, 2)) {
    const plist = readFileSync(join(output, resources, '../Info.plist'), 'utf8')
    expect(plist).toContain('<string>com.seaport.desktop</string>')
    // The oldest macOS that runs this Electron: older ones refuse to start the application.
    expect(plist).toMatch(/<key>LSMinimumSystemVersion<\/key>\s*<string>13\.0<\/string>/)
    expect(plist).toContain(hash(asarOf(resources)))
  }
  const program = readFileSync(join(output, 'win-unpacked/Seaport.exe'), 'latin1')
  expect(program).toContain(hash(asarOf('win-unpacked/resources')))
})

test('an archive with a source map, a missing window and no native module is refused by name', async () => {
  const source = join(folder, 'bad')
  cpSync(join(root, 'apps/desktop/dist/main'), join(source, 'dist/main'), { recursive: true })
  writeFileSync(join(source, 'package.json'), '{}')
  const asar = join(folder, 'bad.asar')
  await createPackage(source, asar)
  const faults = asarFaults(asar)
  expect(faults).toContain('dist/main/main.js.map has no business there')
  expect(faults).toContain('dist/renderer/index.html is missing')
  expect(faults).toContain('native modules: none')
  expect(filesIn(asar)).toContain('dist/main/main.js')
})

test('nothing is packaged for distribution with an unmaintained Electron, unless forced', async () => {
  const { major, supportedUntil } = readElectronSupport()
  const dist = (day: string, ...args: string[]) => {
    const clock = `data:text/javascript,Date.now = () => Date.parse('${day}T12:00:00Z')`
    // The invalid address stops it right after the checks under test.
    return run(process.execPath, ['--import', clock, 'scripts/dist.ts', 'linux', ...args], {
      env: { SEAPORT_SERVER_URL: 'no address' },
    })
  }
  const dayAfter = new Date(Date.parse(supportedUntil) + 86_400_000).toISOString().slice(0, 10)
  const [inTime, late, told, tried] = await Promise.all([
    dist(supportedUntil),
    dist(dayAfter),
    dist(dayAfter, '--old-electron'),
    dist(dayAfter, '--dir'),
  ])
  const refusal = `Electron ${lockedElectron()} has not been supported since ${supportedUntil}`
  expect(lockedElectron()).toMatch(new RegExp(`^${major}\\.`))
  expect(inTime.output).not.toContain(refusal)
  expect(late.output).toContain(`${refusal}: `)
  expect(late.output).not.toContain('is not the address of a server')
  for (const allowed of [told, tried]) {
    expect(allowed.output).toContain(`! ${refusal}`)
    expect(allowed.output).toContain('is not the address of a server')
  }
  expect([inTime, late, told, tried].map(({ code }) => code)).toEqual([1, 1, 1, 1])
})

test('an invalid server address stops the packaging at once', async () => {
  const { code, output: words } = await run(process.execPath, ['scripts/dist.ts', 'linux', '--dir'], {
    env: { SEAPORT_SERVER_URL: 'seaport.example.com/x' },
  })
  expect(code).toBe(1)
  expect(words).toContain('is not the address of a server')
  expect(() =>
    execFileSync(process.execPath, ['scripts/dist.ts', 'beos'], { cwd: root, stdio: 'pipe' }),
  ).toThrow(/Unknown: beos/)
})
