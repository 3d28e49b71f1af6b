import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Client } from '@seaport/api-client/client'
import { listTaskTargets } from '@seaport/contract/work/task'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMessages } from '../../support/create-messages.ts'
import { grantPorts, liftLimits } from '../../support/lift-limits.ts'
import { callMain, logInToSeat, type OpenDesktop, openDesktop } from '../support/desktop.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { asSupervisor, clearOptOuts, freshSeat } from '../support/supervisor.ts'

const TARGETS = 12
/** Number of other open tasks. */
const OTHERS = 8
/** Different kinds of targets: recorded wrongly and undone, opted out, started after a break. */
const SLIP = 4
const OPT_OUT = 8
const BREAK = 6

let stack: Stack
let supervisor: Client
let desktop: OpenDesktop
let taskId: string

beforeAll(async () => {
  stack = await startStack()
  supervisor = await asSupervisor(stack)
  await clearOptOuts(stack)
  await liftLimits(supervisor, join(stack.folder, 'server'))
  grantPorts(join(stack.folder, 'server'), 200)
  const seat = await freshSeat(stack, { ports: OTHERS + 2 })
  taskId = await createMessages(supervisor, seat.id, TARGETS)
  for (let other = 0; other < OTHERS; other += 1) await createMessages(supervisor, seat.id, 1)
  desktop = await openDesktop(stack)
  await logInToSeat(desktop.page, seat.seat_code)
  await desktop.page.getByRole('link', { name: 'Workbench' }).click()
  await queue().nth(OTHERS).waitFor()
  await queue()
    .filter({ hasText: `0/${TARGETS}` })
    .click()
  await desktop.page.getByRole('heading', { name: 'Next target' }).waitFor()
})
afterAll(async () => {
  await desktop?.app.close()
  await stack?.stop()
})

/** Manual tasks of this agent. */
const queue = () => desktop.page.getByRole('navigation', { name: 'Tasks by hand' }).getByRole('button')

/** Presses keys and counts them, each after the page has rendered. */
function keyboardOf(page: Page) {
  let pressed = 0
  return {
    async press(key: string) {
      pressed += 1
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
      await page.keyboard.press(key)
    },
    pressed: () => pressed,
  }
}

/** Account pages lie above the window, so one that overlaps a notice would hide it. Repeats the copying if the notice was gone before it was measured. */
async function seeNoticeAbovePage(copy: () => Promise<void>): Promise<void> {
  const notice = desktop.page.getByText('Copy Successfully.')
  const pageEnds = () =>
    desktop.app.evaluate(({ BrowserWindow }) => {
      const views = BrowserWindow.getAllWindows().flatMap(({ contentView }) => contentView.children)
      return views.flatMap((view) => {
        const { y, height } = view.getBounds()
        return view.getVisible() ? [y + height] : []
      })
    }, null)
  await expect.poll(() => desktop.page.locator('.fui-ToastContainer').count()).toBe(0)
  let whole = 0
  const pageEnd = async () => {
    ;[whole = 0] = await pageEnds()
    return whole
  }
  await expect.poll(pageEnd).toBeGreaterThan(0)
  await copy()
  await expect
    .poll(async () => {
      if ((await notice.count()) === 0) await desktop.page.keyboard.press('c')
      const ends = await pageEnds()
      const tops = await notice.evaluateAll((shown) => shown.map((one) => one.getBoundingClientRect().top))
      const highest = Math.min(whole - 1, ...tops)
      return ends.length === 1 && tops.length > 0 && ends.every((end) => end <= highest)
    })
    .toBe(true)
}

test('the script’s picture is dragged into the page as a file; no other file can be', async () => {
  const picture = desktop.page.getByRole('region', { name: 'evening.png' })
  await expect.poll(() => picture.getAttribute('draggable')).toBe('true')
  await picture.getByRole('img').dispatchEvent('dragstart')
  await expect.poll(() => desktop.app.dragged).toHaveLength(1)
  const [path = ''] = desktop.app.dragged
  expect(relative(join(stack.folder, 'desktop', 'media'), path)).toMatch(/^[\w-]+.evening\.png$/)
  expect(readFileSync(path).subarray(1, 4).toString()).toBe('PNG')
  for (const other of [
    '/etc/passwd',
    join(stack.folder, 'desktop', 'secrets.json'),
    `${path}/../evening.png`,
  ])
    expect(await callMain(desktop.page, 'script.dragFile', { path: other })).toMatchObject({ ok: false })
  expect(desktop.app.dragged).toEqual([path])
})

test(`${TARGETS} targets by keyboard alone: three keys each, and what was said wrongly is taken back`, async () => {
  const { page } = desktop
  const { press, pressed } = keyboardOf(page)
  const next = page.getByRole('button', { name: 'Open the page' })
  const open = page.getByRole('heading', { name: 'You are working on this target' })
  const atTarget = async () => {
    await press('o')
    await open.waitFor()
  }
  const counts: number[] = []
  for (let target = 0; target < TARGETS; target += 1) {
    const before = pressed()
    await next.waitFor()
    if (target === BREAK) {
      await press('p')
      await page.getByText('You are on a break', { exact: true }).waitFor()
      await press('p')
      await next.waitFor()
    }
    await atTarget()
    if (target === 0) await seeNoticeAbovePage(() => press('c'))
    else await press('c')
    if (target === SLIP) {
      await press('s')
      await next.waitFor()
      await page.getByRole('button', { name: 'Undo' }).waitFor()
      await press('u')
      await open.waitFor()
    }
    if (target === OPT_OUT) {
      await press('x')
      await page.getByRole('alertdialog').waitFor()
      // The dialog focuses Cancel first.
      await press('Tab')
      await press('Enter')
      await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    } else await press(target % 10 === 9 ? 's' : 'd')
    const left = TARGETS - 1 - target
    if (left === 0) await expect.poll(() => queue().count()).toBe(OTHERS)
    else
      await page.getByText(left === 1 ? '1 target left' : `${left} targets left`, { exact: true }).waitFor()
    counts.push(pressed() - before)
  }
  // Open, copy, done or skip; a slip and its undo, an opt-out that is confirmed, and a break take two more each.
  const more = new Map([
    [SLIP, 2],
    [OPT_OUT, 2],
    [BREAK, 2],
  ])
  expect(counts).toEqual(counts.map((_keys, target) => 3 + (more.get(target) ?? 0)))
  const { list } = await supervisor.call(listTaskTargets, {
    params: { id: taskId },
    query: { page_size: 200 },
  })
  expect(list).toHaveLength(TARGETS)
  const skipped = Math.floor(TARGETS / 10)
  const told = Map.groupBy(list, ({ outcome, reason }) => reason ?? outcome)
  expect(Object.fromEntries([...told].map(([what, targets]) => [what, targets.length]))).toEqual({
    done: TARGETS - skipped - 1,
    not_suitable: skipped,
    opted_out: 1,
  })
})
