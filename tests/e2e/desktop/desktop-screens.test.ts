import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listSeats, updateSeat } from '@seaport/contract/desk/seat'
import { putTranslationConfig } from '@seaport/contract/work/translation'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  startTranslationService,
  TRANSLATION_KEY,
  type TranslationStandIn,
} from '../../../apps/server/src/test-support/translation-services.ts'
import { axeAtNight } from '../support/axe.ts'
import { describePage } from '../support/describe-page.ts'
import { logInToSeat, type OpenDesktop, openDesktop } from '../support/desktop.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { asOwner, asSupervisor, clearOptOuts, SEAT_PASSWORD } from '../support/supervisor.ts'
import { beginTask } from '../support/wizard.ts'

/** The demo's seat that has collected, and whose supervisor has scripts of every type (README). */
const SEAT = '100001'

let stack: Stack
let desktop: OpenDesktop
let service: TranslationStandIn

beforeAll(async () => {
  ;[stack, service] = await Promise.all([startStack(), startTranslationService('libretranslate')])
  const body = { provider: 'libretranslate', url: service.url, key: TRANSLATION_KEY } as const
  await (await asOwner(stack)).call(putTranslationConfig, { body })
  await clearOptOuts(stack)
  const supervisor = await asSupervisor(stack)
  const { list } = await supervisor.call(listSeats, { query: { search: SEAT } })
  // The demo's tasks and the account that is opened here leave it no port for another task.
  await supervisor.call(updateSeat, { params: { id: list[0]?.id ?? '' }, body: { allocated: 8 } })
  desktop = await openDesktop(stack)
  const { page } = desktop
  await logInToSeat(page, SEAT, SEAT_PASSWORD)
  await page.getByRole('button', { name: 'Open account' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '@harbor_tea · X (sandbox)' }).click()
  await page.getByText('Page is open').first().waitFor()
})
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await describePage(desktop.page, task.name)
})
afterAll(async () => {
  await desktop?.app.close()
  await stack?.stop()
  await service?.close()
})

/** Goes to a screen and waits for what it lists. */
const goTo = async (screen: string) => {
  await desktop.page.getByRole('link', { name: screen, exact: true }).click()
  await desktop.page.getByRole('heading', { name: screen, level: 1 }).waitFor()
}
const firstRow = () => desktop.page.locator('tbody tr[data-index="0"]')
/** A notice is in the page twice: visible, and in a live region for screen readers. */
const notice = (text: string) => desktop.page.getByText(text).first().waitFor()
/** The panel beside the list. */
const panel = () => desktop.page.getByRole('dialog')
const closePanel = async () => {
  await desktop.page.keyboard.press('Escape')
  await panel().waitFor({ state: 'detached' })
}

test('a collected person is found by text, and shown in the window of an open account', async () => {
  const { page } = desktop
  await goTo('Resources')
  const name = (await firstRow().getByRole('rowheader').locator('span').last().textContent()) ?? ''
  const handle = name.replace('@', '')
  await page.getByRole('searchbox', { name: 'Search people or content' }).fill(handle)
  const others = page.locator('tbody tr[data-index]').filter({ hasNotText: handle })
  await expect.poll(() => others.count()).toBe(0)
  expect(await axeAtNight(page)).toEqual([])
  await page.getByRole('rowheader').filter({ hasText: name }).first().click()
  await panel().getByRole('heading', { name: 'Sightings' }).waitFor()
  expect(await axeAtNight(page)).toEqual([])
  await panel().getByRole('button', { name: 'Translate', exact: true }).click()
  await panel().getByText('Translated by LibreTranslate').waitFor()
  await panel().getByRole('button', { name: 'Open as @harbor_tea' }).click()
  const window = await desktop.accountWindow()
  await expect.poll(() => window.url()).toBe(`${stack.sandboxUrl}/${handle}`)
  await closePanel()
})

test('people chosen in the library become the audience of a new task, and are counted before it is created', async () => {
  const { page } = desktop
  await goTo('Resources')
  await page.getByRole('searchbox', { name: 'Search people or content' }).fill('')
  await page.getByRole('combobox', { name: 'Network' }).selectOption('x_sandbox')
  const rows = page.locator('tbody tr[data-index]')
  await expect.poll(() => rows.count()).toBeGreaterThan(2)
  for (const index of [0, 1]) await rows.nth(index).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'New task for these people' }).click()
  await beginTask(page, [/^@harbor_tea .*X \(sandbox\)/], /^Follow /)
  await page.getByRole('radio', { name: /2 chosen in the library/, checked: true }).waitFor()
  await page.getByRole('region', { name: 'Audience' }).getByText('2 people can be reached').waitFor()
  expect(await axeAtNight(page)).toEqual([])
})

