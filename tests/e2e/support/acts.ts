import type { Locator, Page, Route } from 'playwright'
import { expect } from 'vitest'
import type { Quiet } from './record.ts'

/**
 * An act of a screen. Its steps are buttons and entries to press, those with `⤷` in the dialog that is open then; `Label = value` fills a field, `☑ 2`
 * ticks the first rows of the list, `… Paid` opens the menu of the first row that says so, and `▸ Paid` the row itself.
 */
export interface Act {
  readonly line: string
  readonly path: string
  readonly steps: readonly string[]
}

/** What is asked of an element: these tests know no DOM. */
interface Element {
  readonly type: string
  readonly inputMode: string
  focus(): void
  click(): void
}

/** What an act sent, and the dialog or the notices in which it was refused. */
interface Done {
  readonly sent: readonly string[]
  readonly shown: string
}

/** A refusal of the last field that was sent: its place in the form is recorded. */
function refusalOf(body: string | null): string {
  const field = body?.startsWith('{') ? Object.keys(JSON.parse(body) as object).at(-1) : undefined
  const detail = field && [{ loc: ['body', field], msg: `No such ${field}.` }]
  return JSON.stringify({ code: 400, reason: 'conflict', msg: 'Refused.', detail, data: null })
}

/** Counts the page's writes until their answers have been dealt with: on a busy machine that is later than the browser's end of the request. */
const COUNT_WRITES = `if (globalThis.writesUnderWay === undefined) {
  globalThis.writesUnderWay = 0
  const { open, send } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.open = function (method, ...rest) {
    this.writes = method.toUpperCase() !== 'GET'
    return open.call(this, method, ...rest)
  }
  XMLHttpRequest.prototype.send = function (body) {
    if (this.writes) {
      writesUnderWay += 1
      this.addEventListener('loadend', () => setTimeout(() => { writesUnderWay -= 1 }), { once: true })
    }
    return send.call(this, body)
  }
}`

/** What the page keeps of the act under way. */
interface UnderWay {
  readonly writesUnderWay: number
  readonly pressed: { readonly isConnected: boolean; matches(selector: string): boolean }
}

/** Takes the server's place for whatever would change something: it refuses, and tells what was asked. */
export async function watchActs(page: Page, quiet: Quiet) {
  const sent: string[] = []
  const refuse = (route: Route) => {
    const request = route.request()
    // A price is asked for by POST, too.
    if (request.method() === 'GET' || /\/quote$/.test(request.url())) return route.fallback()
    const { pathname, search } = new URL(request.url())
    const path = pathname.replace(/^\/api\/v\d+/, '')
    sent.push(`${request.method()} ${path}${search} ${request.postData() ?? ''}`.trimEnd())
    return route.fulfill({
      status: 400,
      contentType: 'application/json',
      body: refusalOf(request.postData()),
    })
  }
  await page.route('**/api/**', refuse)
  await page.addInitScript(COUNT_WRITES)
  await page.evaluate(COUNT_WRITES)
  // A notice stays until it is dismissed: how long it is shown would depend on the machine.
  await page.addStyleTag({ content: '[data-timer-status] { animation-play-state: paused !important }' })
  return {
    /** Carries out an act of the visible screen, and closes what it has opened. */
    async carryOut(act: Act): Promise<Done> {
      for (const at of act.steps.keys()) {
        await take(page, act, at)
        await quiet.settle()
      }
      await expect.poll(() => sent.length, { message: act.line }).toBeGreaterThan(0)
      // What was pressed can be pressed again once the page has shown the answer.
      await page.waitForFunction(() => {
        const { writesUnderWay, pressed } = globalThis as unknown as UnderWay
        return (
          writesUnderWay === 0 &&
          !(pressed.isConnected && pressed.matches(':disabled, [aria-disabled="true"]'))
        )
      })
      if (act.path !== SILENT)
        await page.locator(`dialog[open], ${NOTICES}, main [role="alert"]:visible`).first().waitFor()
      await quiet.settle()
      const dialog = page.locator('dialog[open]')
      const seen = (await dialog.count()) > 0 ? dialog : page.locator(NOTICES)
      const shown = (await seen.count()) > 0 ? await seen.last().ariaSnapshot() : ''
      await leave(page, quiet)
      await dismissNotices(page)
      return { sent: sent.splice(0), shown }
    },
    stop: () => page.unroute('**/api/**', refuse),
  }
}

/** Steps after which an entry of a menu follows. */
const OPENS_MENU = /^(?:Actions for |… |Import$|More actions$)/

