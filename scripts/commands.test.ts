import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inspect, stripVTControlCharacters } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { type Invocation, invocations, programOf, type World } from './lib/commands/invocations.ts'
import { root } from './lib/root.ts'

/** What the command did so far, and the world that it does it in. */
const here = vi.hoisted(() => ({ world: {} as World, did: [] as unknown[][], atExit: [] as (() => void)[] }))
const { noted } = vi.hoisted(() => ({
  /** A stand-in that notes how it was called. */
  noted:
    (name: string, answer: () => unknown = () => undefined) =>
    (...args: unknown[]) => {
      here.did.push([name, ...args])
      return answer()
    },
}))
const { orFails } = vi.hoisted(() => ({
  orFails: async (answer?: unknown) => {
    if (here.world.fails) throw new Error(here.world.fails === true ? 'It fails.' : here.world.fails)
    return answer
  },
}))
const finished = vi.hoisted(() => async () => ({
  code: here.world.ends ?? 0,
  output: 'what it wrote',
  milliseconds: 0,
}))

vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>()
  return {
    ...real,
    cpSync: noted('cpSync'),
    mkdirSync: noted('mkdirSync'),
    rmSync: noted('rmSync'),
    writeFileSync: noted('writeFileSync'),
    existsSync: (path: string) => {
      // What `npm run dist` built is there.
      if (/\/(?:dist|out)$/.test(path)) return true
      if (path.endsWith('/kept/9.8.7')) return here.world.kept === true
      if (path.endsWith('contract/src/desk/paper-boat.ts')) return here.world.boat !== undefined
      if (path.endsWith('/paper-boat.screens.ts')) return here.world.boat === 'screen'
      return real.existsSync(path)
    },
    readdirSync: (path: string) =>
      path.endsWith('/db/migrations')
        ? ['0007-a.ts', '0041-b.ts', '0040-c.ts', 'readme.md']
        : real.readdirSync(path),
    globSync: (pattern: string, options: object) => {
      here.did.push(['globSync', pattern, options])
      const benchmarks = [
        'tests/bench/b-sqlite.bench.ts',
        'tests/bench/a.bench.ts',
        'tests/bench/soak.bench.ts',
      ]
      const properties = ['packages/a/a.test.ts', 'apps/a/a.integration.test.ts', 'tests/a/a.test.ts']
      return pattern.includes('bench') ? benchmarks : [...properties, 'tests/a/plain.test.ts']
    },
    readFileSync: (path: string | URL, encoding: 'utf8') => {
      if (String(path).endsWith('plain.test.ts')) return ''
      if (/\/a[./][^/]*\.test\.ts$/.test(String(path))) return "import fc from 'fast-check'"
      const text = real.readFileSync(path, encoding)
      return String(path).endsWith('package.json')
        ? text.replace(/"version": "[^"]+"/, '"version": "9.8.7"')
        : text
    },
  }
})
vi.mock('node:os', async (original) => ({ ...(await original<object>()), availableParallelism: () => 4 }))
vi.mock('node:crypto', async (original) => ({ ...(await original<object>()), randomInt: () => 42 }))
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<object>()),
  setTimeout: async (ms: number) => {
    here.did.push(['waits', ms])
    vi.setSystemTime(Date.now() + ms)
  },
}))
vi.mock('vite', () => ({
  createServer: async (options: unknown) => {
    here.did.push(['vite', options])
    return { listen: noted('listen', async () => undefined), printUrls: noted('printUrls') }
  },
}))

