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
] as const)('%s', async (_title, url, config, environment, answer) => {
  expect(await resolveProxy(url, config, environment)).toBe(answer)
})

test('a script of a partition is not pretended to have been evaluated', async () => {
  const script = { mode: 'pac_script', pacScript: 'https://example.com/proxy.pac' } as const
  await expect(resolveProxy(SERVER, script, {})).rejects.toThrow('no script of a partition')
})

test('the script that the system names decides for each address, but not for partitions with rules of their own', async () => {
  const script = `function FindProxyForURL(url, host) {
    if (isPlainHostName(host) || dnsDomainIs(host, '.intern')) return 'DIRECT'
    return shExpMatch(url, 'https://*.example.com/*') ? 'PROXY proxy:3128; DIRECT' : 'SOCKS5 other:1080'
  }`
  const address = `data:,${encodeURIComponent(script)}`
  const ask = (url: string, config = {}) => resolveProxy(url, config, COMPANY, address)
  expect(await ask(SERVER)).toBe('PROXY proxy:3128; DIRECT')
  expect(await ask('https://seaport.intern/')).toBe('DIRECT')
  expect(await ask('http://seaport.example.org/')).toBe('SOCKS5 other:1080')
  expect(await ask(SERVER, { mode: 'direct' })).toBe('DIRECT')
  expect(await ask(SERVER, { mode: 'fixed_servers', proxyRules: 'http://own:1' })).toBe('PROXY own:1')
})