async function take(page: Page, { steps }: Act, at: number): Promise<void> {
  const step = steps[at] ?? ''
  const [label = '', value] = step.split(' = ')
  const dialog = page.locator('dialog[open]').last()
  const main = page.getByRole('main')
  if (value !== undefined) return fill(steps.at(-1)?.startsWith('⤷') ? dialog : main, label, value)
  if (step.startsWith('☑')) {
    const boxes = main.locator('tbody input[type="checkbox"]:visible')
    for (let row = 0; row < Number(step.slice(2)); row += 1) await boxes.nth(row).evaluate(press)
  } else if (step.startsWith('… ')) {
    const row = main.locator('tbody tr:visible', { hasText: step.slice(2) }).first()
    await row.getByRole('button', { name: /^Actions for / }).evaluate(press)
  } else if (step.startsWith('▸ '))
    await main
      .locator('tbody tr:visible', { hasText: step.slice(2) })
      .first()
      .evaluate(press)
  else if (OPENS_MENU.test(steps[at - 1] ?? ''))
    await page.getByRole('menuitem', { name: step, exact: true }).evaluate(press)
  else if (step.startsWith('⤷')) {
    const button = named(dialog, step.slice(2))
    await button.waitFor()
    if (at === steps.length - 1) await fillRest(dialog, steps)
    await button.evaluate(press)
  } else await named(main, step).evaluate(press)
}

function named(layer: Locator, name: string): Locator {
  const [first, ...others] = (['button', 'switch', 'checkbox', 'tab', 'radio'] as const).map((role) =>
    layer.getByRole(role, { name, exact: true }),
  ) as [Locator, ...Locator[]]
  return others.reduce((all, one) => all.or(one), first).first()
}

/** As a click, but by the page itself: after input of a mouse or keyboard a busy Chromium finds no idle moment for a while, for which `settle` waits. */
const press = (one: Element) => {
  Object.assign(globalThis, { pressed: one })
  one.focus()
  one.click()
}

async function fill(layer: Locator, name: string, value: string): Promise<void> {
  const [combo, box] = [
    layer.getByRole('combobox', { name, exact: true }),
    layer.getByRole('textbox', { name, exact: true }),
  ]
  const field = combo.or(box).first()
  await field.waitFor()
  if ((await field.locator('option').count()) > 0) return void (await field.selectOption({ label: value }))
  if ((await field.getAttribute('role')) !== 'combobox') return field.fill(value)
  await field.evaluate(press)
  const option = layer.page().locator('[role="option"]').filter({ hasText: value }).first()
  await option.evaluate((one: Element) => one.click())
}

const TYPED =
  ':is(input, textarea):not([type="file"], [type="checkbox"], [type="radio"], [type^="date"], [role="combobox"], [readonly]):visible:enabled'

/** Gives each field of a dialog that no step names a value of its own, so that one that is left out, or stands for another, is seen. */
async function fillRest(dialog: Locator, steps: Act['steps']): Promise<void> {
  const names = steps.filter((step) => step.includes(' = ')).map((step) => step.split(' = ')[0] ?? '')
  const filled = names.reduce(
    (all, name) => all.or(dialog.getByRole('textbox', { name, exact: true })),
    dialog,
  )
  for (const [at, field] of (await dialog.locator(TYPED).all()).entries()) {
    if ((await field.and(filled).count()) > 0) continue
    const { type, inputMode } = await field.evaluate(({ type, inputMode }: Element) => ({ type, inputMode }))
    if (inputMode === 'numeric' || inputMode === 'decimal') await field.fill(`${at + 1}`)
    else if (type === 'email') await field.fill(`n${at + 1}@example.test`)
    else if (type === 'password') await field.fill('a lantern over quiet water')
    else await field.fill(`Text ${at + 1}`)
  }
}

/** Where a refusal is not shown: the specification (section 8) only logs a failed recharge. */
const SILENT = '/payBalance'
/** The list of notices; in a dialog if one is open. */
const NOTICES = '[data-toaster-position]'

async function dismissNotices(page: Page): Promise<void> {
  const notices = page.locator(NOTICES)
  if ((await notices.count()) > 0) await notices.dispatchEvent('keydown', { key: 'Escape' })
  await notices.waitFor({ state: 'detached' })
}

async function leave(page: Page, quiet: Quiet): Promise<void> {
  const open = page.locator('dialog[open]')
  while ((await open.count()) > 0) {
    const out = open.last().getByRole('button', { name: /^(?:Cancel|Close|Discard)$/ })
    await out.last().evaluate(press)
    await quiet.settle()
  }
}
