import { deflateSync } from 'node:zlib'
import type { Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { consoleSite, type Visit } from '../support/console-site.ts'
import { openGallery } from '../support/gallery.ts'

const site = consoleSite()
let page: Page

async function open(name: string, prepare?: Visit['prepare']): Promise<void> {
  page = await openGallery(site, name, { prepare })
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const focused = () =>
  page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent")

test('a confirmation names its effect, focuses Cancel, and needs the typed word', async () => {
  await open('overlays')
  await button('Question with typed confirmation').click()
  const question = page.getByRole('alertdialog')
  await question.getByText('2 accounts go offline.').waitFor()
  const agree = question.getByRole('button', { name: 'Release ports' })
  expect(await agree.isDisabled()).toBe(true)
  await question.getByLabel('Type 100001 to confirm').fill('100001')
  await agree.click()
  await page.getByText('nothing was released').first().waitFor()
  await button('Question').click()
  await question.waitFor()
  await expect.poll(focused).toBe('Cancel')
  await page.keyboard.press('Escape')
  await page.getByText('You cancelled.').first().waitFor()
})

test('the palette finds a page by keys, and help gives the focus back', async () => {
  await open('overlays')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').fill('watermark')
  await expect.poll(() => page.getByRole('option').first().textContent()).toContain('Watermark')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Watermark' }).waitFor()
  await button('Help').press('Enter')
  await button('Close help').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(focused).toBe('Help')
})

test('an empty form focuses its first fault, names the least length, and keeps nothing secret', async () => {
  await open('form')
  await button('Save').click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('name')
  await name.fill('ab')
  await page.getByText('Enter at least 3 characters').waitFor()
  await name.fill('Anchor')
  await page.getByText('Enter at least 3 characters').waitFor({ state: 'detached' })
  await page.getByLabel('Email').fill('a@seaport.test')
  await page.locator('input[name=password]').fill('Seaport-demo-2')
  await page.locator('input[name=again]').fill('Seaport-demo-3')
  await page.getByRole('combobox', { name: 'Network' }).first().selectOption('X')
  await page.getByLabel('Daily limit').first().fill('20')
  await page.locator('input[name=seat]').pressSequentially('100007')
  await page.getByRole('option', { name: '100007' }).click()
  await page.locator('input[name=tags]').pressSequentially('100008')
  await page.getByRole('menuitemcheckbox', { name: '100008' }).click()
  await page.keyboard.press('Escape')
  await page.locator('input[name=at]').fill('2026-03-01T09:30')
  await page.getByLabel('I have read and accept the rules').check()
  await button('Save').click()
  await page.getByText('The two passwords don’t match').waitFor()
  await page.locator('input[name=again]').fill('Seaport-demo-2')
  await button('Save').click()
  await page.getByRole('region', { name: 'Saved entry' }).getByText('a@seaport.test').waitFor()
  expect(await page.evaluate("localStorage.getItem('gallery-form')")).not.toContain('Seaport-demo')
})

/** A picture whose pixels are noise: as large as its file. */
function noise(edge: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const size = Buffer.alloc(4)
    size.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc(body))
    return Buffer.concat([size, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(edge, 0)
  head.writeUInt32BE(edge, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const pixels = Buffer.alloc(edge * (edge * 3 + 1))
  for (let at = 0, seed = 1; at < pixels.length; at += 1) {
    seed = (seed * 48_271) % 2_147_483_647
    pixels[at] = at % (edge * 3 + 1) === 0 ? 0 : seed & 255
  }
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc(data: Buffer): number {
  let sum = 0xff_ff_ff_ff
  for (const byte of data) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xed_b8_83_20 : sum >>> 1
  }
  return (sum ^ 0xff_ff_ff_ff) >>> 0
}

const picture = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })

test('an upload shows its progress, is cancelled, tried again, and comes back from the server', async () => {
  await open('upload')
  const line = await page.context().newCDPSession(page)
  onTestFinished(() => line.detach())
  const speed = (bytes: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytes,
    })
  await line.send('Network.enable')
  await speed(100_000)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(picture('noise.png', noise(500)))
  const bar = page.getByRole('progressbar', { name: 'Upload of noise.png' })
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0)
  await button('Cancel the upload of noise.png').click()
  await page.getByText('Cancelled').waitFor()
  await speed(-1)
  await button('Upload noise.png again').click()
  await page.getByText(/^Uploaded/).waitFor()
  await page
    .getByRole('list', { name: 'Pictures on the server' })
    .getByRole('img', { name: 'noise.png' })
    .waitFor()
  await expect
    .poll(() => page.evaluate('document.querySelector(\'img[alt="noise.png"]\').naturalWidth'))
    .toBe(500)
})

test('a lost upload can be repeated; what is no picture is refused, by its name here and by its content there', async () => {
  await open('upload')
  await page.route('**/api/v1/file', (route) => route.abort(), { times: 1 })
  const input = page.locator('input[type=file]').first()
  await input.setInputFiles(picture('small.png', noise(4)))
  await page.getByRole('alert').first().waitFor()
  await button('Upload small.png again').click()
  await page.getByText(/^Uploaded/).waitFor()
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await page.getByText(/This type of file isn’t accepted/).waitFor()
  await input.setInputFiles(picture('liar.png', Buffer.from('not a picture')))
  await button('Upload liar.png again').waitFor()
})

