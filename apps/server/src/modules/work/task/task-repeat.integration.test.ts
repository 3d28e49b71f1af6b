import { blockAccount, deleteAccount, unassignAccounts, updateAccount } from '@seaport/contract/desk/account'
import type { InputOf } from '@seaport/contract/kernel/endpoint'
import { updateUser } from '@seaport/contract/people/admin-user'
import { deleteTask, endTask, getTask, listTasks, updateTask } from '@seaport/contract/work/task'
import { changeTasks } from '@seaport/contract/work/task-batch'
import {
  getTaskRepeat,
  listTaskRepeats,
  repeatTask,
  stopTaskRepeat,
} from '@seaport/contract/work/task-repeat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../../../tests/support/databases.ts'
import { withTransaction } from '../../../kernel/unit-of-work.ts'
import { readEvents } from '../../../test-support/event-reader.ts'
import { createUser, logInByCode } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { addTask, createScene, runJob, type Scene, taskIn } from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { offeredNetworks } from '../../platform/network/network.public.ts'
import { runDue } from './task-repeat.ts'

const HOUR = 3600
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

bothDatabases('tasks that are repeated', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const inTokyo = async (ports = 5) => {
    const scene = await createScene(server, { ports })
    const zone = { params: { id: scene.accountId }, body: { time_zone: 'Asia/Tokyo' } }
    await server.call(updateAccount, zone, scene.supervisor)
    return scene
  }
  const repeat = (
    { supervisor }: Scene,
    id: string,
    body: Partial<InputOf<typeof repeatTask>['body']> = {},
  ) =>
    server.call(
      repeatTask,
      { params: { id }, body: { weekdays: EVERY_DAY, time: '09:00', ...body } },
      supervisor,
    )
  const repeatOf = async ({ supervisor }: Scene, id: string, language = 'en') =>
    (
      await server.call(
        getTaskRepeat,
        { params: { id } },
        { as: supervisor.as, headers: { 'accept-language': language } },
      )
    ).repeat
  const run = () => runJob(server, 'task-repeat')
  /** Advances the clock to the plan's next repeat. */
  const untilDue = async (scene: Scene, id: string) => {
    const next = (await repeatOf(scene, id))?.next_at ?? ''
    server.clock.advance((Date.parse(next) - server.clock.now()) / 1000)
  }
  const tasksOf = async ({ supervisor }: Scene) =>
    (await server.call(listTasks, { query: { sort: 'number', order: 'asc' } }, supervisor)).list

  test('each repeat creates a task from the same input, once however many servers try', async () => {
    const scene = await inTokyo()
    const id = await addTask(scene, { name: 'Morning round' })
    const { next_at, left } = await repeat(scene, id, { count: 2 })
    expect(next_at?.slice(10)).toBe('T00:00:00.000Z')
    expect(left).toBe(2)
    await run()
    expect(await tasksOf(scene)).toHaveLength(1)
    await untilDue(scene, id)
    await Promise.all([run(), run(), run()])
    const [source, made, ...more] = await tasksOf(scene)
    expect(more).toEqual([])
    expect(made).toMatchObject({ name: 'Morning round', kind: source?.kind, created_at: next_at })
    const workOf = async (task = '') =>
      (await server.call(getTask, { params: { id: task } }, scene.supervisor)).work
    expect(await workOf(made?.id)).toEqual(await workOf(id))
    const after = await repeatOf(scene, id)
    expect(after).toMatchObject({ left: 1, task: { id, number: 1 } })
    expect(after?.runs).toEqual([{ due_at: next_at, task: { id: made?.id, number: 2 }, skipped: '' }])
    expect(Date.parse(after?.next_at ?? '') - Date.parse(next_at ?? '')).toBe(24 * HOUR * 1000)
    await server.call(endTask, { params: { id: made?.id ?? '' } }, scene.supervisor)
    await untilDue(scene, id)
    await run()
    expect(await tasksOf(scene)).toHaveLength(3)
    expect(await repeatOf(scene, id)).toMatchObject({ left: 0, next_at: null })
  })

  // NousResearch/hermes-agent#111225, n8n-io/n8n#35075: what was missed acts days later, when nobody wants it any more.
  test('what was missed is not made up for after the last day of a plan', async () => {
    const scene = await inTokyo()
    const id = await addTask(scene)
    const { next_at } = await repeat(scene, id)
    // Nine in Tokyo is midnight in UTC, of the same day.
    await repeat(scene, id, { until: next_at?.slice(0, 10) ?? '' })
    await untilDue(scene, id)
    server.clock.advance(48 * HOUR)
    await run()
    expect(await tasksOf(scene)).toHaveLength(1)
    expect(await repeatOf(scene, id)).toMatchObject({
      next_at: null,
      runs: [{ due_at: next_at, task: null, skipped: expect.stringMatching(/^The last day has passed/) }],
    })
  })

  // TryGhost/Ghost#8356: what was scheduled stayed at the moment of the former zone.
  test('a plan keeps its time of day when its account moves to another zone', async () => {
    const [scene, other] = [await inTokyo(), await inTokyo()]
    const [id, untouched] = [await addTask(scene), await addTask(other)]
    const before = (await repeat(scene, id, { time: '09:00' })).next_at
    expect(before?.slice(10)).toBe('T00:00:00.000Z')
    await repeat(other, untouched, { time: '09:00' })
    const move = (time_zone: string) =>
      server.call(updateAccount, { params: { id: scene.accountId }, body: { time_zone } }, scene.supervisor)
    await move('Asia/Ho_Chi_Minh')
    expect((await repeatOf(scene, id))?.next_at).toBe(`${before?.slice(0, 10)}T02:00:00.000Z`)
    expect((await repeatOf(other, untouched))?.next_at).toBe(before)
    await untilDue(scene, id)
    await run()
    expect(await tasksOf(scene)).toHaveLength(2)
    // The day of the first run is over, wherever the account goes.
    const dayAfter = new Date(Date.parse(before ?? '') + 24 * HOUR * 1000).toISOString().slice(0, 10)
    await move('Pacific/Honolulu')
    expect((await repeatOf(scene, id))?.next_at).toBe(`${dayAfter}T19:00:00.000Z`)
    await server.call(
      updateAccount,
      { params: { id: scene.accountId }, body: { nickname: 'An' } },
      scene.supervisor,
    )
    expect((await repeatOf(scene, id))?.next_at).toBe(`${dayAfter}T19:00:00.000Z`)
  })

  test('a day is not repeated when its account moves to a zone where the day still has its time ahead', async () => {
    const scene = await inTokyo()
    const id = await addTask(scene)
    await repeat(scene, id, { time: '22:00' })
    await untilDue(scene, id)
    const day = new Date(server.clock.now()).toISOString().slice(0, 10)
    // 22:00 in Tokyo is morning of the same date in New York.
    const zone = { params: { id: scene.accountId }, body: { time_zone: 'America/New_York' } }
    await server.call(updateAccount, zone, scene.supervisor)
    await run()
    expect(await tasksOf(scene)).toHaveLength(2)
    const next = Date.parse((await repeatOf(scene, id))?.next_at ?? '')
    const inNewYork = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'America/New_York',
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    }).format(next)
    const dayAfter = new Date(Date.parse(day) + 24 * HOUR * 1000).toISOString().slice(0, 10)
    expect(inNewYork).toBe(`${dayAfter}, 22:00`)
  })

  test('a server that dies during a repeat has done nothing, and the next one does it once', async () => {
    const scene = await inTokyo()
    const id = await addTask(scene)
    await repeat(scene, id)
    await untilDue(scene, id)
    const { installation } = server
    const { id: plan } = await installation.database.db
      .selectFrom('task_repeat')
      .select('id')
      .where('task_id', '=', id)
      .executeTakeFirstOrThrow()
    const dies = withTransaction(installation, async (work) => {
      await runDue(work, plan, { networks: await offeredNetworks(work.trx, installation) })
      throw new Error('The server died')
    })
    await expect(dies).rejects.toThrow('The server died')
    expect(await tasksOf(scene)).toHaveLength(1)
    expect((await repeatOf(scene, id))?.runs).toEqual([])
    await run()
    await run()
    expect(await tasksOf(scene)).toHaveLength(2)
  })

  test('repeats missed while no server ran are made up for by one', async () => {
    const scene = await inTokyo()
    const id = await addTask(scene)
    await repeat(scene, id)
    await untilDue(scene, id)
    server.clock.advance(3 * 24 * HOUR + 60)
    await run()
    await run()
    expect(await tasksOf(scene)).toHaveLength(2)
    const next = Date.parse((await repeatOf(scene, id))?.next_at ?? '')
    expect(next).toBeGreaterThan(server.clock.now())
    expect(next - server.clock.now()).toBeLessThan(24 * HOUR * 1000)
  })

  // Reported for other products; sources are in docs/inputs.md.
  test('a seat that was away for days finds one task of a plan', async () => {
    const scene = await inTokyo()
    const id = await addTask(scene)
    await repeat(scene, id)
    const nextDay = async () => {
      await untilDue(scene, id)
      await run()
      const [latest] = (await repeatOf(scene, id))?.runs ?? []
      return latest?.task?.number ?? latest?.skipped
    }
    expect(await nextDay()).toBe(2)
    expect(await nextDay()).toBe('The task of the time before still waits for its seat')
    const [, waiting] = await tasksOf(scene)
    expect(waiting?.status).toBe('pending')
    const change = { params: { id: waiting?.id ?? '' } }
    await server.call(changeTasks, { body: { act: 'pause', ids: [change.params.id] } }, scene.supervisor)
    expect(await nextDay()).toBe(3)
    expect(await nextDay()).toContain('still waits')
    const [made] = (await tasksOf(scene)).slice(-1)
    await server.call(endTask, { params: { id: made?.id ?? '' } }, scene.supervisor)
    expect(await nextDay()).toBe(4)
  })

  test('a day on which no task was created is none of the times of a plan', async () => {
    const scene = await inTokyo()
    const id = await addTask(scene)
    await repeat(scene, id, { count: 2 })
    const left = async () => {
      await untilDue(scene, id)
      await run()
      return (await repeatOf(scene, id))?.left
    }
    expect([await left(), await left(), await left()]).toEqual([1, 1, 1])
    const [made] = (await tasksOf(scene)).slice(-1)
    await server.call(endTask, { params: { id: made?.id ?? '' } }, scene.supervisor)
    expect(await left()).toBe(0)
    expect(await repeatOf(scene, id)).toMatchObject({ next_at: null })
    expect(await tasksOf(scene)).toHaveLength(3)
  })

  test('nothing is repeated for a disabled supervisor, and the plan goes on afterwards', async () => {
    const scene = await inTokyo()
    const id = await addTask(scene)
    await repeat(scene, id)
    const owner = await createUser(server, { role: 'owner' })
    const give = (status: 'normal' | 'disabled') =>
      server.call(updateUser, { params: { id: scene.supervisor.id }, body: { status } }, { as: owner.as })
    await give('disabled')
    for (let day = 0; day < 3; day += 1) {
      server.clock.advance(24 * HOUR)
      await run()
    }
    await give('normal')
    const as = await logInByCode(server, scene.supervisor)
    const again = { ...scene, supervisor: { ...scene.supervisor, as } }
    const { runs = [] } = (await repeatOf(again, id)) ?? {}
    expect(runs.map(({ skipped }) => skipped)).toEqual(
      Array(3).fill('This user is disabled. Contact support'),
    )
    expect(await tasksOf(again)).toHaveLength(1)
    await untilDue(again, id)
    await run()
    expect(await tasksOf(again)).toHaveLength(2)
  })

  test('a repeat is skipped, with the reason in the reader’s language, without a port or an account', async () => {
    const scene = await inTokyo(1)
    const { supervisor, accountId } = scene
    const id = await addTask(scene)
    await repeat(scene, id)
    const skippedOnce = async (language?: string) => {
      await untilDue(scene, id)
      await run()
      const { runs = [] } = (await repeatOf(scene, id, language)) ?? {}
      expect(runs[0]?.task).toBeNull()
      return runs[0]?.skipped
    }
    const seat = await readEvents(server.url, scene.seat.as)
    expect(await skippedOnce()).toContain('No free port')
    await seat.until((event) => event.type === 'repeat_skipped' && event.id === id)
    seat.close()
    await server.call(endTask, { params: { id } }, supervisor)
    await server.call(blockAccount, { params: { id: accountId }, body: { note: 'Locked' } }, supervisor)
    expect(await skippedOnce('zh-CN')).toContain('封')
    await server.installation.database.db
      .updateTable('user')
      .set({ port_expire_at: server.clock.now() })
      .where('id', '=', supervisor.id)
      .execute()
    await server.call(unassignAccounts, { body: { account_ids: [accountId] } }, supervisor)
    expect(await skippedOnce()).toContain('has no seat')
    expect(await tasksOf(scene)).toHaveLength(1)
    await server.call(deleteAccount, { params: { id: accountId } }, supervisor)
    expect(await skippedOnce()).toContain('deleted')
    expect(await repeatOf(scene, id)).toMatchObject({ next_at: null })
  })

  test('other windows are notified of a plan that was made, was due or stopped, and of a new name', async () => {
    const scene = await inTokyo()
    const id = await addTask(scene)
    const { supervisor } = scene
    const window = await readEvents(server.url, supervisor.as)
    const tells = async (act: () => Promise<unknown>) => {
      window.events.length = 0
      await act()
      await window.until((event) => event.type === 'task_changed' && event.id === id)
    }
    await tells(() => repeat(scene, id))
    await untilDue(scene, id)
    await tells(run)
    const made = (await tasksOf(scene)).find((task) => task.id !== id)
    await tells(() => server.call(stopTaskRepeat, { params: { id: made?.id ?? '' } }, supervisor))
    await tells(() => server.call(updateTask, { params: { id }, body: { name: 'Evening' } }, supervisor))
    window.close()
  })

  test('nothing is repeated after the end of the term', async () => {
    const scene = await inTokyo()
    const id = await addTask(scene)
    await repeat(scene, id)
    await server.installation.database.db
      .updateTable('user')
      .set({ port_expire_at: server.clock.now() })
      .where('id', '=', scene.supervisor.id)
      .execute()
    await untilDue(scene, id)
    await run()
    expect((await repeatOf(scene, id))?.runs[0]?.skipped).toContain('expired')
    expect(await tasksOf(scene)).toHaveLength(1)
  })

  test('a plan is stopped at its task or at a created one, replaced by another plan, and ends with its task', async () => {
    const scene = await inTokyo()
    const { supervisor } = scene
    const planned = async () => (await server.call(listTaskRepeats, {}, supervisor)).list
    const { id } = await taskIn(scene, 'ended')
    await repeat(scene, id)
    await repeat(scene, id, { weekdays: [7, 1], time: '23:45' })
    expect(await planned()).toEqual([
      expect.objectContaining({ weekdays: [1, 7], time: '23:45', time_zone: 'Asia/Tokyo' }),
    ])
    await untilDue(scene, id)
    await run()
    const made = (await tasksOf(scene)).at(-1)?.id ?? ''
    expect(await repeatOf(scene, made)).toMatchObject({ task: { id } })
    await server.call(stopTaskRepeat, { params: { id: made } }, supervisor)
    expect(await planned()).toEqual([])
    expect(await repeatOf(scene, id)).toMatchObject({ next_at: null })
    await server.call(stopTaskRepeat, { params: { id } }, supervisor)
    await repeat(scene, id)
    await server.call(deleteTask, { params: { id } }, supervisor)
    expect(await planned()).toEqual([])
  })

  test('a plan whose last day has passed is refused, and another tenant’s task is not found', async () => {
    const scene = await inTokyo()
    const id = await addTask(scene)
    await refusal(repeat(scene, id, { until: '2026-01-01' }), 'repeat_over')
    for (const body of [{ weekdays: [] }, { weekdays: [1, 1] }, { time: '24:00' }, { count: 0 }])
      await refusal(repeat(scene, id, body), 'invalid_input')
    const other = await inTokyo()
    await refusal(repeat(other, id), 'not_found')
    await repeat(scene, id)
    await refusal(repeatOf(other, id), 'not_found')
    await refusal(server.call(stopTaskRepeat, { params: { id } }, other.supervisor), 'not_found')
    expect((await server.call(listTaskRepeats, {}, other.supervisor)).list).toEqual([])
    expect((await repeatOf(scene, id))?.next_at).not.toBeNull()
  })
})
