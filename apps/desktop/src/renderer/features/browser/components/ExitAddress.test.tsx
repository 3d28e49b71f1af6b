// @vitest-environment jsdom
import type { Account } from '@seaport/contract/desk/account.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { ExitAddress } from './ExitAddress.tsx'

setUpDom()
beforeAll(() => preload('browser', 'common', 'ui'))

const proxy: NonNullable<Account['proxy']> = {
  id: 'p1',
  scheme: 'socks5',
  ip: '198.51.100.7',
  port: 1080,
  status: 'normal',
  exit_address: '203.0.113.9',
  exit_country: 'VN',
}
const textOf = async (shown: Account['proxy']) =>
  (await renderUi(<ExitAddress proxy={shown} />)).container.textContent

test.each<[string, Account['proxy'], string]>([
  ['with its country', proxy, 'Exit IP 203.0.113.9 · Vietnam'],
  ['without one that is not known', { ...proxy, exit_country: null }, 'Exit IP 203.0.113.9'],
  [
    'as unknown before the first check',
    { ...proxy, exit_address: null, exit_country: null },
    'Exit IP not checked yet',
  ],
  ['as down where its proxy is', { ...proxy, status: 'abnormal' }, 'Proxy isn’t responding'],
  ['as this computer’s where there is no proxy', null, 'No proxy'],
])('an account’s exit address is shown: %s', async (_how, shown, text) => {
  expect(await textOf(shown)).toBe(text)
})
