import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { callbackOf } from '@seaport/agent/sandbox-person'
import type { Client } from '@seaport/api-client/client'
import { assignAccounts, createAccount, listAccounts } from '@seaport/contract/desk/account'
import { createSeat, deleteSeat, disableSeat, listSeats, unbindDevice } from '@seaport/contract/desk/seat'
import { createTask, getTask, listTaskResources } from '@seaport/contract/work/task'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Stack, startStack } from '../../e2e/support/stack.ts'
import { asSupervisor, clearOptOuts } from '../../e2e/support/supervisor.ts'
import { startAgentProcess } from '../../support/agent-process.ts'
import { startHeadlessClient } from '../../support/headless-client.ts'
import { startHttpProxy } from '../../support/proxies.ts'

const PASSWORD = 'amber-lantern-47-quay'
const SIGNED_IN = /account signed in/

let stack: Stack
let api: Client
beforeAll(async () => {
  stack = await startStack()
  api = await asSupervisor(stack)
  await clearOptOuts(stack)
})
afterAll(() => stack?.stop())

const newFolder = () => mkdtempSync(join(stack.folder, 'agent-'))
const settings = (seat: string, more: Readonly<Record<string, string>> = {}) => ({
  SEAPORT_SERVER_URL: stack.serverUrl,
  SEAPORT_AGENT_SEAT: seat,
  SEAPORT_AGENT_PASSWORD: PASSWORD,
  SEAPORT_AGENT_DATA_DIR: newFolder(),
  ...more,
})
const DEMO = { SEAPORT_AGENT_DEMO: '1' }

/** A separate seat with one sandbox account, for one test. */
const newSeat = async (handle: string, allocated = 1) => {
  const body = { name: handle, password: PASSWORD, allocated }
  const seat = await api.call(createSeat, { body })
  // Its ports are free for the next test then.
  onTestFinished(async () => {
    await api.call(deleteSeat, { params: { id: seat.id } })
  })
  const { list } = await api.call(listAccounts, { query: { search: handle } })
  const account_id = list.find((one) => one.account === handle)?.id ?? expect.fail(`no @${handle}`)
  await api.call(assignAccounts, { body: { account_ids: [account_id], seat_id: seat.id } })
  return { ...seat, account_id }
}
const seatOf = async (code: string) => (await api.call(listSeats, { query: { search: code } })).list[0]
const taskOf = (id: string) => api.call(getTask, { params: { id } })

/** A task that collects the commenters of a new post by the account, which is never one of them. @returns it, and who they really are */
const collect = async (
  { account_id, name: author }: { account_id: string; name: string },
  commenters: number,
) => {
  const post = await stack.control<{ id: string }>('/post', { author, commenters })
  const truth = await stack.control<{ ids: string[] }>(`/truth/post/${post.id}/commenters`)
  const links = [`${stack.sandboxUrl}/${author}/status/${post.id}`]
  const work = { kind: 'collect_commenters' as const, params: { links, target_count: 1000 } }
  return { id: (await api.call(createTask, { body: { account_id, work } })).id, people: truth.ids.sort() }
}
const peopleOf = async (id: string) => {
  const page = (number: number) =>
    api.call(listTaskResources, { params: { id }, query: { page: number, page_size: 200 } })
  const lists = [(await page(1)).list, (await page(2)).list]
  return lists.flat().map((person) => person.external_id)
}

test('the demo’s agent signs in, carries out what an API serves, leaves the rest, and ends when asked', async () => {
  const seat = await newSeat('min_xu', 2)
  const agent = startAgentProcess(settings(seat.seat_code, DEMO))
  await agent.wrote(SIGNED_IN)
  expect(await seatOf(seat.seat_code)).toMatchObject({
    online: true,
    device: { kind: 'demo_agent', name: 'Demo agent' },
  })
  const links = [`${stack.sandboxUrl}/harbor_tea/status/1`]
  const params = { links, like_count: 1, send_interval_seconds: 60, duration_minutes: 60 }
  const like = { account_id: seat.account_id, work: { kind: 'like' as const, params } }
  const manual = await api.call(createTask, { body: like })
  const task = await collect(seat, 150)
  await vi.waitFor(async () => expect((await taskOf(task.id)).status).toBe('completed'))
  expect((await peopleOf(task.id)).sort()).toEqual(task.people)
  expect((await taskOf(task.id)).pages).toBeGreaterThan(1)
  expect((await taskOf(manual.id)).status).toBe('queued')
  agent.send('SIGTERM')
  expect(await agent.ended).toBe(0)
  expect(() => process.kill(agent.pid, 0)).toThrow('ESRCH')
  expect(agent.output()).not.toContain(PASSWORD)
})