vi.mock('./lib/build.ts', () => ({ buildIfStale: noted('build', async () => !here.world.unbuilt) }))
vi.mock('./lib/checks.ts', () => ({
  runChecks: noted('runChecks', async () => ({ passed: 9, failed: here.world.failed ?? 0 })),
}))
vi.mock('./lib/chromium.ts', () => ({ needChromium: noted('needChromium', async () => undefined) }))
vi.mock('./lib/electron.ts', () => ({ fetchElectron: noted('fetchElectron', async () => null) }))
vi.mock('./lib/ports.ts', () => ({
  isFree: noted('isFree', async () => !here.world.taken),
  freeTcpPort: noted('freeTcpPort', async () => 50_000),
}))
vi.mock('./lib/run.ts', () => ({ run: noted('run', finished), tool: noted('tool', finished) }))
vi.mock('./lib/service.ts', () => ({
  serviceGroup: () => ({ start: noted('starts'), stopped: () => false }),
  untilReady: async (name: string, address: string) => void here.did.push(['waits for', name, address]),
}))
vi.mock('./lib/update-keys.ts', () => ({ updateKeys: () => (here.world.keyless ? [] : ['key']) }))
vi.mock('./lib/vitest.ts', () => ({
  runTests: noted('runTests', async () => ({
    counts: { passed: 7, failed: here.world.failed ?? 0, skipped: here.world.skipped ?? 0 },
    failed: here.world.failed ? [{ file: 'a.test.ts', name: 'a test', why: 'because' }] : [],
    finished: await finished(),
  })),
}))
vi.mock('../tests/electron-host/src/electron-binary.ts', () => ({ hostInWords: () => 'Host: a stand-in.' }))

vi.mock('./lib/package/builder.ts', () => ({
  packageClient: noted('packageClient', () => orFails(here.world.faults ?? [])),
}))
vi.mock('./lib/package/electron-support.ts', () => ({
  lockedElectron: () => '40.0.0',
  readElectronSupport: () => ({}),
  electronFault: () => (here.world.oldElectron ? 'Electron 40.0.0 is old.' : null),
}))
vi.mock('./lib/package-server/deb.ts', () => ({
  buildDeb: noted('buildDeb', () => {
    if (here.world.fails) throw new Error('It fails.')
    return 'the package'
  }),
}))
vi.mock('./lib/package-server/image.ts', () => ({ buildImage: noted('buildImage', () => 'the image') }))
vi.mock('./lib/package-server/stage-server.ts', () => ({ serverArchs: { amd64: 'x64', arm64: 'arm64' } }))

vi.mock('./lib/faults/checkout.ts', () => ({ copyCheckout: noted('copyCheckout') }))
vi.mock('./lib/faults/faults.ts', () => ({
  readFaults: () =>
    ['money: the wallet', 'money: the order', 'desk: the wallet', 'work: the task'].map((words) => {
      const [area = '', title = ''] = words.split(': ')
      return { area, title, test: `${area}.test.ts` }
    }),
  faultFaults: () => [],
}))
vi.mock('./lib/faults/run-fault.ts', () => {
  const verdict = (isNoticed: boolean) => async () => ({
    ran: here.world.test !== 'absent',
    failure: isNoticed ? 'it fails\nat' : null,
  })
  return {
    openCopy: (folder: string, tests: string[]) => {
      here.did.push(['openCopy', folder, tests])
      return { folder, resident: { close: noted('close', async () => undefined) } }
    },
    runTest: (_: unknown, name: string) => noted('runTest', verdict(here.world.test === 'broken'))(name),
    runFault: (_: unknown, fault: unknown) => noted('runFault', verdict(here.world.test !== 'blind'))(fault),
  }
})

vi.mock('./lib/keep-release/databases.ts', () => ({
  keepDatabases: noted('keepDatabases', orFails),
}))
vi.mock('./lib/keep-release/journal.ts', () => ({ keepJournal: noted('keepJournal') }))
vi.mock('./lib/keep-release/settings.ts', () => ({ keepSettings: noted('keepSettings') }))
vi.mock('./lib/typeface.ts', () => ({
  TYPEFACE_FOLDER: '/typeface',
  makeTypeface: async () => [['a.woff2', 'ab']],
}))
vi.mock('./lib/collect-seen.ts', () => ({ collectSeen: noted('collectSeen', () => orFails('people')) }))
vi.mock('@seaport/sandbox/server', () => ({
  startSandbox: async () => ({ url: 'http://sandbox', close: noted('close', async () => undefined) }),
}))
vi.mock('../apps/agent/src/main.ts', () => ({ default: void here.did.push(['the agent']) }))

