import { listAccounts } from '@seaport/contract/desk/account'
import { assignProxy, createProxy, listProxies, unassignProxy } from '@seaport/contract/desk/proxy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startHttpProxy, type TestProxy } from '../../support/proxies.ts'
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
const SEARCH = 'GET /2/tweets/search/recent'

let stack: Stack
let proxy: TestProxy
let desktop: OpenDesktop
let account_ids: string[]

/** A seat whose account has a proxy from the first moment on. */
beforeAll(async () => {
  ;[stack, proxy] = await Promise.all([startStack(), startHttpProxy(LOGIN)])
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
  desktop = await openDesktop(stack)
  await logInToSeat(desktop.page, seat.seat_code)
})

afterAll(async () => {
  await desktop?.app.close()
  await proxy?.close()
  await stack?.stop()
})

const port = (slot: number) => desktop.page.getByRole('region', { name: `Port ${slot}` })
/** Where the proxy led to: Chromium's own services, which Electron has none of, left aside. */
const reached = () => new Set(proxy.seen.filter((host) => !host.includes('google')))
const asked = async () => {
  const { endpoints } = await stack.control<{ endpoints: Record<string, { requests: number }> }>('/counters')
  return endpoints[SEARCH]?.requests ?? 0
}

test('the window of an account goes through its proxy, and so does its sign-in', async () => {
  await port(1).getByRole('button', { name: 'Open account' }).click()
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

test('a task goes through the proxy, and waits in sight when it is gone, without one request past it', async () => {
  const { page } = desktop
  // The sign-in's own connection is still open, and would serve the task as well.
  proxy.disconnect()
  proxy.seen.length = 0
  await createCommenters(page, await newPost(stack, 5), 50)
  await page.getByText('List finished', { exact: true }).waitFor()
  expect(reached()).toEqual(new Set([new URL(stack.sandboxUrl).host]))

  await proxy.close()
  const before = await asked()
  await createCommenters(page, await newPost(stack, 5), 50)
  await page.getByRole('link', { name: 'Ports' }).click()
  await port(2).getByText("Can't be reached through its proxy").waitFor()
  expect(await asked()).toBe(before)
  await port(2).getByRole('button', { name: 'End task' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End task' }).click()
  await port(2).getByText('Free port').waitFor()
})

test('when the proxy is taken away the window closes, the sign-in stays, and the account is reached by itself', async () => {
  const supervisor = await asSupervisor(stack)
  await supervisor.call(unassignProxy, { body: { account_ids } })
  await port(1).getByText('Page is closed').waitFor()
  await port(1).getByText('Signed in').waitFor()
  await port(1).getByRole('button', { name: 'Show page' }).click()
  await expect.poll(async () => new URL((await desktop.accountWindow()).url()).origin).toBe(stack.sandboxUrl)
  await createCommenters(desktop.page, await newPost(stack, 5), 50)
  await desktop.page.getByText('List finished', { exact: true }).waitFor()
})
