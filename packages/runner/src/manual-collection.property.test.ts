import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultConfig } from './context.ts'
import { createRunner, type Runner } from './runner.ts'
import type { RunnerServer } from './server.ts'
import type { RunnerState } from './state.ts'
import { FakeServer, type FakeTask } from './test-support/fake-server.ts'
import { createSimClock, type SimClock } from './test-support/sim-clock.ts'
import { type Happening, troubledServer } from './test-support/troubled-server.ts'

/** Fault of one call to the server; `cut` = the program is killed at that moment and started again. */
/** Actions of a person: keeps somebody, undoes a keep, writes a note, or kills the program. */
type Deed =
  | { kind: 'keep'; who: number }
  | { kind: 'undo'; at: number }
  | { kind: 'note'; at: number; text: string }
  | { kind: 'kill' }

const PEOPLE = 8
const happening = fc.constantFrom<Happening>('none', 'none', 'none', 'unreachable', 'lost', 'fault', 'cut')
const keep = fc.record({ kind: fc.constant('keep' as const), who: fc.nat(PEOPLE - 1) })
const undo = fc.record({ kind: fc.constant('undo' as const), at: fc.nat(4) })
const note = fc.record({ kind: fc.constant('note' as const), at: fc.nat(4), text: fc.constantFrom('a', 'b') })
const kill = fc.constant({ kind: 'kill' as const })
const deed: fc.Arbitrary<Deed> = fc.oneof(keep, keep, keep, keep, undo, undo, note, kill)
const story = fc.record({
  target: fc.integer({ min: 1, max: 5 }),
  happenings: fc.array(happening, { maxLength: 40 }),
  deeds: fc.array(deed, { maxLength: 25 }),
  optedOut: fc.subarray(
    Array.from({ length: PEOPLE }, (_, who) => who),
    { maxLength: 2 },
  ),
})
type Story = typeof story extends fc.Arbitrary<infer T> ? T : never

const url = (who: number) => `https://network.invalid/person${who}`
const profile = (who: number) => ({
  external_id: `@person${who}`,
  handle: `person${who}`,
  name: '',
  url: url(who),
  title: '',
})

test('under any faults, the server has exactly the people whom the person kept, each once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-keep-'))
  let run = 0
  try {
    await fc.assert(
      fc.asyncProperty(story, async (given) => {
        run += 1
        await play(join(folder, `${run}.sqlite`), given)
      }),
      { numRuns: 25 },
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the server learns soon of a kept person, and that one was taken back, not with the next report', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-keep-'))
  const clock = createSimClock()
  const model = new FakeServer(clock)
  const task = model.add(collection(5))
  const keep = model.keep.bind(model)
  model.keep = async (...call) => {
    await turn()
    await turn()
    return keep(...call)
  }
  const told: unknown[] = []
  const runner = start(join(folder, 'journal.sqlite'), model, clock, ({ tasks }) =>
    told.push(tasks[0]?.collection?.recent.map(({ state }) => state)),
  )
  try {
    await until(() => isAtWork(runner) && task.seq > 0)
    const { seq } = task
    const at = clock.now()
    expect(runner.keep('task', profile(1), '')).toBe('kept')
    await until(() => task.seq > seq)
    expect(clock.now() - at).toBeLessThan(defaultConfig.reportIntervalMs.max / 2)
    await until(() => task.people.size === 1)
    await turn()
    // The person is told too, before the next report or act.
    expect(told.at(-1)).toEqual(['kept'])
    const undone = clock.now()
    expect(runner.undoKeep('task', 1)).toBe(true)
    await until(() => task.people.size === 0)
    expect(clock.now() - undone).toBeLessThan(defaultConfig.reportIntervalMs.max / 2)
  } finally {
    await runner.stop()
    clock.stop()
    rmSync(folder, { recursive: true })
  }
})

async function play(journalPath: string, { target, happenings, deeds, optedOut }: Story): Promise<void> {
  const clock = createSimClock()
  const model = new FakeServer(clock)
  for (const who of optedOut) model.optedOut.add(url(who))
  const task = model.add(collection(target))
  const wanted = new Map<string, string>()
  let kills = 0
  const server = troubledServer(clock, model, happenings, () => {
    kills += 1
  })
  let runner = start(journalPath, server, clock)
  const restart = async () => {
    await runner.stop()
    runner = start(journalPath, server, clock)
  }
  const script = [...deeds]
  let seen = 0
  for (let next = script.shift(); next && task.status !== 'completed'; next = script.shift()) {
    await until(() => isAtWork(runner) || task.status === 'completed')
    if (next.kind === 'kill') kills += 1
    else act(runner, next, wanted)
    await turn()
    if (kills === seen) continue
    seen = kills
    await restart()
  }
  // After the last fault, everything journaled must still arrive.
  for (let quiet = 0; quiet < 20 && task.status !== 'completed'; ) {
    await turn()
    if (kills !== seen) {
      seen = kills
      await restart()
    }
    const undelivered = runner.state().tasks[0]?.undelivered
    quiet = undelivered === 0 ? quiet + 1 : 0
  }
  await runner.stop()
  clock.stop()
  check(task, wanted, target, model)
}

/** Simulates a person, and records whom they expect to be kept. */
function act(runner: Runner, deed: Exclude<Deed, { kind: 'kill' }>, wanted: Map<string, string>): void {
  const entries = runner.state().tasks[0]?.collection?.recent ?? []
  if (deed.kind === 'keep') {
    const result = runner.keep('task', profile(deed.who), '')
    if (result === 'kept') wanted.set(url(deed.who), '')
    return
  }
  const entry = entries[deed.at]
  if (!entry) return
  if (deed.kind === 'undo') {
    if (runner.undoKeep('task', entry.seq)) wanted.delete(entry.url)
  } else {
    expect(runner.noteKeep('task', entry.seq, deed.text)).toBe(true)
    wanted.set(entry.url, deed.text)
  }
}

function check(task: FakeTask, wanted: Map<string, string>, target: number, model: FakeServer): void {
  const expected = [...wanted].filter(([who]) => !model.optedOut.has(who)).sort()
  expect([...task.people].map(([who, { content }]) => [who, content]).sort()).toEqual(expected)
  expect([...task.people.keys()].some((who) => model.optedOut.has(who))).toBe(false)
  if (task.status === 'completed') {
    expect(task.people.size).toBeGreaterThanOrEqual(target)
    expect(task.final?.actual_count).toBe(task.people.size)
    expect(task.final?.targets[0]?.collected).toBe(task.people.size)
    expect(task.reason).toBe('target_reached')
  } else expect(task.people.size).toBeLessThan(target)
}

const isAtWork = (runner: Runner) => runner.state().tasks[0]?.collection != null
const turn = () => new Promise((resolve) => setImmediate(resolve))
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turn()
}

function start(
  journalPath: string,
  server: RunnerServer,
  clock: SimClock,
  onState: (state: RunnerState) => void = () => undefined,
): Runner {
  const runner = createRunner({
    journalPath,
    server,
    executors: () => [],
    maxParallel: 2,
    logger: {
      info: () => undefined,
      warn: () => undefined,
      error: (_fields, msg) => expect.unreachable(msg),
    },
    clock,
    onState,
  })
  runner.start()
  return runner
}

function collection(target_count: number) {
  return {
    id: 'task',
    name: 'task',
    account: { id: 'account', network: 'facebook', account: 'somebody', nickname: '' },
    executor: 'assisted',
    work: {
      kind: 'collect_group_members',
      params: { profiles: ['https://network.invalid/groups/1'], target_count, duration_minutes: null },
    },
  } as const satisfies FakeTask['claim']
}
