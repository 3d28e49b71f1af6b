import { assignAccounts, listAccounts } from '@seaport/contract/desk/account'
import {
  createSeat,
  deleteSeat,
  disableSeat,
  enableSeat,
  getSeat,
  listSeats,
  releasePorts,
  resetSeatPassword,
  unbindDevice,
  updateSeat,
} from '@seaport/contract/desk/seat'
import {
  closeAccount,
  openAccount,
  reportAccount,
  seatLogin,
  seatWorkspace,
} from '@seaport/contract/desk/seat-session'
import type { LiveEvent } from '@seaport/contract/event.schema'
import { createTask, getTask, updateTask } from '@seaport/contract/work/task'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createAccountOn } from '../../../test-support/accounts.ts'
import { eventsDelivered } from '../../../test-support/events.ts'
import { createDevice, createSeatOnline, createUser, logIn, PASSWORD } from '../../../test-support/people.ts'
import { refusal, tally } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

const work = {
  kind: 'collect_followers' as const,
  params: { profiles: ['someone'], target_count: 10 },
}
const order = (name: string, allocated = 1) => ({ body: { name, password: PASSWORD, allocated } })

eachDatabase('seat', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  /** A seat online with one account open and one task queued: two of its three ports are taken. */
  const busySeat = async () => {
    const supervisor = await createUser(server)
    const seat = await createSeatOnline(server, supervisor, 3)
    const account = await createAccountOn(server, supervisor, seat.id)
    await server.call(openAccount, { params: { id: account.id } }, { as: seat.as })
    const task = await server.call(
      createTask,
      { body: { account_id: account.id, work } },
      { as: supervisor.as },
    )
    const as = { as: supervisor.as }
    return { supervisor, seat, account, task, as, params: { params: { id: seat.id } } }
  }

  test('a new seat has a unique code and no accounts, tasks or sessions', async () => {
    const { as } = await createUser(server)
    const seat = await server.call(
      createSeat,
      { body: { name: '  Anna ', password: PASSWORD, allocated: 2, remark: 'night' } },
      { as },
    )
    expect(seat).toMatchObject({
      name: 'Anna',
      remark: 'night',
      enabled: true,
      online: false,
      allocated: 2,
      occupied: 0,
      open_accounts: 0,
      assigned_accounts: 0,
      device: null,
      last_login_at: null,
    })
    expect(seat.seat_code).toMatch(/^\d{6}$/)
    expect(Number(seat.seat_code)).toBeGreaterThan(100_000)
    expect(await server.call(getSeat, { params: { id: seat.id } }, { as })).toEqual(seat)
  })

  test('seats never get more ports than the tenant owns, and the refusal names the number left', async () => {
    const { as } = await createUser(server, { ports: 5 })
    const seat = await server.call(createSeat, order('One', 3), { as })
    const over = await refusal(server.call(createSeat, order('Two', 3), { as }), 'ports_over_allocated')
    expect(over.refusal.msg).toContain('2 left')
    await server.call(createSeat, order('Two', 2), { as })
    await refusal(
      server.call(updateSeat, { params: { id: seat.id }, body: { allocated: 4 } }, { as }),
      'ports_over_allocated',
    )
    await server.call(updateSeat, { params: { id: seat.id }, body: { allocated: 1 } }, { as })
    // Requesting just the two remaining ports suffices, as the seat has one already.
    await server.call(updateSeat, { params: { id: seat.id }, body: { allocated: 3 } }, { as })
    await server.call(updateSeat, { params: { id: seat.id }, body: { allocated: 1 } }, { as })
    await server.call(createSeat, order('Three', 2), { as })
    await server.call(deleteSeat, { params: { id: seat.id } }, { as })
    await server.call(createSeat, order('Four', 1), { as })
  })

  test('seats created at the same moment never exceed the ports, and no two share a code', async () => {
    const [one, two] = [await createUser(server, { ports: 5 }), await createUser(server, { ports: 5 })]
    const { answers, reasons } = await tally(
      [one, two].flatMap(({ as }) =>
        Array.from({ length: 8 }, (_, index) => server.call(createSeat, order(`S${index}`), { as })),
      ),
    )
    expect(answers).toHaveLength(10)
    expect(new Set(reasons)).toEqual(new Set(['ports_over_allocated']))
    expect(new Set(answers.map((seat) => seat.seat_code)).size).toBe(10)
    for (const { as } of [one, two]) expect((await server.call(listSeats, {}, { as })).total).toBe(5)
  })

  test('codes continue with seven digits after 999999, and sort as numbers', async () => {
    const { as } = await createUser(server, { ports: 5 })
    const { db } = server.installation.database
    const last = await server.call(createSeat, order('Last of six digits'), { as })
    await db.updateTable('seat').set({ seat_code: '999999' }).where('id', '=', last.id).execute()
    const codes = ['999999']
    for (const name of ['First of seven', 'Second of seven']) {
      const { seat_code } = await server.call(createSeat, order(name), { as })
      codes.push(seat_code)
    }
    expect(codes).toEqual(['999999', '1000000', '1000001'])
    const sorted = async (direction: 'asc' | 'desc') => {
      const { list } = await server.call(
        listSeats,
        { query: { sort: 'seat_code', order: direction } },
        { as },
      )
      return list.map((seat) => seat.seat_code)
    }
    expect(await sorted('asc')).toEqual(codes)
    expect(await sorted('desc')).toEqual(codes.toReversed())
    const device = await createDevice(server.clock)
    await logIn(server, '1000001', device)
  })

  test('a creation that is sent again, also at the same moment, is one creation', async () => {
    const { as } = await createUser(server)
    const repeat = () =>
      server.call(createSeat, order('Once'), { as, headers: { 'idempotency-key': 'seat-1' } })
    const answers = await Promise.all([repeat(), repeat(), repeat()])
    answers.push(await repeat())
    expect(new Set(answers.map((seat) => seat.id)).size).toBe(1)
    expect((await server.call(listSeats, {}, { as })).total).toBe(1)
    await refusal(
      server.call(createSeat, order('Other'), { as, headers: { 'idempotency-key': 'seat-1' } }),
      'idempotency_mismatch',
    )
  })

  test('a repeat with another password is another request, and no password is stored for repeats', async () => {
    const { as, id } = await createUser(server)
    const key = { as, headers: { 'idempotency-key': 'seat-1' } }
    const seat = await server.call(createSeat, order('Once'), key)
    expect(await server.call(createSeat, order('Once'), key)).toEqual(seat)
    const other = { body: { name: 'Once', password: 'Another-password-2', allocated: 1 } }
    await refusal(server.call(createSeat, other, key), 'idempotency_mismatch')
    const row = await server.installation.database.db
      .selectFrom('idempotency')
      .selectAll()
      .where('scope', '=', `user:${id}`)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(PASSWORD)
  })

  test('a list is paged, sorted, searched and filtered', async () => {
    const supervisor = await createUser(server)
    const { as } = supervisor
    for (const name of ['Bo', 'an_na', 'Cy']) await server.call(createSeat, order(name), { as })
    const online = await createSeatOnline(server, supervisor, 2)
    const names = async (query: Parameters<typeof server.call<typeof listSeats>>[1]['query']) =>
      (await server.call(listSeats, { query }, { as })).list.map((seat) => seat.name)
    expect(await names({ sort: 'name', order: 'asc' })).toEqual(['an_na', 'Bo', 'Cy', 'Seat'])
    expect(await names({ sort: 'allocated', page_size: 1 })).toEqual(['Seat'])
    expect(await names({ sort: 'created_at', order: 'asc', page: 2, page_size: 3 })).toEqual(['Seat'])
    expect(await names({ sort: 'last_seen_at', page_size: 1 })).toEqual(['Seat'])
    expect(await names({ search: 'AN_' })).toEqual(['an_na'])
    expect(await names({ search: online.seatCode })).toEqual(['Seat'])
    expect(await names({ online: 'true' })).toEqual(['Seat'])
    expect(await names({ online: 'false', sort: 'name', order: 'asc' })).toEqual(['an_na', 'Bo', 'Cy'])
    await server.call(disableSeat, { params: { id: online.id } }, { as })
    expect(await names({ enabled: 'false' })).toEqual(['Seat'])
    expect(await names({ online: 'true' })).toEqual([])
    const page = await server.call(listSeats, { query: { page: 2, page_size: 3 } }, { as })
    expect([page.total, page.page, page.page_size, page.list.length]).toEqual([4, 2, 3, 1])
    expect((await server.call(listSeats, { query: { page: 9 } }, { as })).total).toBe(4)
  })

  test('a seat shows its accounts and ports', async () => {
    const { as, params } = await busySeat()
    expect(await server.call(getSeat, params, as)).toMatchObject({
      online: true,
      occupied: 2,
      open_accounts: 1,
      assigned_accounts: 1,
      device: { name: 'Test desk', platform: 'linux' },
    })
  })

  test('an update changes only the given fields', async () => {
    const { as } = await createUser(server)
    const seat = await server.call(createSeat, order('Anna', 2), { as })
    const params = { id: seat.id }
    expect(await server.call(updateSeat, { params, body: {} }, { as })).toEqual(seat)
    expect(await server.call(updateSeat, { params, body: { remark: 'x' } }, { as })).toEqual({
      ...seat,
      remark: 'x',
    })
  })

  test('taken ports can’t be removed', async () => {
    const { as, params } = await busySeat()
    const less = (allocated: number) => server.call(updateSeat, { ...params, body: { allocated } }, as)
    await refusal(less(1), 'ports_in_use')
    expect((await less(2)).allocated).toBe(2)
  })

  test('leases above a lowered allocation move into free slots below', async () => {
    const { as, params, seat, account, task, supervisor } = await busySeat()
    // Another tenant's task has its own port, and another name.
    const other = await busySeat()
    const renaming = { params: { id: other.task.id }, body: { name: 'Elsewhere' } }
    await server.call(updateTask, renaming, other.as)
    const late = await createAccountOn(server, supervisor, seat.id)
    await server.call(openAccount, { params: { id: late.id } }, { as: seat.as })
    await server.call(closeAccount, { params: { id: account.id } }, { as: seat.as })
    const holders = async () =>
      (await server.call(seatWorkspace, {}, { as: seat.as })).ports.map(({ holder }) =>
        holder ? [holder.id, holder.title] : null,
      )
    const [working, opened] = [
      [task.id, task.name],
      [late.id, late.account],
    ]
    expect(await holders()).toEqual([null, working, opened])
    await server.call(updateSeat, { ...params, body: { allocated: 2 } }, as)
    expect(await holders()).toEqual([opened, working])
  })

  test('a disabled seat is logged out with its ports released, and can be enabled again', async () => {
    const { as, params, seat, task } = await busySeat()
    expect(await server.call(disableSeat, params, as)).toMatchObject({
      enabled: false,
      online: false,
      occupied: 0,
      open_accounts: 0,
      assigned_accounts: 1,
    })
    expect(await server.call(getTask, { params: { id: task.id } }, as)).toMatchObject({
      status: 'ended',
      end_reason: 'seat_disabled',
    })
    await refusal(server.call(seatWorkspace, {}, { as: seat.as }), 'not_logged_in')
    await refusal(logIn(server, seat.seatCode, seat.device), 'seat_disabled')
    expect((await server.call(disableSeat, params, as)).enabled).toBe(false)
    expect((await server.call(enableSeat, params, as)).enabled).toBe(true)
    await logIn(server, seat.seatCode, seat.device)
  })

  test('releasing ports ends tasks and closes accounts, and keeps the desktop logged in', async () => {
    const { as, params, seat, account, task } = await busySeat()
    expect(await server.call(releasePorts, params, as)).toMatchObject({ occupied: 0, online: true })
    expect(await server.call(getTask, { params: { id: task.id } }, as)).toMatchObject({
      status: 'ended',
      end_reason: 'ports_released',
    })
    const workspace = await server.call(seatWorkspace, {}, { as: seat.as })
    expect(workspace.accounts).toMatchObject([{ id: account.id, online: false }])
    expect(workspace.ports.map((port) => port.holder)).toEqual([null, null, null])
  })

  test('a new password ends the session and is the only one that counts', async () => {
    const { as, params, seat, task } = await busySeat()
    const password = 'Another-password-2'
    expect(await server.call(resetSeatPassword, { ...params, body: { password } }, as)).toEqual({})
    await refusal(server.call(seatWorkspace, {}, { as: seat.as }), 'not_logged_in')
    await refusal(logIn(server, seat.seatCode, seat.device), 'wrong_credentials')
    await server.call(
      seatLogin,
      { body: { seat_code: seat.seatCode, password, device: seat.device.description } },
      { as: async (method, url) => ({ dpop: await seat.device.prove(method, url) }) },
    )
    // The task did not belong to the session: it continues.
    expect((await server.call(getTask, { params: { id: task.id } }, as)).status).toBe('queued')
  })

  test('an unbound seat binds the next device', async () => {
    const { as, params, seat, account } = await busySeat()
    const profile = { external_id: '7', nickname: '茶 trà', follower_count: 5, country: 'VN' }
    const signedIn = { params: { id: account.id }, body: { login_status: 'logged_in' as const, profile } }
    await server.call(reportAccount, signedIn, { as: seat.as })
    const other = await createDevice(server.clock, 'Second desk')
    await refusal(logIn(server, seat.seatCode, other), 'seat_held')
    expect(await server.call(unbindDevice, params, as)).toMatchObject({ device: null, online: false })
    const { db } = server.installation.database
    const row = await db.selectFrom('seat').selectAll().where('id', '=', seat.id).executeTakeFirstOrThrow()
    expect(Object.entries(row).filter(([name, value]) => /^device_/.test(name) && value !== null)).toEqual([])
    // The next user of the device must not find the accounts signed in.
    expect((await server.call(listAccounts, {}, as)).list).toMatchObject([{ login_status: 'logged_out' }])
    await refusal(server.call(seatWorkspace, {}, { as: seat.as }), 'not_logged_in')
    await logIn(server, seat.seatCode, other)
    expect(await server.call(getSeat, params, as)).toMatchObject({ device: { name: 'Second desk' } })
  })

  test('a deleted seat is gone, its accounts are unassigned, its tasks ended, its code is never reused', async () => {
    const { as, params, seat, account, task, supervisor } = await busySeat()
    const profile = { external_id: '8', nickname: '茶 trà', follower_count: 5, country: 'VN' }
    const signedIn = { params: { id: account.id }, body: { login_status: 'logged_in' as const, profile } }
    await server.call(reportAccount, signedIn, { as: seat.as })
    expect((await server.call(listAccounts, {}, as)).list).toMatchObject([{ login_status: 'logged_in' }])
    await eventsDelivered(server)
    const heard: LiveEvent[] = []
    const stop = server.installation.bus.subscribe(supervisor.id, (event) => heard.push(event))
    await server.call(deleteSeat, params, as)
    await eventsDelivered(server)
    stop()
    expect(heard).toContainEqual({ type: 'session_over', seat_id: seat.id })
    // Told twice, as it is closed and then taken from the seat; PostgreSQL folds equal notifications of a transaction into one.
    expect(heard).toContainEqual({ type: 'account', id: account.id, seat_id: seat.id })
    await refusal(server.call(getSeat, params, as), 'not_found')
    await refusal(server.call(deleteSeat, params, as), 'not_found')
    expect((await server.call(listSeats, {}, as)).total).toBe(0)
    await refusal(server.call(seatWorkspace, {}, { as: seat.as }), 'not_logged_in')
    await refusal(logIn(server, seat.seatCode, seat.device), 'wrong_credentials')
    expect((await server.call(listAccounts, {}, as)).list).toMatchObject([
      { id: account.id, seat: null, online: false, login_status: 'logged_out' },
    ])
    expect(await server.call(getTask, { params: { id: task.id } }, as)).toMatchObject({
      end_reason: 'seat_deleted',
    })
    // All ten ports are free for others.
    const next = await server.call(createSeat, order('Next', 10), { as: supervisor.as })
    expect(Number(next.seat_code)).toBeGreaterThan(Number(seat.seatCode))
    await refusal(
      server.call(assignAccounts, { body: { account_ids: [account.id], seat_id: seat.id } }, as),
      'not_found',
    )
  })

  test('after the end of the term seats stay, but no port can be taken', async () => {
    const supervisor = await createUser(server, { days: 0 })
    const seat = await createSeatOnline(server, supervisor, 2)
    const account = await createAccountOn(server, supervisor, seat.id)
    await refusal(server.call(openAccount, { params: { id: account.id } }, { as: seat.as }), 'ports_expired')
  })

  test('subscribers receive each change', async () => {
    const { as, params, seat, supervisor } = await busySeat()
    await eventsDelivered(server)
    const heard: string[] = []
    const stop = server.installation.bus.subscribe(supervisor.id, (event) => heard.push(event.type))
    await server.call(disableSeat, params, as)
    await eventsDelivered(server)
    stop()
    expect(new Set(heard)).toEqual(new Set(['task', 'port', 'account', 'session_over', 'seat']))
    await server.call(enableSeat, params, as)
    await logIn(server, seat.seatCode, seat.device)
    await eventsDelivered(server)
    const again: string[] = []
    const stopAgain = server.installation.bus.subscribe(supervisor.id, (event) => again.push(event.type))
    // The previous session has ended, of which its desktop is notified.
    await logIn(server, seat.seatCode, seat.device)
    await eventsDelivered(server)
    stopAgain()
    expect(again).toContain('session_over')
  })
})
