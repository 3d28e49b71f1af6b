// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  changeLanguage,
  currentLanguage,
  LANGUAGE_KEY,
  onLanguageChosen,
  preload,
  startI18n,
} from './browser.ts'
import { i18n } from './instance.ts'
import type { Lang } from './lang.ts'

beforeEach(async () => {
  localStorage.setItem(LANGUAGE_KEY, 'en')
  onTestFinished(() => localStorage.clear())
  // With an empty store.
  await startI18n('shell')
})

const shown = () => [currentLanguage(), localStorage.getItem(LANGUAGE_KEY), i18n.t('save')]

// As https://github.com/i18next/i18next/issues/2156 reports: the whole page showed keys.
test('a language whose texts cannot be had is not shown; asked for again, it is loaded again', async () => {
  vi.spyOn(i18n, 'reloadResources').mockResolvedValueOnce()
  await expect(changeLanguage('vi')).rejects.toThrow('No texts of common,ui,shell,validation')
  expect([...shown(), document.documentElement.lang]).toEqual(['en', 'en', 'Save', 'en'])
  await changeLanguage('vi')
  expect([...shown(), document.documentElement.lang]).toEqual(['vi', 'vi', 'Lưu', 'vi'])
})

test('the texts that the start names are there when it has ended, with those of every page', async () => {
  await startI18n('kit', 'wizard')
  const loaded = (['common', 'ui', 'kit', 'wizard', 'task'] as const).filter((namespace) =>
    i18n.hasResourceBundle('en', namespace),
  )
  expect(loaded).toEqual(['common', 'ui', 'kit', 'wizard'])
})

test('the language chosen last is shown, whichever texts come first', async () => {
  const { promise, resolve: letCome } = Promise.withResolvers<void>()
  const load = i18n.reloadResources.bind(i18n)
  vi.spyOn(i18n, 'reloadResources').mockImplementationOnce(async (...what) => {
    await promise
    await load(...what)
  })
  const first = changeLanguage('vi')
  await changeLanguage('hk')
  letCome()
  await first
  expect(shown()).toEqual(['hk', 'hk', '儲存'])
})

test('texts that a screen asks for while a language is loading are loaded in that language too', async () => {
  const load = i18n.reloadResources.bind(i18n)
  vi.spyOn(i18n, 'reloadResources').mockImplementationOnce(async (...what) => {
    await load(...what)
    await preload('kit')
  })
  await changeLanguage('vi')
  expect(shown()).toEqual(['vi', 'vi', 'Lưu'])
  expect(i18n.hasResourceBundle('vi', 'kit')).toBe(true)
})

test('another window’s choice is followed only with its texts', async () => {
  const follow = (newValue: string) =>
    dispatchEvent(new StorageEvent('storage', { key: LANGUAGE_KEY, newValue }))
  const failed = vi.spyOn(i18n, 'reloadResources').mockResolvedValueOnce()
  follow('vi')
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
  await failed.mock.results[0]?.value
  expect(shown()).toEqual(['en', 'en', 'Save'])
  follow('vi')
  await expect.poll(shown).toEqual(['vi', 'en', 'Lưu'])
})

test('a chosen language is told before its texts are asked for, at the start too', async () => {
  const told: (Lang | string)[] = []
  onLanguageChosen((lang) => told.push(lang))
  onTestFinished(() => i18n.off('languageChosen'))
  const load = i18n.reloadResources.bind(i18n)
  vi.spyOn(i18n, 'reloadResources').mockImplementation(async (...what) => {
    told.push('texts')
    await load(...what)
  })
  localStorage.setItem(LANGUAGE_KEY, 'hk')
  await startI18n()
  await changeLanguage('vi')
  await preload('kit')
  expect(told).toEqual(['hk', 'vi', 'texts'])
})
