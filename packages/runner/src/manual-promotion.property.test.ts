import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PromotionOutcome } from '@seaport/contract/work/runner.schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRunner, type Runner } from './runner.ts'
import { type RunnerServer, ServerRefused } from './server.ts'
import type { ManualStep } from './state.ts'
import { createFakePromotion, type FakePromotion } from './test-support/fake-promotion.ts'
import { FakeServer } from './test-support/fake-server.ts'
import { createSimClock, type SimClock } from './test-support/sim-clock.ts'
import { type Happening, troubledServer } from './test-support/troubled-server.ts'

/** Fault of one call to the server; `cut` = the program is killed at that moment and started again. */
/** Action of a person on a target. `killed` = acts, and the program dies before the outcome is recorded. */
type ManualAction = 'done' | 'skipped' | 'failed' | 'unknown' | 'pending' | 'killed' | 'killed_before'

const happening = fc.constantFrom<Happening>(
  ...(['none', 'none', 'none'] as const),
  'unreachable',
  'lost',
  'fault',
  'cut',
)
const action = fc.constantFrom<ManualAction>(
  'done',
  'done',
  'done',
  'skipped',
  'failed',
  'unknown',
  'pending',
  'killed',
  'killed_before',
)
const story = fc.record({
  size: fc.integer({ min: 1, max: 8 }),
  cap: fc.integer({ min: 1, max: 4 }),
  happenings: fc.array(happening, { maxLength: 40 }),
  actions: fc.array(action, { maxLength: 20 }),
  /** People who opt out, each after this many actions. */
  optOuts: fc.array(fc.record({ position: fc.nat(7), after: fc.nat(10) }), { maxLength: 4 }),
})
type Story = typeof story extends fc.Arbitrary<infer T> ? T : never

test('under any faults, nobody is reached twice, and the server has the outcomes that people recorded', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-assist-'))
  let run = 0
  try {
    await fc.assert(
      fc.asyncProperty(story, async (given) => {
        run += 1
        await play(join(folder, `${run}.sqlite`), given)
      }),
      { numRuns: 20 },
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})

async function play(journalPath: string, { size, cap, happenings, actions, optOuts }: Story): Promise<void> {
  const clock = createSimClock()
  const model = new FakeServer(clock)
  const promotion = createFakePromotion(clock.now, size, cap)
  const task = model.add(likes(size), promotion)
  const person = createPerson(promotion, actions, optOuts)
  let kills = 0
  const server = troubledServer(clock, model, happenings, () => {
    kills += 1
  })
  let runner = start(journalPath, server, clock)
  for (let seen = 0; task.status !== 'completed'; ) {
    await new Promise((resolve) => setImmediate(resolve))
    const isKilled = await person.step(runner, task.claim.id)
    if (isKilled) kills += 1
    if (kills === seen) continue
    seen = kills
    await runner.stop()
    runner = start(journalPath, server, clock)
  }
  await runner.stop()
  clock.stop()

  expect(promotion.most()).toBeLessThanOrEqual(cap)
  for (const [position, { outcome, reason }] of promotion.targets.entries()) {
    const deedsThere = person.acts.get(position) ?? 0
    expect(deedsThere).toBeLessThanOrEqual(1)
    if (outcome === 'done') expect(deedsThere).toBe(1)
    if (outcome === 'skipped') expect(deedsThere).toBe(0)
    if (reason === 'opted_out') expect(deedsThere).toBe(0)
    if (reason !== 'opted_out') expect(person.said.get(position)).toBe(outcome)
    expect(outcome).not.toBe('pending')
  }
  const done = promotion.targets.filter(({ outcome }) => outcome === 'done').length
  expect(task.final?.actual_count).toBe(done)
  expect(task.reason).toBe(done === size ? 'target_reached' : 'list_exhausted')
}

/** A simulated person at the workbench, who acts and truthfully records what they know. */
function createPerson(promotion: FakePromotion, actions: readonly ManualAction[], optOuts: Story['optOuts']) {
  const acts = new Map<number, number>()
  const said = new Map<number, PromotionOutcome['outcome']>()
  const script = [...actions]
  let done = 0

  const say = (runner: Runner, id: string, position: number, outcome: PromotionOutcome['outcome']) => {
    const reason = outcome === 'skipped' ? 'not_suitable' : outcome === 'failed' ? 'network_block' : null
    if (runner.recordOutcome(id, { position, outcome, reason })) said.set(position, outcome)
  }
  const act = (position: number) => acts.set(position, (acts.get(position) ?? 0) + 1)

  /** @returns whether the program died */
  const work = (
    runner: Runner,
    id: string,
    { kind, target: { position } }: ManualStep & { kind: 'open' | 'interrupted' },
  ) => {
    if (kind === 'interrupted') {
      // The network's page shows whether the target was done.
      say(runner, id, position, acts.has(position) ? 'done' : 'pending')
      return false
    }
    const next = script.shift() ?? 'done'
    done += 1
    for (const { position: whose, after } of optOuts) if (after === done) promotion.optOut(whose)
    if (next === 'killed_before') return true
    if (next === 'done' || next === 'killed' || next === 'unknown') act(position)
    if (next === 'killed') return true
    say(runner, id, position, next)
    return false
  }

  return {
    acts,
    said,
    async step(runner: Runner, id: string): Promise<boolean> {
      const step = runner.state().tasks.find((one) => one.id === id)?.manual?.step
      if (step?.kind === 'open' || step?.kind === 'interrupted')
        return work(runner, id, { ...step, kind: step.kind })
      if (step?.kind === 'ready')
        await runner.startTarget(id).catch((error: unknown) => {
          if (!(error instanceof ServerRefused)) throw error
        })
      return false
    },
  }
}

function start(journalPath: string, server: RunnerServer, clock: SimClock): Runner {
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
  })
  runner.start()
  return runner
}

function likes(size: number) {
  const links = Array.from({ length: size }, (_, at) => `@person${at}`)
  return {
    id: 'task',
    name: 'task',
    account: { id: 'account', network: 'x_sandbox', account: 'somebody', nickname: '' },
    work: {
      kind: 'join_group',
      params: { groups: links, send_interval_seconds: 5, duration_minutes: 10_080 },
    },
    target_count: size,
  } as const
}
