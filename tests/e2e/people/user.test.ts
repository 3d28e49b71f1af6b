import { userInfo } from '@seaport/contract/people/user'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { consoleSite } from '../support/console-site.ts'
import { openInShell } from '../support/shell.ts'
import { asSupervisor, SUPERVISOR } from '../support/supervisor.ts'

/** The personal centre. */

const site = consoleSite()
let page: Page

const open = async (path: string) => {
  page = await openInShell(site, path)
}

test('shows the user’s data; editable fields can be changed and cleared', async () => {
  await open('/ucenter')
  await page.getByText(SUPERVISOR.email).first().waitFor()
  const edit = async (phone: string) => {
    await page.getByRole('button', { name: 'Edit profile' }).click()
    await page.getByRole('dialog').getByLabel('Phone').fill(phone)
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await edit('+65 6123 4567')
  await page.getByText('+65 6123 4567').waitFor()
  await edit('')
  await expect.poll(async () => (await (await asSupervisor(site.server)).call(userInfo, {})).phone).toBeNull()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy' }).first().click()
  await page.getByText('Copy Successfully.').first().waitFor()
})

test('other sessions are listed and can be ended', async () => {
  const other = await asSupervisor(site.server)
  await open('/ucenter')
  const ends = page.getByRole('main').getByRole('button', { name: 'Log out', exact: true })
  await ends.first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  // The session that was used last stands first in the list, after this one.
  await expect
    .poll(() =>
      other.call(userInfo, {}).then(
        () => 'open',
        () => 'ended',
      ),
    )
    .toBe('ended')
})