test('its own calls go through HTTP_PROXY, those of its accounts never', async () => {
  const seat = await newSeat('lotus_travel')
  const proxy = await startHttpProxy()
  onTestFinished(proxy.close)
  const agent = startAgentProcess(
    settings(seat.seat_code, { ...DEMO, HTTP_PROXY: `http://127.0.0.1:${proxy.port}` }),
  )
  await agent.wrote(SIGNED_IN)
  const task = await collect(seat, 20)
  await vi.waitFor(async () => expect((await taskOf(task.id)).status).toBe('completed'))
  expect(new Set(proxy.seen)).toEqual(new Set([new URL(stack.serverUrl).host]))

  // Nothing goes past a proxy that is gone.
  await proxy.close()
  await agent.wrote('server does not answer')
})

test('a kill in the middle loses and repeats nobody', async () => {
  const seat = await newSeat('theo_thompson')
  const variables = settings(seat.seat_code, DEMO)
  const first = startAgentProcess(variables)
  await first.wrote(SIGNED_IN)
  const route = 'GET /2/tweets/search/recent'
  const slow = await stack.control<{ id: number }>('/fault', { route, kind: 'slow', ms: 1500 })
  onTestFinished(() => void fetch(`${stack.sandboxUrl}/_control/fault/${slow.id}`, { method: 'DELETE' }))
  const task = await collect(seat, 350)
  await vi.waitFor(async () => expect((await taskOf(task.id)).actual_count).toBeGreaterThan(0))
  first.send('SIGKILL')
  expect(await first.ended).toBeNull()
  const { status, actual_count } = await taskOf(task.id)
  expect(status).toBe('running')
  expect(actual_count).toBeLessThan(350)

  const again = startAgentProcess(variables)
  await vi.waitFor(async () => expect((await taskOf(task.id)).status).toBe('completed'))
  expect((await peopleOf(task.id)).sort()).toEqual(task.people)
  expect((await taskOf(task.id)).actual_count).toBe(350)
  expect(again.output()).toContain('session goes on')
})

test('a person gets the seat of the demo’s agent at once, and the agent comes back when they leave', async () => {
  const seat = await newSeat('marcusreid')
  const agent = startAgentProcess(settings(seat.seat_code, DEMO))
  await agent.wrote(SIGNED_IN)
  const desktop = startHeadlessClient(stack.serverUrl, newFolder(), 'marcusreid')
  await desktop.logIn({ seat_code: seat.seat_code, password: PASSWORD })
  await agent.wrote('session over')
  expect(await seatOf(seat.seat_code)).toMatchObject({ online: true, device: { kind: 'desktop' } })
  await desktop.logOut()
  await vi.waitFor(async () =>
    expect(await seatOf(seat.seat_code)).toMatchObject({ online: true, device: { kind: 'demo_agent' } }),
  )
})

test('an unwritable disk is reported by name, with a specific exit code', async () => {
  const full = ['sh', '-c', 'ulimit -S -f 0; exec "$0" "$@"']
  const agent = startAgentProcess(settings('100001'), [], full)
  expect(await agent.ended).toBe(73)
  expect(agent.output()).toContain('the disk is full')
})

test('what can’t work ends with a code that says why', async () => {
  const seat = await newSeat('louismoreau')
  const code = (variables: Record<string, string>) => startAgentProcess(variables).ended
  expect(await code(settings(seat.seat_code, { SEAPORT_AGENT_PASSWORD: 'wrong' }))).toBe(77)
  expect(await code(settings(seat.seat_code, { SEAPORT_AGENT_PASSWORD: '' }))).toBe(78)
  expect(await code(settings(seat.seat_code, { SEAPORT_SERVER_URL: 'nonsense' }))).toBe(78)
  expect(await code(settings(seat.seat_code, { HTTP_PROXY: 'ftp://proxy.example' }))).toBe(78)

  const variables = settings(seat.seat_code)
  const agent = startAgentProcess(variables)
  await agent.wrote('logged in')
  expect(await seatOf(seat.seat_code)).toMatchObject({ device: { kind: 'agent' } })
  expect(await code(settings(seat.seat_code))).toBe(75)
  expect(await code(variables)).toBe(75)
  await api.call(disableSeat, { params: { id: seat.id } })
  expect(await agent.ended).toBe(75)
  expect(await code(variables)).toBe(69)
})

