import { generateKeyPairSync, sign } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { AppUpdater } from 'electron-updater'
import { beforeEach, expect, test, vi } from 'vitest'

const unsigned = { version: '2.0.0', files: [{ url: '/downloads/2.0.0/a.exe', sha512: 'x' }] }
const { feed } = vi.hoisted(() => ({ feed: { said: {} as object } }))
beforeEach(() => {
  feed.said = unsigned
})
vi.mock('electron-updater', async () => {
  const { EventEmitter: Emitter } = await import('node:events')
  class Updater extends Emitter {
    readonly kind: string = this.constructor.name
    readonly httpExecutor = { doDownload: () => undefined }
    feed: unknown
    setFeedURL(feed: unknown) {
      this.feed = feed
    }
  }
  return {
    NsisUpdater: class NsisUpdater extends Updater {},
    AppImageUpdater: class AppImageUpdater extends Updater {},
    MacUpdater: class MacUpdater extends Updater {},
  }
})
vi.mock('electron-updater/out/providers/GenericProvider.js', () => ({
  GenericProvider: class {
    readonly given: object
    constructor(given: object) {
      this.given = given
    }
    async getLatestVersion() {
      return feed.said
    }
  },
}))
vi.mock('electron', () => ({}))
const { answerProxies, openUpdater, signedProvider } = await import('./open-updater.ts')

const URL_BASE = 'https://seaport.example/updates'

/** What the updater of a system was told, without what it is made of. */
function settingsOf(options: Partial<Parameters<typeof openUpdater>[0]>): Record<string, unknown> {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const updater = openUpdater({
    ...{ serverUrl: 'https://seaport.example', channel: 'stable', target: 'win-x64', keys: ['key'] },
    ...{ device: null, proxyLogin: async () => undefined, log },
    ...options,
  })
  const { httpExecutor: _, feed, logger, ...told } = updater as unknown as Record<string, unknown>
  const { provider, updateProvider: Provider } = feed as {
    provider: string
    updateProvider: ReturnType<typeof signedProvider>
  }
  const source = new Provider({}, updater, {} as never) as unknown as { given: object }
  const plain = Object.entries(told).filter(([name]) => !/^(?:_|domain)/.test(name))
  return { ...Object.fromEntries(plain), provider, ...source.given, logged: logger === log }
}

const usual = {
  kind: 'NsisUpdater',
  autoDownload: true,
  allowDowngrade: false,
  allowPrerelease: false,
  disableWebInstaller: true,
  fullChangelog: false,
  provider: 'generic',
  url: 'https://seaport.example/updates/stable/win-x64',
  logged: true,
}

test.each<[string, Partial<Parameters<typeof openUpdater>[0]>, object]>([
  ['Windows', {}, {}],
  ['a Mac', { target: 'mac-arm64' }, { kind: 'MacUpdater', url: `${URL_BASE}/stable/mac-arm64` }],
  [
    'Linux',
    { target: 'linux-x64' },
    { kind: 'AppImageUpdater', disableDifferentialDownload: true, url: `${URL_BASE}/stable/linux-x64` },
  ],
  ['a tester', { channel: 'beta' }, { allowPrerelease: true, url: `${URL_BASE}/beta/win-x64` }],
  ['a known device', { device: 'abc' }, { requestHeaders: { 'x-seaport-device': 'abc' } }],
  [
    'the test host',
    { configFile: '/data/update.yml' },
    { forceDevUpdateConfig: true, autoInstallOnAppQuit: false, updateConfigPath: '/data/update.yml' },
  ],
])('the updater of %s', (_who, options, differing) => {
  expect(settingsOf(options)).toEqual({ ...usual, ...differing })
})

test('a version whose feed nobody signed is not offered', async () => {
  const Provider = signedProvider('https://seaport.example', ['key'], 'win-x64', new Map())
  const provider = new Provider({}, {} as AppUpdater, {} as never)
  await expect(provider.getLatestVersion()).rejects.toThrow('not signed')
})

test('a signed version is offered with its notes and day, and the sizes of its files are known by their hashes', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(12).toString('base64')
  const hash = 'ab'.repeat(64)
  const released_at = '2026-03-02T08:00:00.000Z'
  const notes = { cn: '新', hk: '新', en: 'New', vi: 'Mới' }
  const file = { name: 'a.exe', target: 'win-x64', uses: ['update'], size: 100, sha512: hash }
  const manifest = JSON.stringify({ version: '2.0.0', released_at, notes, files: [file] })
  const sha512 = Buffer.from(hash, 'hex').toString('base64')
  feed.said = {
    version: '2.0.0',
    files: [{ url: '/downloads/2.0.0/a.exe', size: 100, sha512 }],
    manifest,
    signature: sign(null, Buffer.from(manifest), privateKey).toString('base64'),
  }
  const sizes = new Map<string, number>()
  const Provider = signedProvider('https://seaport.example', [key], 'win-x64', sizes)
  const provider = new Provider({}, {} as AppUpdater, {} as never)
  expect(await provider.getLatestVersion()).toMatchObject({
    version: '2.0.0',
    notes,
    releaseDate: released_at,
  })
  expect([...sizes]).toEqual([[sha512, 100]])
})

test('a proxy that asks for ever is given each login once', async () => {
  const updater = new EventEmitter()
  let password = 'old'
  answerProxies(updater as unknown as AppUpdater, async () => ({ username: 'lan', password }))
  const given: unknown[][] = []
  const ask = async () => {
    updater.emit('login', { host: 'proxy.test', port: 3128 }, (...login: unknown[]) => given.push(login))
    await new Promise(setImmediate)
  }
  for (let times = 0; times < 30; times += 1) await ask()
  password = 'new'
  for (let times = 0; times < 30; times += 1) await ask()
  expect(given.filter((login) => login.length > 0)).toEqual([
    ['lan', 'old'],
    ['lan', 'new'],
  ])
  expect(given).toHaveLength(60)
})
