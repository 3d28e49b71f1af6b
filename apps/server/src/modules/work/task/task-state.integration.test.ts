import { deleteTask, endTask, retryTask } from '@seaport/contract/work/task'
import { type TaskTrigger, taskStates, taskTransitions } from '@seaport/contract/work/task-state'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { withTransaction } from '../../../kernel/unit-of-work.ts'
import { tally } from '../../../test-support/refused.ts'
import * as scenes from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { type Move, moveTasks } from './task-move.ts'

const triggers = Object.keys(taskTransitions) as TaskTrigger[]
const ending = new Set<TaskTrigger>(['complete', 'fail', 'end'])

eachDatabase('task states', (location) => {
  let server: TestServer
  let scene: scenes.Scene
  beforeAll(async () => {
    server = await startTestServer(location)
    scene = await scenes.createScene(server, { ports: 20 })
  })
  afterAll(() => server.stop())

  const portOf = (id: string) =>
    server.installation.database.db
      .selectFrom('port_lease')
      .select('slot')
      .where('holder_id', '=', id)
      .where('released_at', 'is', null)
      .executeTakeFirst()

  const tasks = () => server.installation.database.db.updateTable('task')
  const waitingOf = (id: string) =>
    server.installation.database.db
      .selectFrom('task')
      .select(['queued_at', 'lease_until', 'parked_until', 'park_reason'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  const clear = async (id: string) => {
    await tally<unknown>([server.call(endTask, { params: { id } }, scene.supervisor)])
    await server.call(deleteTask, { params: { id } }, scene.supervisor)
  }

  test('moved tasks are returned in the requested order', async () => {
    const first = await scenes.addTask(scene)
    const ids = [await scenes.addTask(scene), await scenes.addTask(scene), first].sort().reverse()
    const end: Move = { trigger: 'end', reason: 'by_person' }
    const inOrder = await withTransaction(server.installation, (work) => moveTasks(work, ids, end))
    expect(inOrder.map(({ id }) => id)).toEqual(ids)
    for (const id of ids) await clear(id)
  })

  describe.each(taskStates)('from %s', (state) => {
    test.each(triggers)('%s leads where the table says, or nowhere', async (trigger) => {
      const { id } = await scenes.taskIn(scene, state)
      // Possible state of a claimed task, with every field set that a transition has to clear.
      const leaseUntil = server.clock.now() + 3_600_000
      await tasks()
        .set({ lease_until: leaseUntil, parked_until: 2, park_reason: 'rate_limit' })
        .where('id', '=', id)
        .execute()
      const before = await scenes.taskOf(scene, id)
      server.clock.advance(1)
      const held = await portOf(id)
      const move = (ending.has(trigger) ? { trigger, reason: 'fault' } : { trigger }) as Move
      const moved = await withTransaction(server.installation, (work) => moveTasks(work, [id], move))

      const { from, to } = taskTransitions[trigger]
      const allowed = (from as readonly string[]).includes(state)
      expect(moved).toHaveLength(allowed ? 1 : 0)
      const after = await scenes.taskOf(scene, id)
      if (!allowed) {
        expect(after).toEqual(before)
        expect(await portOf(id)).toEqual(held)
      } else {
        expect(after.status).toBe(to)
        if (ending.has(trigger)) {
          expect(await portOf(id)).toBeUndefined()
          expect(after).toMatchObject({ end_reason: 'fault', ended_at: expect.any(String) })
        }
        const row = await waitingOf(id)
        if (ending.has(trigger) || trigger === 'lease_lost')
          expect(row).toMatchObject({ lease_until: null, parked_until: null, park_reason: null })
        if (trigger === 'start' || trigger === 'lease_lost' || trigger === 'retry')
          expect(row.queued_at).toBe(server.clock.now())
        if (trigger === 'retry') expect(after).toMatchObject({ end_reason: null, ended_at: null })
        if (trigger === 'claim') expect(after.attempts).toBe(before.attempts + 1)
      }
      await clear(id)
    })

    test('an action of a person is done or refused by the same table', async () => {
      const expected = {
        end: ['pending', 'queued', 'running'].includes(state),
        retry: state === 'error',
        delete: ['completed', 'error', 'ended'].includes(state),
      }
      const asked = { end: endTask, retry: retryTask, delete: deleteTask } as const
      for (const [name, endpoint] of Object.entries(asked)) {
        const { id } = await scenes.taskIn(scene, state)
        const { answers, reasons } = await tally<unknown>([
          server.call(endpoint, { params: { id } }, scene.supervisor),
        ])
        const isDone = expected[name as keyof typeof expected]
        expect({ name, done: answers.length }).toEqual({ name, done: isDone ? 1 : 0 })
        expect(reasons).toEqual(isDone ? [] : ['task_wrong_state'])
        if (!(name === 'delete' && isDone)) await clear(id)
      }
    })
  })
})
