import { assignAccounts, deleteAccount, unassignAccounts } from '@seaport/contract/desk/account'
import { getSeat, releasePorts, updateSeat } from '@seaport/contract/desk/seat'
import { closeAccount, openAccount, reportAccount, seatWorkspace } from '@seaport/contract/desk/seat-session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../../../tests/support/databases.ts'
import { createAccountOf, createAccountOn } from '../../../test-support/accounts.ts'
import { createSeatOnline, createUser } from '../../../test-support/people.ts'
import { refusal, tally } from '../../../test-support/refused.ts'
import { type Credentials, startTestServer, type TestServer } from '../../../test-support/test-server.ts'

bothDatabases('accounts of a seat', (location) => {
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
  const holders = async (as: Credentials) =>
    (await server.call(seatWorkspace, {}, { as })).ports.map((port) => port.holder?.id ?? null)

  test('an account takes the lowest free port when it opens and frees it when it closes', async () => {
    const { seat, supervisor, as } = await seatOf(2)
    const [one, two, three] = await Promise.all(
      [1, 2, 3].map(() => createAccountOn(server, supervisor, seat.id)),
    )
    const open = (id = '') => server.call(openAccount, { params: { id } }, as)
    const close = (id = '') => server.call(closeAccount, { params: { id } }, as)
    expect(await open(one?.id)).toEqual({ slot: 1, proxy: null })
    expect(await open(two?.id)).toEqual({ slot: 2, proxy: null })
    await refusal(open(one?.id), 'account_already_open')
    await refusal(open(three?.id), 'no_free_port')
    await refusal(close(three?.id), 'account_not_open')
    expect(await close(one?.id)).toEqual({})
    await refusal(close(one?.id), 'account_not_open')
    expect(await open(three?.id)).toEqual({ slot: 1, proxy: null })
    const { ports, accounts } = await server.call(seatWorkspace, {}, as)
    expect(ports.map((port) => port.holder)).toMatchObject([
      { kind: 'account', id: three?.id, title: three?.account },
      { kind: 'account', id: two?.id, title: two?.account },
    ])
    expect(
      accounts
        .filter((account) => account.online)
        .map((account) => account.id)
        .sort(),
    ).toEqual([two?.id, three?.id].sort())
  })

  test('only accounts of this seat that are not blocked open', async () => {
    const { seat, supervisor, as, admin } = await seatOf()
    const open = (id: string) => server.call(openAccount, { params: { id } }, as)
    const free = await createAccountOf(server, supervisor)
    await refusal(open(free.id), 'account_not_assigned')
    await refusal(server.call(closeAccount, { params: { id: free.id } }, as), 'account_not_assigned')
    await refusal(server.call(reportAccount, signedIn(free.id), as), 'account_not_assigned')
    const foreign = await createAccountOf(server, await createUser(server))
    await refusal(open(foreign.id), 'not_found')
    const blocked = await createAccountOn(server, supervisor, seat.id)
    await server.installation.database.db
      .updateTable('account')
      .set({ blocked_at: server.clock.now(), availability: 'abnormal' })
      .where('id', '=', blocked.id)
      .execute()
    await refusal(open(blocked.id), 'account_blocked')
    await server.call(deleteAccount, { params: { id: blocked.id } }, admin)
    await refusal(open(blocked.id), 'not_found')
  })

  test('an account that is taken away while open frees its port', async () => {
    const { seat, supervisor, as, admin } = await seatOf()
    const other = await createSeatOnline(server, supervisor, 1)
    const [one, two] = [
      await createAccountOn(server, supervisor, seat.id),
      await createAccountOn(server, supervisor, seat.id),
    ]
    for (const { id } of [one, two]) await server.call(openAccount, { params: { id } }, as)
    await server.call(unassignAccounts, { body: { account_ids: [one.id] } }, admin)
    await server.call(assignAccounts, { body: { account_ids: [two.id], seat_id: other.id } }, admin)
    expect(await holders(as.as)).toEqual([null, null, null])
    expect(await server.call(openAccount, { params: { id: two.id } }, { as: other.as })).toEqual({
      slot: 1,
      proxy: null,
    })
  })

  test('a report contains an account’s sign-in state and its public profile', async () => {
    const { seat, supervisor, as } = await seatOf()
    const account = await createAccountOn(server, supervisor, seat.id)
    expect(await server.call(reportAccount, signedIn(account.id), as)).toMatchObject({
      login_status: 'logged_in',
      nickname: 'Anna',
      follower_count: 12,
      country: 'SG',
    })
    const out = { params: { id: account.id }, body: { login_status: 'logged_out' as const, profile: null } }
    expect(await server.call(reportAccount, out, as)).toMatchObject({
      login_status: 'logged_out',
      nickname: 'Anna',
    })
  })

  test('200 accounts that open at once on three ports: three do', async () => {
    const { seat, supervisor, as, admin } = await seatOf(3)
    const accounts = await Promise.all(Array.from({ length: 200 }, () => createAccountOf(server, supervisor)))
    const account_ids = accounts.map((account) => account.id)
    expect(await server.call(assignAccounts, { body: { account_ids, seat_id: seat.id } }, admin)).toEqual({
      assigned: 200,
      missing: 0,
      left_out: [],
    })
    const { answers, reasons } = await tally(
      account_ids.map((id) => server.call(openAccount, { params: { id } }, as)),
    )
    expect(answers.map((answer) => answer.slot).sort()).toEqual([1, 2, 3])
    expect(reasons).toHaveLength(197)
    expect(new Set(reasons)).toEqual(new Set(['no_free_port']))
    expect(await server.call(getSeat, { params: { id: seat.id } }, admin)).toMatchObject({
      occupied: 3,
      open_accounts: 3,
      assigned_accounts: 200,
    })
  })

  test('an opening that is sent again, also at the same moment, is one opening', async () => {
    const { seat, supervisor, as } = await seatOf()
    const account = await createAccountOn(server, supervisor, seat.id)
    const open = () =>
      server.call(
        openAccount,
        { params: { id: account.id } },
        { ...as, headers: { 'idempotency-key': 'open-1' } },
      )
    expect(await Promise.all([open(), open(), open()])).toEqual([
      { slot: 1, proxy: null },
      { slot: 1, proxy: null },
      { slot: 1, proxy: null },
    ])
    expect(await open()).toEqual({ slot: 1, proxy: null })
  })

  test('openings against everything that frees and shrinks ports leave no port held twice or beyond the allocation', async () => {
    const { seat, supervisor, as, admin } = await seatOf(4)
    const accounts = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(() => createAccountOn(server, supervisor, seat.id)),
    )
    const params = { id: seat.id }
    for (let round = 0; round < 4; round += 1) {
      await tally<unknown>([
        ...accounts.map(({ id }) => server.call(openAccount, { params: { id } }, as)),
        server.call(updateSeat, { params, body: { allocated: 2 } }, admin),
        server.call(releasePorts, { params }, admin),
        ...accounts.slice(0, 3).map(({ id }) => server.call(closeAccount, { params: { id } }, as)),
        server.call(updateSeat, { params, body: { allocated: 4 } }, admin),
        server.call(unassignAccounts, { body: { account_ids: accounts.map(({ id }) => id) } }, admin),
        server.call(
          assignAccounts,
          { body: { account_ids: accounts.map(({ id }) => id), seat_id: seat.id } },
          admin,
        ),
      ])
      const shown = await server.call(getSeat, { params }, admin)
      const held = (await holders(as.as)).filter((id) => id !== null)
      expect(held).toHaveLength(shown.occupied)
      expect(shown.occupied).toBeLessThanOrEqual(shown.allocated)
    }
  })
})

function signedIn(id: string) {
  const profile = { external_id: '1', nickname: 'Anna', follower_count: 12, country: 'SG' }
  return { params: { id }, body: { login_status: 'logged_in' as const, profile } }
}