vi.mock('./lib/release/checks.ts', () => ({
  readRelease: noted('readRelease', async () => ({
    release: {
      version: '1.2.0',
      releasedAt: '2026-11-27T12:00:00.000Z',
      notes: { cn: '新', hk: '新', en: 'New', vi: 'Mới' },
    },
    faults: here.world.unreleasable ? [here.world.unreleasable] : [],
  })),
}))
vi.mock('./lib/release/artifacts.ts', async () => {
  const targets = ['mac-x64', 'win-x64']
  const file = (target: string, name: string) => ({
    ...{ name, target, size: 5, uses: ['update', 'installer'] },
    sha512: 'ab'.repeat(64),
  })
  return {
    expectedTargets: targets,
    describeArtifacts: noted('describeArtifacts', async () => [
      ...(here.world.unbuiltTargets ? [] : [file('mac-x64', 'Seaport-1.2.0-mac-x64.zip')]),
      file('win-x64', 'Seaport-1.2.0-win-x64.exe'),
    ]),
  }
})
vi.mock('./lib/release/signature.ts', () => ({
  readPrivateKey: (given: string) => given,
  publicKeyOf: (given: string) => given,
  signManifest: noted('signManifest', () => ({ manifest: 'the manifest', signature: 'signed' })),
  newKeyPair: () => ({ privatePem: 'a private key', publicKey: 'a public key' }),
}))
const { release, answered } = vi.hoisted(() => {
  const release = {
    ...{ id: 'the id', version: '1.2.0', state: 'published', percent: 20, minimum_version: '1.0.0' },
    files: [{ downloads: 2 }, { downloads: 3 }],
  }
  /** The server's answer, in the world that the command is in. */
  const answered = async (answer: unknown) => {
    const { ApiRefused, ApiUnreachable } = await import('@seaport/api-client/errors')
    if (here.world.server === 'refuses')
      throw new ApiRefused(409, { code: 409, msg: 'There is one.' } as never)
    if (here.world.server === 'silent') throw new ApiUnreachable(new Error('nobody') as never)
    return answer
  }
  return { release, answered }
})
vi.mock('./lib/release/upload.ts', () => ({
  publishFiles: ({
    client,
    ...upload
  }: {
    client: { call(of: object, input: object): Promise<unknown> }
  }) => {
    here.did.push(['publishFiles', upload])
    return client.call({ method: 'PUBLISH', path: 'by this client' }, {}).then(() => release)
  },
}))
vi.mock('@seaport/api-client/client', () => ({
  createClient: (given: { baseUrl: string; locale(): string; credentials(): object }) => ({
    call: ({ method, path }: { method: string; path: string }, input: object) => {
      const { baseUrl, locale, credentials } = given
      here.did.push(['asks', baseUrl, 'in', locale(), credentials(), `${method} ${path}`, input])
      const former = { ...release, version: '1.1.0', state: 'withdrawn', minimum_version: null }
      const beta = { ...former, id: 'another id', version: '1.2.0-beta.1' }
      return answered({ list: [former, beta, release] })
    },
  }),
}))

