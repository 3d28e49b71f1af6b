import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { assignProxy, createProxy, listProxies, updateProxy } from '@seaport/contract/desk/proxy'
import { startSandbox } from '@seaport/sandbox/server'
import { SecretsUnavailable } from '@seaport/seat-client/secret-store'
import { expect, onTestFinished, test } from 'vitest'
import { asSupervisor } from '../../e2e/support/supervisor.ts'
import { startHeadlessClient } from '../../support/headless-client.ts'
import { LOGIN, startServer } from './stage.ts'

const ACCOUNT = 'lotus_travel'

test('without a window: a restart finds its data in files of its owner, and no other client gets the seat', async () => {
  const sandbox = await startSandbox({ people: 50 })
  onTestFinished(() => sandbox.close())
  const { url, folder } = await startServer({ SEAPORT_SANDBOX_PORT: new URL(sandbox.url).port })
  const home = join(folder, 'client')
  const first = startHeadlessClient(url, home, ACCOUNT)
  await first.logIn(LOGIN)
  const accounts = await first.accounts()
  const account = (await accounts.workspace()).accounts.find((one) => one.account === ACCOUNT)
  const id = account?.id ?? expect.fail(`The demo seat has no @${ACCOUNT}`)
  await accounts.open(id)
  await accounts.signIn(id)
  expect(statSync(join(home, 'secrets.json')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(home, 'client.log'), 'utf8')).toContain('account signed in')
  await first.pause()

  const again = startHeadlessClient(url, home, ACCOUNT)
  await again.restore()
  expect(again.state().seat?.seat_code).toBe(LOGIN.seat_code)
  const { local } = await (await again.accounts()).workspace()
  expect(local.find((one) => one.id === id)?.signed_in).toBe(true)

  const second = startHeadlessClient(url, join(folder, 'second'), ACCOUNT)
  await expect(second.logIn(LOGIN)).rejects.toMatchObject({ refusal: { reason: 'seat_held' } })
})

test('a caller who is not logged in gets a message in their language', async () => {
  const { url, folder } = await startServer()
  const client = startHeadlessClient(url, join(folder, 'client'), ACCOUNT)
  client.settings.set({ locale: 'en' })
  await expect(client.accounts()).rejects.toMatchObject({
    reason: 'not_logged_in',
    message: 'Not logged in or login expired, please log in again',
  })
})

test('a computer without protected storage refuses logins, and says what to do', async () => {
  const { url, folder } = await startServer()
  const refuse = () => {
    throw new SecretsUnavailable()
  }
  const home = join(folder, 'client')
  const client = startHeadlessClient(url, home, ACCOUNT, {}, { encrypt: refuse, decrypt: refuse })
  client.settings.set({ locale: 'en' })
  await client.restore()
  await expect(client.logIn(LOGIN)).rejects.toMatchObject({
    reason: 'no_protected_storage',
    message: expect.stringContaining('install and unlock a keyring'),
  })
  expect(client.state().seat).toBeNull()
  expect(existsSync(join(home, 'secrets.json'))).toBe(false)
})

test('a computer that woke up listens over a new line at once, and over that one alone', async () => {
  const { url, folder } = await startServer()
  let opened = 0
  const heard: string[] = []
  const client = startHeadlessClient(url, join(folder, 'client'), ACCOUNT, {
    onReconnected: () => {
      opened += 1
    },
    onLiveEvent: (event) => void heard.push(event.type),
  })
  await client.logIn(LOGIN)
  await expect.poll(() => opened).toBe(1)
  client.wake()
  await expect.poll(() => opened).toBe(2)
  heard.length = 0
  const accounts = await client.accounts()
  const account = (await accounts.workspace()).accounts.find((one) => one.account === ACCOUNT)
  await accounts.open(account?.id ?? expect.fail(`The demo seat has no @${ACCOUNT}`))
  await expect.poll(() => heard).toContain('account')
  expect(heard.filter((type) => type === 'account')).toHaveLength(1)
})

// electron/electron#8089: one gateway, whose user name or password chooses the exit; the former login still works.
test('an account whose proxy gets another login, or another proxy at the same address, is closed', async () => {
  const { url, folder } = await startServer()
  const client = startHeadlessClient(url, join(folder, 'client'), ACCOUNT)
  await client.logIn(LOGIN)
  const accounts = await client.accounts()
  const account = (await accounts.workspace()).accounts.find((one) => one.account === ACCOUNT)
  const id = account?.id ?? expect.fail(`The demo seat has no @${ACCOUNT}`)
  const supervisor = await asSupervisor({ serverUrl: url })
  const [known] = (await supervisor.call(listProxies, { query: {} })).list
  const gateway = { scheme: 'http', ip: 'gateway.example', port: 7777, password: 'secret' } as const
  const group_id = known?.group.id ?? ''
  const add = async (username: string) =>
    (await supervisor.call(createProxy, { body: { ...gateway, username, group_id } })).id
  const [us, gb] = [await add('lan-country-us'), await add('lan-country-gb')]
  const bind = (proxy_id: string) => supervisor.call(assignProxy, { body: { proxy_id, account_ids: [id] } })
  const isOpen = () => accounts.keptWorkspace()?.local.find((one) => one.id === id)?.window_open
  const changes = [
    () => bind(gb),
    () => supervisor.call(updateProxy, { params: { id: gb }, body: { username: 'lan-country-fr' } }),
    () => supervisor.call(updateProxy, { params: { id: gb }, body: { password: 'other' } }),
  ]
  await bind(us)
  for (const change of changes) {
    await accounts.open(id)
    expect(isOpen()).toBe(true)
    await change()
    await expect.poll(isOpen).toBe(false)
  }
})
