import { expect, test } from 'vitest'
import { readUserAgent } from './user-agent.ts'

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

test.each([
  [chrome, { system: 'Linux', kernel: 'Chrome 141' }],
  [`${chrome} Edg/141.0.2`, { system: 'Linux', kernel: 'Edge 141' }],
  [`${chrome} Electron/45.0.1`, { system: 'Linux', kernel: 'Electron 45' }],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_2) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Safari/605.1.15',
    { system: 'macOS', kernel: 'Safari 17' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1',
    { system: 'iOS', kernel: 'Chrome 120' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
    { system: 'Windows', kernel: 'Firefox 144' },
  ],
  ['', { system: '', kernel: '' }],
  ['axios/1.0', { system: '', kernel: '' }],
])('%s', (header, machine) => {
  expect(readUserAgent(header)).toEqual(machine)
})
