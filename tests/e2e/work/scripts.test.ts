import type { Client } from '@seaport/api-client/client'
import { listScripts } from '@seaport/contract/work/script'
import type { Page, Route } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { mp4, png } from '../../../apps/server/src/test-support/media.ts'
import { axeAtNight } from '../support/axe.ts'
import { consoleSite } from '../support/console-site.ts'
import { asSupervisor, OWNER, SUPERVISOR } from '../support/supervisor.ts'

const site = consoleSite()
let supervisor: Client
let page: Page

beforeAll(async () => {
  supervisor = await asSupervisor(site.server)
})

const open = async (path = '/wordsLibrary', as = SUPERVISOR) => {
  page = await site.open(path, { as })
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const dialog = () => page.getByRole('dialog')
const network = (name: string) => dialog().getByRole('checkbox', { name: `${name} (sandbox)`, exact: true })
const question = () => page.getByRole('alertdialog')
const button = (name: string, within = page.locator('body')) =>
  within.getByRole('button', { name, exact: true })
const script = async (title: string) =>
  (await supervisor.call(listScripts, { query: { page_size: 200 } })).list.find((one) => one.title === title)

/** Chooses from the menu at the end of a row. */
async function choose(name: string, act: string): Promise<void> {
  await button(`Actions for ${name}`).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

test('a text needs a title, a platform, two characters and known variables', async () => {
  await open()
  await button('New script').click()
  await button('Save', dialog()).click()
  await expect.poll(() => dialog().getByText('This field is required').count()).toBe(3)
  const text = dialog().locator('textarea')
  await text.fill('x')
  await dialog().getByText('Enter at least 2 characters').waitFor()
  await text.fill('Hi {nick}')
  await dialog().getByText('Unknown variable in braces').waitFor()
  await text.fill('Hi ')
  await button('The person’s name', dialog()).click()
  await dialog().getByLabel('Title').fill('Greeting')
  const offered = dialog().getByRole('group', { name: 'Networks' }).getByRole('checkbox')
  expect(await offered.count()).toBe(3)
  await network('X').check()
  const counts = () => dialog().getByRole('list', { name: 'Length by place' })
  await expect.poll(() => counts().count()).toBe(1)
  await network('Instagram').check()
  await expect
    .poll(() => counts().allInnerTexts())
    .toEqual([expect.stringContaining('of 280'), expect.stringContaining('of 2,200')])
  await button('Save', dialog()).click()
  for (const name of ['X (sandbox)', 'Instagram (sandbox)'])
    await row('Greeting').getByRole('img', { name, exact: true }).waitFor()
  expect(await script('Greeting')).toMatchObject({
    text: 'Hi {nickname}',
    type: 'text',
    networks: ['x_sandbox', 'instagram_sandbox'],
  })
})

test('a video is an mp4 of 10 MB at most, shows its progress, and can be played', async () => {
  await open()
  await button('New script').click()
  await dialog().getByLabel('Title').fill('Film')
  await network('X').check()
  await dialog().getByLabel('Type').selectOption({ label: 'Video' })
  await button('Save', dialog()).click()
  await dialog().getByText('Upload a video').waitFor()
  const file = dialog().locator('input[type="file"]')
  const give = (name: string, buffer: Buffer) => file.setInputFiles({ name, mimeType: '', buffer })
  await give('film.mov', mp4())
  await dialog().getByText('This type of file isn’t accepted').waitFor()
  await give('big.mp4', Buffer.alloc(10 * 1024 * 1024 + 1, 7))
  await dialog()
    .getByText(/the limit is 10/)
    .waitFor()
  await give('words.mp4', Buffer.alloc(500, 'no film '))
  await dialog().getByText('The file’s content is not a supported type').waitFor()

  const going = Promise.withResolvers<void>()
  await page.route('**/api/v1/file', async (route) => {
    await going.promise
    await route.continue()
  })
  await give('film.mp4', mp4(20_000))
  await dialog().getByRole('progressbar', { name: 'Upload of film.mp4' }).waitFor()
  expect(await button('Save', dialog()).getAttribute('aria-busy')).toBe('true')
  going.resolve()
  await dialog()
    .getByText(/^Uploaded/)
    .waitFor()
  await button('Save', dialog()).click()
  await dialog().waitFor({ state: 'detached' })
  // These bytes are no playable video; the player is still shown while they upload.
  const looked = Promise.withResolvers<void>()
  const isMedia = (route: Route) => route.request().resourceType() === 'media'
  await page.route('**/*', async (route) => {
    if (!isMedia(route)) return route.fallback()
    await looked.promise
    await route.abort()
  })
  await row('Film').click()
  const video = dialog().locator('video')
  expect(await video.getAttribute('controls')).not.toBeNull()
  const address = new URL((await video.getAttribute('src')) ?? '', site.server.serverUrl)
  looked.resolve()
  await page.unrouteAll({ behavior: 'wait' })
  expect((await fetch(address)).headers.get('content-type')).toBe('video/mp4')
})

test('pictures are kept, added and taken away; the preview has its own address', async () => {
  await open()
  await choose('晚市優惠', 'Edit')
  await dialog().getByRole('img', { name: 'evening.png' }).waitFor()
  await dialog()
    .locator('input[type="file"]')
    .setInputFiles({ name: 'more.png', mimeType: '', buffer: png(40, 8) })
  await dialog()
    .getByText(/^Uploaded/)
    .waitFor()
  await button('Save', dialog()).click()
  await dialog().waitFor({ state: 'detached' })
  expect((await script('晚市優惠'))?.files.map(({ name }) => name)).toEqual(['evening.png', 'more.png'])
  await choose('晚市優惠', 'Edit')
  await button('Remove more.png', dialog()).click()
  await button('Save', dialog()).click()
  await dialog().waitFor({ state: 'detached' })
  await row('晚市優惠').click()
  await dialog().getByRole('img', { name: 'evening.png' }).waitFor()
  expect(
    await dialog()
      .getByRole('img', { name: /\.png$/ })
      .count(),
  ).toBe(1)
  await page.reload()
  await dialog().getByText('The person’s name').waitFor()
})

test('scripts are filtered, moved and deleted; a no deletes nothing, and public ones stay', async () => {
  await open()
  await page.getByLabel('Source', { exact: true }).selectOption({ label: 'Own' })
  await row('Welcome').waitFor({ state: 'detached' })
  await page.getByLabel('Source', { exact: true }).selectOption({ label: 'Source: all' })
  await row('Welcome').getByRole('checkbox').click()
  await row('Tea tasting').getByRole('checkbox').click()
  await button('Delete').click()
  await page.getByText('Public scripts were skipped').first().waitFor()
  await question().getByText('Delete the script “Tea tasting”?').waitFor()
  await button('Cancel', question()).click()
  expect(await script('Tea tasting')).toBeDefined()
  await choose('Tea tasting', 'Move to group')
  await dialog().getByLabel('Group').selectOption({ label: 'First contact' })
  await button('Move to group', dialog()).click()
  await dialog().getByText('Cannot move to the same group').waitFor()
  await button('Close', dialog()).click()
  await choose('Tea tasting', 'Move to group')
  await dialog().getByLabel('Group').selectOption({ label: 'No group' })
  await button('Move to group', dialog()).click()
  await dialog().waitFor({ state: 'detached' })
  expect((await script('Tea tasting'))?.group).toBeNull()
  await button('Actions for Welcome').click()
  expect(await page.getByRole('menuitem', { name: 'Edit', exact: true }).isDisabled()).toBe(true)
  await page.keyboard.press('Escape')

  await page.route('**/api/v1/script/delete', (route) =>
    route.fulfill({ json: { code: 400, msg: 'Task #4 “Spring” still uses this script', data: null } }),
  )
  await choose('Lời chào', 'Delete')
  await button('Delete', question()).click()
  await question().getByText('Task #4 “Spring” still uses this script').waitFor()
  await page.unroute('**/api/v1/script/delete')
  await button('Delete', question()).click()
  await question().waitFor({ state: 'detached' })
  await row('Lời chào').waitFor({ state: 'detached' })
})

test('administrators publish scripts, which everybody sees', async () => {
  await open('/wordsLibrary', OWNER)
  await button('New script').click()
  await dialog().getByLabel('Title').fill('For everybody')
  await network('Facebook').check()
  await dialog().locator('textarea').fill('Good morning')
  await dialog().getByRole('switch', { name: 'Public script' }).click()
  expect(await axeAtNight(page)).toEqual([])
  await button('Save', dialog()).click()
  await row('For everybody').getByText('Public', { exact: true }).waitFor()
  expect(await script('For everybody')).toMatchObject({ public: true })
})
