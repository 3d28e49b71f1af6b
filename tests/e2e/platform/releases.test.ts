import { adminListReleases, listReleaseTokens } from '@seaport/contract/platform/release'
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { AT_NIGHT, axeAtNight } from '../support/axe.ts'
import { consoleSite } from '../support/console-site.ts'
import { overflowingWidths } from '../support/overflowing-widths.ts'
import { releaseMachine } from '../support/publish-release.ts'
import { asOwner, OWNER } from '../support/supervisor.ts'

const site = consoleSite()
let page: Page

beforeAll(async () => {
  const machine = await releaseMachine(site.server, 'Mac mini')
  for (const version of ['7.0.0', '7.1.0', '7.2.0']) await machine.publish(version)
  await machine.begin('7.3.0-beta.1')
})

const open = async (section: 'releases' | 'tokens') => {
  page = await site.open(`/download?section=${section}`, { as: OWNER })
}
const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
const choose = async (name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
const dialog = () => page.getByRole('dialog')
const question = () => page.getByRole('alertdialog')
const answer = async (action: string) => {
  await question().getByRole('button', { name: action }).click()
  await question().waitFor({ state: 'detached' })
}
const releases = async () =>
  (await (await asOwner(site.server)).call(adminListReleases, {})).list.map(
    ({ version, state, percent, minimum_version }) => [version, state, percent, minimum_version],
  )
const inCentre = async (version: string) =>
  (await fetch(`${site.server.serverUrl}/downloads/${version}/Seaport-${version}-win-x64.exe`)).status

test('a release is staged and made the minimum version', async () => {
  await open('releases')
  await row('7.2.0').getByText('Published').waitFor()
  await row('7.3.0-beta.1').getByText('Uploading · 0%').waitFor()
  await choose('7.2.0', 'Change rollout')
  await dialog().getByLabel('Rollout').fill('101')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await dialog().getByText('Must be 100 or less').waitFor()
  await dialog().getByLabel('Rollout').fill('20')
  const minimum = dialog().getByLabel('Minimum version')
  expect(await minimum.locator('option').allTextContents()).toEqual(['No minimum', '7.2.0', '7.1.0', '7.0.0'])
  await minimum.selectOption('7.1.0')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await row('7.2.0').getByText('Staged · 20%').waitFor()
  await row('7.2.0').getByRole('cell', { name: '7.1.0' }).waitFor()
  expect((await releases())[1]).toEqual(['7.2.0', 'published', 20, '7.1.0'])
})

test('a release is withdrawn, restored by going back, and what is newer goes', async () => {
  await open('releases')
  await choose('7.1.0', 'Withdraw')
  await question().getByText('It is removed from the download centre').waitFor()
  await answer('Withdraw')
  await row('7.1.0').getByText('Withdrawn').waitFor()
  expect(await inCentre('7.1.0')).toBe(404)
  await choose('7.1.0', 'Roll back to this release')
  await question().getByText('Withdraws 7.2.0.').waitFor()
  await answer('Roll back to this release')
  await row('7.1.0').getByText('Published').waitFor()
  await row('7.2.0').getByText('Withdrawn').waitFor()
  expect([await inCentre('7.1.0'), await inCentre('7.2.0')]).toEqual([200, 404])
})

test('a draft is discarded, and a release shows its files and downloads', async () => {
  await open('releases')
  await choose('7.3.0-beta.1', 'Discard')
  await answer('Discard')
  await row('7.3.0-beta.1').waitFor({ state: 'detached' })
  await fetch(`${site.server.serverUrl}/downloads/7.0.0/Seaport-7.0.0-win-x64.exe`)
  await row('7.0.0').click()
  const panel = page.getByRole('complementary').or(page.getByRole('dialog'))
  await panel.getByText('Seaport-7.0.0-win-x64.exe').waitFor()
  await page.reload()
  await panel.getByText(/\b1 download$/).waitFor()
})

test('a token is shown once, listed with its last use, and revoked', async () => {
  await open('tokens')
  await row('Mac mini').getByText('Active').waitFor()
  expect(await row('Mac mini').getByText('Never').count()).toBe(0)
  await page.getByRole('button', { name: 'New token' }).click()
  await dialog().getByLabel('Publish').uncheck()
  await dialog().getByLabel('Name').fill('GitHub')
  await dialog().getByRole('button', { name: 'Create' }).click()
  await dialog().getByText('This field is required').waitFor()
  await dialog().getByLabel('Manage').check()
  await dialog().getByLabel('Expires after').selectOption('30')
  await dialog().getByRole('button', { name: 'Create' }).click()
  const shown = await dialog().locator('code').textContent()
  expect(shown).toMatch(/^srt_/)
  await dialog().getByRole('button', { name: 'I have saved it' }).click()
  await row('GitHub').getByText('Manage').waitFor()
  await row('GitHub').getByText('Never').waitFor()
  expect(await page.content()).not.toContain(shown)
  await choose('GitHub', 'Revoke')
  await question().getByText('refused at once').waitFor()
  await answer('Revoke')
  await row('GitHub').getByText('Revoked').waitFor()
  const { list } = await (await asOwner(site.server)).call(listReleaseTokens, {})
  expect(list.find(({ name }) => name === 'GitHub')).toMatchObject({ scopes: ['manage'], revoked: true })
})

if (AT_NIGHT)
  test('axe finds nothing and nothing sticks out, in both themes and every width', async () => {
    const found: string[] = []
    for (const [section, name, action] of [
      ['releases', '7.0.0', 'Change rollout'],
      ['tokens', undefined, 'New token'],
    ] as const) {
      await open(section)
      await page.getByRole('table').waitFor()
      found.push(...(await axeAtNight(page)).map((words) => `${section} ${words}`))
      found.push(...(await overflowingWidths(page)).map((width) => `${section} sticks out at ${width}`))
      if (name) await choose(name, action)
      else await page.getByRole('button', { name: action }).click()
      await dialog().waitFor()
      found.push(...(await axeAtNight(page)).map((words) => `${action} ${words}`))
    }
    expect(found).toEqual([])
  })
