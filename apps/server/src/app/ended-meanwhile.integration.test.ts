import { endpoints } from '@seaport/contract/api.schema'
import { blockAccount } from '@seaport/contract/desk/account'
import { beginPasskey } from '@seaport/contract/people/second-factor'
import { createWebhook } from '@seaport/contract/work/webhook'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../tests/support/databases.ts'
import type { Trx } from '../db/schema.ts'
import { checkWebhooks } from '../modules/work/notification/webhook-check.ts'
import { programOf } from '../test-support/api-token.ts'
import { createUser } from '../test-support/people.ts'
import { refusal } from '../test-support/refused.ts'
import { createScene } from '../test-support/scene.ts'
import { nameOf } from '../test-support/tour/stop.ts'
import { openStage, type Stage, stopsOf } from '../test-support/tour/tour.ts'
import { callersOf, visit } from '../test-support/tour/visit.ts'
import { beforeTransaction, whileHeld } from '../test-support/while-held.ts'

/** Endpoints that change nothing, or only a file without references, which is deleted after a day; a heartbeat changes only its own session. */
const exempt = [
  'POST /account/import-columns',
  'POST /feedback/screenshot',
  'POST /file',
  'POST /order/quote',
  'POST /proxy/import-file',
  'POST /seat/account/:id/sign-in',
  'POST /seat/account/:id/sign-in/code',
  'POST /seat/heartbeat',
  'POST /task/audience',
  'POST /task/cost',
]
const changes = endpoints.filter(
  (one) => one.method !== 'GET' && !one.callers.includes('public') && !exempt.includes(nameOf(one)),
)

/** Data read before a transaction, the caller's session in particular, may be outdated when it starts. */
bothDatabases('what has ended meanwhile', (location) => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(location)
  })
  afterAll(() => stage.close())

  const sessions = (until: number | null) => async (trx: Trx) => {
    await trx
      .updateTable('user_session')
      .set({ expires_at: until ?? stage.server.clock.now() + 3_600_000 })
      .execute()
    await trx
      .updateTable('user')
      .set({ status: until === null ? 'normal' : 'disabled' })
      .execute()
  }

  test('a caller whose session ends during a request changes nothing by it', async () => {
    const { server, home } = stage
    const program = await programOf(server, home.supervisor)
    const heard = new Set<string>()
    for (const endpoint of changes)
      for (const stop of stopsOf(endpoint).slice(0, 1))
        for (const caller of [...callersOf(endpoint, home), ...(endpoint.scope ? [program] : [])]) {
          const input = await stop.prepare(home)
          const act = () => visit(server, endpoint, input, input.as ?? caller)
          const { answer } = await beforeTransaction(server, sessions(0), act)
          await server.installation.database.db.transaction().execute(sessions(null))
          if (answer.envelope?.reason !== 'not_logged_in')
            heard.add(`${nameOf(endpoint)}: ${answer.envelope?.reason}`)
        }
    expect([...heard]).toEqual([])
  })
  test('a session that ends during its passkey request is refused', async () => {
    const { server } = stage
    const user = await createUser(server)
    const end = (trx: Trx) => trx.deleteFrom('user_session').where('user_id', '=', user.id).execute()
    await refusal(
      whileHeld(server, end, () => server.call(beginPasskey, {}, user)),
      'not_logged_in',
    )
  })

  test.each(['deleted', 'switched off'])(
    'a webhook that was %s after it was claimed receives nothing',
    async (how) => {
      const { server } = stage
      const scene = await createScene(server)
      await server.call(
        blockAccount,
        { params: { id: scene.accountId }, body: { note: 'Locked' } },
        scene.supervisor,
      )
      const body = {
        url: 'https://hooks.example.test/',
        kinds: ['account_blocked' as const],
        language: 'en' as const,
      }
      const { id } = await server.call(createWebhook, { body }, scene.supervisor)
      const end = (trx: Trx) =>
        how === 'deleted'
          ? trx.deleteFrom('webhook').where('id', '=', id).execute()
          : trx.updateTable('webhook').set({ enabled: 0, check_at: null }).where('id', '=', id).execute()
      const { began } = await beforeTransaction(
        server,
        end,
        () => checkWebhooks(server.installation, async () => []),
        1,
      )
      expect(began).toBe(true)
      const { db } = server.installation.database
      expect(
        await db.selectFrom('webhook_delivery').selectAll().where('webhook_id', '=', id).execute(),
      ).toEqual([])
      expect(
        await db.selectFrom('notification_told').selectAll().where('channel', '=', id).execute(),
      ).toEqual([])
    },
  )
})
