import { listAccounts } from '@seaport/contract/desk/account'
import { assignProxy, createProxy, listProxies, unassignProxy } from '@seaport/contract/desk/proxy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startHttpProxy, type TestProxy } from '../../support/proxies.ts'
import { axeAtNight } from '../support/axe.ts'
import {
  createCommenters,
  logInToSeat,
  newPost,
  type OpenDesktop,
  openDesktop,
  signInAtSandbox,
} from '../support/desktop.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { asSupervisor, clearOptOuts, freshSeat, SANDBOX_PASSWORD } from '../support/supervisor.ts'

const LOGIN = { username: 'mei', password: 'p:w@rd' }
/** The server's name, which only the company's proxy resolves, and the system's proxy script. */
const SERVER = 'seaport.office.test'
const OFFICE = { username: 'office-mei', password: 'behind the harbour wall' }
const wayOut = (dead: number, port: number) =>
  `data:application/x-ns-proxy-autoconfig,${encodeURIComponent(
    `function FindProxyForURL(url, host) {
      return dnsDomainIs(host, '.office.test') ? 'PROXY 127.0.0.1:${dead}; PROXY 127.0.0.1:${port}' : 'DIRECT'
    }`,
  )}`
const SEARCH = 'GET /2/tweets/search/recent'

let stack: Stack
let proxy: TestProxy
let office: TestProxy
let desktop: OpenDesktop
let account_ids: string[]
let seatCode: string

/** A seat whose account has a proxy from the start, in an office with its own proxy. */
beforeAll(async () => {
  ;[stack, proxy] = await Promise.all([startStack(), startHttpProxy(LOGIN)])
  office = await startHttpProxy(OFFICE, { [SERVER]: new URL(stack.serverUrl).host })
  await clearOptOuts(stack)
  const seat = await freshSeat(stack)
  const supervisor = await asSupervisor(stack)
  const { list: accounts } = await supervisor.call(listAccounts, { query: { search: 'harbor_tea' } })
  account_ids = [accounts.find(({ network }) => network === 'x_sandbox')?.id ?? '']
  const { list: others } = await supervisor.call(listProxies, { query: {} })
  const group_id = others[0]?.group.id ?? ''
  const { id } = await supervisor.call(createProxy, {
    body: { group_id, scheme: 'http', ip: '127.0.0.1', port: proxy.port, ...LOGIN },
  })
  await supervisor.call(assignProxy, { body: { proxy_id: id, account_ids } })
  seatCode = seat.seat_code
  // The first proxy of the script has been switched off.
  const dead = await startHttpProxy()
  await dead.close()
  const proxyScript = wayOut(dead.port, office.port)
  desktop = await openDesktop(stack, { serverUrl: `http://${SERVER}`, proxyScript })
})

afterAll(async () => {
  await desktop?.app.close()
  await proxy?.close()
  await office?.close()
  await stack?.stop()
})

const port = (slot: number) => desktop.page.getByRole('region', { name: `Port ${slot}` })
/** Hosts that the proxy connected to, without Chromium's own services, which Electron does not have. */
const reached = () => new Set(proxy.seen.filter((host) => !host.includes('google')))
const asked = async () => {
  const { endpoints } = await stack.control<{ endpoints: Record<string, { requests: number }> }>('/counters')
  return endpoints[SEARCH]?.requests ?? 0
}

test('the office’s proxy requires a login: it is requested, again after a wrong one, and the seat logs in through the proxy', async () => {
  const { page } = desktop
  const question = page.getByRole('dialog', { name: 'Proxy login' })
  const answer = async (password: string) => {
    await question.getByRole('textbox', { name: 'Username' }).fill(OFFICE.username)
    await question.locator('input[name="password"]').fill(password)
    await question.getByRole('button', { name: 'Log in to the proxy' }).click()
  }
  await logInToSeat(page, seatCode)
  await question.getByText(`The proxy 127.0.0.1:${office.port} on your network`).waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText(/requires a login. Try again to enter it/).waitFor()

  await logInToSeat(page, seatCode)
  await answer('a typo')
  await question.getByText('The proxy did not accept this login.').waitFor()
  expect(office.refused).toHaveLength(1)
  expect(await axeAtNight(page)).toEqual([])
  await answer(OFFICE.password)
  await port(1).waitFor()
  expect(office.refused).toHaveLength(1)
  expect(new Set(office.seen)).toEqual(new Set([`${SERVER}:80`]))
})

test('the window of an account goes through its proxy, and so does its sign-in', async () => {
  await desktop.page.getByRole('button', { name: 'Open account' }).click()
  await desktop.page.getByRole('dialog').getByRole('button', { name: '@harbor_tea · X (sandbox)' }).click()
  await port(1).getByText('Page is open').waitFor()
  await port(1).getByText(`Through proxy 127.0.0.1:${proxy.port}`).waitFor()
  expect(new URL((await desktop.accountWindow()).url()).origin).toBe(stack.sandboxUrl)
  expect(reached()).toEqual(new Set([new URL(stack.sandboxUrl).host]))

  await port(1).getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(async () => (await desktop.accountWindow()).url()).toContain('/authorize')
  await signInAtSandbox(await desktop.accountWindow(), 'harbor_tea', SANDBOX_PASSWORD)
  await port(1).getByText('Signed in').waitFor()
  await port(1).getByText('Page is open').waitFor()
  expect(reached()).toEqual(new Set([new URL(stack.sandboxUrl).host]))
})

test('a task goes through the proxy; without the proxy it waits visibly, without one request past it', async () => {
  const { page } = desktop
  // Close the sign-in's connection, which the task could reuse.
  proxy.disconnect()
  proxy.seen.length = 0
  await createCommenters(page, await newPost(stack, 5), 50)
  await page.getByText('List finished').filter({ visible: true }).first().waitFor()
  expect(reached()).toEqual(new Set([new URL(stack.sandboxUrl).host]))

  await proxy.close()
  const before = await asked()
  await createCommenters(page, await newPost(stack, 5), 50)
  await page.getByRole('link', { name: 'Ports' }).click()
  await port(2).getByText('The network can’t be reached through the proxy').waitFor()
  expect(await asked()).toBe(before)
  await port(2).getByRole('button', { name: 'End task' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End task' }).click()
  await port(2).getByText('Free port').waitFor()
})

test('when the proxy is removed the window closes, the sign-in stays, and the account connects directly', async () => {
  const supervisor = await asSupervisor(stack)
  await supervisor.call(unassignProxy, { body: { account_ids } })
  await port(1).getByText('Page is closed').waitFor()
  await port(1).getByText('Signed in').waitFor()
  await port(1).getByRole('button', { name: 'Show page' }).click()
  await expect.poll(async () => new URL((await desktop.accountWindow()).url()).origin).toBe(stack.sandboxUrl)
  await createCommenters(desktop.page, await newPost(stack, 5), 50)
  await desktop.page.getByText('List finished').filter({ visible: true }).first().waitFor()
  // The office's proxy was used for the server only, never for accounts.
  expect(new Set(office.seen)).toEqual(new Set([`${SERVER}:80`]))
})
