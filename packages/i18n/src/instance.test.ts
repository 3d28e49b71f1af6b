import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { sharedOptions } from './options.ts'

const own = './instance.ts?own'
/** An instance of this file's own, whose texts can't be had until a test brings them. */
const { forgetMessages, i18n, translatorOf } = (await import(
  /* @vite-ignore */ own
)) as typeof import('./instance.ts')

/** What the server answers, first to last: `down`, or that it is there. */
let answers: ('down' | 'there')[]
/** Texts that it has. */
let texts: object | undefined

beforeEach(() => {
  answers = []
  texts = undefined
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('fetch', async () => {
    if (answers.shift() === 'down') throw new TypeError('Failed to fetch')
    return { status: 200 }
  })
})

async function start(): Promise<void> {
  forgetMessages()
  i18n.use({
    type: 'backend',
    init: () => undefined,
    // Two parameters: with a third it would be called back.
    read: async (_tag: string, _namespace: string) => {
      if (!texts) throw new Error('It can’t be had')
      return texts
    },
  })
  await i18n.init({ ...sharedOptions, lng: 'en', ns: [] })
}

/** Waits for the failure of a namespace. */
async function openWithout(namespace: string) {
  await start()
  const coming = translatorOf('en', namespace)
  expect(coming).toBeInstanceOf(Promise)
  expect(translatorOf('en', namespace)).toBe(coming)
  await coming
  const translate = translatorOf('en', namespace)
  if (translate instanceof Promise) throw new Error('It is still on its way')
  return translate
}

test('a text that is missing is shown as its key until it comes, and not remembered', async () => {
  const translate = await openWithout('late')
  expect(translate('greeting')).toBe('greeting')
  i18n.addResourceBundle('en', 'late', { greeting: 'Hello', named: 'Hello {{name}}' })
  expect(translate('greeting')).toBe('Hello')
  expect(translate('named', { name: 'An' })).toBe('Hello An')
  expect(translate('named', { name: 'Bo' })).toBe('Hello Bo')
})

test('a text that was found is remembered, until all is loaded anew', async () => {
  const translate = await openWithout('known')
  i18n.addResourceBundle('en', 'known', { greeting: 'Hello' })
  expect(translate('greeting')).toBe('Hello')
  i18n.addResourceBundle('en', 'known', { greeting: 'Hi' }, true, true)
  expect(translate('greeting')).toBe('Hello')
  forgetMessages()
  const anew = translatorOf('en', 'known')
  if (anew instanceof Promise) throw new Error('It was loaded')
  expect(anew('greeting')).toBe('Hi')
})

test('texts that are asked for while the server is away come when it is back', async () => {
  await start()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  answers = ['down', 'down']
  const coming = translatorOf('en', 'away')
  await vi.advanceTimersByTimeAsync(3999)
  // Whoever asks meanwhile waits for the same: i18next takes it for loaded.
  expect(translatorOf('en', 'away')).toBe(coming)
  texts = { greeting: 'Hello' }
  await vi.advanceTimersByTimeAsync(1)
  const translate = translatorOf('en', 'away')
  expect(translate instanceof Promise ? 'away' : translate('greeting')).toBe('Hello')
})
