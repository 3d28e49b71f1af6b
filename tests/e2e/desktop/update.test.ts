import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createReleaseToken } from '@seaport/contract/platform/release'
import { latestVersion } from '@seaport/contract/platform/version'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { programBytes } from '../../../apps/server/src/test-support/releases.ts'
import { testReleasePem, testUpdateKey } from '../../../apps/server/src/test-support/update-key.ts'
import { newKeyPair } from '../../../scripts/lib/release/signature.ts'
import { root } from '../../../scripts/lib/root.ts'
import { run } from '../../../scripts/lib/run.ts'
import type { Desktop } from '../../electron-host/src/desktop.ts'
import { launchDesktop } from '../../electron-host/src/launch-desktop.ts'
import { makeCertificate, signProgram, standInPowerShell } from '../../support/code-signing.ts'
import { writeElectronDists } from '../../support/electron-dist.ts'
import { callMain, createCommenters, logInToSeat, newPost, signInAtSandbox } from '../support/desktop.ts'
import { configureUpdates, packagedClient, setVersion } from '../support/packaged.ts'
import { programOf, writeCheckout } from '../support/release-checkout.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { asOwner, clearOptOuts, freshSeat, SANDBOX_PASSWORD } from '../support/supervisor.ts'
import { openWeakLine, type WeakLine } from '../support/weak-line.ts'

const folder = mkdtempSync(join(tmpdir(), 'seaport-update-'))
const cache = join(folder, 'cache/seaport-updater')
const INSTALLER = /^\/downloads\/[\d.]+\/Seaport-[\d.]+-win-x64[.]exe$/
const SIZE = 150
let stack: Stack
let line: WeakLine
let program: string
let token: string
let client: Desktop | undefined
/** 150 MB each; a tenth of the second is new, in pieces of a megabyte. */
const first = programOf('first', SIZE)
const second = Buffer.from(first)
for (let index = 0; index < SIZE; index += 10)
  programOf(`second ${index}`, 1).copy(second, index * 1024 * 1024)

const release = (args: string[], env: Record<string, string> = {}) =>
  run(process.execPath, ['scripts/release.ts', ...args], {
    cwd: root,
    env: {
      SEAPORT_RELEASE_SERVER: stack.serverUrl,
      SEAPORT_RELEASE_TOKEN: token,
      SEAPORT_RELEASE_KEY: testReleasePem,
      SEAPORT_UPDATE_KEYS: testUpdateKey,
      ...env,
    },
  })

async function open(
  name: string,
  config: Record<string, unknown> = {},
  env: Record<string, string> = {},
): Promise<Page> {
  const userDataDir = join(folder, name)
  client = await launchDesktop({
    appDir: program,
    userDataDir,
    env: {
      SEAPORT_SERVER_URL: '',
      ...configureUpdates(program, userDataDir, config),
      XDG_CACHE_HOME: join(folder, 'cache'),
      ...env,
    },
  })
  const page = await client.firstWindow()
  await page.setViewportSize({ width: 1100, height: 720 })
  await page.locator('main').waitFor()
  await page.evaluate("localStorage.setItem('language', 'en')")
  await page.reload()
  await page.locator('main').waitFor()
  return page
}
const shown = async (page: Page) => {
  const { value } = (await callMain(page, 'update.state')) as {
    value: { phase: string; version: string; fault: string; percent: number; notes: Record<string, string> }
  }
  return value
}

