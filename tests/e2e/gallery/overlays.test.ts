import type { Locator, Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { axeViolationsInBothThemes } from '../support/axe.ts'
import { consoleSite } from '../support/console-site.ts'
import { GALLERY_VISITOR, openGallery } from '../support/gallery.ts'

const site = consoleSite()
let page: Page

beforeEach(async () => {
  page = await openGallery(site, 'overlays')
})

const button = (name: string, within: Page | Locator = page) =>
  within.getByRole('button', { name, exact: true })
const form = () => page.getByRole('dialog', { name: 'Form in a dialog' })
const panel = () => page.getByRole('dialog', { name: 'Side panel' })
const question = () => page.getByRole('alertdialog')
const notice = (text: string) => page.getByRole('listitem').filter({ hasText: text })
const gone = (overlay: Locator) => overlay.waitFor({ state: 'detached' })

/** Accessible name of the focused element. */
const focused = () =>
  page.evaluate(`(() => {
    const { activeElement: at } = document
    return at.getAttribute('aria-label') || at.name || at.textContent
  })()`)
const hasFocus = (overlay: Locator) =>
  overlay.evaluate((one) => one.contains(one.ownerDocument.activeElement))

/** Names and texts of the browser's accessibility tree. */
async function heard(on: Page = page): Promise<string> {
  const session = await on.context().newCDPSession(on)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes.flatMap(({ ignored, name }) => (ignored || !name?.value ? [] : [name.value])).join('\n')
}

/** Elements that make the page inert while nothing is open. */
const LEFT_BEHIND = `[
  ...document.querySelectorAll('dialog, [inert]'),
  ...[...document.querySelectorAll('[aria-hidden=true]')].filter((one) => one.querySelector('main, button, [role=list]')),
].map((one) => one.outerHTML.slice(0, 120))`

/** Tabs through the overlay and back. @returns whether the focus ever left it */
async function walkAround(overlay: Locator, steps = 12): Promise<boolean> {
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(step < steps / 2 ? 'Tab' : 'Shift+Tab')
    // Between the last and the first element the focus is in the browser's UI, as in every page.
    const behind = await overlay.evaluate((one) => {
      const { activeElement, body } = one.ownerDocument
      return activeElement !== body && !one.contains(activeElement)
    })
    if (behind) return true
  }
  return false
}

test.each([
  ['Form in a dialog', form, 'name'],
  ['Side panel', panel, 'Close'],
  ['Question', question, 'Cancel'],
  ['Question with typed confirmation', question, 'Cancel'],
] as const)('%s: the focus goes in, is kept, and comes back', async (opener, overlay, first) => {
  await button(opener).press('Enter')
  await overlay().waitFor()
  await expect.poll(focused).toBe(first)
  expect(await walkAround(overlay())).toBe(false)
  await page.keyboard.press('Escape')
  await gone(overlay())
  expect(await focused()).toBe(opener)
})

test('the palette gives the focus back, and so does the menu of narrow windows', async () => {
  await button('Question').focus()
  await page.keyboard.press('ControlOrMeta+k')
  const palette = page.getByRole('dialog', { name: 'Commands' })
  await expect.poll(focused).toBe('Search screens, data and actions…')
  expect(await walkAround(palette)).toBe(false)
  await page.keyboard.press('Escape')
  await gone(palette)
  expect(await focused()).toBe('Question')
  await page.setViewportSize({ width: 375, height: 740 })
  const opener = button('Open menu')
  await opener.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Main menu' })
  await menu.waitFor()
  expect(await hasFocus(menu)).toBe(true)
  await page.mouse.click(360, 400)
  await gone(menu)
  expect(await opener.evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true)
})

