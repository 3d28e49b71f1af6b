import { expect, test } from 'vitest'
import { browserAgent } from './browser-agent.ts'

const ENGINE = 'AppleWebKit/537.36 (KHTML, like Gecko)'

// ferdium/ferdium-app#2441, ferdium/ferdium-recipes#710: Instagram says "Page is not available" to a browser with another name in it.
test.each([
  ['Windows NT 10.0; Win64; x64', 'Seaport/1.2.3 '],
  ['Macintosh; Intel Mac OS X 10_15_7', 'Seaport/1.2.3-beta.1 '],
  ['X11; Linux x86_64', '@seaport/desktop/0.0.0 Sea port/1 '],
  ['X11; Linux x86_64', ''],
])('pages on %s are told of Chromium alone', (system, program) => {
  const told = `Mozilla/5.0 (${system}) ${ENGINE} ${program}Chrome/142.0.7444.52 Electron/45.4.1 Safari/537.36`
  const chromium = `Mozilla/5.0 (${system}) ${ENGINE} Chrome/142.0.7444.52 Safari/537.36`
  expect(browserAgent(told)).toBe(chromium)
  expect(browserAgent(chromium)).toBe(chromium)
})