beforeAll(async () => {
  stack = await startStack()
  await clearOptOuts(stack)
  line = await openWeakLine(stack.serverUrl)
  program = await packagedClient(folder, { SEAPORT_UPDATE_KEYS: testUpdateKey })
  const owner = await asOwner(stack)
  const body = { name: 'Release machine', scopes: ['publish' as const, 'manage' as const] }
  token = (await owner.call(createReleaseToken, { body })).token
})
afterEach(async () => {
  await client?.kill()
  client = undefined
})
afterAll(async () => {
  line?.close()
  await stack?.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

test('objections to a release are listed before anything is sent', async () => {
  const checkout = writeCheckout(join(folder, 'wrong'), '0.2.0', programBytes('x'), {
    tag: 'v0.1.9',
    notes: false,
  })
  rmSync(join(checkout, 'dist/Seaport-0.2.0-mac-x64.zip'))
  const wrong = await release(['--checkout', checkout], { SEAPORT_RELEASE_KEY: 'nonsense' })
  expect(wrong.code).toBe(1)
  for (const fault of [
    'no tag v0.2.0 (it has: v0.1.9)',
    'docs/releases/0.2.0.md: is missing',
    'SEAPORT_RELEASE_KEY is neither',
  ])
    expect(wrong.output).toContain(fault)
  const other = await release(['--checkout', checkout], { SEAPORT_RELEASE_KEY: newKeyPair().privatePem })
  expect(other.output).toContain('no client would take this')
  const fine = writeCheckout(join(folder, 'fine'), '0.2.0', programBytes('x'))
  rmSync(join(fine, 'dist/Seaport-0.2.0-mac-x64.zip'))
  expect((await release(['--checkout', fine])).output).toContain('nothing to update from for mac-x64')
  const stranger = await release(['--checkout', fine, '--partial'], { SEAPORT_RELEASE_TOKEN: 'srt_stranger' })
  expect([stranger.code, stranger.output]).toEqual([1, expect.stringContaining('The release token is wrong')])
  const away = await release(['list'], { SEAPORT_RELEASE_SERVER: 'http://127.0.0.1:9' })
  expect(away.output).toContain('The server does not answer')
  expect((await release(['withdraw', '9.9.9'])).output).toContain('knows no release 9.9.9')
  const dry = await release(['--checkout', fine, '--partial', '--dry-run'])
  expect([dry.code, dry.output]).toEqual([0, expect.stringContaining('A dry run: nothing was sent')])
  expect((await release(['list'])).output.trim()).toBe('')
})

test('a version goes from built files to the download centre, once and not twice', async () => {
  const checkout = writeCheckout(join(folder, 'first'), '0.2.0', first)
  const published = await release(['--checkout', checkout])
  expect([published.code, published.output]).toEqual([
    0,
    expect.stringContaining('Published: 0.2.0: published, 100 %'),
  ])
  const again = await release(['--checkout', checkout])
  expect([again.code, again.output.includes(': 100 %')]).toEqual([0, false])

  const { downloads } = await (await asOwner(stack)).call(latestVersion, { query: { language: 'vi' } })
  const sha512 = createHash('sha512').update(first).digest('hex')
  expect(downloads.windows).toMatchObject({
    version: '0.2.0',
    url: '/downloads/0.2.0/Seaport-0.2.0-win-x64.exe',
    file: { size: first.length, sha512 },
    notes: 'Nhanh hơn',
  })
  expect(downloads.m1?.url).toBe('/downloads/0.2.0/Seaport-0.2.0-mac-arm64.dmg')
  const part = await fetch(`${stack.serverUrl}${downloads.windows?.url}`, {
    headers: { range: 'bytes=104857600-104857603' },
  })
  expect(Buffer.from(await part.arrayBuffer()).equals(first.subarray(104_857_600, 104_857_604))).toBe(true)
})

test('an address that is no server is refused with the reason; the right one leads to the login', async () => {
  const page = await open('server')
  await page.getByRole('heading', { name: 'Choose a server' }).waitFor()
  const answer = async (address: string) => {
    await page.getByRole('textbox', { name: 'Server address' }).fill(address)
    await page.getByRole('button', { name: 'Check and continue' }).click()
  }
  await answer('http://seaport.example.com')
  await page.getByText('logging in over http isn’t safe').waitFor()
  await answer('http://127.0.0.1:9')
  await page.getByText('The server isn’t responding').waitFor()
  await answer(stack.sandboxUrl)
  await page.getByText('The server at this address isn’t Seaport').waitFor()
  await answer(stack.serverUrl)
  await page.getByRole('heading', { name: 'Log in to your seat' }).waitFor()
  await page.getByRole('button', { name: 'Change server' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('heading', { name: 'Log in to your seat' }).waitFor()
})

test('the packaged client logs in, fetches 150 MB over a line that breaks, and waits for a running task', async () => {
  const seat = await freshSeat(stack)
  line.breakOnce(INSTALLER, 70 * 1024 * 1024)
  const page = await open('agent')
  await page.getByRole('textbox', { name: 'Server address' }).fill(line.url)
  await page.getByRole('button', { name: 'Check and continue' }).click()
  await logInToSeat(page, seat.seat_code)
  await page.getByText('0 of 3 ports are taken').waitFor()
  const port = (slot: number) => page.getByRole('region', { name: `Port ${slot}` })
  await page.getByRole('button', { name: 'Open account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '@harbor_tea · X (sandbox)' }).click()
  await port(1).getByRole('button', { name: 'Sign in' }).click()
  const window = await (client as Desktop).window(({ partition }) => partition.startsWith('persist:account-'))
  await window.waitForURL(/\/authorize/)
  await signInAtSandbox(window, 'harbor_tea', SANDBOX_PASSWORD)
  await port(1).getByText('Signed in').waitFor()
  await stack.control('/fault', { route: 'GET /2/tweets/search/recent', kind: 'rate_limit', times: 1 })
  await createCommenters(page, await newPost(stack, 5), 5)
  await page.getByRole('link', { name: 'Ports' }).click()
  await port(2)
    .getByText(/Rate limit/)
    .waitFor()

  await page.getByText('Version 0.2.0 is ready. The restart waits for the running tasks.').waitFor()
  expect(await page.getByRole('button', { name: 'Restart and update' }).isDisabled()).toBe(true)
  await page.getByText('What’s new').click()
  await page.getByText('Faster in 0.2.0').waitFor()
  const tries = line.crossings.filter(({ path }) => INSTALLER.test(path))
  expect(tries.map(({ range }) => range === undefined)).toEqual([true, false])
  expect(tries.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(first.length * 1.1)
  const file = readFileSync(join(cache, 'pending/Seaport-0.2.0-win-x64.exe'))
  expect(file.equals(first)).toBe(true)

  await port(2).getByRole('button', { name: 'End task' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End task' }).click()
  await page.getByText('Version 0.2.0 is ready. It will be installed when Seaport restarts.').waitFor()
  expect(await page.getByRole('button', { name: 'Restart and update' }).isEnabled()).toBe(true)
})

test('a differential download fetches less than a fifth when a tenth has changed', async () => {
  const checkout = writeCheckout(join(folder, 'second'), '0.3.0', second)
  expect((await release(['--checkout', checkout])).code).toBe(0)
  // The installer of 0.2.0 keeps itself as the base of the next differential update.
  copyFileSync(join(cache, 'pending/Seaport-0.2.0-win-x64.exe'), join(cache, 'installer.exe'))
  rmSync(join(cache, 'current.blockmap'), { force: true })
  setVersion(program, '0.2.0')
  line.crossings.length = 0
  const page = await open('agent')
  await expect.poll(async () => (await shown(page)).phase).toBe('ready')
  expect(await shown(page)).toMatchObject({ version: '0.3.0', percent: 100 })
  const fetched = line.crossings.filter(({ path }) => INSTALLER.test(path))
  const bytes = fetched.reduce((sum, one) => sum + one.bytes, 0)
  expect(bytes).toBeGreaterThan(second.length * 0.1)
  expect(bytes).toBeLessThan(second.length * 0.2)
  expect(readFileSync(join(cache, 'pending/Seaport-0.3.0-win-x64.exe')).equals(second)).toBe(true)
})

test('a program signed by somebody else is refused, however it was published', async () => {
  const signed = join(folder, 'signed.exe')
  const stranger = makeCertificate(join(folder, 'stranger'), 'Somebody Else')
  writeElectronDists(join(folder, 'program-to-sign'))
  signProgram(join(folder, 'program-to-sign/win32-x64/electron.exe'), stranger, signed)
  const checkout = writeCheckout(join(folder, 'strangers'), '0.4.0', readFileSync(signed))
  expect((await release(['--checkout', checkout])).code).toBe(0)
  const page = await open(
    'agent',
    { publisherName: ['Seaport Test'] },
    { PATH: standInPowerShell(join(folder, 'bin'), stranger.pem) },
  )
  await expect.poll(async () => (await shown(page)).fault).toBe('refused')
  await page.getByText('An update was rejected').first().waitFor()
  expect(existsSync(join(cache, 'pending/Seaport-0.4.0-win-x64.exe'))).toBe(false)
})

test('a tampered file and a tampered feed are refused with a message', async () => {
  rmSync(cache, { recursive: true, force: true })
  line.tamper({
    path: INSTALLER,
    change: (chunk) => Buffer.concat([chunk.subarray(0, -1), Buffer.from([chunk.at(-1) === 0 ? 1 : 0])]),
  })
  let page = await open('agent')
  await expect.poll(async () => (await shown(page)).fault).toBe('refused')
  await page.getByText('An update was rejected').first().waitFor()
  expect(existsSync(join(cache, 'pending/Seaport-0.4.0-win-x64.exe'))).toBe(false)
  await client?.kill()

  line.tamper({
    path: /^\/updates\//,
    change: (chunk) => Buffer.from(String(chunk).replaceAll('"version":"0.4.0"', '"version":"0.4.1"')),
  })
  line.crossings.length = 0
  page = await open('agent')
  await expect.poll(async () => (await shown(page)).fault).toBe('refused')
  expect(line.crossings.filter(({ path }) => path.startsWith('/downloads/'))).toEqual([])
  line.tamper(null)
  expect((await release(['withdraw', '0.4.0'])).output).toContain('0.4.0: withdrawn')
})

test('a withdrawn version is offered to nobody, and a dead feed stays silent', async () => {
  expect((await release(['withdraw', '0.3.0'])).output).toContain('0.3.0: withdrawn')
  const page = await open('agent')
  await expect.poll(async () => (await shown(page)).phase).toBe('idle')
  expect((await shown(page)).version).toBeNull()
  expect((await release(['roll-back', '0.3.0'])).output).toContain('0.3.0: published')
  await stack.killServer()
  await callMain(page, 'update.check')
  expect(await shown(page)).toMatchObject({ phase: 'failed', fault: 'unreachable' })
  expect(await page.getByText('An update was rejected').count()).toBe(0)
})
