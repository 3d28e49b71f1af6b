import { blockAccount, listAccounts } from '@seaport/contract/desk/account'
import { getSeat } from '@seaport/contract/desk/seat'
import { adjustBalance } from '@seaport/contract/money/wallet'
import { listAuditLog } from '@seaport/contract/platform/audit'
import { adminActOnAccounts, adminActOnSeats, adminActOnTasks } from '@seaport/contract/work/admin-act'
import { getAttention } from '@seaport/contract/work/attention'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { newId } from '../../../kernel/id.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { createScene, type Scene, taskIn, taskOf } from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

eachDatabase('actions of administrators', (location) => {
  let server: TestServer
  let admin: TestUser
  let english: TestUser & { headers: Record<string, string> }
  beforeAll(async () => {
    server = await startTestServer(location)
    admin = await createUser(server, { role: 'admin' })
    english = { ...admin, headers: { 'accept-language': 'en' } }
  })
  afterAll(() => server.stop())

  const why = 'The network complained'
  const seatOf = ({ supervisor, seat }: Scene) =>
    server.call(getSeat, { params: { id: seat.id } }, supervisor)
  const entriesOf = async ({ supervisor }: Scene) => {
    const owner = await createUser(server, { role: 'owner' })
    const { list } = await server.call(listAuditLog, { query: { user_id: supervisor.id } }, owner)
    return list.map(({ action, subject, actor, after }) => [action, subject, actor.id, after?.why])
  }

  test('tasks of several tenants are ended at once, each with an audit entry and a notice to its tenant', async () => {
    const scenes = [await createScene(server), await createScene(server)]
    const tasks = await Promise.all(scenes.map((scene) => taskIn(scene, 'running')))
    const [first, second] = scenes as [Scene, Scene]
    const over = await taskIn(first, 'completed')
    const spared = await taskIn(second, 'queued')
    const ids = [...tasks, over].map(({ id }) => id)
    const body = { ids, act: 'end', why } as const
    const overAlready = {
      id: over.id,
      name: (await taskOf(first, over.id)).name,
      message: 'The task’s current status doesn’t allow this',
    }
    expect(await server.call(adminActOnTasks, { body }, english)).toEqual({
      done: 2,
      missing: 0,
      left_out: [overAlready],
    })
    for (const [at, scene] of scenes.entries()) {
      const id = tasks[at]?.id ?? ''
      expect(await taskOf(scene, id)).toMatchObject({ status: 'ended', end_reason: 'by_administrator' })
      expect(await entriesOf(scene)).toEqual([['task.end', id, admin.id, why]])
    }
    expect((await taskOf(first, over.id)).status).toBe('completed')
    expect((await taskOf(second, spared.id)).status).toBe('queued')
    // A gift is not an action on the tenant's things.
    const gift = { params: { id: first.supervisor.id }, body: { amount: '1', remark: 'Goodwill' } }
    await server.call(adjustBalance, gift, admin)
    const headers = { 'accept-language': 'en' }
    const { items } = await server.call(getAttention, {}, { ...first.supervisor, headers })
    expect(items).toMatchObject([
      {
        kind: 'admin_act',
        title: 'An administrator made 1 change',
        samples: [{ reason: `task ended (${why})` }],
        path: '/task',
      },
    ])
    // The second time nothing is left to end, and nobody is told of it.
    expect(await server.call(adminActOnTasks, { body }, english)).toMatchObject({ done: 0 })
    expect(await entriesOf(second)).toHaveLength(1)
  })

  test('a seat is disabled, enabled and its ports released; one that is so already is left out with the reason', async () => {
    const scene = await createScene(server)
    const other = await createScene(server)
    const { id } = await taskIn(scene, 'queued')
    const act = (name: 'disable' | 'enable' | 'release', seats = [scene.seat.id]) =>
      server.call(adminActOnSeats, { body: { ids: seats, act: name, why } }, english)
    const done = { done: 1, missing: 0, left_out: [] }
    const unchanged = (message: string) => ({
      done: 0,
      missing: 0,
      left_out: [{ id: scene.seat.id, name: 'Seat', message }],
    })
    expect(await act('release')).toEqual(done)
    expect(await taskOf(scene, id)).toMatchObject({ status: 'ended', end_reason: 'ports_released' })
    expect(await seatOf(scene)).toMatchObject({ enabled: true, online: true, occupied: 0 })
    expect(await act('release')).toEqual(unchanged('None of this seat’s ports is in use'))
    expect(await act('disable')).toEqual(done)
    expect(await seatOf(scene)).toMatchObject({ enabled: false, online: false })
    const both = await act('disable', [scene.seat.id, other.seat.id])
    expect(both).toEqual({ ...unchanged('This seat is already disabled'), done: 1 })
    expect(await act('enable')).toEqual(done)
    expect(await act('enable')).toEqual(unchanged('This seat is already enabled'))
    expect(await seatOf(scene)).toMatchObject({ enabled: true, online: false })
    const actions = async (of: Scene) => (await entriesOf(of)).map(([action]) => action)
    expect(await actions(scene)).toEqual(['seat.enable', 'seat.disable', 'seat.release'])
    expect(await actions(other)).toEqual(['seat.disable'])
  })

  test('accounts are unblocked and unassigned; one that is so already is left out with the reason', async () => {
    const scene = await createScene(server)
    const { supervisor, accountId: id } = scene
    await server.call(blockAccount, { params: { id }, body: { note: 'It was locked' } }, supervisor)
    const act = (name: 'unblock' | 'unassign') =>
      server.call(adminActOnAccounts, { body: { ids: [id], act: name, why } }, english)
    const account = async () => (await server.call(listAccounts, {}, supervisor)).list[0]
    expect(await act('unblock')).toEqual({ done: 1, missing: 0, left_out: [] })
    expect(await account()).toMatchObject({ availability: 'normal', unblock_count: 1 })
    expect((await act('unblock')).left_out).toMatchObject([{ id, message: 'This account is not blocked' }])
    expect(await act('unassign')).toEqual({ done: 1, missing: 0, left_out: [] })
    expect((await account())?.seat).toBeNull()
    expect((await act('unassign')).left_out).toMatchObject([
      { id, message: 'This account is not assigned to a seat' },
    ])
    expect((await entriesOf(scene)).map(([action]) => action)).toEqual([
      'account.unassign',
      'account.unblock',
    ])
  })

  test('an unknown id is told and changes nothing else, a supervisor may not act, and a reason is required', async () => {
    const scene = await createScene(server)
    const { id } = await taskIn(scene, 'queued')
    const body = { ids: [id, newId()], act: 'end' as const, why }
    const own = { ...body, ids: [id] }
    await refusal(server.call(adminActOnTasks, { body: own }, scene.supervisor), 'forbidden')
    await refusal(server.call(adminActOnTasks, { body: { ...own, why: ' ' } }, admin), 'invalid_input')
    expect((await taskOf(scene, id)).status).toBe('queued')
    expect(await server.call(adminActOnTasks, { body }, admin)).toEqual({ done: 1, missing: 1, left_out: [] })
    expect((await taskOf(scene, id)).status).toBe('ended')
  })
})
