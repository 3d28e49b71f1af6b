import type { Client } from '@seaport/api-client/client'
import { listScripts } from '@seaport/contract/work/script'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  startTranslationService,
  TRANSLATION_KEY,
  type TranslationStandIn,
} from '../../../apps/server/src/test-support/translation-services.ts'
import { axeAtNight } from '../support/axe.ts'
import { consoleSite } from '../support/console-site.ts'
import { overflowingWidths } from '../support/overflowing-widths.ts'
import { asSupervisor, OWNER, SUPERVISOR } from '../support/supervisor.ts'

const site = consoleSite()
let service: TranslationStandIn
let supervisor: Client
let page: Page

beforeAll(async () => {
  ;[service, supervisor] = await Promise.all([
    startTranslationService('libretranslate'),
    asSupervisor(site.server),
  ])
})
afterAll(() => service.close())

const dialog = () => page.getByRole('dialog')
const button = (name: string, within = page.locator('body')) =>
  within.getByRole('button', { name, exact: true })
const looksRight = async () => {
  expect(await axeAtNight(page)).toEqual([])
  expect(await overflowingWidths(page)).toEqual([])
}

test('an administrator sets a service up and tries it', async () => {
  page = await site.open('/configManagement?section=translation', { as: OWNER })
  await page.getByText('Translation is unavailable until a service is set up.').waitFor()
  await button('Set up translation').click()
  await dialog().getByLabel('Provider').selectOption({ label: 'LibreTranslate' })
  await dialog().getByLabel('Address').fill(service.url)
  await dialog().getByRole('textbox', { name: 'API key' }).fill(TRANSLATION_KEY)
  await looksRight()
  await button('Save', dialog()).click()
  await page.getByText('In use', { exact: true }).waitFor()
  await button('Test translation').click()
  await page.getByText('The service answered: HELLO {nickname}, WELCOME ABOARD!').first().waitFor()
  await looksRight()
  expect(await page.locator('body').innerHTML()).not.toContain(TRANSLATION_KEY)
})

test('a supervisor has a script in four languages, and corrects one by hand', async () => {
  const { list } = await supervisor.call(listScripts, { query: { page_size: 200, type: 'text' } })
  const script = list.find(({ public: isPublic, text }) => !isPublic && text.includes('{nickname}'))
  if (!script) throw new Error('The demo has no text with a variable')
  page = await site.open(`/wordsLibrary?search=${encodeURIComponent(script.title)}`, { as: SUPERVISOR })
  await button(`Actions for ${script.title}`).click()
  await page.getByRole('menuitem', { name: 'Translate' }).click()
  await button('Translate', dialog()).click()
  const texts = dialog().getByRole('textbox')
  await expect.poll(() => texts.count()).toBe(3)
  const inVietnamese = dialog().getByRole('textbox', { name: 'Text in Tiếng Việt' })
  await expect.poll(() => inVietnamese.inputValue()).toContain('{nickname}')
  await inVietnamese.fill('Chào {nickname}!')
  await dialog().getByRole('checkbox', { name: 'Spanish' }).check()
  await button('Translate', dialog()).click()
  await expect.poll(() => texts.count()).toBe(4)
  await expect
    .poll(() => dialog().getByRole('textbox', { name: 'Text in Spanish' }).inputValue())
    .toContain('{nickname}')
  expect(await inVietnamese.inputValue()).toBe('Chào {nickname}!')
  await looksRight()
  await button('Save as new scripts', dialog()).click()
  await page.getByText('4 scripts saved').first().waitFor()
  const saved = await supervisor.call(listScripts, { query: { page_size: 200, search: script.title } })
  expect(saved.list.map(({ text }) => text)).toContain('Chào {nickname}!')
  expect(saved.list).toHaveLength(5)
})
