import { assignAccounts, createAccount } from '@seaport/contract/desk/account'
import type { InputOf } from '@seaport/contract/kernel/endpoint'
import type { NetworkId } from '@seaport/contract/kernel/network'
import { claimTasks, finishTask, uploadResources } from '@seaport/contract/work/runner'
import type { ClaimedTask } from '@seaport/contract/work/runner.schema'
import { createTask, endTask, getTask } from '@seaport/contract/work/task'
import { newId } from '../kernel/id.ts'
import { taskJobs } from '../modules/work/task/task.public.ts'
import { newHandle } from './accounts.ts'
import { createSeatOnline, createUser, type TestSeat, type TestUser } from './people.ts'
import type { TestServer } from './test-server.ts'

/** A supervisor with one seat whose desktop is logged in, and one account assigned to it. */
export interface Scene {
  server: TestServer
  supervisor: TestUser
  seat: TestSeat
  accountId: string
}

export async function createScene(server: TestServer, options: { ports?: number } = {}): Promise<Scene> {
  const { ports = 5 } = options
  const supervisor = await createUser(server, { ports: 20 })
  const seat = await createSeatOnline(server, supervisor, ports)
  const accountId = await createAssigned(server, supervisor, seat.id)
  return { server, supervisor, seat, accountId }
}

/** Adds an account and gives it to a seat. @returns its id */
export async function createAssigned(
  server: TestServer,
  supervisor: TestUser,
  seatId: string | null,
  network: NetworkId = 'x_sandbox',
): Promise<string> {
  const account = newHandle()
  const { id } = await server.call(createAccount, { body: { network, account } }, supervisor)
  if (seatId !== null)
    await server.call(assignAccounts, { body: { account_ids: [id], seat_id: seatId } }, supervisor)
  return id
}

type TaskBody = InputOf<typeof createTask>['body']

/** @returns the order of a task that collects commenters */
export function taskOrder(accountId: string, change: Partial<TaskBody> = {}): TaskBody {
  const links = ['http://127.0.0.1:8788/harbor_tea/status/1', 'http://127.0.0.1:8788/harbor_tea/status/2']
  const work = { kind: 'collect_commenters' as const, params: { links, target_count: 100 } }
  return { account_id: accountId, work, ...change }
}

/** Creates a task as the supervisor. @returns its id */
export async function addTask(scene: Scene, change: Partial<TaskBody> = {}): Promise<string> {
  const body = taskOrder(scene.accountId, change)
  return (await scene.server.call(createTask, { body }, scene.supervisor)).id
}

/** Claims as the seat's runner. */
export async function claim(
  { server, seat }: Scene,
  { holding = [], max = 50 }: { holding?: string[]; max?: number } = {},
): Promise<ClaimedTask[]> {
  return (await server.call(claimTasks, { body: { holding, max } }, seat)).tasks
}

/** @returns the task as its page shows it */
export function taskOf({ server, supervisor }: Scene, id: string) {
  return server.call(getTask, { params: { id } }, supervisor)
}

/** @returns a collected item; the same number is the same person */
export function person(number: number, change: Partial<ReturnType<typeof plainPerson>> = {}) {
  return { ...plainPerson(number), ...change }
}

function plainPerson(number: number) {
  return {
    external_id: `p${number}`,
    url: `http://127.0.0.1:8788/p${number}`,
    handle: `p${number}`,
    name: `Person ${number}`,
    content: '',
    followers: number as number | null,
    location: null as string | null,
    source: 'http://127.0.0.1:8788/harbor_tea/status/1',
  }
}

/** Uploads a batch as the seat's runner. */
export function upload(
  { server, seat }: Scene,
  task: { id: string; fence: number },
  items: ReturnType<typeof person>[],
  batchId = newId(),
) {
  const body = { fence: task.fence, batch_id: batchId, items }
  return server.call(uploadResources, { params: { id: task.id }, body }, seat)
}

/** Brings a new task into a state on the ways that people and runners have. @returns its id and last fence */
export async function taskIn(
  scene: Scene,
  state: 'pending' | 'queued' | 'running' | 'completed' | 'error' | 'ended',
): Promise<{ id: string; fence: number }> {
  const { server, supervisor, seat } = scene
  const at = new Date(server.clock.now() + 3_600_000).toISOString()
  const id = await addTask(scene, state === 'pending' ? { start: { mode: 'at', at } } : {})
  if (state === 'pending' || state === 'queued') return { id, fence: 0 }
  if (state === 'ended') {
    await server.call(endTask, { params: { id } }, supervisor)
    return { id, fence: 0 }
  }
  const running = await server.installation.database.db
    .selectFrom('task')
    .select('id')
    .where('seat_id', '=', seat.id)
    .where('status', '=', 'running')
    .execute()
  const tasks = await claim(scene, { holding: running.map((task) => task.id) })
  const claimed = tasks.find((task) => task.id === id)
  if (!claimed) throw new Error('The task was not claimed')
  if (state === 'completed' || state === 'error') await finish(scene, claimed, state)
  return claimed
}

/** Ends a claimed task as the seat's runner. */
export function finish(
  { server, seat }: Scene,
  { id, fence }: { id: string; fence: number },
  status: 'completed' | 'error' = 'completed',
) {
  const reason = status === 'completed' ? ('target_reached' as const) : ('fault' as const)
  const body = { fence, status, reason, actual_count: 0, pages: 1, targets: [] }
  return server.call(finishTask, { params: { id }, body }, seat)
}

/** Runs one of the jobs that move tasks, now. */
export async function runJob(
  { installation }: TestServer,
  name: 'task-lease' | 'task-start' | 'task-repeat' | 'port-expiry',
): Promise<void> {
  const job = taskJobs(installation).find((known) => known.name === name)
  if (!job) throw new Error(`No job ${name}`)
  await job.run()
}