test('a question over a form: each gives the focus back to what opened it', async () => {
  await button('Form in a dialog').click()
  for (const answer of ['Cancel', 'Release ports']) {
    await button('Question', form()).click()
    await question().waitFor()
    expect(await walkAround(question(), 6)).toBe(false)
    await button(answer, question()).click()
    await gone(question())
    expect(await focused()).toBe('Question')
    expect(await hasFocus(form())).toBe(true)
  }
  // A click into the form right after the answer stays in the form.
  await form().getByLabel('Name').click()
  await page.keyboard.type('Anchor')
  expect(await form().getByLabel('Name').inputValue()).toBe('Anchor')
  await page.keyboard.press('Escape')
  await button('Discard', question()).click()
  await gone(form())
  expect(await focused()).toBe('Form in a dialog')
})

test('inside a panel a menu and a list are in use, and Escape closes one level at a time', async () => {
  await button('Side panel').click()
  const opener = button('Menu', panel())
  await opener.click()
  const menu = page.getByRole('menu')
  await expect.poll(focused).toBe('Do something')
  await page.keyboard.press('Escape')
  await gone(menu)
  expect(await focused()).toBe('Menu')
  const seat = panel().getByRole('combobox', { name: 'Seat' })
  await seat.click()
  await page.getByRole('option', { name: '100007' }).waitFor()
  await page.keyboard.press('Escape')
  await gone(page.getByRole('listbox'))
  await seat.click()
  await page.getByRole('option', { name: '100007' }).click()
  await expect.poll(() => seat.inputValue()).toBe('100007')
  await opener.click()
  await page.getByRole('menuitem', { name: 'Question' }).click()
  await question().waitFor()
  await expect.poll(focused).toBe('Cancel')
  await page.keyboard.press('Escape')
  await gone(question())
  expect(await focused()).toBe('Menu')
  await page.keyboard.press('Escape')
  await gone(panel())
  expect(await focused()).toBe('Side panel')
})

test("a dialog that a menu's entry opens gives the focus back to the menu's button", async () => {
  const opener = page.getByRole('main').getByRole('button', { name: 'Menu', exact: true })
  await opener.press('Enter')
  await page.getByRole('menuitem', { name: 'Question' }).press('Enter')
  await question().waitFor()
  await page.keyboard.press('Escape')
  await gone(question())
  expect(await focused()).toBe('Menu')
})

test('behind a dialog everything is inert: for the pointer, for the focus, for screen readers, for the wheel', async () => {
  page = await site.openAlone('/template/overlays', GALLERY_VISITOR)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await heard()).toContain('Side panel')
  await button('Form in a dialog').click()
  await form().waitFor()
  const told = await heard()
  expect(told).toContain('Save')
  expect(told).not.toContain('Side panel')
  const behind = await button('Side panel').boundingBox()
  if (!behind) throw new Error('The page behind is not drawn')
  await page.mouse.click(behind.x + 4, behind.y + 4)
  expect(await panel().count()).toBe(0)
  await form().waitFor()
  await button('Side panel').evaluate((one) => one.focus())
  expect(await hasFocus(form())).toBe(true)
  expect(await page.evaluate('getComputedStyle(document.documentElement).overflowY')).toBe('hidden')
  const wheel = async () => {
    await page.mouse.move(640, 380)
    await page.mouse.wheel(0, 200)
    // Scrolling would have begun within two frames.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
    return page.evaluate("document.getElementById('content').scrollTop")
  }
  await page.setViewportSize({ width: 1280, height: 400 })
  expect(await wheel()).toBe(0)
  await page.keyboard.press('Escape')
  await gone(form())
  await expect.poll(wheel).toBeGreaterThan(0)
  expect(await heard()).toContain('Side panel')
})

