import { sessionStore } from '@seaport/i18n/storage'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startAnew } from './stale-build.ts'

const KEY = 'reloaded-for-update'
const reload = vi.fn()
/** Answers of the server, first to last; undefined = none. */
let answers: (boolean | undefined)[]

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  reload.mockClear()
  sessionStore.removeItem(KEY)
  vi.stubGlobal('location', { pathname: '/', reload })
  vi.stubGlobal('fetch', async () => {
    const ok = answers.shift()
    if (ok === undefined) throw new TypeError('Failed to fetch')
    return { ok }
  })
  onTestFinished(() => {
    vi.useRealTimers()
    sessionStore.removeItem(KEY)
  })
})

/** Seconds until the page is loaded anew. */
async function secondsUntilReload(): Promise<number> {
  const begin = Date.now()
  void startAnew()
  while (reload.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(1000)
  return (Date.now() - begin) / 1000
}

test('a page that could not start is loaded anew once the server answers', async () => {
  answers = [undefined, false, true, true]
  expect(await secondsUntilReload()).toBe(6)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reload).toHaveBeenCalledOnce()
  expect(sessionStore.getItem(KEY)).toBe('1006000')
})

test('a page that still can’t start is loaded once a minute at most', async () => {
  answers = [true]
  sessionStore.setItem(KEY, String(Date.now() - 15_000))
  expect(await secondsUntilReload()).toBe(45)
})
