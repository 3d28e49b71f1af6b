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
  beforeAll(async () => {
    server = await startTestServer(location)
    admin = await createUser(server, { role: 'admin' })
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
    expect(await server.call(adminActOnTasks, { body }, admin)).toEqual({ changed: 2 })
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
    await refusal(server.call(adminActOnTasks, { body }, admin), 'task_wrong_state')
  })

  test('a seat is disabled, enabled and its ports released', async () => {
    const scene = await createScene(server)
    const { id } = await taskIn(scene, 'queued')
    const act = (name: 'disable' | 'enable' | 'release') =>
      server.call(adminActOnSeats, { body: { ids: [scene.seat.id], act: name, why } }, admin)
    expect(await act('release')).toEqual({ changed: 1 })
    expect(await taskOf(scene, id)).toMatchObject({ status: 'ended', end_reason: 'ports_released' })
    expect(await seatOf(scene)).toMatchObject({ enabled: true, online: true, occupied: 0 })
    await act('disable')
    expect(await seatOf(scene)).toMatchObject({ enabled: false, online: false })
    await act('enable')
    expect(await seatOf(scene)).toMatchObject({ enabled: true, online: false })
    expect((await entriesOf(scene)).map(([action]) => action)).toEqual([
      'seat.enable',
      'seat.disable',
      'seat.release',
    ])
  })

  test('accounts are unblocked and unassigned', async () => {
    const scene = await createScene(server)
    const { supervisor, accountId: id } = scene
    await server.call(blockAccount, { params: { id }, body: { note: 'It was locked' } }, supervisor)
    const act = (name: 'unblock' | 'unassign') =>
      server.call(adminActOnAccounts, { body: { ids: [id], act: name, why } }, admin)
    const account = async () => (await server.call(listAccounts, {}, supervisor)).list[0]
    await act('unblock')
    expect(await account()).toMatchObject({ availability: 'normal', unblock_count: 1 })
    await refusal(act('unblock'), 'account_not_blocked')
    await act('unassign')
    expect((await account())?.seat).toBeNull()
    await refusal(act('unassign'), 'account_not_assigned')
  })

  test('an unknown id changes nothing, a supervisor may not act, and a reason is required', async () => {
    const scene = await createScene(server)
    const { id } = await taskIn(scene, 'queued')
    const body = { ids: [id, newId()], act: 'end' as const, why }
    await refusal(server.call(adminActOnTasks, { body }, admin), 'not_found')
    expect((await taskOf(scene, id)).status).toBe('queued')
    const own = { ...body, ids: [id] }
    await refusal(server.call(adminActOnTasks, { body: own }, scene.supervisor), 'forbidden')
    await refusal(server.call(adminActOnTasks, { body: { ...own, why: ' ' } }, admin), 'invalid_input')
  })
})
