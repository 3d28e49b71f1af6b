import { expect, test } from 'vitest'
import { sharedOptions } from './options.ts'

const own = './instance.ts?own'
/** An instance of this file's own, whose texts can't be had until a test brings them. */
const { forgetMessages, i18n, translatorOf } = (await import(
  /* @vite-ignore */ own
)) as typeof import('./instance.ts')

/** Waits for the failure of a namespace. */
async function openWithout(namespace: string) {
  forgetMessages()
  i18n.use({
    type: 'backend',
    init: () => undefined,
    // Two parameters: with a third it would be called back.
    read: async (_tag: string, _namespace: string) => {
      throw new Error('It can’t be had')
    },
  })
  await i18n.init({ ...sharedOptions, lng: 'en', ns: [] })
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
