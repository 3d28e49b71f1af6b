import { listAccounts } from '@seaport/contract/desk/account'
import { disableSeat, listSeats } from '@seaport/contract/desk/seat'
import { openAccount } from '@seaport/contract/desk/seat-session'
import {
  adminGetTask,
  adminListAccounts,
  adminListSeats,
  adminListSeatsOf,
  adminListTasks,
  adminListTaskTargets,
} from '@seaport/contract/work/admin-list'
import { getTask, listTasks, listTaskTargets } from '@seaport/contract/work/task'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { addTask, createScene, type Scene } from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

eachDatabase('lists over all tenants', (location) => {
  let server: TestServer
  let admin: TestUser
  let one: Scene
  let two: Scene
  beforeAll(async () => {
    server = await startTestServer(location)
    admin = await createUser(server, { role: 'admin' })
    one = await createScene(server)
    two = await createScene(server)
    await addTask(one)
    await addTask(two)
    await server.call(openAccount, { params: { id: one.accountId } }, { as: one.seat.as })
  })
  afterAll(() => server.stop())

  const ownerOf = ({ supervisor: { id, email } }: Scene) => ({ id, email, username: 'Tester' })
  const seats = (query: object = {}) => server.call(adminListSeats, { query }, { as: admin.as })
  const accounts = (query: object = {}) => server.call(adminListAccounts, { query }, { as: admin.as })
  const tasks = (query: object = {}) => server.call(adminListTasks, { query }, { as: admin.as })

  test('seats are shown as their supervisors see them, with their owners', async () => {
    const expected = []
    for (const scene of [one, two]) {
      const { list } = await server.call(listSeats, {}, { as: scene.supervisor.as })
      expected.push(...list.map((seat) => ({ ...seat, user: ownerOf(scene) })))
    }
    const { list, total } = await seats({ order: 'asc' })
    expect(list.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      expected.toSorted((a, b) => a.id.localeCompare(b.id)),
    )
    expect(total).toBe(expected.length)
    expect(list.find(({ id }) => id === one.seat.id)).toMatchObject({
      occupied: 2,
      open_accounts: 1,
      assigned_accounts: 1,
    })
  })

  test('seats are filtered by supervisor, text and state', async () => {
    const ids = async (query: object) => (await seats(query)).list.map(({ id }) => id)
    expect(await ids({ user_id: two.supervisor.id })).toEqual([two.seat.id])
    expect(await ids({ search: one.supervisor.email })).toEqual([one.seat.id])
    expect(await ids({ search: two.seat.seatCode })).toEqual([two.seat.id])
    expect(await ids({ user_id: 'nobody' })).toEqual([])
    const third = await createScene(server)
    await server.call(disableSeat, { params: { id: third.seat.id } }, { as: third.supervisor.as })
    expect(await ids({ enabled: 'false' })).toEqual([third.seat.id])
    expect(await ids({ online: 'false' })).toEqual([third.seat.id])
    expect(await ids({ online: 'true', enabled: 'true', user_id: third.supervisor.id })).toEqual([])
    expect((await ids({ online: 'true' })).toSorted()).toEqual([one.seat.id, two.seat.id].toSorted())
  })

  test('the seats of one supervisor have an endpoint of their own', async () => {
    const call = (id: string, query: object = {}) =>
      server.call(adminListSeatsOf, { params: { id }, query }, { as: admin.as })
    expect((await call(two.supervisor.id)).list.map(({ id }) => id)).toEqual([two.seat.id])
    expect((await call(two.supervisor.id, { search: one.seat.seatCode })).total).toBe(0)
    await refusal(call('nobody'), 'not_found')
    await refusal(call(admin.id), 'not_found')
  })

  test('accounts of all tenants are listed and filtered', async () => {
    const mine = await server.call(listAccounts, {}, { as: one.supervisor.as })
    const { list } = await accounts({ user_id: one.supervisor.id })
    expect(list).toEqual(mine.list.map((account) => ({ ...account, user: ownerOf(one) })))
    expect(list[0]).toMatchObject({ id: one.accountId, online: true })
    const ids = async (query: object) => (await accounts(query)).list.map(({ id }) => id)
    expect(await ids({ search: two.supervisor.email })).toEqual([two.accountId])
    expect(await ids({ search: `@${list[0]?.account}` })).toEqual([one.accountId])
    expect(await ids({ seat_id: one.seat.id })).toEqual([one.accountId])
    expect(await ids({ seat_id: 'none' })).toEqual([])
    expect(await ids({ network: 'facebook' })).toEqual([])
    expect((await accounts({ availability: 'normal', type: 'promotion', page_size: 1 })).list).toHaveLength(1)
  })

  test('tasks of all tenants are listed and filtered', async () => {
    const theirs = await server.call(listTasks, {}, { as: two.supervisor.as })
    const { list } = await tasks({ user_id: two.supervisor.id })
    expect(list).toEqual(theirs.list.map((task) => ({ ...task, user: ownerOf(two) })))
    expect(list).toHaveLength(1)
    const owners = async (query: object) => (await tasks(query)).list.map(({ user }) => user.id)
    expect((await owners({})).toSorted()).toEqual([one.supervisor.id, two.supervisor.id].toSorted())
    expect(await owners({ search: one.supervisor.email })).toEqual([one.supervisor.id])
    expect(await owners({ search: `@${list[0]?.account.account}` })).toEqual([two.supervisor.id])
    expect(await owners({ seat_id: two.seat.id, status: list[0]?.status })).toEqual([two.supervisor.id])
    expect(await owners({ status: 'error' })).toEqual([])
    expect(await owners({ account_id: one.accountId, kind: list[0]?.kind })).toEqual([one.supervisor.id])
  })

  test('a task of any supervisor is shown in full, with its targets', async () => {
    const { list } = await tasks({ user_id: two.supervisor.id })
    const id = list[0]?.id ?? ''
    const input = { params: { id } }
    const own = { as: two.supervisor.as }
    const detail = await server.call(getTask, input, own)
    expect(await server.call(adminGetTask, input, { as: admin.as })).toEqual({
      ...detail,
      user: ownerOf(two),
    })
    const targets = await server.call(listTaskTargets, input, own)
    expect(targets.total).toBeGreaterThan(0)
    expect(await server.call(adminListTaskTargets, input, { as: admin.as })).toEqual(targets)
    for (const endpoint of [adminGetTask, adminListTaskTargets]) {
      await refusal(server.call(endpoint, { params: { id: 'none' } }, { as: admin.as }), 'not_found')
      await refusal(server.call(endpoint, input, own), 'forbidden')
    }
  })

  test('each list needs its key and an administrator', async () => {
    const { as } = one.supervisor
    await refusal(server.call(adminListSeats, {}, { as }), 'forbidden')
    await refusal(server.call(adminListSeatsOf, { params: { id: one.supervisor.id } }, { as }), 'forbidden')
    await refusal(server.call(adminListAccounts, {}, { as }), 'forbidden')
    await refusal(server.call(adminListTasks, {}, { as: one.seat.as }), 'forbidden')
  })
})
