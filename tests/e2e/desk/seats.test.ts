import { createClient } from '@seaport/api-client/client'
import { listAccounts } from '@seaport/contract/desk/account'
import { createSeat, listSeats } from '@seaport/contract/desk/seat'
import type { Seat } from '@seaport/contract/desk/seat.schema'
import { seatLogin } from '@seaport/contract/desk/seat-session'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { createDevice } from '../../../apps/server/src/test-support/people.ts'
import { consoleSite } from '../support/console-site.ts'
import { asSupervisor, FRESH_SEAT_PASSWORD, SUPERVISOR } from '../support/supervisor.ts'

const site = consoleSite()
let page: Page

const open = async (path: string) => {
  page = await site.open(path, { as: SUPERVISOR })
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const dialog = () => page.getByRole('dialog')
const question = () => page.getByRole('alertdialog')
const press = (name: string, within = dialog()) => within.getByRole('button', { name, exact: true }).click()

/** Chooses from the menu at the end of a row. */
async function choose(name: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}
const seatsNamed = async (search: string) =>
  (await (await asSupervisor(site.server)).call(listSeats, { query: { search } })).list
const accountsNamed = async (search: string) =>
  (await (await asSupervisor(site.server)).call(listAccounts, { query: { search } })).list

/** A seat with a logged-in device. */
async function boundSeat(name: string): Promise<Seat> {
  const supervisor = await asSupervisor(site.server)
  const password = FRESH_SEAT_PASSWORD
  const seat = await supervisor.call(createSeat, { body: { name, password, allocated: 0 } })
  const device = await createDevice({ now: Date.now }, 'Quay computer')
  const desktop = createClient({
    baseUrl: site.server.serverUrl,
    locale: () => 'en',
    credentials: async (method, url) => ({ dpop: await device.prove(method, url) }),
  })
  const body = { seat_code: seat.seat_code, password, device: device.description }
  await desktop.call(seatLogin, { body })
  return seat
}

test('a seat is created with its code and password shown once, edited, and deleted after a question', async () => {
  await open('/seatAccount')
  await page.getByRole('button', { name: 'New seat' }).click()
  await dialog().getByLabel('Seat name').fill('Quay desk')
  await press('Create')
  await dialog().getByText('Seat created').waitFor()
  const [made] = await seatsNamed('Quay desk')
  expect(made).toMatchObject({ name: 'Quay desk', allocated: 9, enabled: true })
  await dialog()
    .getByText(made?.seat_code ?? '')
    .waitFor()
  await press('I have saved it')
  await choose('Quay desk', 'Edit')
  await dialog().getByLabel('Seat name').fill('Lantern desk')
  await dialog().getByLabel('Ports').fill('2')
  await dialog().getByLabel('Remark').fill('Two ports by the window')
  await press('Save')
  await row('Lantern desk').waitFor()
  expect(await seatsNamed('desk')).toMatchObject([
    { id: made?.id, name: 'Lantern desk', allocated: 2, remark: 'Two ports by the window' },
  ])
  await choose('Lantern desk', 'Delete seat')
  await question().getByText('Delete Lantern desk?').waitFor()
  await press('Cancel', question())
  await question().waitFor({ state: 'detached' })
  expect(await seatsNamed('Lantern desk')).toHaveLength(1)
  await choose('Lantern desk', 'Delete seat')
  await press('Delete seat', question())
  await row('Lantern desk').waitFor({ state: 'detached' })
  expect(await seatsNamed('Lantern desk')).toEqual([])
})

test('a seat’s device is unbound after a question that names it, and the seat has none then', async () => {
  const bound = await boundSeat('Bound desk')
  await open('/seatAccount')
  await choose(bound.name, 'Unbind device')
  await question().getByText(`Unbind the device of ${bound.name}?`).waitFor()
  await question().getByText('Quay computer').first().waitFor()
  await press('Unbind device', question())
  await page.getByText(`${bound.name} can now log in on another device`, { exact: true }).first().waitFor()
  expect((await seatsNamed('')).find(({ id }) => id === bound.id)?.device).toBeNull()
  // The button to unbind is gone.
  await page.getByRole('button', { name: `Actions for ${bound.name}` }).click()
  const unbind = page.getByRole('menuitem', { name: 'Unbind device', exact: true })
  await expect.poll(() => unbind.getAttribute('aria-disabled')).toBe('true')
})

test('an account is added, edited, and deleted after a question', async () => {
  await open('/media')
  await page.getByRole('button', { name: 'Add account', exact: true }).click()
  await dialog().locator('select[name="network"]').selectOption({ label: 'X (sandbox)' })
  await dialog().locator('input[name="account"]').fill('@quay_single')
  await dialog().getByLabel('Nickname').fill('Quay')
  await press('Add')
  await row('quay_single').waitFor()
  const [added] = await accountsNamed('quay_single')
  expect(added).toMatchObject({
    network: 'x_sandbox',
    account: 'quay_single',
    nickname: 'Quay',
    import_type: 'manual',
  })
  await choose('quay_single', 'Edit')
  await dialog().getByLabel('Nickname').fill('Lantern')
  await dialog().locator('select[name="type"]').selectOption('personal')
  await press('Save')
  await dialog().waitFor({ state: 'detached' })
  expect(await accountsNamed('quay_single')).toMatchObject([
    { id: added?.id, nickname: 'Lantern', type: 'personal', time_zone: added?.time_zone },
  ])
  await choose('quay_single', 'Delete account')
  await question().getByText('Delete quay_single?').waitFor()
  await question().getByText('Their unfinished tasks end.').waitFor()
  await press('Cancel', question())
  await question().waitFor({ state: 'detached' })
  expect(await accountsNamed('quay_single')).toHaveLength(1)
  await choose('quay_single', 'Delete account')
  await press('Delete account', question())
  await row('quay_single').waitFor({ state: 'detached' })
  expect(await accountsNamed('quay_single')).toEqual([])
})
