import { deleteAccount, unassignAccounts } from '@seaport/contract/desk/account'
import { deleteSeat, disableSeat, releasePorts } from '@seaport/contract/desk/seat'
import { userInfo } from '@seaport/contract/people/user'
import { adminActOnTasks } from '@seaport/contract/work/admin-act'
import { finishTask, reportProgress } from '@seaport/contract/work/runner'
import { endTask, listTasks } from '@seaport/contract/work/task'
import { endReasons, holdsPort, taskStates } from '@seaport/contract/work/task-state'
import type { EndReason, TaskState } from '@seaport/contract/work/task-state.schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createUser } from '../../../test-support/people.ts'
import { refusal, tally } from '../../../test-support/refused.ts'
import * as scenes from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

/** Events outside a task that end it, by reason. A person ends one at a time. */
const causes: Partial<Record<EndReason, (scene: scenes.Scene) => Promise<unknown>>> = {
  by_person: async ({ server, supervisor }) => {
    const { list } = await server.call(listTasks, {}, supervisor)
    await tally<unknown>(list.map(({ id }) => server.call(endTask, { params: { id } }, supervisor)))
  },
  by_administrator: async ({ server, supervisor }) => {
    const { list } = await server.call(listTasks, {}, supervisor)
    const body = { ids: list.map(({ id }) => id), act: 'end', why: 'The network complained' } as const
    await server.call(adminActOnTasks, { body }, await createUser(server, { role: 'admin' }))
  },
  ports_released: ({ server, supervisor, seat }) =>
    server.call(releasePorts, { params: { id: seat.id } }, supervisor),
  port_expired: async (scene) => {
    const { server, supervisor } = scene
    await server.installation.database.db
      .updateTable('user')
      .set({ port_expire_at: server.clock.now() })
      .where('id', '=', supervisor.id)
      .execute()
    await scenes.runJob(server, 'port-expiry')
  },
  account_unassigned: ({ server, supervisor, accountId }) =>
    server.call(unassignAccounts, { body: { account_ids: [accountId] } }, supervisor),
  account_deleted: ({ server, supervisor, accountId }) =>
    server.call(deleteAccount, { params: { id: accountId } }, supervisor),
  seat_disabled: ({ server, supervisor, seat }) =>
    server.call(disableSeat, { params: { id: seat.id } }, supervisor),
  seat_deleted: ({ server, supervisor, seat }) =>
    server.call(deleteSeat, { params: { id: seat.id } }, supervisor),
}

/** End reasons that a runner may use. */
const verdicts: Record<'completed' | 'error', readonly EndReason[]> = {
  completed: ['target_reached', 'list_exhausted', 'duration_over'],
  error: [
    ...([
      'account_signed_out',
      'account_blocked',
      'retries_spent',
      'capability_refused',
      'access_refused',
    ] as const),
    ...([
      'usage_cap',
      'target_missing',
      'bad_link',
      'text_too_long',
      'file_refused',
      'post_refused',
      'network_misconfigured',
      'nothing_new',
      'fault',
    ] as const),
  ],
}

eachDatabase('causes of ends', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const occupied = async ({ supervisor }: scenes.Scene) =>
    (await server.call(userInfo, {}, supervisor)).port_occupy_num

  test('every reason can occur', () => {
    const known = [...Object.keys(causes), ...verdicts.completed, ...verdicts.error]
    expect(known.sort()).toEqual([...endReasons].sort())
  })

  test.each(Object.entries(causes))(
    '%s ends unfinished tasks, releases their ports, and affects nothing else',
    async (reason, cause) => {
      const scene = await scenes.createScene(server, { ports: taskStates.length })
      const tasks = new Map<TaskState, string>()
      // The running one last: a claim takes every queued task.
      for (const state of ['completed', 'error', 'ended', 'pending', 'running', 'queued'] as const)
        tasks.set(state, (await scenes.taskIn(scene, state)).id)
      const before = new Map<TaskState, unknown>()
      for (const [state, id] of tasks) before.set(state, await scenes.taskOf(scene, id))
      expect(await occupied(scene)).toBe(3)

      server.clock.advance(1)
      await cause?.(scene)
      expect(await occupied(scene)).toBe(0)
      for (const [state, id] of tasks) {
        const after = await scenes.taskOf(scene, id)
        if (holdsPort(state))
          expect(after).toMatchObject({
            status: 'ended',
            end_reason: reason,
            ended_at: new Date(server.clock.now()).toISOString(),
          })
        else expect({ ...after, seat: null }).toEqual({ ...(before.get(state) as object), seat: null })
      }
      // A finished task stays finished.
      await scenes.runJob(server, 'task-lease')
      await scenes.runJob(server, 'task-start')
      for (const [state, id] of tasks)
        expect((await scenes.taskOf(scene, id)).status).toBe(holdsPort(state) ? 'ended' : state)
    },
  )

  test.each(['completed', 'error'] as const)(
    'a runner ends its task as %s with the reasons that belong to it',
    async (status) => {
      for (const reason of endReasons) {
        // Of its own: a suspended account is blocked from then on.
        const scene = await scenes.createScene(server, { ports: 3 })
        const { id, fence } = await scenes.taskIn(scene, 'running')
        const body = { fence, status, reason, actual_count: 0, pages: 0, targets: [] }
        const ending = server.call(finishTask, { params: { id }, body }, scene.seat)
        if (verdicts[status].includes(reason)) {
          expect(await ending).toEqual({ status })
          expect(await scenes.taskOf(scene, id)).toMatchObject({ status, end_reason: reason })
          expect(await occupied(scene)).toBe(0)
        } else {
          await refusal(ending, 'invalid_input')
          expect((await scenes.taskOf(scene, id)).status).toBe('running')
          await server.call(endTask, { params: { id } }, scene.supervisor)
        }
      }
    },
  )

  describe.each(taskStates.filter((state) => state !== 'running'))('in state %s', (state) => {
    test('a runner neither reports nor ends: it claims again, or forgets the task', async () => {
      const scene = await scenes.createScene(server, { ports: 3 })
      const { id, fence } = await lastClaimIn(scene, state)
      const params = { id }
      const ending = { status: 'error' as const, reason: 'usage_cap' as const, actual_count: 0, pages: 0 }
      const report = { seq: 1, actual_count: 0, pages: 0, targets: [], parked: null }
      const expected = holdsPort(state) ? 'stale_fence' : 'task_wrong_state'
      const before = await scenes.taskOf(scene, id)
      await refusal(server.call(reportProgress, { params, body: { fence, ...report } }, scene.seat), expected)
      await refusal(
        server.call(finishTask, { params, body: { fence, ...ending, targets: [] } }, scene.seat),
        expected,
      )
      // Its client spoke: the seat is there.
      const seat = { ...before.seat, online: true }
      expect(await scenes.taskOf(scene, id)).toEqual({ ...before, seat })
    })
  })

  /** A task in a state, with its last claim; a pending one has none, and is called with the number that its first will have. */
  const lastClaimIn = async (scene: scenes.Scene, state: TaskState) => {
    if (state === 'completed' || state === 'error') return scenes.taskIn(scene, state)
    if (state === 'pending') return { ...(await scenes.taskIn(scene, state)), fence: 1 }
    const task = await scenes.taskIn(scene, 'running')
    if (state === 'ended') await server.call(endTask, { params: { id: task.id } }, scene.supervisor)
    if (state === 'queued') {
      server.clock.advance(61)
      await scenes.runJob(server, 'task-lease')
    }
    return task
  }
})
