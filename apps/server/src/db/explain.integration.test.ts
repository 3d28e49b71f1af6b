import { endpoints } from '@seaport/contract/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases.ts'
import { allJobs } from '../app/all-jobs.ts'
import { explain } from '../test-support/explain.ts'
import { type Recording, recordStatements } from '../test-support/statements.ts'
import { openStage, type Stage, stopsOf } from '../test-support/tour/tour.ts'
import { callersOf, visit } from '../test-support/tour/visit.ts'

eachDatabase('plans', (place) => {
  let recording: Recording
  let stage: Stage
  beforeAll(async () => {
    recording = recordStatements()
    stage = await openStage(place)
    const { server, home } = stage
    for (const endpoint of endpoints)
      for (const stop of stopsOf(endpoint))
        for (const caller of callersOf(endpoint, home)) {
          const input = await stop.prepare(home)
          const { envelope } = await visit(server, endpoint, input, input.as ?? caller)
          expect(envelope?.code ?? 200).toBe(200)
        }
    for (const job of allJobs(server.install)) await job.run()
    recording.stop()
  }, 120_000)
  afterAll(async () => {
    recording?.stop()
    await stage?.close()
  })

  test('x', async () => {
    const scans = await explain(stage.server.install.database, recording.texts)
    console.log(place.kind, recording.texts.size, scans.length)
    for (const s of scans) console.log(s.tables.join(','), '|', s.text)
  })
})
