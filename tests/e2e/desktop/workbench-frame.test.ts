import { join } from 'node:path'
import type { Client } from '@seaport/api-client/client'
import { listTaskTargets } from '@seaport/contract/work/task'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMessages } from '../../support/create-messages.ts'
import { grantPorts, liftLimits } from '../../support/lift-limits.ts'
import { logInToSeat, type OpenDesktop, openDesktop } from '../support/desktop.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { asSupervisor, clearOptOuts, freshSeat } from '../support/supervisor.ts'

const TARGETS = 4
const OTHERS = 49

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
  await desktop.page.setViewportSize({ width: 1024, height: 768 })
  await desktop.page.getByRole('link', { name: 'Workbench' }).click()
  await queue().nth(OTHERS).waitFor()
  await queue()
    .filter({ hasText: `0/${TARGETS}` })
    .click()
  await openTarget()
})
afterAll(async () => {
  await desktop?.app.close()
  await stack?.stop()
})

const queue = () => desktop.page.getByRole('navigation', { name: 'Tasks by hand' }).getByRole('button')
const atTarget = () => desktop.page.getByRole('heading', { name: 'You are working on this target' })

async function openTarget(): Promise<void> {
  await desktop.page.getByRole('button', { name: 'Open the page' }).click()
  await atTarget().waitFor()
}

/** Outcomes of the targets that have one. */
const outcomes = async () => {
  const { list } = await supervisor.call(listTaskTargets, {
    params: { id: taskId },
    query: { page_size: 200 },
  })
  return list
    .map(({ outcome, reason }) => reason ?? outcome)
    .filter((outcome) => outcome === 'done' || outcome === 'not_suitable')
    .sort()
}

/** Text that lies outside the window or below an account's page. */
async function outOfSight(page: Page): Promise<string[]> {
  const viewsOf = () =>
    desktop.app.evaluate(
      ({ BrowserWindow }) =>
        BrowserWindow.getAllWindows().flatMap(({ contentView }) =>
          contentView.children.flatMap((view) => (view.getVisible() ? [view.getBounds()] : [])),
        ),
      null,
    )
  await expect.poll(async () => (await viewsOf()).length).toBe(1)
  const views = await viewsOf()
  return page.locator('main h2, main [aria-keyshortcuts]').evaluateAll(
    (elements, [{ x = 0, y = 0 } = {}]) =>
      elements.flatMap((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const { ownerDocument } = element
        const { clientWidth, clientHeight } = ownerDocument.documentElement
        const isInWindow = left >= 0 && top >= 0 && right <= clientWidth && bottom <= clientHeight
        const hit = ownerDocument.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        const isCovered = !element.contains(hit) || (right > x && bottom > y)
        return isInWindow && !isCovered ? [] : [`${element.textContent} ${Math.round(bottom)}`]
      }),
    views,
  )
}

test.each(['en', 'cn', 'vi'])(
  'with fifty tasks at 1024 × 768 the target and each outcome are in sight (%s)',
  async (language) => {
    const { page } = desktop
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    await page.reload()
    await expect.poll(() => page.locator('main [aria-keyshortcuts]').count()).toBe(6)
    await expect.poll(() => outOfSight(page)).toEqual([])
  },
)

test('in a page letters are typed into it, chords record an outcome, and F6 leads back to the client', async () => {
  const { page } = desktop
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await page.reload()
  await atTarget().waitFor()
  const account = await desktop.accountWindow()
  await account.locator('#search, input').first().click()
  for (const key of ['d', 's', 'x', 'b']) await account.keyboard.press(key)
  expect(await account.locator('#search, input').first().inputValue()).toBe('dsxb')
  expect(await outcomes()).toEqual([])
  await account.keyboard.press('Control+Shift+D')
  await expect.poll(outcomes).toEqual(['done'])
  expect(await account.locator('#search, input').first().inputValue()).toBe('dsxb')

  const before = account.url()
  await openTarget()
  // The heading comes before the next person's page: a key pressed while that loads is lost.
  await account.waitForURL((url) => url.href !== before)
  await account.locator('#search, input').first().click()
  await account.keyboard.press('F6')
  await page.keyboard.press('s')
  await expect.poll(outcomes).toEqual(['done', 'not_suitable'])
})
