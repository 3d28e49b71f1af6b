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

// curl/curl#9773, nodejs/undici#5777, SonarSource/sonarqube-cli#860, dotnet/runtime#61840: what is read otherwise than by curl.
test.each([
  ['example.com', 'https://seaport.example.com', true],
  ['example.com', 'https://example.com', true],
  ['.example.com', 'https://example.com', true],
  ['*.example.com', 'https://seaport.example.com', true],
  ['Seaport.Example.com', SERVER, true],
  ['example.com', 'https://notexample.com', false],
  ['seaport.example.com:443', SERVER, true],
  ['seaport.example.com:8443', SERVER, false],
  ['localhost; seaport.example.com', SERVER, true],
  ['localhost, *', SERVER, true],
  ['10.0.0.0/8', 'http://10.1.2.3:8787', true],
  ['10.0.0.0/8', 'http://11.1.2.3:8787', false],
  ['10.1.2.3', 'http://10.1.2.3:8787', true],
  ['2.3', 'http://10.1.2.3:8787', false],
  ['10.0.0.0/33', 'http://10.1.2.3:8787', false],
  ['::1', 'http://[::1]:8787', true],
  ['0:0:0:0:0:0:0:1', 'http://[::1]:8787', true],
  ['[::1]:8787', 'http://[::1]:8787', true],
  ['fd00::/8', 'http://[fd12::5]:8787', true],
  ['fd00::/8', 'http://[2001:db8::5]:8787', false],
  ['10.1.2.3', 'http://10.1.2.4:8787', false],
  ['2001:db8::5', 'http://[2001:db8::5]:8787', true],
  ['2001:db8::5', 'http://[2001:db8::6]:8787', false],
  ['2001:db8::/64', 'http://[2001:db8::6]:8787', true],
  ['2001:db8::/64', 'http://[2001:db8:0:1::6]:8787', false],
  [',', SERVER, false],
])('with NO_PROXY=%s, %s is reached directly: %s', (list, url, isDirect) => {
  for (const name of ['http_proxy', 'https_proxy']) vi.stubEnv(name, 'http://proxy.example.com:3128')
  vi.stubEnv('NO_PROXY', list)
  expect(routesFromEnvironment(url)).toEqual(isDirect ? ['direct'] : [proxy])
})

test.each([
  ['proxy.example.com:3128', proxy],
  ['HTTP://proxy.example.com:3128', proxy],
  [' http://proxy.example.com:3128 ', proxy],
  ['mei:p%40ss@proxy.example.com:3128', { ...proxy, username: 'mei', password: 'p@ss' }],
])('HTTPS_PROXY=%j is a plain HTTP proxy', (text, named) => {
  vi.stubEnv('HTTPS_PROXY', text)
  expect(routesFromEnvironment(SERVER)).toEqual([named])
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
