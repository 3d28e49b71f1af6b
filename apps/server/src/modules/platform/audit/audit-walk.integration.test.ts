import { endpoints } from '@seaport/contract/api.schema'
import { auditFields } from '@seaport/contract/platform/audit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { PASSWORD } from '../../../test-support/people.ts'
import { nameOf } from '../../../test-support/tour/stop.ts'
import { openStage, type Stage, stopsOf } from '../../../test-support/tour/tour.ts'
import { visit } from '../../../test-support/tour/visit.ts'

const writes = endpoints.filter(({ method, path }) => method !== 'GET' && path.startsWith('/admin/'))

eachDatabase('every admin write', (location) => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(location)
  })
  afterAll(() => stage.close())

  test.each(writes.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s is in the audit log, with who did it',
    async (_, endpoint) => {
      const { server, home } = stage
      const { db } = server.installation.database
      for (const stop of stopsOf(endpoint)) {
        const input = await stop.prepare(home)
        const before = await db.selectFrom('audit_log').select('id').execute()
        const { envelope } = await visit(server, endpoint, input, home.owner.as)
        expect(envelope?.code).toBe(200)
        const known = new Set(before.map(({ id }) => id))
        const all = await db.selectFrom('audit_log').selectAll().execute()
        const added = all.filter(({ id }) => !known.has(id))
        expect(added).toMatchObject([
          { actor_id: home.owner.id, actor_email: home.owner.email, as_user_id: null, ip: '127.0.0.1' },
        ])
        expect(JSON.stringify(added)).not.toContain(PASSWORD)
        const fields = added.flatMap((one) =>
          [one.before, one.after].flatMap((text) => Object.keys(JSON.parse(text ?? '{}'))),
        )
        expect(fields.filter((field) => !auditFields.some((one) => one === field))).toEqual([])
      }
    },
  )
})
