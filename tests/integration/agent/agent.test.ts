import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callbackOf } from '@seaport/agent/sandbox-person'
import { assignAccounts, createAccount } from '@seaport/contract/desk/account'
import { createSeat, deleteSeat, disableSeat, listSeats, unbindDevice } from '@seaport/contract/desk/seat'
import { createTask, getTask, listTaskResources } from '@seaport/contract/work/task'
import { type RunningSandbox, startSandbox } from '@seaport/sandbox/server'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createUser, type TestUser } from '../../../apps/server/src/test-support/people.ts'
import {
  runningClock,
  startTestServer,
  type TestServer,
} from '../../../apps/server/src/test-support/test-server.ts'
import { freeTcpPort } from '../../../scripts/lib/ports.ts'
import { startAgentInside, startAgentProcess } from '../../support/agent-process.ts'
import { startHeadlessClient } from '../../support/headless-client.ts'
import { startHttpProxy } from '../../support/proxies.ts'
import { controlOf } from '../runner/support/stage.ts'

const PASSWORD = 'amber-lantern-47-quay'
const SIGNED_IN = /account signed in/

let folder: string
let sandbox: RunningSandbox
let server: TestServer
let supervisor: TestUser
let control: ReturnType<typeof controlOf>
/** Starts the server at `port`, with the data that it has. */
let startServer: () => Promise<void>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seaport-agent-'))
  sandbox = await startSandbox({ people: 500 })
  control = controlOf(sandbox.url)
  const variables = { PORT: String(await freeTcpPort('127.0.0.1')), SEAPORT_SANDBOX_URL: sandbox.url }
  startServer = async () => {
    server = await startTestServer({ url: null, dataDir: join(folder, 'server') }, variables, runningClock())
  }
  await startServer()
  supervisor = await createUser(server, { ports: 20 })
})
afterAll(async () => {
  await server?.stop()
  await sandbox?.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

const newFolder = () => mkdtempSync(join(folder, 'agent-'))
const settings = (seat: string, more: Readonly<Record<string, string>> = {}) => ({
  SEAPORT_SERVER_URL: server.url,
  SEAPORT_AGENT_SEAT: seat,
  SEAPORT_AGENT_PASSWORD: PASSWORD,
  SEAPORT_AGENT_DATA_DIR: newFolder(),
  ...more,
})
const DEMO = { SEAPORT_AGENT_DEMO: '1' }

/** A separate seat with one sandbox account, for one test. */
const newSeat = async (handle: string, allocated = 1) => {
  const body = { name: handle, password: PASSWORD, allocated }
  const seat = await server.call(createSeat, { body }, supervisor)
  // Its ports are free for the next test then.
  onTestFinished(async () => {
    await server.call(deleteSeat, { params: { id: seat.id } }, supervisor)
  })
  return { ...seat, account_id: await addAccount(seat.id, 'x_sandbox', handle) }
}
const addAccount = async (seat_id: string, network: 'x_sandbox' | 'facebook_sandbox', account: string) => {
  const { id } = await server.call(createAccount, { body: { network, account } }, supervisor)
  await server.call(assignAccounts, { body: { account_ids: [id], seat_id } }, supervisor)
  return id
}
const seatOf = async (code: string) =>
  (await server.call(listSeats, { query: { search: code } }, supervisor)).list[0]
const taskOf = (id: string) => server.call(getTask, { params: { id } }, supervisor)

/** A task that collects the commenters of a new post by the account, which is never one of them. @returns it, and who they really are */
const collect = async (
  { account_id, name: author }: { account_id: string; name: string },
  commenters: number,
) => {
  const post = await control<{ id: string }>('/post', { author, commenters })
  const truth = await control<{ ids: string[] }>(`/truth/post/${post.id}/commenters`)
  const links = [`${sandbox.url}/${author}/status/${post.id}`]
  const work = { kind: 'collect_commenters' as const, params: { links, target_count: 1000 } }
  return {
    id: (await server.call(createTask, { body: { account_id, work } }, supervisor)).id,
    people: truth.ids.sort(),
  }
}
const peopleOf = async (id: string) => {
  const page = (number: number) =>
    server.call(listTaskResources, { params: { id }, query: { page: number, page_size: 200 } }, supervisor)
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
  const links = [`${sandbox.url}/harbor_tea/status/1`]
  const params = { links, like_count: 1, send_interval_seconds: 60, duration_minutes: 60 }
  const like = { account_id: seat.account_id, work: { kind: 'like' as const, params } }
  const manual = await server.call(createTask, { body: like }, supervisor)
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
  const through = { HTTP_PROXY: `http://127.0.0.1:${proxy.port}` }
  const agent = startAgentInside(settings(seat.seat_code, { ...DEMO, ...through }))
  await agent.wrote(SIGNED_IN)
  const task = await collect(seat, 20)
  await vi.waitFor(async () => expect((await taskOf(task.id)).status).toBe('completed'))
  expect(new Set(proxy.seen)).toEqual(new Set([new URL(server.url).host]))

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
  const hanging = { route, kind: 'slow', ms: 600_000, skip: 1 }
  const { id: fault } = await control<{ id: number }>('/fault', hanging)
  const task = await collect(seat, 350)
  await vi.waitFor(async () => expect((await taskOf(task.id)).actual_count).toBeGreaterThan(0))
  first.send('SIGKILL')
  expect(await first.ended).toBeNull()
  await fetch(`${sandbox.url}/_control/fault/${fault}`, { method: 'DELETE' })
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
  const agent = startAgentInside(settings(seat.seat_code, DEMO))
  await agent.wrote(SIGNED_IN)
  const desktop = startHeadlessClient(server.url, newFolder(), 'marcusreid')
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
  const code = (variables: Record<string, string>) => startAgentInside(variables).ended
  expect(await code(settings(seat.seat_code, { SEAPORT_AGENT_PASSWORD: 'wrong' }))).toBe(77)
  expect(await code(settings(seat.seat_code, { SEAPORT_AGENT_PASSWORD: '' }))).toBe(78)
  expect(await code(settings(seat.seat_code, { SEAPORT_SERVER_URL: 'nonsense' }))).toBe(78)
  expect(await code(settings(seat.seat_code, { HTTP_PROXY: 'ftp://proxy.example' }))).toBe(78)

  const variables = settings(seat.seat_code)
  const agent = startAgentInside(variables)
  await agent.wrote('logged in')
  expect(await seatOf(seat.seat_code)).toMatchObject({ device: { kind: 'agent' } })
  expect(await code(settings(seat.seat_code))).toBe(75)
  expect(await code(variables)).toBe(75)
  await server.call(disableSeat, { params: { id: seat.id } }, supervisor)
  expect(await agent.ended).toBe(75)
  expect(await code(variables)).toBe(69)
})

test('a seat that its supervisor unbinds is left free', async () => {
  const seat = await newSeat('ann_p')
  const free = () => server.call(unbindDevice, { params: { id: seat.id } }, supervisor)
  const leaving = startAgentInside(settings(seat.seat_code))
  await leaving.wrote('logged in')
  await free()
  expect(await leaving.ended).toBe(75)
  expect(await seatOf(seat.seat_code)).toMatchObject({ device: null })

  const returning = startAgentInside(settings(seat.seat_code, { SEAPORT_AGENT_RETURN_MINUTES: '60' }))
  await returning.wrote('logged in')
  await free()
  await returning.wrote('asks for it again later')
  expect(await seatOf(seat.seat_code)).toMatchObject({ device: null, online: false })
  returning.stop()
  expect(await returning.ended).toBe(0)
})

test('a password from a file, which nobody else may read', async () => {
  const seat = await newSeat('nova_gadgets')
  const file = join(newFolder(), 'password')
  writeFileSync(file, `${PASSWORD}\n`)
  chmodSync(file, 0o644)
  const variables = settings(seat.seat_code, {
    SEAPORT_AGENT_PASSWORD: '',
    SEAPORT_AGENT_PASSWORD_FILE: file,
  })
  const open = startAgentInside(variables)
  expect(await open.ended).toBe(78)
  expect(open.output()).toContain('chmod 600')
  const own = join(newFolder(), 'password')
  writeFileSync(own, `${PASSWORD}\n`, { mode: 0o600 })
  const agent = startAgentInside({ ...variables, SEAPORT_AGENT_PASSWORD_FILE: own })
  await agent.wrote('account is not signed in on this machine')
})

test('a server that does not answer is asked again until it does', async () => {
  const seat = await newSeat('harbor_tea')
  await server.stop()
  const agent = startAgentInside(settings(seat.seat_code))
  await agent.wrote('login failed')
  await startServer()
  await agent.wrote('logged in')
})

test('an account is signed in by a person elsewhere, who pastes where their browser ended; of several that share its handle the one whose network is named', async () => {
  const seat = await newSeat('manon_dubois')
  const variables = settings(seat.seat_code)
  await addAccount(seat.id, 'facebook_sandbox', 'manon_dubois')
  const signIn = (...args: string[]) => startAgentInside(variables, ['sign-in', ...args])
  const unclear = signIn('@Manon_Dubois')
  expect(await unclear.ended).toBe(78)
  expect(unclear.output()).toMatch(/@manon_dubois is on several networks: .*\(x_sandbox\)/)
  expect(unclear.output()).toContain('@manon_dubois (facebook_sandbox)')
  expect(unclear.output()).toContain('--network')
  const elsewhere = signIn('manon_dubois', '--network', 'instagram')
  expect(await elsewhere.ended).toBe(78)
  expect(elsewhere.output()).toContain('@manon_dubois on instagram is not assigned to seat')

  const terminal = startAgentProcess(variables, ['sign-in', '@manon_dubois', '--network', 'x_sandbox'])
  const address = await terminal.wrote(/http:\S+oauth2\/authorize\S+\n/)
  await terminal.wrote('paste here')
  const ending = await callbackOf(address.trim(), 'manon_dubois')
  // A wrong address is said to be one, and the right one is still taken.
  for (const wrong of [ending.replace(/state=/, 'state=not'), address.trim()]) {
    const before = terminal.output().length
    terminal.type(wrong)
    await vi.waitFor(() => expect(terminal.output().slice(before)).toContain('not where this sign-in ends'))
  }
  terminal.type(ending)
  expect(await terminal.ended).toBe(0)
  expect(terminal.output()).not.toMatch(SIGNED_IN)
  const secrets = join(variables.SEAPORT_AGENT_DATA_DIR, 'secrets.json')
  expect(statSync(secrets).mode & 0o777).toBe(0o600)
  expect(readFileSync(secrets, 'utf8')).toContain(seat.account_id)

  const agent = startAgentInside(variables)
  const task = await collect(seat, 30)
  await vi.waitFor(async () => expect((await taskOf(task.id)).status).toBe('completed'))
  expect(agent.output()).not.toMatch(/not signed in.*x_sandbox/)
})