test('files are dropped, or chosen by keys alone', async () => {
  await open('upload')
  const data = await page.evaluateHandle(`(() => {
    const data = new DataTransfer()
    data.items.add(new File([new Uint8Array(${JSON.stringify([...noise(4)])})], 'dropped.png', { type: 'image/png' }))
    return data
  })()`)
  // Events on the button bubble to the drop zone.
  const zone = page.getByRole('group', { name: 'Pictures' }).getByRole('button', { name: 'Choose files' })
  await zone.dispatchEvent('dragover', { dataTransfer: data })
  await zone.dispatchEvent('drop', { dataTransfer: data })
  await page.getByText('dropped.png').first().waitFor()
  await page.getByText(/^Uploaded/).waitFor()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('region', { name: 'Video' }).getByRole('button', { name: 'Choose files' }).press('Enter'),
  ])
  expect(chooser.isMultiple()).toBe(false)
})

test('the tour walks by keys from part to part, and Escape leaves it', async () => {
  await open('tour')
  await button('Show me around').click()
  await page.getByText('1 of 3').waitFor()
  await button('Next').press('Enter')
  await page.getByText('2 of 3').waitFor()
  await button('Back').click()
  await page.getByText('1 of 3').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('1 of 3').waitFor({ state: 'detached' })
})

test('a crashed component leaves the rest usable, and can be retried', async () => {
  await open('states')
  await button('Let it crash').click()
  const part = page.getByRole('region', { name: 'A part that crashes' })
  await part.getByText('Something went wrong on this screen').waitFor()
  expect(await page.getByRole('heading', { level: 1, name: 'States' }).isVisible()).toBe(true)
  await part.getByRole('button', { name: 'Try again' }).click()
  await button('Let it crash').waitFor()
})

test('with reduced motion the carousel does not advance and steps at once', async () => {
  await open('carousel', (fresh) => fresh.emulateMedia({ reducedMotion: 'reduce' }))
  const carousel = page.getByRole('region', { name: 'On its own, every 5 seconds' })
  const next = carousel.getByRole('button', { name: 'Next slide' })
  await next.waitFor()
  const transition = "getComputedStyle(document.querySelector('main button')).transitionProperty"
  expect(await page.evaluate(transition)).toBe('none')
  expect(await carousel.getByRole('button', { name: 'Pause' }).count()).toBe(0)
  await next.click()
  const place =
    "(() => { const list = document.querySelector('[aria-roledescription=carousel] ul'); return list.scrollLeft / list.clientWidth })()"
  await expect.poll(() => page.evaluate(place)).toBe(1)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await carousel.getByRole('button', { name: 'Pause' }).click()
  await carousel.getByRole('button', { name: 'Pause' }).waitFor({ state: 'detached' })
})

test('a note stands on its day in the person’s zone, and over a reload', async () => {
  await open('calendar')
  const today = await page.evaluate("new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format()")
  await page.getByRole('textbox', { name: /note/i }).fill('Call the harbour')
  await page.keyboard.press('Enter')
  await page.getByRole('listitem').getByText('Call the harbour').waitFor()
  await page.reload()
  await page.getByRole('listitem').getByText('Call the harbour').waitFor()
  expect(
    Object.keys(JSON.parse((await page.evaluate("localStorage.getItem('gallery-calendar')")) as string)),
  ).toEqual([today])
})

test('charts and map speak their values to the arrow keys', async () => {
  await open('map')
  const map = page.getByRole('slider', { name: 'Read point by point: Followers' })
  await map.press('Home')
  await expect.poll(() => map.getAttribute('aria-valuetext')).toBe('United States: 8,120')
  await map.press('ArrowRight')
  await expect.poll(() => map.getAttribute('aria-valuetext')).toBe('Vietnam: 7,480')
  await page.getByText('Too small for this map: Singapore: 2,980, Hong Kong: 2,440').waitFor()
  await page.getByLabel('Show', { exact: true }).selectOption('replies')
  await page.getByRole('button', { name: 'Show as table' }).click()
  await page.getByRole('row', { name: /Vietnam 940/ }).waitFor()
})

test('what editors take is kept and shown clean', async () => {
  await open('markdown')
  const text = page.getByRole('textbox', { name: 'Content' }).first()
  await text.fill('**bold** <img src=x onerror=alert(1)>')
  const read = page.getByRole('region', { name: 'As readers see it' })
  await read.locator('strong', { hasText: 'bold' }).waitFor()
  await page.reload()
  await read.locator('strong', { hasText: 'bold' }).waitFor()
  expect(await read.locator('img').count()).toBe(0)
  await open('editor')
  const rich = page.getByRole('textbox', { name: 'Content' }).first()
  await rich.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Fair seas')
  await page.getByRole('region', { name: 'As readers see it' }).getByText('Fair seas').waitFor()
  await page.reload()
  await page.getByRole('region', { name: 'As readers see it' }).getByText('Fair seas').waitFor()
})
