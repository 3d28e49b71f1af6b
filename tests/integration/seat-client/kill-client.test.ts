import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Client } from '@seaport/api-client/client'
import { getTask, listTaskTargets } from '@seaport/contract/work/task'
import { holdsPort } from '@seaport/contract/work/task-state'
import { connectPeer, type Peer } from '@seaport/seat-client/runner-process/peer'
import { expect, onTestFinished, test } from 'vitest'
import { asSupervisor, FRESH_SEAT_PASSWORD, freshSeat } from '../../e2e/support/supervisor.ts'
import type { ClientBench, ClientSetup } from '../../support/client-entry.ts'
import { createMessages } from '../../support/create-messages.ts'
import { liftLimits } from '../../support/lift-limits.ts'
import { numbers } from '../../support/random.ts'
import { type Bench, BenchPerson, Killer } from './bench-person.ts'
import { startServer } from './stage.ts'

/** At each of four moments as often. A hundred, during 500 targets, take some minutes: `SEAPORT_TEST_KILLS=100`. */
const KILLS = Number(process.env.SEAPORT_TEST_KILLS ?? 4)
const TARGETS = KILLS * 5
const CLIENT = fileURLToPath(new URL('../../support/client-entry.ts', import.meta.url))

/** A client in a separate process, replaced by the next one on the same data after each kill. */
class MortalClient implements Bench {
  readonly #setup: ClientSetup
  #child: ChildProcess | undefined
  #peer: Promise<Peer<ClientBench>> | undefined
  #window = 0

  constructor(setup: ClientSetup) {
    this.#setup = setup
  }

  window() {
    return this.#window
  }
  async step() {
    return (await this.#current()).call('step')
  }
  async startTarget() {
    return (await this.#current()).call('startTarget')
  }
  async settle(position: number) {
    return (await this.#current()).call('settle', position)
  }

  kill(): void {
    this.#child?.kill('SIGKILL')
  }

  #current(): Promise<Peer<ClientBench>> {
    this.#peer ??= this.#start()
    return this.#peer
  }

  async #start(): Promise<Peer<ClientBench>> {
    const child = fork(CLIENT, [JSON.stringify(this.#setup)], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#child = child
    this.#window += 1
    const gone = once(child, 'exit').then(() => {
      this.#peer = undefined
      peer.end()
    })
    const peer = connectPeer<object, ClientBench>(
      {
        post: (message) => void (child.connected && child.send(message as object, () => undefined)),
        onMessage: (listener) =>
          void child.on('message', (message) => message !== 'ready' && listener(message)),
      },
      {},
    )
    await Promise.race([once(child, 'message'), gone])
    return peer
  }
}

test(`killed ${KILLS} times during ${TARGETS} targets, a client repeats none and loses none`, async () => {
  const seed = Date.now() % 100_000
  const random = numbers(seed)
  const { url, folder } = await startServer({ SEAPORT_SANDBOX_PORT: '9' })
  const supervisor = await asSupervisor({ serverUrl: url })
  await liftLimits(supervisor, folder)
  const seat = await freshSeat({ serverUrl: url })
  const id = await createMessages(supervisor, seat.id, TARGETS)
  const client = new MortalClient({
    serverUrl: url,
    folder: join(folder, 'client'),
    login: { seat_code: seat.seat_code, password: FRESH_SEAT_PASSWORD },
  })
  onTestFinished(() => client.kill())
  const killer = new Killer({ random, times: KILLS, kill: () => client.kill(), takesWindow: true })
  const person = new BenchPerson(killer)
  const step = () => {
    killer.plan(person.deeds.size)
    return person.step(client)
  }
  const status = async () => (await supervisor.call(getTask, { params: { id } })).status
  while ((await step()) || holdsPort(await status()));
  expect(await status(), `seed ${seed}`).toBe('completed')
  expect(killer.met(), `seed ${seed}`).toEqual(Array(4).fill(KILLS / 4))
  expect(person.twice(), `seed ${seed}`).toEqual([])
  expect(person.deeds.size, `seed ${seed}`).toBe(TARGETS)
  expect(await outcomes(supervisor, id)).toEqual(Array(TARGETS).fill('done'))
})

/** Outcome of each target, by the server's data. */
async function outcomes(supervisor: Client, id: string): Promise<string[]> {
  const pages = Array.from({ length: Math.ceil(TARGETS / 200) }, (_, page) =>
    supervisor.call(listTaskTargets, { params: { id }, query: { page: page + 1, page_size: 200 } }),
  )
  return (await Promise.all(pages)).flatMap(({ list }) => list.map(({ outcome }) => outcome))
}
