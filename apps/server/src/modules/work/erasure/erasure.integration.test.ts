import { addOptOuts, eraseResources } from '@seaport/contract/work/opt-out'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import * as scenes from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

const network = 'x_sandbox'
const PEOPLE = 6

const someone = fc.integer({ min: 1, max: PEOPLE })
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('upload' as const),
      task: fc.nat(1),
      people: fc.array(someone, { minLength: 1, maxLength: 6 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('erase' as const),
      people: fc.uniqueArray(someone, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('add' as const),
      people: fc.uniqueArray(someone, { minLength: 1, maxLength: 2 }),
    }),
  },
)

eachDatabase('erasing during collections', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const page = (number: number) => `http://127.0.0.1:8788/p${number}`
  /** Two collections in progress, one of them public, each of which saw every person once. */
  const begin = async () => {
    const scene = await scenes.createScene(server)
    const numbers = Array.from({ length: PEOPLE }, (_, index) => index + 1)
    const links = numbers.map((number) => `${page(number)}/status/${number}`)
    await scenes.addTask(scene, { work: { kind: 'collect_commenters', params: { links, target_count: 10 } } })
    await scenes.addTask(scene, {
      work: { kind: 'collect_followers', params: { profiles: ['harbor_tea'], target_count: 10 } },
    })
    const tasks = await scenes.claim(scene)
    // Everybody is also seen under the next person's post, whose link names that person.
    const source = (task: number, number: number) =>
      task === 0 ? `${page((number % PEOPLE) + 1)}/status/${(number % PEOPLE) + 1}` : 'harbor_tea'
    const upload = (task: number, people: readonly number[]) => {
      const { id, fence } = tasks[task] ?? { id: '', fence: 0 }
      const items = people.map((number) => ({
        ...scenes.person(number, { source: source(task, number) }),
        comment: { id: `p${number}:comment`, at: new Date(server.clock.now()).toISOString() },
      }))
      return scenes.upload(scene, { id, fence }, items)
    }
    await upload(0, numbers)
    await upload(1, numbers)
    return { scene, tasks, numbers, upload }
  }

  test('no order of batches and erasures leaves data of an erased person', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const { scene, tasks, numbers, upload } = await begin()
        const people = (list: readonly number[]) => ({
          body: { network, external_ids: list.map((number) => `p${number}`) } as const,
        })
        const outcomes = await Promise.all(
          steps.map(async (given) => {
            if (given.act === 'upload') return upload(given.task, given.people)
            const endpoint = given.act === 'erase' ? eraseResources : addOptOuts
            return server.call(endpoint, people(given.people), scene.supervisor)
          }),
        )
        expect(outcomes).toHaveLength(steps.length)
        const erased = new Set(steps.flatMap((given) => (given.act === 'erase' ? given.people : [])))
        const left = numbers.filter((number) => !erased.has(number))
        await expectNothingOf(scene, [...erased])
        for (const task of [0, 1])
          expect((await upload(task, [...erased, ...left])).left_out.length).toBeGreaterThanOrEqual(
            erased.size,
          )
        await expectNothingOf(scene, [...erased])

        const { db } = server.installation.database
        const resources = await db
          .selectFrom('resource')
          .select(['external_id', 'kind'])
          .where('tenant_id', '=', scene.supervisor.id)
          .execute()
        expect(resources.map(({ external_id, kind }) => `${external_id} ${kind}`).sort()).toEqual(
          left.flatMap((number) => [`p${number} commenter`, `p${number} fan`]),
        )
        // Every delivery is still counted, with anonymous people.
        for (const { id } of tasks) {
          const marks = await db.selectFrom('sighting').select('fresh').where('task_id', '=', id).execute()
          expect(marks.map(({ fresh }) => fresh)).toEqual(Array(PEOPLE).fill(1))
          expect((await scenes.taskOf(scene, id)).actual_count).toBe(PEOPLE)
        }
      }),
      { numRuns: 12 },
    )
  })

  /** Searches every row of the tenant for personal data. */
  async function expectNothingOf({ supervisor }: scenes.Scene, erased: readonly number[]): Promise<void> {
    const { db } = server.installation.database
    const ofTenant = db.selectFrom('task').select('id').where('tenant_id', '=', supervisor.id)
    const texts = JSON.stringify([
      await db.selectFrom('resource').selectAll().where('tenant_id', '=', supervisor.id).execute(),
      await db.selectFrom('task').select(['name', 'work']).where('tenant_id', '=', supervisor.id).execute(),
      await db.selectFrom('task_target').selectAll().where('task_id', 'in', ofTenant).execute(),
      await db.selectFrom('sighting').selectAll().where('task_id', 'in', ofTenant).execute(),
    ])
    for (const number of erased) expect(texts).not.toMatch(new RegExp(`\\bp${number}\\b`))
    const keys = await db
      .selectFrom('sighting')
      .leftJoin('resource', 'resource.key', 'sighting.resource_key')
      .select(['sighting.resource_key', 'resource.external_id'])
      .where('sighting.task_id', 'in', ofTenant)
      .execute()
    expect(keys.filter(({ external_id }) => external_id === null)).toHaveLength(2 * erased.length)
    expect(new Set(keys.map(({ resource_key }) => resource_key.toString('hex'))).size).toBe(2 * PEOPLE)
  }
})
