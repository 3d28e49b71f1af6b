import { expect, test } from 'vitest'
import { detectPlatform, type Navigator, recommendedBuilds } from './client-platform.ts'

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15'

const browser = (userAgent: string, platform?: string, architecture?: string | Error): Navigator => ({
  userAgent,
  maxTouchPoints: 0,
  ...(platform !== undefined && {
    userAgentData: {
      platform,
      getHighEntropyValues: async () => {
        if (architecture instanceof Error) throw architecture
        return architecture === undefined ? {} : { architecture }
      },
    },
  }),
})

test.each([
  ['Chrome on Apple silicon', browser(MAC, 'macOS', 'arm'), ['m1']],
  ['Chrome on an Intel Mac', browser(MAC, 'macOS', 'x86'), ['intel']],
  ['a browser that keeps the chip to itself', browser(MAC, 'macOS', new Error('denied')), ['m1', 'intel']],
  ['a browser that knows no chip', browser(MAC, 'macOS'), ['m1', 'intel']],
  ['Safari, which has no hints', browser(MAC), ['m1', 'intel']],
  ['Chrome on Windows', browser(WINDOWS, 'Windows', 'x86'), ['windows']],
  ['Firefox on Windows', browser(WINDOWS), ['windows']],
  ['an empty hint', browser(WINDOWS, ''), ['windows']],
  ['Linux', browser(LINUX, 'Linux', 'x86'), []],
  ['a telephone', browser(IPHONE), []],
  ['an iPad that calls itself a Mac', { ...browser(MAC), maxTouchPoints: 5 }, []],
])('%s is offered the matching build', async (_, navigator, builds) => {
  expect(recommendedBuilds(await detectPlatform(navigator))).toEqual(builds)
})
