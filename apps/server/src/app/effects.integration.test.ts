import { existsSync } from 'node:fs'
import { endpoints } from '@seaport/contract/api.schema'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { onSqlite } from '../../../../tests/support/databases.ts'
import { type EffectsStage, openEffectsStage } from '../test-support/effects/effects-stage.ts'
import { jobScenes } from '../test-support/effects/job-scenes.ts'
import { playMails } from '../test-support/effects/mail-scenes.ts'
import { notGiven } from '../test-support/effects/not-given.ts'
import { playNotices } from '../test-support/effects/notices.ts'
import { bodies, playStop } from '../test-support/effects/play.ts'
import { playJob } from '../test-support/effects/play-job.ts'
import { everyRefusal } from '../test-support/refusals/every-refusal.ts'
import { playRefusals } from '../test-support/refusals/play-refusals.ts'
import { placesThatRefuse, provedElsewhere, reached } from '../test-support/refusals/sites.ts'
import { nameOf } from '../test-support/tour/stop.ts'
import { stopsOf } from '../test-support/tour/tour.ts'
import { wholeStopsOf } from '../test-support/tour/whole.ts'
import { allJobs } from './all-jobs.ts'

const ids = vi.hoisted(() => ({ last: 0 }))
// Counted, so that rows that are sorted by their keys stand in the same order in every run.
vi.mock('../kernel/id.ts', () => ({
  newId: () => {
    ids.last += 1
    return `01900000-0000-7000-8000-${ids.last.toString(16).padStart(12, '0')}`
  },
}))

// A release must not change the record.
vi.mock('../kernel/version.ts', () => ({ version: () => '0.1.0' }))

vi.mock('../db/dialect.ts', async (importOriginal) => {
  const { notedDialect } = await import('../test-support/effects/locks.ts')
  return notedDialect(await importOriginal())
})

vi.mock('../kernel/refusal.ts', async (importOriginal) => {
  const { notedRefusals } = await import('../test-support/refusals/sites.ts')
  return notedRefusals(await importOriginal())
})

/** The part of a path that names what an endpoint is about. */
const subjectOf = ({ path }: Endpoint) => /^\/(?:admin\/)?([a-z-]+)/.exec(path)?.[1] ?? ''
const subjects = [...new Set(endpoints.map(subjectOf))].sort()

/** Members of bodies that the calls of the record leave out, and the tests that give them. */
const givenElsewhere = {
  'POST /auth/reset-password second_factor': 'modules/people/registration/reset-attack.integration.test.ts',
  'POST /auth/second-factor passkey': 'modules/people/second-factor/passkey.integration.test.ts',
  'POST /user/step-up passkey': 'modules/people/second-factor/passkey.integration.test.ts',
  'PUT /admin/translation-config seen': 'modules/work/translation/translation.integration.test.ts',
}

/** What the contract's endpoints change, tell and answer; docs/contributing.md says how the record is changed. */
onSqlite('the record of all effects', (location) => {
  let stage: EffectsStage
  let idsOfStage: number
  beforeAll(async () => {
    stage = await openEffectsStage(location)
    idsOfStage = ids.last
  })
  afterAll(() => stage.close())

  test.each(subjects)('%s', async (subject) => {
    const lines: string[] = []
    const own = endpoints.filter((endpoint) => subjectOf(endpoint) === subject)
    for (const endpoint of own.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)))
      for (const stop of [...stopsOf(endpoint), ...wholeStopsOf(endpoint)]) {
        ids.last = idsOfStage
        lines.push(...(await playStop(stage, stop)), '')
      }
    await expect(lines.join('\n')).toMatchFileSnapshot(`effects/${subject}.txt`)
  })

  test('every member of every body was given by those above, or its test is named', () => {
    expect([...new Set(notGiven(bodies))].sort()).toEqual(Object.keys(givenElsewhere))
    for (const file of Object.values(givenElsewhere))
      expect([file, existsSync(new URL(`../${file}`, import.meta.url))]).toEqual([file, true])
  })

  test.each(Object.entries(everyRefusal))('what is refused: %s', async (domain, refused) => {
    const lines: string[] = []
    for (const refusals of refused) {
      ids.last = idsOfStage
      lines.push(...(await playRefusals(stage, refusals, ids)), '')
    }
    await expect(lines.join('\n')).toMatchFileSnapshot(`refusals/${domain}.txt`)
  })

  test('every refusal was reached by those above, or its test is named', async () => {
    const places = await placesThatRefuse()
    expect(places.filter((place) => !reached.has(place))).toEqual(Object.keys(provedElsewhere).sort())
    for (const [, file] of Object.values(provedElsewhere))
      expect([file, existsSync(new URL(`../${file}`, import.meta.url))]).toEqual([file, true])
  })

  test('every job', async () => {
    const lines: string[] = []
    for (const job of allJobs(stage.server.installation)) {
      const scenes = jobScenes.filter((scene) => scene.job === job.name)
      expect([job.name, scenes.length > 0]).toEqual([job.name, true])
      for (const scene of scenes) {
        ids.last = idsOfStage
        lines.push(...(await playJob(stage, job, scene)), '')
      }
    }
    await expect(lines.join('\n')).toMatchFileSnapshot('effects/jobs.txt')
  })

  test('every mail, to whom and until when', async () => {
    const lines = await playMails(stage, () => {
      ids.last = idsOfStage
    })
    await expect(lines.join('\n')).toMatchFileSnapshot('effects/mails.txt')
  })

  test('every notice, with each reason', async () => {
    ids.last = idsOfStage
    const lines = await playNotices(stage)
    await expect(lines.join('\n')).toMatchFileSnapshot('effects/notices.txt')
  })
})
