import { expect, test } from 'vitest'
import { resolveProxy } from './electron-stub/resolve-proxy.ts'

const SERVER = 'https://seaport.example.com/api'
const COMPANY = { https_proxy: 'http://proxy.example.com:3128', NO_PROXY: '.intern, lab.example.com' }

test.each([
  ['nothing is set', SERVER, {}, {}, 'DIRECT'],
  ['the environment names one', SERVER, {}, COMPANY, 'PROXY proxy.example.com:3128'],
  ['it names none for http', 'http://seaport.example.com', {}, COMPANY, 'DIRECT'],
  ['it leaves an address out', 'https://lab.example.com', {}, COMPANY, 'DIRECT'],
  ['it leaves a domain out', 'https://seaport.intern', {}, COMPANY, 'DIRECT'],
  ['this computer is never asked for', 'https://127.0.0.1:8787', {}, COMPANY, 'DIRECT'],
  ['the partition goes directly', SERVER, { mode: 'direct' }, COMPANY, 'DIRECT'],
  [
    'the partition has its own, loopback too',
    'http://127.0.0.1:1',
    { mode: 'fixed_servers', proxyRules: 'socks5://10.0.0.1:1080', proxyBypassRules: '<-loopback>' },
    COMPANY,
    'SOCKS5 10.0.0.1:1080',
  ],
] as const)('%s', (_title, url, config, environment, answer) => {
  expect(resolveProxy(url, config, environment)).toBe(answer)
})

test('a script is not pretended to have been evaluated', () => {
  const script = { mode: 'pac_script', pacScript: 'https://example.com/proxy.pac' } as const
  expect(() => resolveProxy(SERVER, script, {})).toThrow('no proxy script')
})
