import { API_BASE } from '@seaport/contract/api'
import { createSeat, getSeat, resetSeatPassword } from '@seaport/contract/desk/seat'
import {
  closeAccount,
  heartbeat,
  openAccount,
  reportAccount,
  seatLogin,
  seatLogout,
  seatWorkspace,
} from '@seaport/contract/desk/seat-session'
import type { LiveEvent } from '@seaport/contract/event.schema'
import { claimTasks } from '@seaport/contract/work/runner'
import { createTask, getTask } from '@seaport/contract/work/task'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../../../tests/support/databases.ts'
import { cleanupJobs } from '../../../app/cleanup-jobs.ts'
import { createAccountOn } from '../../../test-support/accounts.ts'
import { eventsDelivered } from '../../../test-support/events.ts'
import {
  createDevice,
  createSeatOnline,
  createUser,
  logIn,
  PASSWORD,
  type TestDevice,
} from '../../../test-support/people.ts'
import { refusal, tally } from '../../../test-support/refused.ts'
import { type Credentials, startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { seatSessionJobs } from './seat-session.public.ts'

const DAY = 24 * 60 * 60

bothDatabases('seat session', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const seatOf = async (ports = 3) => {
    const supervisor = await createUser(server, { ports: 300 })
    const seat = await createSeatOnline(server, supervisor, ports)
    return { supervisor, seat, as: { as: seat.as }, admin: { as: supervisor.as } }
  }
  const attempt = (seat_code: string, password: string, device: TestDevice, as?: Credentials) =>
    server.call(
      seatLogin,
      { body: { seat_code, password, device: device.description } },
      { as: as ?? (async (method, url) => ({ dpop: await device.prove(method, url) })) },
    )
  const logOf = (seatId: string) =>
    server.installation.database.db
      .selectFrom('login_log')
      .select(['outcome', 'detail', 'tenant_id'])
      .where('seat_id', '=', seatId)
      .orderBy('id')
      .execute()
  const holders = async (as: Credentials) =>
    (await server.call(seatWorkspace, {}, { as })).ports.map((port) => port.holder?.id ?? null)
  const silence = async () => {
    for (const job of seatSessionJobs(server.installation)) await job.run()
  }

  test('the first login binds the device, and the desktop sees its seat', async () => {
    const supervisor = await createUser(server)
    const made = await server.call(
      createSeat,
      { body: { name: 'Anna', password: PASSWORD, allocated: 2 } },
      { as: supervisor.as },
    )
    const device = await createDevice(server.clock, 'Anna’s desk')
    const answer = await attempt(made.seat_code, PASSWORD, device)
    expect(answer.seat).toEqual({ id: made.id, seat_code: made.seat_code, name: 'Anna', allocated: 2 })
    expect(await server.call(getSeat, { params: { id: made.id } }, { as: supervisor.as })).toMatchObject({
      online: true,
      device: { name: 'Anna’s desk' },
      last_login_at: new Date(server.clock.now()).toISOString(),
    })
    const as: Credentials = async (method, url) => ({
      token: answer.token,
      dpop: await device.prove(method, url, answer.token),
    })
    expect(await server.call(seatWorkspace, {}, { as })).toEqual({
      seat: answer.seat,
      ports: [
        { slot: 1, holder: null },
        { slot: 2, holder: null },
      ],
      ports_expire_at: expect.any(String),
      accounts: [],
    })
    expect(await logOf(made.id)).toEqual([{ outcome: 'ok', detail: 'Anna’s desk', tenant_id: supervisor.id }])
  })

  test('a wrong code and a wrong password are refused alike, and logged where there is a seat', async () => {
    const { seat } = await seatOf()
    const wrong = await refusal(attempt(seat.seatCode, 'no', seat.device), 'wrong_credentials')
    const unknown = await refusal(attempt('999999', 'no', seat.device), 'wrong_credentials')
    expect(wrong.refusal.msg).toBe(unknown.refusal.msg)
    expect((await logOf(seat.id)).map((line) => line.outcome)).toEqual(['ok', 'wrong_password'])
  })

  test('guesses of other devices don’t lock the bound one out of its seat', async () => {
    const { seat, supervisor } = await seatOf()
    const stranger = await createDevice(server.clock, 'Stranger')
    for (let round = 0; round < 10; round += 1)
      await refusal(attempt(seat.seatCode, 'guess', stranger), 'wrong_credentials')
    await refusal(attempt(seat.seatCode, PASSWORD, stranger), 'too_many_requests')
    const another = await createDevice(server.clock, 'Another')
    await refusal(attempt(seat.seatCode, PASSWORD, another), 'too_many_requests')
    await attempt(seat.seatCode, PASSWORD, seat.device)
    for (let round = 0; round < 10; round += 1)
      await refusal(attempt(seat.seatCode, 'guess', seat.device), 'wrong_credentials')
    await refusal(attempt(seat.seatCode, PASSWORD, seat.device), 'too_many_requests')
    const body = { password: 'Another-password-2' }
    await server.call(resetSeatPassword, { params: { id: seat.id }, body }, supervisor)
    await attempt(seat.seatCode, body.password, seat.device)
    await refusal(attempt(seat.seatCode, body.password, stranger), 'seat_held')
  })

  test('another device is refused while the first is alive, learns who holds the seat, and is logged', async () => {
    const { seat, as } = await seatOf()
    const second = await createDevice(server.clock, 'Second desk')
    const held = await refusal(attempt(seat.seatCode, PASSWORD, second), 'seat_held')
    expect(held.refusal.msg).toContain('Test desk')
    server.clock.advance(59)
    await refusal(attempt(seat.seatCode, PASSWORD, second), 'seat_held')
    await server.call(heartbeat, {}, as)
    server.clock.advance(59)
    await refusal(attempt(seat.seatCode, PASSWORD, second), 'seat_held')
    expect((await logOf(seat.id)).at(-1)).toMatchObject({
      outcome: 'held',
      detail: 'Second desk ← Test desk',
    })
  })

  test('the demo’s agent yields to a person, and gets the seat back when they have left', async () => {
    const { seat, as, admin } = await seatOf()
    const person = seat.device
    const agent = await createDevice(server.clock, 'Demo agent')
    agent.description.id = `demo-agent-${agent.description.id}`
    await refusal(attempt(seat.seatCode, PASSWORD, agent), 'seat_held')
    await server.call(seatLogout, {}, as)
    const agentAs = await logIn(server, seat.seatCode, agent)
    expect(await server.call(getSeat, { params: { id: seat.id } }, admin)).toMatchObject({
      online: true,
      device: { name: 'Demo agent', kind: 'demo_agent' },
    })
    await logIn(server, seat.seatCode, person)
    await refusal(server.call(heartbeat, {}, { as: agentAs }), 'not_logged_in')
    await refusal(attempt(seat.seatCode, PASSWORD, agent), 'seat_held')
    // Its attempts notify nobody.
    const outcomes = (await logOf(seat.id)).map(({ outcome }) => outcome)
    expect(outcomes).toEqual(['ok', 'takeover', 'takeover'])
  })

  test('after 60 s of silence another device takes over: the old token is invalid, its accounts are closed, its tasks wait', async () => {
    const { seat, supervisor, as, admin } = await seatOf()
    const account = await createAccountOn(server, supervisor, seat.id)
    const params = { id: account.id }
    const profile = { external_id: '1', nickname: 'N', follower_count: null, country: null }
    await server.call(reportAccount, { params, body: { login_status: 'logged_in', profile } }, as)
    await server.call(openAccount, { params }, as)
    server.clock.advance(60)
    const second = await createDevice(server.clock, 'Second desk')
    const now = await logIn(server, seat.seatCode, second)
    await refusal(server.call(heartbeat, {}, as), 'not_logged_in')
    expect(await holders(now)).toEqual([null, null, null])
    const { accounts } = await server.call(seatWorkspace, {}, { as: now })
    expect(accounts).toMatchObject([{ id: account.id, online: false, login_status: 'logged_out' }])
    expect((await logOf(seat.id)).at(-1)).toMatchObject({
      outcome: 'takeover',
      detail: 'Second desk ← Test desk',
    })
    expect(await server.call(getSeat, { params: { id: seat.id } }, admin)).toMatchObject({
      device: { name: 'Second desk' },
    })
    await refusal(logIn(server, seat.seatCode, seat.device), 'seat_held')
  })

  test('the same device may log in again at any time: its old token is invalid, open accounts are closed', async () => {
    const { seat, supervisor, as } = await seatOf()
    const account = await createAccountOn(server, supervisor, seat.id)
    await server.call(reportAccount, signedIn(account.id), as)
    await server.call(openAccount, { params: { id: account.id } }, as)
    const deviceOf = async () =>
      (await server.call(getSeat, { params: { id: seat.id } }, { as: supervisor.as })).device
    const bound = await deviceOf()
    server.clock.advance(5)
    const again = await logIn(server, seat.seatCode, seat.device)
    expect(await deviceOf()).toEqual(bound)
    await refusal(server.call(heartbeat, {}, as), 'not_logged_in')
    const { accounts } = await server.call(seatWorkspace, {}, { as: again })
    expect(accounts).toMatchObject([{ online: false, login_status: 'logged_in' }])
  })

  test('the key is the device: another key with the same id is another device', async () => {
    const { seat } = await seatOf()
    const liar = await createDevice(server.clock, 'Liar')
    liar.description.id = seat.device.description.id
    await refusal(attempt(seat.seatCode, PASSWORD, liar), 'seat_held')
  })

  test('a device can’t name a key that it does not have', async () => {
    const { seat } = await seatOf()
    const thief = await createDevice(server.clock)
    const prove: Credentials = async (method, url) => ({ dpop: await thief.prove(method, url) })
    await refusal(attempt(seat.seatCode, PASSWORD, seat.device, prove), 'proof_invalid')
    await refusal(
      attempt(seat.seatCode, PASSWORD, seat.device, async () => ({})),
      'proof_invalid',
    )
  })

  test('a token without the key is useless', async () => {
    const { as, seat } = await seatOf()
    const { token = '' } = await seat.as('POST', `${server.url}${API_BASE}/seat/heartbeat`)
    const thief = await createDevice(server.clock)
    await refusal(server.call(heartbeat, {}, { as: async () => ({ token }) }), 'not_logged_in')
    await refusal(
      server.call(
        heartbeat,
        {},
        { as: async (method, url) => ({ token, dpop: await thief.prove(method, url, token) }) },
      ),
      'proof_invalid',
    )
    await server.call(heartbeat, {}, as)
  })

  test('a proof is valid once, for its method, address and token', async () => {
    const { as, seat } = await seatOf()
    const url = `${server.url}${API_BASE}/seat/heartbeat`
    const proven = await seat.as('POST', url)
    const once = { as: async () => proven }
    await server.call(heartbeat, {}, once)
    await refusal(server.call(heartbeat, {}, once), 'proof_invalid')
    // It is stored for as long as it would be valid.
    for (const job of cleanupJobs(server.installation)) await job.run()
    await refusal(server.call(heartbeat, {}, once), 'proof_invalid')
    server.clock.advance(5 * 60)
    for (const job of cleanupJobs(server.installation)) await job.run()
    await refusal(server.call(heartbeat, {}, once), 'proof_invalid')
    const forAnother = await seat.as('POST', `${server.url}${API_BASE}/seat/logout`)
    await refusal(server.call(heartbeat, {}, { as: async () => forAnother }), 'proof_invalid')
    const elsewhere = await seat.as('POST', url.replace('127.0.0.1', 'sea.example'))
    await refusal(server.call(heartbeat, {}, { as: async () => elsewhere }), 'proof_invalid')
    const { reasons, answers } = await tally(
      await seat
        .as('POST', url)
        .then((proof) =>
          Array.from({ length: 5 }, () => server.call(heartbeat, {}, { as: async () => proof })),
        ),
    )
    expect([answers.length, new Set(reasons)]).toEqual([1, new Set(['proof_invalid'])])
    await server.call(heartbeat, {}, as)
  })

  test('a login can’t be replayed', async () => {
    const { seat } = await seatOf()
    const dpop = await seat.device.prove('POST', `${server.url}${API_BASE}/seat/login`)
    const replay: Credentials = async () => ({ dpop })
    await attempt(seat.seatCode, PASSWORD, seat.device, replay)
    await refusal(attempt(seat.seatCode, PASSWORD, seat.device, replay), 'proof_invalid')
  })

  test('a heartbeat returns the server’s time and keeps the seat online, as does any call', async () => {
    const { seat, as, admin } = await seatOf()
    const online = async () => (await server.call(getSeat, { params: { id: seat.id } }, admin)).online
    server.clock.advance(50)
    expect(await server.call(heartbeat, {}, as)).toEqual({
      now: new Date(server.clock.now()).toISOString(),
    })
    server.clock.advance(50)
    await server.call(seatWorkspace, {}, as)
    server.clock.advance(59)
    expect(await online()).toBe(true)
    server.clock.advance(1)
    expect(await online()).toBe(false)
  })

  test('calls within five seconds write no sign of life', async () => {
    const { seat, as, admin } = await seatOf()
    const lastSeen = async () => (await server.call(getSeat, { params: { id: seat.id } }, admin)).last_seen_at
    const before = await lastSeen()
    server.clock.advance(4)
    await server.call(seatWorkspace, {}, as)
    expect(await lastSeen()).toBe(before)
    server.clock.advance(1)
    await server.call(seatWorkspace, {}, as)
    expect(await lastSeen()).not.toBe(before)
  })

  test('silence is reported once and changes nothing else; the return is reported too', async () => {
    const { seat, supervisor, as } = await seatOf()
    const account = await createAccountOn(server, supervisor, seat.id)
    const heard: LiveEvent[] = []
    const stop = server.installation.bus.subscribe(supervisor.id, (event) => heard.push(event))
    await eventsDelivered(server)
    heard.length = 0
    for (const act of [openAccount, closeAccount, openAccount]) {
      await server.call(act, { params: { id: account.id } }, as)
      await eventsDelivered(server)
      expect(heard.splice(0).map((event) => event.type)).toEqual(['port', 'account'])
    }
    const told = { type: 'seat', seat_id: seat.id }
    server.clock.advance(60)
    await silence()
    await silence()
    await eventsDelivered(server)
    expect(heard).toEqual([told])
    expect(await holders(as.as)).toEqual([account.id, null, null])
    await eventsDelivered(server)
    expect(heard).toEqual([told, told])
    stop()
  })

  test('a task waiting for its seat is queued when the desktop is back, and a running one again when it leaves', async () => {
    const { seat, supervisor, as, admin } = await seatOf()
    const account = await createAccountOn(server, supervisor, seat.id)
    const work = { kind: 'collect_followers' as const, params: { profiles: ['a'], target_count: 1 } }
    const statusOf = async (id: string) => (await server.call(getTask, { params: { id } }, admin)).status
    server.clock.advance(60)
    await silence()
    const task = await server.call(createTask, { body: { account_id: account.id, work } }, admin)
    expect(task.status).toBe('pending')
    await server.call(heartbeat, {}, as)
    expect(await statusOf(task.id)).toBe('queued')
    await server.call(claimTasks, { body: { holding: [], max: 1 } }, as)
    expect(await statusOf(task.id)).toBe('running')
    await server.call(seatLogout, {}, as)
    expect(await statusOf(task.id)).toBe('queued')
    const second = await server.call(createTask, { body: { account_id: account.id, work } }, admin)
    expect(second.status).toBe('pending')
    await logIn(server, seat.seatCode, seat.device)
    expect(await statusOf(second.id)).toBe('queued')
  })

  test('a logout closes the accounts, keeps the device and allows another one', async () => {
    const { seat, supervisor, as, admin } = await seatOf()
    const account = await createAccountOn(server, supervisor, seat.id)
    await server.call(openAccount, { params: { id: account.id } }, as)
    expect(await server.call(seatLogout, {}, as)).toEqual({})
    await refusal(server.call(heartbeat, {}, as), 'not_logged_in')
    expect(await server.call(getSeat, { params: { id: seat.id } }, admin)).toMatchObject({
      online: false,
      occupied: 0,
      device: { name: 'Test desk' },
    })
    await logIn(server, seat.seatCode, await createDevice(server.clock, 'Second desk'))
  })

  test('a session unused for thirty days has ended, and so has that of a disabled tenant', async () => {
    const { as } = await seatOf()
    server.clock.advance(29 * DAY)
    await server.call(heartbeat, {}, as)
    server.clock.advance(30 * DAY)
    await refusal(server.call(heartbeat, {}, as), 'not_logged_in')
    const { as: other, supervisor, seat } = await seatOf()
    await server.installation.database.db
      .updateTable('user')
      .set({ status: 'disabled' })
      .where('id', '=', supervisor.id)
      .execute()
    await refusal(server.call(heartbeat, {}, other), 'not_logged_in')
    await refusal(logIn(server, seat.seatCode, seat.device), 'seat_disabled')
  })
})

function signedIn(id: string) {
  const profile = { external_id: '1', nickname: 'Anna', follower_count: 12, country: 'SG' }
  return { params: { id }, body: { login_status: 'logged_in' as const, profile } }
}
