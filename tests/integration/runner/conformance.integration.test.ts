import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../apps/server/src/test-support/test-server.ts'
import { eachDatabase } from '../../support/databases.ts'
import { modelWorld, realWorld, type Step, type TaskName, tell } from './support/conformance.ts'

/** What both must answer alike, step by step. Time passes before each start of a target: the model knows no pause between two acts. */
const stories: Readonly<Record<string, readonly Step[]>> = {
  'a claim holds until another one, and its fence with it': [
    { do: 'progress', task: 'collection', seq: 1 },
    { do: 'claim' },
    { do: 'claim', holding: ['collection', 'promotion', 'byHand'] },
    { do: 'progress', task: 'collection', seq: 1 },
    { do: 'claim', holding: ['promotion', 'byHand'] },
    { do: 'progress', task: 'collection', seq: 2, behind: 1 },
    { do: 'upload', task: 'collection', batch: 1, people: [1], behind: 1 },
    { do: 'finish', task: 'collection', status: 'completed', reason: 'list_exhausted', behind: 1 },
    { do: 'progress', task: 'collection', seq: 2 },
  ],
  'a lease that nobody renews is over, to the second, and the task waits again': [
    { do: 'claim' },
    { do: 'pass', seconds: 59 },
    { do: 'progress', task: 'collection', seq: 1 },
    { do: 'pass', seconds: 59 },
    { do: 'progress', task: 'collection', seq: 2 },
    { do: 'progress', task: 'promotion', seq: 1 },
    { do: 'pass', seconds: 60 },
    { do: 'progress', task: 'collection', seq: 3 },
    { do: 'upload', task: 'collection', batch: 1, people: [1] },
    { do: 'claim', holding: ['collection', 'promotion', 'byHand'] },
    { do: 'progress', task: 'collection', seq: 3 },
  ],
  'a report that is not above the last one renews nothing': [
    { do: 'claim' },
    { do: 'progress', task: 'collection', seq: 2 },
    { do: 'pass', seconds: 30 },
    { do: 'progress', task: 'collection', seq: 2 },
    { do: 'progress', task: 'collection', seq: 1 },
    { do: 'progress', task: 'collection', seq: 3 },
  ],
  'a repeated batch counts once, without known and opted-out people': [
    { do: 'claim' },
    { do: 'upload', task: 'collection', batch: 1, people: [1, 2] },
    { do: 'upload', task: 'collection', batch: 1, people: [1, 2] },
    { do: 'optOut', people: [2, 3] },
    { do: 'upload', task: 'collection', batch: 1, people: [1, 2] },
    { do: 'upload', task: 'collection', batch: 2, people: [2, 3, 4] },
    { do: 'upload', task: 'collection', batch: 3, people: [3] },
    { do: 'upload', task: 'promotion', batch: 4, people: [5] },
    { do: 'upload', task: 'byHand', batch: 5, people: [5] },
  ],
  'what a person ended still takes what was collected, and nothing else': [
    { do: 'claim' },
    { do: 'end', task: 'collection' },
    { do: 'progress', task: 'collection', seq: 1 },
    { do: 'upload', task: 'collection', batch: 1, people: [1] },
    { do: 'finish', task: 'collection', status: 'completed', reason: 'list_exhausted' },
    { do: 'claim' },
    { do: 'end', task: 'byHand' },
    { do: 'keep', path: 'annlee' },
  ],
  'an ending may be repeated, but not changed; an error may be tried again': [
    { do: 'claim' },
    { do: 'finish', task: 'collection', status: 'error', reason: 'target_reached' },
    { do: 'finish', task: 'collection', status: 'error', reason: 'fault' },
    { do: 'finish', task: 'collection', status: 'error', reason: 'fault' },
    { do: 'finish', task: 'collection', status: 'completed', reason: 'list_exhausted' },
    { do: 'progress', task: 'collection', seq: 5 },
    { do: 'retry', task: 'collection' },
    { do: 'progress', task: 'collection', seq: 5 },
    { do: 'claim', holding: ['promotion', 'byHand'] },
    { do: 'progress', task: 'collection', seq: 1 },
    { do: 'finish', task: 'collection', status: 'completed', reason: 'list_exhausted' },
  ],
  'a promotion goes from target to target, each begun before it is settled': [
    { do: 'claim' },
    { do: 'next', task: 'promotion', begin: false },
    { do: 'settle', position: 0, outcome: 'done' },
    { do: 'next', task: 'promotion', begin: true },
    { do: 'next', task: 'promotion', begin: true },
    { do: 'settle', position: 0, outcome: 'pending' },
    { do: 'next', task: 'promotion', begin: true },
    { do: 'settle', position: 0, outcome: 'done' },
    { do: 'settle', position: 0, outcome: 'skipped' },
    { do: 'next', task: 'promotion', begin: true },
    { do: 'claim', holding: ['collection', 'byHand'] },
    { do: 'settle', position: 1, outcome: 'done', behind: 1 },
    { do: 'next', task: 'promotion', begin: false },
    { do: 'settle', position: 1, outcome: 'unknown' },
    { do: 'settle', position: 1, outcome: 'done' },
    { do: 'next', task: 'promotion', begin: true },
    { do: 'settle', position: 2, outcome: 'skipped' },
    { do: 'settle', position: 9, outcome: 'done' },
    { do: 'next', task: 'promotion', begin: true },
    { do: 'next', task: 'collection', begin: true },
    { do: 'finish', task: 'promotion', status: 'completed', reason: 'list_exhausted' },
    { do: 'next', task: 'promotion', begin: true },
  ],
  'a target that somebody is at may be settled after the end of its task': [
    { do: 'claim' },
    { do: 'next', task: 'promotion', begin: true },
    { do: 'end', task: 'promotion' },
    { do: 'next', task: 'promotion', begin: false },
    { do: 'settle', position: 0, outcome: 'done' },
  ],
  'a person keeps people by their address, each once, and takes them back': [
    { do: 'claim' },
    { do: 'keep', path: 'annlee' },
    { do: 'keep', path: 'annlee' },
    { do: 'keep', path: 'benlee' },
    { do: 'undoKeep', path: 'annlee' },
    { do: 'undoKeep', path: 'annlee' },
    { do: 'keep', path: 'annlee' },
    { do: 'keep', path: 'annlee', behind: 1 },
    { do: 'keep', path: 'annlee', task: 'collection' },
  ],
}