/** A browser's page: notes what it is asked, and where on it. */
const { pageOf } = vi.hoisted(() => ({
  pageOf: (whose: string) => {
    const silent = new Set(['waitFor', 'waitForFunction', 'elementHandle'])
    const look: Record<string, unknown> = {}
    const part = (chain: string): object =>
      new Proxy(
        {},
        {
          get: (_, name: string) => {
            if (name === 'then') return undefined
            if (name === 'first') return () => part(chain)
            if (name === 'locator') return (selector: string) => part(`${chain} ${selector}`)
            return async (...args: unknown[]) => {
              if (String(args[0]).includes('requestAnimationFrame')) return
              if (name === 'setViewportSize' || name === 'emulateMedia') Object.assign(look, args[0])
              else if (name === 'screenshot')
                here.did.push([chain, name, ...args, Object.values(look).join()])
              else if (!silent.has(name)) here.did.push([chain, name, ...args])
              if (String(args[0]).includes('task.list')) return 'the-task'
              return String(args[0]).startsWith('location.hash') ? '#/' : undefined
            }
          },
        },
      )
    return part(whose)
  },
}))
vi.mock('../tests/e2e/support/console.ts', () => ({
  logInToConsole: async (_: object, person: object) => void here.did.push(['logs in', person]),
  openConsole: async (_: object, options: object) => {
    here.did.push(['openConsole', options])
    return { page: pageOf('console:'), close: noted('closes it', async () => undefined) }
  },
}))
vi.mock('../tests/e2e/support/console-screens.ts', () => ({
  consoleScreens: async () => [
    { name: 'login', path: '/login', layout: 'page' },
    { name: 'tasks-new', path: '/tasks/:id', layout: 'shell', permission: '1-4' },
    { name: 'tasks-new-platform', path: '/platform', layout: 'shell', permission: '110' },
    { name: 'template-tasks-new', path: '/template/tasks', layout: 'shell' },
  ],
}))
vi.mock('../tests/e2e/support/demo-screens.ts', () => ({
  prepareDemoScreens: async () => ({
    paths: { '/tasks/:id': '/tasks/7' },
    states: [{ name: 'tasks-new-empty', path: '/tasks?none' }],
  }),
}))
vi.mock('../tests/e2e/support/desktop.ts', () => ({
  logInToSeat: async (_: object, ...who: string[]) => void here.did.push(['logs in', ...who]),
  openDesktop: async (_: object, options: object) => {
    here.did.push(['openDesktop', options])
    return { page: pageOf('desktop:'), app: { close: noted('closes it', async () => undefined) } }
  },
}))
vi.mock('../tests/e2e/support/gallery.ts', () => ({
  GALLERY_VISITOR: { visitor: true },
  galleryPages: async () => ['tasks-new', 'table'],
}))
vi.mock('../tests/e2e/support/readme-pictures.ts', () => ({
  pathOf: (picture: string) => `/pictures/${picture}.png`,
  takeReadmePictures: async () => ({ console: 'a picture' }),
}))
vi.mock('../tests/e2e/support/stack.ts', () => ({
  startStack: async () => {
    here.did.push(['starts a stack'])
    return { serverUrl: 'http://seaport', stop: noted('stops it', async () => undefined) }
  },
}))