test('a notice above a dialog is read, can be acted on, and outlives the dialog', async () => {
  page = await site.openAlone('/template/overlays', GALLERY_VISITOR)
  await button('Form in a dialog').click()
  await button('Show a notice', form()).click()
  const words = 'The ports expire in 3 days.'
  await notice(words).waitFor()
  const told = await heard()
  expect(told).toContain(words)
  expect(told).not.toContain('Side panel')
  // A click waits until nothing covers the notice.
  await button('Do something', notice(words)).click()
  await gone(notice(words))
  expect(await form().getByLabel('Name').inputValue()).not.toBe('')
  await button('Question', form()).click()
  await button('Cancel', question()).click()
  await notice('You cancelled.').waitFor()
  await page.keyboard.press('Escape')
  await button('Discard', question()).click()
  await gone(form())
  await notice('You cancelled.').waitFor()
  expect(await heard()).toContain('You cancelled.')
})

test('a notice that was there before lies above the dialog that comes, in reach, and leaves it the focus', async () => {
  await button('Warning').click()
  await notice('The ports expire in 3 days.').waitFor()
  await page.keyboard.press('ControlOrMeta+k')
  await expect.poll(focused).toBe('Search screens, data and actions…')
  await page.keyboard.press('Escape')
  await button('Question').click()
  await expect.poll(focused).toBe('Cancel')
  const above = await notice('The ports expire in 3 days.').evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return one.contains(one.ownerDocument.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(above).toBe(true)
})

test('opened and closed quickly in a row, dialogs leave nothing behind', async () => {
  // Both keys at once: the second arrives before the first render.
  for (let round = 0; round < 3; round += 1) {
    for (const opener of ['Form in a dialog', 'Side panel']) {
      await button(opener).click()
      if (opener === 'Side panel') {
        await button('Menu', panel()).click()
        await page.getByRole('menuitem', { name: 'Question' }).click()
      } else await button('Question', form()).click()
      await expect.poll(focused).toBe('Cancel')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      expect(await focused()).toBe(opener)
      expect(await page.evaluate(LEFT_BEHIND)).toEqual([])
    }
  }
})

test('a screen that is left with a dialog open leaves nothing behind either', async () => {
  await button('Form in a dialog').click()
  await form().waitFor()
  await site.go('/template/table')
  await page.getByRole('grid').or(page.getByRole('table')).first().waitFor()
  await page.getByRole('searchbox').first().fill('marina')
  expect(await page.locator('dialog:modal').count()).toBe(0)
  await page.goBack()
  await form().getByLabel('Name').fill('Anchor')
  await page.keyboard.press('Escape')
  await button('Discard', question()).click()
  await gone(form())
  await expect.poll(() => page.evaluate(LEFT_BEHIND)).toEqual([])
})

test('a confirmation that removes its trigger moves the focus to the screen', async () => {
  await openGallery(site, 'table')
  await page.getByRole('table').getByRole('row').nth(1).getByRole('checkbox').check()
  await button('Delete').click()
  await button('Delete', question()).click()
  await gone(question())
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('MAIN')
})

test('a click beside closes a panel and an unchanged form; a file field that is cancelled closes nothing', async () => {
  await button('Form in a dialog').click()
  await form().waitFor()
  await form().getByLabel('Name').dispatchEvent('cancel')
  await form().getByLabel('Name').fill('Anchor')
  await page.mouse.click(5, 5)
  await button('Keep editing', question()).click()
  await form().getByLabel('Name').fill('')
  await page.mouse.click(5, 5)
  await gone(form())
  await button('Side panel').click()
  await panel().waitFor()
  await panel().getByText('100001').first().click()
  await page.mouse.click(5, 300)
  await gone(panel())
})

test('the region notice stays, however often one presses Escape', async () => {
  await button('Show the notice').click()
  await question().getByRole('button').last().click()
  const region = page.getByRole('dialog', { name: 'Region notice' })
  await region.waitFor()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
  expect(await region.evaluate((one) => one.matches(':modal'))).toBe(true)
})

test.each([
  ['Form in a dialog', form],
  ['Side panel', panel],
  ['Question with typed confirmation', question],
] as const)('axe finds nothing in %s, light or dark', async (opener, overlay) => {
  await button(opener).click()
  await overlay().waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
})
