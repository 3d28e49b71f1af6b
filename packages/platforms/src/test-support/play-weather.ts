import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EndReason } from '@seaport/contract/work/task-state.schema'
import type { Clock } from '@seaport/runner/clock'
import { openJournal } from '@seaport/runner/journal/journal'
import { createFakePromotion } from '@seaport/runner/test-support/fake-promotion'
import { FakeServer, type FakeTask } from '@seaport/runner/test-support/fake-server'
import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { type Happening, troubledServer } from '@seaport/runner/test-support/troubled-server'
import { vi } from 'vitest'
import { LEASE_MS, newSignIn, stage } from './stage.ts'
import { createX, forecast, PAGE, type XInWeather } from './x-in-weather.ts'

/** @returns numbers in [0, 1) that a seed determines (mulberry32) */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Ends of a task that a person has words for. */
const ends: readonly EndReason[] = [
  'target_reached',
  'list_exhausted',
  'retries_spent',
  'nothing_new',
  'usage_cap',
  'account_blocked',
  'capability_refused',
  'network_misconfigured',
]
/** How often, and how long at most, the file of new tokens is held. Afterwards they are kept within a minute. */
const HELD_SHARE = 0.5
const LONGEST_HELD = 5 * 60_000
const KEPT_WITHIN = 60_000
/** How often a person closes the client and starts it again, and at most how long it runs until then. */
const CLOSINGS = 3
const LONGEST_OPEN = 20 * 60_000
const DAY = 24 * 60 * 60_000

/** Result of one simulation; an empty list of faults is a pass. */
export interface Played {
  faults: string[]
  requests: number
  /** Each request with its moment and what befell it, for a replay to be compared with. */
  trace: string[]
}

/**
 * Plays a collection and a promotion against an X whose answers, and a server whose calls, go wrong by a seed, on one simulated clock: days pass in milliseconds.
 */
export async function playWeather(seed: number): Promise<Played> {
  // Pauses are drawn too: without this a seed would not replay.
  const drawn = vi.spyOn(Math, 'random').mockImplementation(randomOf(seed ^ 0x0dd))
  try {
    return await play(seed)
  } finally {
    drawn.mockRestore()
  }
}

/** What a task says at a position. */
type TextOf = (position: number, task: string) => string

let madeJournal: Buffer | undefined

/** @returns the file of a new journal, with all its tables */
function emptyJournal(): Buffer {
  if (madeJournal) return madeJournal
  const folder = mkdtempSync(join(tmpdir(), 'seaport-journal-'))
  const path = join(folder, 'journal.sqlite')
  openJournal(path).close()
  madeJournal = readFileSync(path)
  rmSync(folder, { recursive: true })
  return madeJournal
}