test('a seat that its supervisor unbinds is left free', async () => {
  const seat = await newSeat('min_xu')
  const free = () => api.call(unbindDevice, { params: { id: seat.id } })
  const leaving = startAgentProcess(settings(seat.seat_code))
  await leaving.wrote('logged in')
  await free()
  expect(await leaving.ended).toBe(75)
  expect(await seatOf(seat.seat_code)).toMatchObject({ device: null })

  const returning = startAgentProcess(settings(seat.seat_code, { SEAPORT_AGENT_RETURN_MINUTES: '60' }))
  await returning.wrote('logged in')
  await free()
  await returning.wrote('asks for it again later')
  expect(await seatOf(seat.seat_code)).toMatchObject({ device: null, online: false })
  returning.send('SIGTERM')
  expect(await returning.ended).toBe(0)
})

test('a password from a file, which nobody else may read', async () => {
  const seat = await newSeat('nova_gadgets')
  const file = join(newFolder(), 'password')
  writeFileSync(file, `${PASSWORD}\n`, { mode: 0o644 })
  const variables = settings(seat.seat_code, {
    SEAPORT_AGENT_PASSWORD: '',
    SEAPORT_AGENT_PASSWORD_FILE: file,
  })
  const open = startAgentProcess(variables)
  expect(await open.ended).toBe(78)
  expect(open.output()).toContain('chmod 600')
  const own = join(newFolder(), 'password')
  writeFileSync(own, `${PASSWORD}\n`, { mode: 0o600 })
  const agent = startAgentProcess({ ...variables, SEAPORT_AGENT_PASSWORD_FILE: own })
  await agent.wrote('account is not signed in on this machine')
})

test('a server that does not answer is asked again until it does', async () => {
  const seat = await newSeat('harbor_tea')
  await stack.killServer()
  const agent = startAgentProcess(settings(seat.seat_code))
  await agent.wrote('login failed')
  await stack.startServer()
  await agent.wrote('logged in')
  api = await asSupervisor(stack)
})

test('an account is signed in by a person elsewhere, who pastes where their browser ended', async () => {
  const seat = await newSeat('lotus_travel')
  const variables = settings(seat.seat_code)
  const terminal = startAgentProcess(variables, ['sign-in', '@lotus_travel'])
  const address = await terminal.wrote(/http:\S+oauth2\/authorize\S+\n/)
  await terminal.wrote('paste here')
  terminal.type(await callbackOf(address.trim(), 'lotus_travel'))
  expect(await terminal.ended).toBe(0)
  const secrets = join(variables.SEAPORT_AGENT_DATA_DIR, 'secrets.json')
  expect(statSync(secrets).mode & 0o777).toBe(0o600)
  expect(readFileSync(secrets, 'utf8')).toContain(seat.account_id)

  const agent = startAgentProcess(variables)
  const task = await collect(seat, 30)
  await vi.waitFor(async () => expect((await taskOf(task.id)).status).toBe('completed'))
  expect(agent.output()).not.toContain('not signed in')
})

test('of accounts that share a handle the one whose network is named is signed in', async () => {
  const { seat_code, id: seat_id } = await newSeat('lotus_travel')
  for (const network of ['x_sandbox', 'facebook_sandbox'] as const) {
    const { id } = await api.call(createAccount, { body: { network, account: 'two_homes' } })
    await api.call(assignAccounts, { body: { account_ids: [id], seat_id } })
  }
  const variables = settings(seat_code)
  const unclear = startAgentProcess(variables, ['sign-in', '@Two_Homes'])
  await unclear.wrote(/@two_homes is on several networks: .*\(x_sandbox\)/)
  expect(unclear.output()).toContain('@two_homes (facebook_sandbox)')
  expect(unclear.output()).toContain('--network')
  expect(await unclear.ended).toBe(78)
  const elsewhere = startAgentProcess(variables, ['sign-in', 'two_homes', '--network', 'instagram'])
  await elsewhere.wrote('@two_homes on instagram is not assigned to seat')
  expect(await elsewhere.ended).toBe(78)
  const named = startAgentProcess(variables, ['sign-in', 'two_homes', '--network', 'facebook_sandbox'])
  expect(await named.wrote(/http:\S+dialog\/oauth\S*/)).toContain('oauth')
})
