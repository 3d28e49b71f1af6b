import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let folder: string
/** What happened, in order. */
let did: string[]
let started: Record<string, never> & {
  createHandlers(services: unknown): Promise<unknown>
  media(request: Request): Promise<unknown>
  messages(key: string): string
  onWindow(window: unknown): void
  devUrl: unknown
  calls: unknown
}
let switched: {
  serverUrl: string | null
  version: string
  packaged: boolean
  relaunch(): void
  settingsSetAside: string | undefined
  builtIn: object
  onServer(url: string | null): void
  onRoutes(routes: unknown): void
}
let mediaServer: () => string | null
let ownRoutes: (url: string) => unknown
let builtInUrl: string | null

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seaport-main-'))
  did = []
  builtInUrl = 'https://built-in.test'
  const nativeTheme = {
    set themeSource(theme: string) {
      did.push(`theme ${theme}`)
    },
  }
  vi.resetModules()
  vi.doMock('electron', () => ({
    nativeTheme,
    app: {
      setAppUserModelId: (id: string) => void did.push(`id ${id}`),
      getPath: (name: string) => (name === 'userData' ? folder : '/elsewhere'),
      getAppPath: () => '/opt/seaport',
      getVersion: () => '1.2.3',
      isPackaged: true,
      relaunch: () => void did.push('relaunch'),
      quit: () => void did.push('quit'),
    },
  }))
  vi.doMock('node:module', async (real) => ({
    ...(await real<object>()),
    enableCompileCache: (path: string) => void did.push(`cache ${path.replace(folder, '')}`),
  }))
  vi.doMock('virtual:seaport-ipc-names', () => ({ names: { calls: ['a.b'] } }))
  vi.doMock('./app.ts', () => ({
    startDesktop: (options: typeof started) => {
      did.push('start')
      started = options
    },
  }))
  vi.doMock('./built-in.ts', () => ({
    readBuiltIn: (path: string) => ({ serverUrl: builtInUrl, updateKeys: [path] }),
  }))
  vi.doMock('./system-routes.ts', () => ({ systemRoutes: (url: string) => `system ${url}` }))
  vi.doMock('./life/graphics.ts', () => ({
    avoidFailingGraphics: (settings: { get(): { theme: string } }) =>
      void did.push(`graphics by ${settings.get().theme}`),
  }))
  vi.doMock('./life/window-size.ts', () => ({
    keepWindowSize: (window: unknown, settings: { get(): { theme: string } }) =>
      void did.push(`size of ${window} by ${settings.get().theme}`),
  }))
  vi.doMock('@seaport/seat-client/egress/own-fetch', () => ({
    createOwnFetch: (routes: typeof ownRoutes) => {
      ownRoutes = routes
      return 'own fetch'
    },
  }))
  vi.doMock('./media.ts', () => ({
    createMedia: (server: typeof mediaServer, send: unknown) => {
      did.push(`media by ${send}`)
      mediaServer = server
      return async ({ url }: Request) => url
    },
  }))
  vi.doMock('./server-switch.ts', () => ({
    createServerSwitch: (_services: unknown, options: typeof switched) => {
      switched = options
      return 'handlers'
    },
  }))
})
afterEach(() => {
  vi.unstubAllEnvs()
  for (const name of [
    'electron',
    'node:module',
    'virtual:seaport-ipc-names',
    './app.ts',
    './built-in.ts',
    './system-routes.ts',
    './life/graphics.ts',
    './life/window-size.ts',
    '@seaport/seat-client/egress/own-fetch',
    './media.ts',
    './server-switch.ts',
  ])
    vi.doUnmock(name)
  vi.resetModules()
  rmSync(folder, { recursive: true })
})

async function run(settings: object | string = {}, variables: Record<string, string> = {}) {
  const text = typeof settings === 'string' ? settings : JSON.stringify(settings)
  writeFileSync(join(folder, 'settings.json'), text)
  vi.stubEnv('SEAPORT_SERVER_URL', variables.SEAPORT_SERVER_URL)
  vi.stubEnv('VITE_DEV_SERVER_URL', variables.VITE_DEV_SERVER_URL)
  await import('./main.ts')
  expect(await started.createHandlers({})).toBe('handlers')
}

const chosen = 'https://chosen.test'
test.each<[string, object, Record<string, string>, string | null, string | null]>([
  ['the one of the package', {}, {}, 'https://built-in.test', 'https://built-in.test'],
  ['none where the package has none', {}, {}, null, null],
  ['the chosen one', { server_url: chosen }, {}, 'https://built-in.test', chosen],
  [
    'that of the variable, without its last slashes',
    { server_url: chosen },
    { SEAPORT_SERVER_URL: 'http://127.0.0.1:8787//' },
    'https://built-in.test',
    'http://127.0.0.1:8787',
  ],
  ['not that of an empty variable', { server_url: chosen }, { SEAPORT_SERVER_URL: '' }, null, chosen],
])('the server is %s', async (_which, settings, variables, builtIn, server) => {
  builtInUrl = builtIn
  await run(settings, variables)
  expect(switched.serverUrl).toBe(server)
  expect(await started.media(new Request('seaport://app/file/1'))).toBe('seaport://app/file/1')
  expect(mediaServer()).toBe(server)
})

test('the program’s id and compile cache come first, and the theme before the window', async () => {
  await run({ theme: 'dark', locale: 'vi' })
  expect(did).toEqual([
    'id com.seaport.desktop',
    'cache /compile-cache',
    'theme dark',
    'graphics by dark',
    'start',
  ])
  started.onWindow('window')
  expect(did.at(-1)).toBe('size of window by dark')
  expect(switched).toMatchObject({
    version: '1.2.3',
    packaged: true,
    builtIn: { updateKeys: ['/opt/seaport'] },
    settingsSetAside: undefined,
  })
  expect([started.calls, started.devUrl]).toEqual([['a.b'], undefined])
})

test('a program that starts anew ends itself', async () => {
  await run()
  switched.relaunch()
  expect(did.slice(-2)).toEqual(['relaunch', 'quit'])
})

test('a server and routes that are chosen later hold for files, which are loaded by one function', async () => {
  await run({}, { VITE_DEV_SERVER_URL: 'http://localhost:5173' })
  expect(started.devUrl).toBe('http://localhost:5173')
  await started.media(new Request('seaport://app/1'))
  expect(ownRoutes('https://a.test')).toBe('system https://a.test')
  switched.onServer('https://later.test')
  switched.onRoutes((url: string) => `found ${url}`)
  await started.media(new Request('seaport://app/2'))
  expect([mediaServer(), ownRoutes('https://a.test')]).toEqual(['https://later.test', 'found https://a.test'])
  switched.onServer(null)
  expect(mediaServer()).toBeNull()
  expect(did.filter((line) => line.startsWith('media'))).toEqual(['media by own fetch'])
})

test('settings that can’t be read are set aside, and the window is told', async () => {
  await run('{"theme":')
  expect(switched.settingsSetAside).toContain(join(folder, 'settings'))
  expect(did).toContain('theme system')
})

test.each([
  ['vi', 'vi'],
  ['hk', 'hk'],
] as const)('messages are those of the language %s', async (locale, code) => {
  await run({ locale })
  const { default: texts } = await import(`../../../../packages/i18n/locales/${code}/desktop-main.json`)
  expect(started.messages('refusal.runner_restarts')).toBe(texts['refusal.runner_restarts'])
})