vi.mock('../apps/server/src/main.ts', () => ({ default: void here.did.push(['the server']) }))
vi.mock('../apps/server/src/app/backup/back-up.ts', () => ({
  backUp: async (_: unknown, into: string, { withSecret }: { withSecret: boolean }) => {
    here.did.push(['backUp', into, { withSecret }])
    return { folder: into, manifest: { files: [{ size: 1024 ** 2 + 1 }], secret: { included: withSecret } } }
  },
}))
vi.mock('../apps/server/src/app/backup/restore.ts', () => ({
  restore: async (_: unknown, folder: string, options: object) => {
    here.did.push(['restore', folder, options])
    return { manifest: { created_at: '2026-11-27', files: [1, 2] }, migrated: ['0099-last'] }
  },
}))
vi.mock('../apps/server/src/app/operator/open-installation.ts', () => ({
  withInstallation: (act: (installation: object) => unknown) =>
    act({ database: { db: 'db' }, secret: 'a secret' }),
}))
vi.mock('../apps/server/src/kernel/unit-of-work.ts', () => ({
  withTransaction: (_: object, act: (work: object) => unknown) => act({ trx: 'in one transaction' }),
}))
vi.mock('../apps/server/src/kernel/password.ts', () => ({
  hashPassword: async (text: string) => `hash of ${text}`,
}))
vi.mock('../apps/server/src/kernel/secret.ts', () => ({ newToken: () => 'new-password' }))
vi.mock('../apps/server/src/kernel/secret-mark.ts', () => ({ acceptSecret: noted('acceptSecret') }))
vi.mock('../apps/server/src/modules/people/login-log/login-log.public.ts', () => ({
  forgetGuesses: noted('forgetGuesses'),
}))
vi.mock('../apps/server/src/modules/people/role/role.public.ts', () => ({
  ensureRoles: noted('ensureRoles'),
}))
vi.mock('../apps/server/src/modules/people/second-factor/second-factor.public.ts', () => ({
  removeFactors: noted('removeFactors'),
}))
vi.mock('../apps/server/src/modules/people/session/session.public.ts', () => ({
  endSessionsOf: noted('endSessionsOf'),
}))
vi.mock('../apps/server/src/modules/people/user/user.public.ts', () => ({
  giveOwnerNewPassword: noted('giveOwnerNewPassword', async () => ({ created: true, id: 'the owner' })),
}))
vi.mock('../apps/server/src/app/all-jobs.ts', () => ({ allJobs: () => [] }))
vi.mock('../apps/server/src/app/start-fault.ts', () => ({ asStartFault: (error: unknown) => error }))
vi.mock('../apps/server/src/modules/platform/job/job.public.ts', () => ({ jobStates: () => [] }))
vi.mock('../apps/server/src/modules/platform/doctor/doctor.public.ts', () => ({
  examine: async () => [
    { state: 'ok', check: 'database', finding: 'fine', values: {} },
    { state: 'warning', check: 'backup', finding: 'old', values: { days: 3 } },
    ...(here.world.faults ?? []).map((finding) => ({ state: 'fault', check: 'disk', finding, values: {} })),
  ],
}))
vi.mock('../apps/server/src/db/open.ts', () => ({
  openDatabase: (address: object) => {
    here.did.push(['openDatabase', address])
    return { close: noted('closes it', async () => undefined), db: null }
  },
}))
vi.mock('../apps/server/src/db/migrate.ts', () => ({
  migrate: noted('migrate', async () => (here.world.database === 'current' ? [] : ['0098-one', '0099-last'])),
  lastMigration: async () => '0099-last',
  isAtThisVersion: async () => here.world.database === 'current',
}))
vi.mock('../apps/server/src/db/snapshot.ts', () => ({
  isVacant: noted('isVacant', async () => here.world.database === 'none'),
}))

const { argv, exitCode } = process
afterEach(() => {
  process.argv = argv
  process.exitCode = exitCode
})

let runs = 0

/** Runs a command's program in this process, on a machine of ours. @returns what it did and wrote, line by line */
async function play(command: string, { words, env = {}, world = {} }: Invocation): Promise<string[]> {
  here.world = world
  here.did = []
  here.atExit = []
  clearEnvironment()
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T12:00:00Z') })
  vi.spyOn(performance, 'now').mockReturnValue(0)
  listen()
  process.argv = ['node', command, ...words.split(' ').filter(Boolean)]
  process.exitCode = undefined
  runs += 1
  try {
    // Another address, so that the program runs again.
    await import(/* @vite-ignore */ `${programOf(command)}?${runs}`)
  } catch (error) {
    if (!(error instanceof Ended)) here.did.push(['throws', String(error)])
  }
  for (const end of here.atExit) end()
  const set = Object.keys(process.env).filter((name) => /^SEAPORT_/.test(name) && !(name in env))
  for (const name of set) {
    here.did.push(['sets', `${name}=${process.env[name]}`])
    // Other tests of this process read some of them.
    delete process.env[name]
  }
  here.did.push(['ends with', process.exitCode ?? 0])
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  return linesOf(command, { words, env, world })
}

class Ended extends Error {}