test('a script is copied with one click, its picture comes from the server, and is saved as a file', async () => {
  const { page } = desktop
  await goTo('Scripts')
  await page
    .getByRole('button', { name: /^Copy text: / })
    .first()
    .click()
  await notice('Copy Successfully.')
  expect(await axeAtNight(page)).toEqual([])
  await page.getByRole('combobox', { name: 'Type' }).selectOption('image')
  // Wait for the filtered list: a row that moves is not clicked.
  await expect.poll(() => page.getByRole('button', { name: /^Copy text: / }).count()).toBe(0)
  await page.getByRole('rowheader', { name: 'Harbour postcards' }).click()
  const picture = panel().getByRole('img').first()
  // Checked separately, so that a failure says which of the two is missing.
  await picture.waitFor()
  await expect
    .poll(() => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth))
    .toBeGreaterThan(0)
  const source = await picture.evaluate((image) => (image as unknown as { src: string }).src)
  expect(new URL(source).host).toBe(new URL(page.url()).host)
  const filePath = join(stack.folder, 'postcard.png')
  await desktop.app.answerDialog('showSaveDialog', { canceled: false, filePath })
  await panel()
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await notice(`Saved to ${filePath}`)
  expect(readFileSync(filePath).subarray(1, 4).toString()).toBe('PNG')
  await closePanel()
})

test('the log lists actions without secrets, and is saved for support', async () => {
  const { page } = desktop
  await goTo('Log')
  await page.getByRole('rowheader', { name: /Account opened\s*@harbor_tea/ }).waitFor()
  await page.getByRole('rowheader', { name: /Logged in\s*Seat 100001/ }).click()
  await panel().getByText('"msg": "logged in"').waitFor()
  expect(await axeAtNight(page)).toEqual([])
  await closePanel()
  const filePath = join(stack.folder, 'log.txt')
  await desktop.app.answerDialog('showSaveDialog', { canceled: false, filePath })
  await page.getByRole('button', { name: 'Save as file' }).click()
  await notice(`Saved to ${filePath}`)
  const saved = readFileSync(filePath, 'utf8')
  expect(saved).toMatch(/^Seaport \d+\.\d+\.\d+\n/)
  expect(saved).toContain('Crash reports none\n')
  expect(saved).toContain('"msg":"account opened"')
  expect(saved).not.toContain(SEAT_PASSWORD)
  expect(saved).not.toMatch(/eyJ[\w-]+\./)
})

test('the settings tell what this client is, and change its language', async () => {
  const { page } = desktop
  await goTo('Settings')
  await page.getByText(join(stack.folder, 'desktop')).waitFor()
  await page.getByRole('region', { name: 'Connection' }).getByText(stack.serverUrl).waitFor()
  await page
    .getByRole('row', { name: /@harbor_tea X \(sandbox\)/ })
    .getByText('None, connects directly')
    .waitFor()
  expect(await axeAtNight(page)).toEqual([])
  await page.getByRole('button', { name: '简体中文' }).click()
  await page.getByRole('heading', { name: '设置', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
})

test('the chosen theme is that of frame, menus, dialogs and error pages, whatever the system has, also at the next start', async () => {
  const isDarkIn = (page: Page) =>
    page.evaluate(
      "getComputedStyle(document.body).colorScheme + matchMedia('(prefers-color-scheme: dark)').matches",
    )
  await desktop.page.getByRole('link', { name: 'Browser', exact: true }).click()
  const address = desktop.page.getByRole('textbox', { name: 'Address' })
  // Port 9 refuses connections.
  await address.fill('http://127.0.0.1:9/')
  await address.press('Enter')
  const errorPage = await desktop.accountWindow()
  await errorPage.getByRole('link', { name: 'Try again' }).waitFor()
  for (const [button, isSystemDark, dark] of [
    ['Dark', false, true],
    ['Light', true, false],
    ['Same as system', true, true],
    ['Dark', true, true],
  ] as const) {
    await desktop.app.evaluate(({ standIn }, is) => {
      standIn.system.isDark = is
    }, isSystemDark)
    await goTo('Settings')
    await desktop.page.getByRole('button', { name: button, exact: true }).click()
    await expect
      .poll(() => desktop.app.evaluate(({ nativeTheme }) => nativeTheme.shouldUseDarkColors, null))
      .toBe(dark)
    await expect.poll(() => isDarkIn(errorPage)).toBe(`light dark${dark}`)
  }
  await desktop.app.close()
  desktop = await openDesktop(stack)
  expect(await desktop.app.evaluate(({ standIn }) => standIn.records.darkFrames[0], null)).toBe(true)
})