eachDatabase('the runner’s model of the server', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const compare = async (steps: readonly Step[]) => {
    const real = await realWorld(server)
    const model = await modelWorld()
    for (const [at, step] of steps.entries())
      expect({ at, step, answer: await tell(model, step) }).toEqual({
        at,
        step,
        answer: await tell(real, step),
      })
  }

  test.each(Object.entries(stories))('%s', (_title, steps) => compare(steps))

  const task = fc.constantFrom<TaskName>('collection', 'promotion', 'byHand')
  const behind = fc.constantFrom(0, 0, 0, 1)
  const people = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 })
  const ending = fc.constantFrom(
    { status: 'completed', reason: 'list_exhausted' } as const,
    { status: 'error', reason: 'fault' } as const,
  )
  const anyStep = fc.oneof(
    fc.record({ do: fc.constant('claim' as const), holding: fc.uniqueArray(task) }),
    fc.record({ do: fc.constant('progress' as const), task, seq: fc.integer({ min: 1, max: 4 }), behind }),
    fc.record({
      do: fc.constant('upload' as const),
      task: fc.constant('collection' as const),
      batch: fc.integer({ min: 1, max: 4 }),
      people: people.map((all) => [...new Set(all)]),
      behind,
    }),
    fc.record({ do: fc.constant('optOut' as const), people }),
    fc.record({ do: fc.constant('next' as const), task, begin: fc.boolean(), behind }),
    fc.record({
      do: fc.constant('settle' as const),
      position: fc.nat(2),
      outcome: fc.constantFrom('done', 'skipped', 'unknown', 'pending'),
      behind,
    }),
    fc.record({ do: fc.constant('keep' as const), path: fc.constantFrom('annlee', 'benlee') }),
    fc.record({ do: fc.constant('undoKeep' as const), path: fc.constantFrom('annlee', 'benlee') }),
    fc.record({ do: fc.constant('pass' as const), seconds: fc.constantFrom(1, 30, 60) }),
    fc
      .record({ do: fc.constant('finish' as const), task, behind })
      .chain((step) => ending.map((how) => ({ ...step, ...how }))),
    fc.record({ do: fc.constant('end' as const), task }),
    fc.record({ do: fc.constant('retry' as const), task: fc.constant('collection' as const) }),
  )

  test('for any calls in any order, both answer alike', async () => {
    const steps = fc.array(anyStep, { minLength: 5, maxLength: 25 })
    const property = fc.asyncProperty(steps, (story) => compare([{ do: 'claim' }, ...story]))
    await fc.assert(property, { numRuns: 12 })
  })
})
