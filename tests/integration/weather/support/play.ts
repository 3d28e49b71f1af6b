import { assignAccounts, createAccount, unblockAccount } from '@seaport/contract/desk/account'
import { createSeat as createSeatEndpoint } from '@seaport/contract/desk/seat'
import type { NetworkId } from '@seaport/contract/kernel/network'
import { setGuard } from '@seaport/contract/work/guard'
import { createScript } from '@seaport/contract/work/script'
import { createTask, endTask, getTask } from '@seaport/contract/work/task'
import type { TaskWork } from '@seaport/contract/work/task-kind.schema'
import { holdsPort, waitsForPerson } from '@seaport/contract/work/task-state'
import { createSimClock, type SimClock } from '@seaport/runner/test-support/sim-clock'
import { vi } from 'vitest'
import { createUser, PASSWORD, type TestUser } from '../../../../apps/server/src/test-support/people.ts'
import { openLimits } from '../../../../apps/server/src/test-support/promotions.ts'
import { numbers } from '../../../support/random.ts'
import { judge } from './judge.ts'
import { useKeysAtOnce } from './keys.ts'
import { createLine } from './line.ts'
import { type Network, openNetwork } from './network.ts'
import { NETWORK_URL, type Office } from './office.ts'
import { createSeat, type Seat } from './seat.ts'

const HOUR = 60 * 60_000
/** Time limit: a task that has not ended by then is a fault. */
const LONGEST = 5 * 24 * HOUR
/** Each life of the program asks again what the one before it did not write down. */
const MOST_KILLS = 12
/** How often the server's jobs run, and the person looks at the tasks: ever more rarely while these only wait. */
const LOOK_MS = 60_000
const RAREST_LOOK_MS = 10 * LOOK_MS

/** One seat with its tasks, and all data that they depend on. */
export interface Play {
  readonly seed: number
  readonly office: Office
  readonly network: Network
  readonly seat: Seat
  readonly supervisor: TestUser
  readonly seatId: string
  readonly tasks: Readonly<Record<'collection' | 'messages' | 'posts', string>>
  /** Handles of those who follow the collected profile. */
  readonly followers: ReadonlySet<string>
  /** Ids of the people whom the messages go to. */
  readonly people: readonly string[]
  readonly accounts: Readonly<Record<'x' | 'facebook', string>>
}

/** Result of one play; its list of faults must be empty. */
export interface Played {
  readonly faults: readonly string[]
  readonly trace: readonly string[]
  readonly log: readonly string[]
}

/** Plays one seed: a seat's whole client, the whole server and the networks on one simulated clock. */
export async function playWeather(
  seed: number,
  folder: string,
  office: Office,
  start: number,
): Promise<Played> {
  const clock = createSimClock(start)
  office.setClock(clock)
  useKeysAtOnce(clock)
  vi.spyOn(Math, 'random').mockImplementation(numbers(seed ^ 0x0dd))
  const random = numbers(seed)
  const roughness = random() * 0.3
  let kills = 0
  const kill = () => {
    kills += 1
    if (kills <= MOST_KILLS) seat.kill()
  }
  const network = await openNetwork({ seed, clock, roughness, kill })
  const seat: Seat = createSeat({
    folder,
    clock,
    reachNetwork: network.fetch,
    reachServer: createLine({
      seed,
      server: office.fetch,
      roughness: random() * 0.3,
      kill,
      clock,
      hasEvents: random() < 0.9,
      fairFrom: clock.now() + 6 * HOUR,
    }),
    isKeyStoreLocked: () => seat.isWorking() && random() < roughness / 3,
  })
  const play = await setUp(seed, { office, network, seat, clock, random })
  await run(play, clock)
  const faults = await clock.runWhile(() => judge(play))
  await seat.stop()
  clock.stop()
  await network.close()
  return { faults, trace: network.trace, log: seat.log }
}

interface Stage extends Pick<Play, 'office' | 'network' | 'seat'> {
  clock: SimClock
  random: () => number
}

async function setUp(seed: number, { office, network, seat, clock, random }: Stage): Promise<Play> {
  const { server } = office
  const upTo = (most: number) => 1 + Math.floor(random() * most)
  const supervisor = await createUser(server, { ports: 10 })
  await server.call(setGuard, { body: { ...openLimits, park_hours: 1 } }, supervisor)
  const { id: seatId, seat_code } = await server.call(
    createSeatEndpoint,
    { body: { name: 'Seat', password: PASSWORD, allocated: 5 } },
    supervisor,
  )
  const assigned = async (networkId: NetworkId) => {
    const body = { network: networkId, account: 'harbor_tea' }
    const { id } = await server.call(createAccount, { body }, supervisor)
    await server.call(assignAccounts, { body: { account_ids: [id], seat_id: seatId } }, supervisor)
    return id
  }
  const accounts = { x: await assigned('x_sandbox'), facebook: await assigned('facebook_sandbox') }
  await signIn({ seat, network, seatId, accounts, now: clock.now() })

  const followed = await crowd(network, upTo(30))
  const people = await listeners(network, upTo(3))
  const orders = await tasksFor({ office, supervisor, followed: followed.handle, people, posts: upTo(3) })
  await seat.start()
  await clock.runWhile(() => seat.logIn({ seat_code, password: PASSWORD }))
  const create = (account_id: string, work: TaskWork) =>
    clock.runWhile(() => server.call(createTask, { body: { account_id, work, executor: 'api' } }, supervisor))
  const tasks = {
    collection: (await create(accounts.x, orders.collection)).id,
    messages: (await create(accounts.x, orders.messages)).id,
    posts: (await create(accounts.facebook, orders.posts)).id,
  }
  const ids = people.map(({ id }) => id)
  return {
    ...{ seed, office, network, seat, supervisor, seatId, tasks, accounts },
    followers: followed.followers,
    people: ids,
  }
}

