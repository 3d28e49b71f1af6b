import { heartbeat } from '@seaport/contract/desk/seat-session'
import { setGuard } from '@seaport/contract/work/guard'
import { addOptOuts } from '@seaport/contract/work/opt-out'
import { nextTarget, settleTarget } from '@seaport/contract/work/runner'
import type { ClaimedTask } from '@seaport/contract/work/runner.schema'
import { getTask, listTaskTargets } from '@seaport/contract/work/task'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { claimedPromotion, openLimits } from '../../../test-support/promotions.ts'
import * as scenes from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { statsJobs } from '../stats/stats.public.ts'

const CAP = 3
const PEOPLE = Array.from({ length: 6 }, (_, at) => String(1000 + at))
const network = 'x_sandbox' as const

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constant('begin' as const), desk: fc.nat(1) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('settle' as const),
      desk: fc.nat(1),
      outcome: fc.constantFrom('done', 'done', 'skipped', 'unknown', 'pending'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('claim' as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('optOut' as const), person: fc.nat(5) }) },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('wait' as const), minutes: fc.constantFrom(1, 400) }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

eachDatabase('promotions model', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  test('two seats with the same people: nobody is reached twice, no cap exceeded, and the counts agree', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), (steps) => play(server, steps)),
      { numRuns: 6, endOnFailure: true },
    )
    await statsJobs(server.installation)[0]?.run()
  })
})

async function play(server: TestServer, steps: readonly Step[]): Promise<void> {
  const scene = await scenes.createScene(server)
  const { supervisor, seat } = scene
  const other = { ...scene, accountId: await scenes.createAssigned(server, supervisor, seat.id) }
  const follow = {
    kind: 'follow' as const,
    params: {
      audience: { from: 'list' as const, targets: PEOPLE },
      deduplication: false,
      promotion_count: 50,
      send_interval_seconds: 5,
      duration_minutes: 10_080,
    },
  }
  const desks: ClaimedTask[] = []
  for (const desk of [scene, other]) desks.push(await claimedPromotion(desk, follow))
  const caps = { ...openLimits.caps, x: { ...openLimits.caps.x, follow: CAP } }
  await server.call(setGuard, { body: { ...openLimits, contact_days: 300, caps } }, supervisor)

  /** Started targets that were not returned, with seat and day; and people who opted out, with the moment. */
  const acts = new Map<string, string>()
  const optedOut = new Set<string>()
  const open: (number | null)[] = [null, null]
  const today = () => new Date(server.clock.now()).toISOString().slice(0, 10)

  const take: Record<Step['act'], (given: Step) => Promise<void>> = {
    async begin(given) {
      const desk = 'desk' in given ? given.desk : 0
      const { id, fence } = desks[desk] as ClaimedTask
      const body = { fence, begin: true }
      const { step } = await server.call(nextTarget, { params: { id }, body }, seat)
      if (step.kind !== 'target') return
      const { position, target } = step.target
      if (open[desk] === position) return
      expect(open[desk]).toBeNull()
      expect(acts.has(target)).toBe(false)
      expect(optedOut.has(target)).toBe(false)
      acts.set(target, `${desk} ${today()}`)
      open[desk] = position
      const day = [...acts.values()].filter((where) => where === `${desk} ${today()}`)
      expect(day.length).toBeLessThanOrEqual(CAP)
    },
    async settle(given) {
      if (given.act !== 'settle') return
      const position = open[given.desk]
      if (position === null || position === undefined) return
      const outcome = given.outcome as 'done' | 'skipped' | 'unknown' | 'pending'
      const { id, fence } = desks[given.desk] as ClaimedTask
      const reason = outcome === 'skipped' ? ('not_suitable' as const) : null
      await server.call(settleTarget, { params: { id }, body: { fence, position, outcome, reason } }, seat)
      open[given.desk] = null
      if (outcome === 'skipped' || outcome === 'pending') acts.delete(PEOPLE[position] ?? '')
    },
    /** The desktop was killed: started targets are offered again, under another fence. */
    async claim() {
      for (const task of await scenes.claim(scene)) {
        const desk = desks.findIndex(({ id }) => id === task.id)
        desks[desk] = task
      }
    },
    async optOut(given) {
      const id = 'person' in given ? (PEOPLE[given.person] ?? '') : ''
      await server.call(addOptOuts, { body: { network, external_ids: [id] } }, supervisor)
      optedOut.add(id)
    },
    async wait(given) {
      server.clock.advance('minutes' in given ? given.minutes * 60 : 0)
      await server.call(heartbeat, {}, seat)
      await take.claim(given)
    },
  }
  for (const given of steps) await take[given.act](given)

  for (const [desk, { id }] of desks.entries()) {
    const { actual_count } = await server.call(getTask, { params: { id } }, supervisor)
    const { list } = await server.call(
      listTaskTargets,
      { params: { id }, query: { order: 'asc' } },
      supervisor,
    )
    expect(actual_count).toBe(list.filter(({ outcome }) => outcome === 'done').length)
    const reached = list.filter(({ outcome }) => outcome === 'done' || outcome === 'unknown')
    const begun = [...acts].filter(([, where]) => where.startsWith(`${desk} `)).map(([person]) => person)
    expect(reached.map(({ target }) => target).sort()).toEqual(begun.sort())
  }
}
