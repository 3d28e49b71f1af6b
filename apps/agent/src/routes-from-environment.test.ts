import { beforeEach, expect, test, vi } from 'vitest'
import { routesFromEnvironment } from './routes-from-environment.ts'
import { SettingsError } from './settings.ts'

const proxy = { scheme: 'http', host: 'proxy.example.com', port: 3128, username: '', password: '' }
const SERVER = 'https://seaport.example.com/api'

beforeEach(() => {
  for (const name of ['http_proxy', 'https_proxy', 'all_proxy', 'no_proxy'])
    for (const one of [name, name.toUpperCase()]) vi.stubEnv(one, undefined)
})

test('without a variable the server is reached directly', () => {
  expect(routesFromEnvironment(SERVER)).toEqual(['direct'])
})

test('HTTPS_PROXY is used, and no other; NO_PROXY excludes it', () => {
  vi.stubEnv('HTTPS_PROXY', 'http://proxy.example.com:3128')
  expect(routesFromEnvironment(SERVER)).toEqual([proxy])
  expect(routesFromEnvironment('http://127.0.0.1:8787')).toEqual(['direct'])
  vi.stubEnv('NO_PROXY', 'other.example.com, .example.com')
  expect(routesFromEnvironment(SERVER)).toEqual(['direct'])
})

test('ALL_PROXY may be a SOCKS5 proxy with a login', () => {
  vi.stubEnv('all_proxy', 'socks5h://mei:p%40ss@127.0.0.1:1080')
  expect(routesFromEnvironment(SERVER)).toEqual([
    { scheme: 'socks5', host: '127.0.0.1', port: 1080, username: 'mei', password: 'p@ss' },
  ])
})

test('an invalid proxy is a wrong setting, and never replaced by a direct connection', () => {
  vi.stubEnv('HTTPS_PROXY', 'ftp://proxy.example.com')
  expect(() => routesFromEnvironment(SERVER)).toThrow(SettingsError)
})
