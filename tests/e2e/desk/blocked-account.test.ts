import { listAccountBlocks, listAccounts } from '@seaport/contract/desk/account'
import { assignProxy, listProxies } from '@seaport/contract/desk/proxy'
import { createTask } from '@seaport/contract/work/task'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeAtNight } from '../support/axe.ts'
import { consoleSite } from '../support/console-site.ts'
import { asSupervisor, SUPERVISOR } from '../support/supervisor.ts'

const site = consoleSite()
let page: Page

const NOTE = 'Instagram asks for a selfie'
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function choose(name: string, act: string): Promise<void> {
  await button(`Actions for ${name}`).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

test('an account is blocked with a reason, can’t be worked with, is unblocked, and its history tells all of it', async () => {
  const supervisor = await asSupervisor(site.server)
  const account = async () => {
    const { list } = await supervisor.call(listAccounts, { query: { page_size: 200 } })
    const namesakes = (handle: string) => list.filter((one) => one.account === handle)
    const found = list.find(
      (one) => one.availability === 'normal' && one.seat && namesakes(one.account).length === 1,
    )
    if (!found) throw new Error('The demo has no account that works')
    return found
  }
  const { id, account: handle, unblock_count } = await account()
  page = await site.open('/media', { as: SUPERVISOR })
  await page.getByPlaceholder('Search account or nickname').fill(handle)

  await choose(handle, 'Block')
  await button('Block').click()
  await dialog().getByText('This field is required').waitFor()
  await dialog().getByLabel('Note').fill(NOTE)
  await button('Block').click()
  await dialog().waitFor({ state: 'detached' })
  await row(handle).getByText('Blocked').first().waitFor()
  const work = {
    kind: 'collect_followers' as const,
    params: { profiles: ['@lotus_travel'], target_count: 1 },
  }
  await expect(supervisor.call(createTask, { body: { account_id: id, work } })).rejects.toMatchObject({
    refusal: { reason: 'account_blocked' },
  })

  await row(handle).getByText(handle).first().click()
  await dialog().getByRole('heading', { name: 'Promotions today' }).waitFor()
  await dialog().getByRole('tab', { name: 'Block history' }).click()
  await dialog().getByText(NOTE).waitFor()
  await page.reload()
  await dialog().getByText(NOTE).waitFor()
  await dialog().getByText('Set by the supervisor').first().waitFor()
  await dialog().getByText('Still blocked').waitFor()
  await dialog().getByRole('button', { name: 'Unblock', exact: true }).click()
  await page.getByLabel('Note').fill('The selfie was accepted')
  await button('Unblock').last().click()
  await page.getByLabel('Note').waitFor({ state: 'detached' })
  await dialog().getByText('The selfie was accepted', { exact: false }).waitFor()
  await page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'detached' })
  await row(handle).getByText('Blocked').waitFor({ state: 'detached' })
  const blocks = await supervisor.call(listAccountBlocks, { params: { id }, query: { order: 'desc' } })
  expect(blocks.list[0]).toMatchObject({
    reason: 'by_person',
    note: NOTE,
    unblock_note: 'The selfie was accepted',
  })
  const { list } = await supervisor.call(listAccounts, { query: { page_size: 200 } })
  expect(list.find((one) => one.id === id)?.unblock_count).toBe(unblock_count + 1)
})

test('a panel is opened, read through its neighbours and left with the keyboard alone; links lead from one to the next', async () => {
  page = await site.open('/media', { as: SUPERVISOR })
  const focused = () => page.evaluate('document.activeElement.textContent') as Promise<string>
  const title = () => dialog().getByRole('heading', { level: 2 })
  await page.locator('tbody tr[tabindex="0"]').waitFor()
  const names = await page.locator('tbody tr').getByRole('rowheader').allTextContents()
  // The same handle may be one on several networks.
  const at = names.findIndex((name, at) => names[at + 1] && names[at + 1] !== name)
  const [first = '', second = ''] = names.slice(at)
  await page.locator('tbody tr').nth(at).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => title().textContent()).toContain(first.slice(-4))
  await dialog().getByRole('tab', { name: 'Overview' }).waitFor()
  expect(await axeAtNight(page)).toEqual([])
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => title().textContent()).toContain(second.slice(-4))
  await page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'detached' })
  await expect.poll(focused).toContain(second)

  const supervisor = await asSupervisor(site.server)
  const { list } = await supervisor.call(listAccounts, { query: { page_size: 200 } })
  const linked = list.find(({ proxy }) => !proxy)
  const { list: proxies } = await supervisor.call(listProxies, { query: { status: 'normal' } })
  const proxy = proxies.find(({ allocated, allocation_limit }) => allocated < allocation_limit)
  if (!linked || !proxy) throw new Error('The demo has nothing to bind')
  await supervisor.call(assignProxy, { body: { proxy_id: proxy.id, account_ids: [linked.id] } })
  await site.go(`/media?id=${linked.id}&part=overview`)
  await dialog().getByRole('link', { name: proxy.ip }).click()
  await page.waitForURL(/#\/ipMange\?id=/)
  await dialog().getByRole('tab', { name: 'Bound accounts' }).click()
  await dialog().getByRole('link', { name: linked.account, exact: true }).click()
  await page.waitForURL(/#\/media\?id=/)
  await expect.poll(() => title().textContent()).toBe(linked.account)
})
