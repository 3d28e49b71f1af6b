import { seatWorkspace } from '@seaport/contract/desk/seat-session'
import { userInfo } from '@seaport/contract/people/user'
import { claimTasks, finishTask, uploadResources } from '@seaport/contract/work/runner'
import { createTask, getTask } from '@seaport/contract/work/task'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSeatOnline } from '../../apps/server/src/test-support/people.ts'
import {
  createAssigned,
  createScene,
  person,
  type Scene,
  taskOrder,
} from '../../apps/server/src/test-support/scene.ts'
import { startTestServer, type TestServer } from '../../apps/server/src/test-support/test-server.ts'
import { callServer } from '../support/call-server.ts'
import { createDatabase, type TestDatabase } from '../support/databases.ts'
import { type ServerProcess, SHARED_SECRET, startServerProcess } from '../support/server-process.ts'

const KILLS = 4
const DESKS = 3
const TASKS = 4
const BATCHES = 5
const BATCH = 20

/** Results of one task of one desktop: unique people, and some whom every task meets. */
const itemsOf = (desk: number, task: number, batch: number) =>
  Array.from({ length: BATCH }, (_, index) =>
    person(index === 0 ? batch : 1000 * (desk * TASKS + task + 1) + batch * BATCH + index),
  )

let database: TestDatabase
let local: TestServer
let location: { url: string; dataDir: string }
const servers: ServerProcess[] = []
beforeAll(async () => {
  database = await createDatabase()
  location = database
  local = await startTestServer(location, { SEAPORT_SECRET: SHARED_SECRET })
  // Separate processes use the real clock.
  local.clock.advance((Date.now() - local.clock.now()) / 1000)
  servers.push(...(await Promise.all([startServerProcess(location), startServerProcess(location)])))
})
afterAll(async () => {
  for (const server of servers) await server.end('SIGKILL')
  await local?.stop()
  await database?.drop()
})

let [calls, lost, kills] = [0, 0, 0]
/** Number of the call after which a server is killed, and the start of its replacement. */
let nextKill = 12
let replacement: Promise<void> | null = null

/** Calls the servers that are alive until one answers; a lost answer is requested again, as desktops do. @throws Error for a refusal */
const ask: typeof callServer = async (_, endpoint, input, as) => {
  for (;;) {
    // Lets a few calls reach the remaining server before the next kill, or all kills would be over at once.
    if (replacement && calls > nextKill + 6) await replacement
    const living = servers.filter(({ child }) => child.signalCode === null)
    const server = living[calls % living.length] as ServerProcess
    calls += 1
    if (calls >= nextKill && !replacement && kills < KILLS) replacement = replace(server)
    try {
      return await callServer(server.url, endpoint, input, as)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      lost += 1
    }
  }
}

/** Kills a server at a random moment during a request, and starts another. */
const replace = async ({ child }: ServerProcess) => {
  kills += 1
  for (let turns = Math.floor(Math.random() * 40); turns > 0; turns -= 1)
    await new Promise((resolve) => setImmediate(resolve))
  child.kill('SIGKILL')
  servers.push(await startServerProcess(location))
  nextKill = calls + 2 + Math.floor(Math.random() * 8)
  replacement = null
}

/** A supervisor who creates tasks, and a desktop that claims, delivers and finishes them while servers are killed. */
const desk = async (scene: Scene, number: number): Promise<string[]> => {
  const ids: string[] = []
  const left = new Map<string, number>()
  for (let task = 0; task < TASKS; task += 1) {
    const key = `desk-${number}-${task}`
    const as = async (method: string, url: string) => ({
      ...(await scene.supervisor.as(method, url)),
      'idempotency-key': key,
    })
    const { id } = await ask('', createTask, { body: taskOrder(scene.accountId) }, as)
    ids.push(id)
    left.set(id, task)
  }
  const holding = new Map<string, number>()
  while (left.size > 0) {
    const body = { holding: [...holding.keys()], max: 2 }
    const { tasks } = await ask('', claimTasks, { body }, scene.seat.as)
    for (const { id, fence } of tasks) holding.set(id, fence)
    for (const [id, fence] of holding) {
      const params = { id }
      const upload = async (batch: number) => {
        const items = itemsOf(number, left.get(id) ?? 0, batch)
        const delivery = { fence, batch_id: `batch-${id.slice(-20)}-${batch}`, items }
        await ask('', uploadResources, { params, body: delivery }, scene.seat.as)
      }
      await Promise.all(Array.from({ length: BATCHES }, (_, batch) => upload(batch)))
      const end = { status: 'completed' as const, reason: 'target_reached' as const }
      const results = { actual_count: BATCHES * BATCH, pages: BATCHES, targets: [] }
      await ask('', finishTask, { params, body: { ...end, ...results, fence } }, scene.seat.as)
      holding.delete(id)
      left.delete(id)
    }
  }
  return ids
}

test('servers are killed at random points while desktops claim, deliver and finish: nothing is lost, nothing is done twice', async () => {
  const first = await createScene(local)
  const scenes = [first]
  while (scenes.length < DESKS) {
    const seat = await createSeatOnline(local, first.supervisor, 5)
    scenes.push({ ...first, seat, accountId: await createAssigned(local, first.supervisor, seat.id) })
  }
  const ids = (await Promise.all(scenes.map(desk))).flat()
  await replacement
  expect(kills).toBe(KILLS)
  expect(lost).toBeGreaterThan(0)

  const { db } = local.installation.database
  const tasks = await db.selectFrom('task').select('id').execute()
  expect(tasks.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  for (const id of ids) {
    const task = await local.call(getTask, { params: { id } }, first.supervisor)
    expect(task).toMatchObject({ status: 'completed', actual_count: BATCHES * BATCH })
    const batches = await db.selectFrom('task_batch').select('batch_id').where('task_id', '=', id).execute()
    expect(batches).toHaveLength(BATCHES)
    const seen = await db.selectFrom('sighting').select('resource_key').where('task_id', '=', id).execute()
    expect(new Set(seen.map(({ resource_key }) => resource_key.toString('hex'))).size).toBe(BATCHES * BATCH)
    expect(seen).toHaveLength(BATCHES * BATCH)
    const leases = await db.selectFrom('port_lease').selectAll().where('holder_id', '=', id).execute()
    expect(leases.map(({ released_at }) => released_at !== null)).toEqual([true])
  }
  const people = await db.selectFrom('resource').select('key').execute()
  expect(people).toHaveLength(DESKS * TASKS * BATCHES * (BATCH - 1) + BATCHES)
  const counted = await db
    .selectFrom('stat')
    .select((eb) => [eb.fn.sum('tasks_completed').as('tasks'), eb.fn.sum('collected_new').as('fresh')])
    .executeTakeFirstOrThrow()
  expect([Number(counted.tasks), Number(counted.fresh)]).toEqual([ids.length, people.length])
  expect((await local.call(userInfo, {}, first.supervisor)).port_occupy_num).toBe(0)
  for (const { seat } of scenes) {
    const { ports } = await local.call(seatWorkspace, {}, seat)
    expect(ports.map(({ holder }) => holder)).toEqual(ports.map(() => null))
  }
})
