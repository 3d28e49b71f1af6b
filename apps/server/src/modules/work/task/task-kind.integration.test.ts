import { networks } from '@seaport/contract/kernel/network'
import { userInfo } from '@seaport/contract/people/user'
import { createScript } from '@seaport/contract/work/script'
import { createTask, getTask, listTaskKinds, listTasks } from '@seaport/contract/work/task'
import { taskKinds } from '@seaport/contract/work/task-kind'
import { taskParams } from '@seaport/contract/work/task-kind.schema'
import { capabilityOf, offerOf } from '@seaport/platforms/capabilities'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { everyWork } from '../../../test-support/every-work.ts'
import { refusal } from '../../../test-support/refused.ts'
import * as scenes from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

eachDatabase('task kinds', (location) => {
  let server: TestServer
  let scene: scenes.Scene
  let scriptId: string
  beforeAll(async () => {
    server = await startTestServer(location)
    scene = await scenes.createScene(server, { ports: 20 })
    const content = { type: 'text' as const, text: 'Hello' }
    const body = { title: 'Hello', networks: ['x_sandbox' as const], content }
    scriptId = (await server.call(createScript, { body }, scene.supervisor)).id
  })
  afterAll(() => server.stop())

  const create = (work: object) =>
    server.call(createTask, { body: { account_id: scene.accountId, work } as never }, scene.supervisor)

  test('the matrix lists the executor of every kind on every network, or why there is none', async () => {
    const { list } = await server.call(listTaskKinds, {}, scene.supervisor)
    expect(list).toHaveLength(Object.keys(networks).length * Object.keys(taskKinds).length)
    for (const { network, kind, executor, reason, source, date } of list) {
      expect({ executor, reason, source, date }).toEqual(
        expect.objectContaining({ ...pick(offerOf([{ network, login: 'instagram' }], network, kind)) }),
      )
      if (executor === 'none') expect(reason).not.toBeNull()
    }
    const one = await server.call(listTaskKinds, { query: { network: 'x_sandbox' } }, scene.seat)
    expect(one.list).toEqual(list.filter(({ network }) => network === 'x_sandbox'))
    await refusal(server.call(listTaskKinds, {}), 'not_logged_in')
  })

  test('each kind is created where it is supported, keeps its parameters, and is refused elsewhere before anything is written', async () => {
    for (const work of everyWork) {
      const { executor } = capabilityOf('x_sandbox', work.kind)
      if (executor === 'none') {
        await refusal(create(work), 'capability_missing')
        continue
      }
      const said = 'script_id' in work.params && work.params.script_id !== null
      const plan = said ? { ...work, params: { ...work.params, script_id: scriptId } } : work
      const { id } = await create(plan)
      const task = await server.call(getTask, { params: { id } }, scene.supervisor)
      const script = said ? { id: scriptId } : null
      expect(task).toMatchObject({ kind: work.kind, executor, work: kept(plan), script })
    }
    const made = everyWork.filter(({ kind }) => capabilityOf('x_sandbox', kind).executor !== 'none').length
    const { total, list } = await server.call(listTasks, { query: { sort: 'number' } }, scene.supervisor)
    expect(total).toBe(made)
    expect(list[0]?.number).toBe(made)
    expect((await server.call(userInfo, {}, scene.supervisor)).port_occupy_num).toBe(made)
  })

  test('an unsupported option is refused, and named', async () => {
    const wishes = { target_count: 1, deep_collection: true, deduplication: 'library' }
    const { refusal: refused } = await refusal(
      create({ kind: 'collect_homepage', params: { profiles: ['@ann'], ...wishes } }),
      'capability_missing',
    )
    expect(refused.detail?.map(({ loc }) => loc.join('.'))).toEqual(['body.work.params.deep_collection'])
    const params = { links: ['http://127.0.0.1:8788/a/status/1'], ...wishes }
    const { id } = await create({ kind: 'collect_likers', params })
    expect((await scenes.taskOf(scene, id)).work.params).toMatchObject(params)
  })

  test.each([
    [
      'collect_likers',
      { links: ['http://127.0.0.1:8788/a/status/1', 'not a link', 'http://127.0.0.1:8788/a'] },
      'not_a_post',
    ],
    ['collect_followers', { profiles: ['@ann', 'a name', 'http://127.0.0.1:8788/home'] }, 'not_a_profile'],
  ] as const)(
    '%s: entries that the network cannot have are refused, and named',
    async (kind, list, reason) => {
      const before = (await server.call(listTasks, {}, scene.supervisor)).total
      const { refusal: refused } = await refusal(
        create({ kind, params: { ...list, target_count: 1 } }),
        reason,
      )
      const [name] = Object.keys(list)
      expect(refused.detail).toMatchObject([
        { loc: ['body', 'work', 'params', name, '1'] },
        { loc: ['body', 'work', 'params', name, '2'] },
      ])
      for (const { msg } of refused.detail ?? []) expect(msg).not.toBe('')
      expect((await server.call(listTasks, {}, scene.supervisor)).total).toBe(before)
      expect((await server.call(userInfo, {}, scene.supervisor)).port_occupy_num).toBe(before)
    },
  )

  test.each(Object.keys(taskParams))('%s accepts no unknown parameter', async (kind) => {
    const work = everyWork.find((one) => one.kind === kind)
    await refusal(create({ kind, params: { ...work?.params, surprise: 1 } }), 'invalid_input')
    await refusal(create({ kind, params: {} }), 'invalid_input')
  })
})

function pick({ executor, reason, source, date }: ReturnType<typeof capabilityOf>) {
  return { executor, reason, source, date }
}

/** People are stored as a task's targets, not in its parameters. */
function kept({ kind, params }: { kind: string; params: object }) {
  return 'audience' in params
    ? { kind, params: { ...params, audience: { from: 'list', targets: [] } } }
    : { kind, params }
}