async function play(seed: number): Promise<Played> {
  const random = randomOf(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const folder = mkdtempSync(join(tmpdir(), 'seaport-weather-'))
  const journalPath = join(folder, 'journal.sqlite')
  writeFileSync(journalPath, emptyJournal())
  const clock = createSimClock()
  const model = new FakeServer(clock, LEASE_MS)
  const size = 5 + Math.floor(random() * 60)
  const posts = 1 + Math.floor(random() * 4)
  const textOf: TextOf =
    random() < 0.5 ? (position, task) => `words for ${position} of ${task}` : () => 'the same words'
  const roughness = random() * 0.5
  let cuts = 0
  const cut = () => {
    cuts += 1
  }
  const hold = () => {
    if (random() < HELD_SHARE) heldUntil = clock.now() + random() * LONGEST_HELD
  }
  const x = createX(size, forecast(random, roughness), { now: clock.now, kill: cut, refreshed: hold })
  const signedOut: string[] = []
  const { collecting, sending } = addTasks(model, clock, [posts, Math.floor(random() * 4)])
  const happenings = Array.from({ length: 30 }, () =>
    pick<Happening>(['none', 'none', 'none', 'unreachable', 'lost', 'fault', 'cut']),
  )
  const server = troubledServer(clock, model, happenings, cut)
  const signIn = newSignIn()
  let isSignInLost = false
  let notKept = 0
  let heldUntil = 0
  const born = () => {
    const runner = stage({
      journalPath,
      server,
      clock,
      fetch: x.fetch,
      textOf,
      signIn,
      isFileHeld: () => clock.now() < heldUntil || random() < roughness / 2,
      onSignedOut: (id) => void signedOut.push(id),
    })
    runner.start()
    return runner
  }
  const tasks = [collecting, ...sending]
  const isOver = () => tasks.every(({ status }) => status === 'completed' || status === 'error')
  const end = clock.now() + 60 * DAY
  let runner = born()
  const over = new AbortController()
  void closeNowAndThen(clock, random, cut, over.signal)
  for (let seen = 0; !isOver() && clock.now() < end && x.requests() < 5000; ) {
    await new Promise((resolve) => setImmediate(resolve))
    if (cuts === seen) continue
    // The process was killed, and is started again.
    seen = cuts
    await runner.stop()
    // New tokens whose file was held until the process died are lost; the file is not held for long.
    if (signIn.tokens.refresh_token !== x.refreshToken()) {
      if (clock.now() > Math.max(heldUntil, x.refreshedAt()) + KEPT_WITHIN) notKept += 1
      isSignInLost = true
    }
    runner = born()
  }
  over.abort()
  await runner.stop()
  clock.stop()
  rmSync(folder, { recursive: true })
  const faults = [
    ...faultsOfTasks(tasks),
    ...faultsOfCollection(collecting, size, x),
    ...faultsOfPromotions(sending, textOf, x),
    ...(notKept > 0 ? ['new tokens were not kept'] : []),
    ...(signedOut.length > 0 && !isSignInLost ? ['the account was signed out by weather'] : []),
  ]
  return { faults, requests: x.requests(), trace: x.trace }
}

/** A collection, and two tasks of its account that may say the same at the same moment. */
function addTasks(model: FakeServer, clock: Clock, sizes: readonly number[]) {
  const account = { id: 'a', network: 'x', account: 'ann', nickname: '' } as const
  const collecting = model.add({
    id: 'collecting',
    name: 'collecting',
    account,
    work: {
      kind: 'collect_followers',
      params: { profiles: ['https://x.test/ann'], target_count: 1000, duration_minutes: null },
    },
  })
  const sending = sizes.map((size, at) =>
    model.add(
      {
        id: `sending ${at}`,
        name: 'sending',
        executor: 'api',
        account,
        work: { kind: 'publish_post', params: { duration_minutes: null } },
      } as unknown as Parameters<FakeServer['add']>[0],
      createFakePromotion(clock.now, size, 99),
    ),
  )
  return { collecting, sending }
}

/** A person closes the client, whatever it does then. */
async function closeNowAndThen(
  clock: Clock,
  random: () => number,
  close: () => void,
  over: AbortSignal,
): Promise<void> {
  for (let left = CLOSINGS; left > 0; left -= 1) {
    const isOpen = await clock.wait(Math.ceil(random() * LONGEST_OPEN), over).then(
      () => true,
      () => false,
    )
    if (!isOpen) return
    close()
  }
}

function faultsOfTasks(tasks: readonly FakeTask[]): string[] {
  return tasks.flatMap(({ claim, status, reason }) => {
    if (status !== 'completed' && status !== 'error') return [`${claim.id} has no end, and keeps its port`]
    return reason && ends.includes(reason) ? [] : [`${claim.id} ended with ${reason}`]
  })
}

function faultsOfCollection({ people, twice, status }: FakeTask, size: number, x: XInWeather): string[] {
  const faults: string[] = []
  if (twice.length > 0) faults.push(`delivered twice: ${twice.join()}`)
  const missed = size - people.size - x.strange.size
  if (status === 'completed' && missed > 0) faults.push(`${missed} of ${size} people were missed`)
  // Page by page, with each page paid for again a few times at most.
  const most = 40 + 8 * Math.ceil(size / PAGE) + 40 * 4
  if (x.requests() > most) faults.push(`${x.requests()} requests`)
  if (x.rows() > 30 * size) faults.push(`${x.rows()} paid rows for ${size} people`)
  return faults
}

/** Of several posts with the same words, as many were published as are called done, and some of the unknown ones. */
function faultsOfPromotions(
  tasks: readonly FakeTask[],
  textOf: TextOf,
  { published, again }: XInWeather,
): string[] {
  const sent = tasks.flatMap(({ promotion, claim }) =>
    (promotion?.targets ?? []).map(({ outcome }, at) => ({ outcome, text: textOf(at, claim.id) })),
  )
  const byText = Map.groupBy(sent, ({ text }) => text)
  // Of posts that say the same, another one may be sent.
  const twice = again.filter((text) => byText.get(text)?.length === 1)
  const miscounted = [...byText].flatMap(([text, group]) => {
    const times = published.filter((post) => post.text === text).length
    const count = (outcome: string) => group.filter((target) => target.outcome === outcome).length
    const done = count('done')
    const unknown = count('unknown')
    if (times >= done && times <= done + unknown) return []
    return [`'${text}' was published ${times} times, ${done} are called done, ${unknown} unknown`]
  })
  return [...twice.map((text) => `'${text}' was sent again`), ...miscounted]
}