/** Notes what the command writes and asks; an exit ends it. */
function listen(): void {
  const marks = { log: '|', warn: '!', error: '!' } as const
  for (const name of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation(noted(marks[name]))
  vi.spyOn(process.stdout, 'write').mockImplementation(noted('|', () => true) as never)
  vi.spyOn(process.stderr, 'write').mockImplementation(noted('!', () => true) as never)
  vi.spyOn(process, 'on').mockImplementation((event, listener) => {
    if (event === 'exit') here.atExit.push(listener as () => void)
    else here.did.push(['listens for', event])
    return process
  })
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    process.exitCode = code ?? process.exitCode
    throw new Ended()
  })
  vi.spyOn(process, 'platform', 'get').mockReturnValue('linux')
  vi.spyOn(process, 'arch', 'get').mockReturnValue('x64')
  let asked = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
    here.did.push(['fetches', String(url), options])
    if (here.world.server) throw new Error('nobody')
    asked += 1
    const isReady = asked > (here.world.asked ?? 0)
    return Response.json({ msg: 'the database starts' }, { status: isReady ? 200 : 503 })
  })
}

/** Variables of a developer's or a test's shell mean something to the commands. */
function clearEnvironment(): void {
  for (const name of Object.keys(process.env))
    if (/^(SEAPORT_|SANDBOX_|HOST$|PORT$|NODE_ENV$|DATABASE|no_proxy$|NO_PROXY$)/.test(name))
      vi.stubEnv(name, undefined)
}

/** What differs from one checkout and one run to another, under a name. */
const named = (text: string) =>
  text
    .replaceAll(process.execPath, 'node')
    .replaceAll(root, '‹checkout›')
    .replaceAll('ab'.repeat(64), '‹hash›')
    .replaceAll(`${process.pid}-`, '‹process›-')

/** Named before it is laid out: lines break by their length. */
function withNames(value: unknown): unknown {
  if (typeof value === 'string') return named(value)
  if (Array.isArray(value)) return value.map(withNames)
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withNames(part)]))
}

function linesOf(command: string, { words, env, world }: Invocation): string[] {
  const shell = Object.entries(env ?? {}).map(([name, value]) => `${name}=${value}`)
  const circumstances = Object.keys(world ?? {}).length > 0 ? `  # ${inspect(world)}` : ''
  const title = `$ ${[...shell, command, words].filter(Boolean).join(' ')}${circumstances}`
  const did = here.did.flatMap(([name, ...args]) => {
    const texts = args
      .map(withNames)
      // Whole sources are in the record of the scaffold.
      .map((arg) => (typeof arg === 'string' && arg.length > 90 && name === 'writeFileSync' ? '‹text›' : arg))
      .map((arg) => (typeof arg === 'string' ? arg : inspect(arg, { depth: 6, breakLength: 160 })))
    const lines = stripVTControlCharacters(texts.join(' ')).split('\n')
    const isText = name === '|' || name === '!'
    return lines.flatMap((line, at) =>
      isText ? (line ? `${name} ${line}` : []) : at === 0 ? `${name} ${line}` : line,
    )
  })
  return [title, ...did.map((line) => `  ${line.trimEnd()}`), '']
}

test('every command has its invocations', () => {
  const programs = readdirSync(join(root, 'scripts')).filter((file) => /^[\w-]+\.ts$/.test(file))
  const commands = programs.map((file) => file.slice(0, -3))
  const ofServer = ['seaport', 'seaport backup', 'seaport restore']
  expect([...commands, ...ofServer].sort()).toEqual(Object.keys(invocations).sort())
})

test.each(Object.keys(invocations))('%s', async (command) => {
  const before = { ...process.env }
  const lines: string[] = []
  for (const invocation of invocations[command] ?? []) lines.push(...(await play(command, invocation)))
  expect(process.env).toEqual(before)
  await expect(lines.join('\n')).toMatchFileSnapshot(`lib/commands/records/${command.replace(' ', '-')}.txt`)
})