/** Tokens as a sign-in would have brought them. */
async function signIn(given: Pick<Play, 'seat' | 'network' | 'seatId' | 'accounts'> & { now: number }) {
  const { seat, network, seatId, accounts, now } = given
  const x = await network.control<{ access_token: string; refresh_token: string; expires_in: number }>(
    '/token',
    { handle: 'harbor_tea' },
  )
  const page = await network.control<{ access_token: string }>('/graph-token', {
    handle: 'harbor_tea',
    kind: 'page',
  })
  const keep = (account: string, tokens: object) =>
    seat.secrets.set(`account:${seatId}:${account}`, JSON.stringify(tokens))
  const { access_token, refresh_token, expires_in } = x
  keep(accounts.x, { access_token, refresh_token, expires_at: now + expires_in * 1000, scopes: [] })
  keep(accounts.facebook, { ...page, refresh_token: null, expires_at: null, scopes: [] })
}

async function crowd({ control, world }: Network, size: number) {
  await control('/person', { handle: 'followed' })
  const followers = new Set<string>()
  for (const { handle } of world.people.filter(({ state }) => state === 'active').slice(1)) {
    if (followers.size === size) break
    if (handle === 'followed') continue
    followers.add(handle)
    await control('/follow', { from: handle, to: 'followed' })
  }
  return { handle: 'followed', followers }
}

async function listeners({ control }: Network, count: number): Promise<{ id: string; handle: string }[]> {
  const people = []
  for (let at = 0; at < count; at += 1) {
    const handle = `listener${at}`
    people.push({ handle, id: (await control<{ id: string }>('/person', { handle, dm: 'everyone' })).id })
  }
  return people
}

async function tasksFor(given: {
  office: Office
  supervisor: TestUser
  followed: string
  people: readonly { handle: string }[]
  posts: number
}): Promise<Record<'collection' | 'messages' | 'posts', TaskWork>> {
  const { office, supervisor, followed, people, posts } = given
  const scriptFor = async (network: NetworkId) => {
    const content = { type: 'text' as const, text: 'Words of the weather' }
    const body = { title: 'Words', networks: [network], content }
    return (await office.server.call(createScript, { body }, supervisor)).id
  }
  const pace = { send_interval_seconds: 5, duration_minutes: null }
  return {
    collection: {
      kind: 'collect_followers',
      params: { profiles: [`${NETWORK_URL}/${followed}`], target_count: 1000, duration_minutes: null },
    },
    messages: {
      kind: 'send_message',
      params: {
        script_id: await scriptFor('x_sandbox'),
        audience: { from: 'list', targets: people.map(({ handle }) => `@${handle}`) },
        deduplication: true,
        promotion_count: people.length,
        ...pace,
      },
    },
    posts: {
      kind: 'publish_post',
      params: { script_id: await scriptFor('facebook_sandbox'), promotion_count: posts, ...pace },
    },
  }
}

/** Until every task has ended, or waits for a person who did what they could; then the person ends what waits. */
async function run({ office, seat, tasks, supervisor, accounts }: Play, clock: SimClock): Promise<void> {
  const { server } = office
  const end = clock.now() + LONGEST
  const { signal } = new AbortController()
  let unblocked = 0
  let pause = LOOK_MS
  let seen = ''
  for (;;) {
    await restarting(seat, clock.wait(pause, signal))
    const states = await clock.runWhile(async () => {
      await office.runJobs()
      return Promise.all(
        Object.values(tasks).map((id) => server.call(getTask, { params: { id } }, supervisor)),
      )
    })
    const open = states.filter(({ status }) => holdsPort(status))
    if (open.length === 0) return
    const shown = open
      .map(({ status, park_reason, actual_count }) => `${status} ${park_reason} ${actual_count}`)
      .join()
    pause = shown === seen ? Math.min(2 * pause, RAREST_LOOK_MS) : LOOK_MS
    seen = shown
    const blocked = open.find(({ park_reason }) => park_reason === 'account_blocked')
    if (blocked && unblocked < 3) {
      unblocked += 1
      const id = blocked.account.id === accounts.x ? accounts.x : accounts.facebook
      await clock.runWhile(() =>
        server.call(unblockAccount, { params: { id }, body: { note: 'Checked' } }, supervisor),
      )
    } else if (open.every(({ park_reason }) => waitsForPerson(park_reason)) || clock.now() > end) {
      for (const { id } of open)
        await clock.runWhile(() => server.call(endTask, { params: { id } }, supervisor))
      // What the runner still had to deliver may arrive.
      await restarting(seat, clock.wait(5 * LOOK_MS, signal))
      return
    }
  }
}

/** Starts the program again whenever it was killed, until `done`. */
async function restarting(seat: Seat, done: Promise<void>): Promise<void> {
  let isDone = false
  void done.then(() => {
    isDone = true
  })
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve))
    if (seat.isKilled()) await seat.start()
  }
}
