import { API_BASE } from '@seaport/contract/api'
import { deleteRole, updateRole } from '@seaport/contract/people/role'
import { listAuditLog } from '@seaport/contract/platform/audit'
import * as webhook from '@seaport/contract/work/webhook'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { authenticate, confirmCaller } from '../../../app/authenticate.ts'
import { handleErrors } from '../../../kernel/http/errors.ts'
import { createRouteRegistrar } from '../../../kernel/http/route.ts'
import { newId } from '../../../kernel/id.ts'
import { withTransaction } from '../../../kernel/unit-of-work.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { audit, auditGuardFor } from './audit.public.ts'

eachDatabase('audit log', (location) => {
  let server: TestServer
  let owner: TestUser
  beforeAll(async () => {
    server = await startTestServer(location)
    owner = await createUser(server, { role: 'owner' })
  })
  afterAll(() => server.stop())

  const origin = { ip: '192.0.2.1', userAgent: '', language: '' }
  const by = (id: string) => ({
    actor: {
      kind: 'user' as const,
      userId: id,
      tenantId: id,
      superuser: true,
      keys: new Set<never>(),
      sessionHash: Buffer.alloc(32),
      apiToken: null,
      stableUntil: Number.POSITIVE_INFINITY,
      impersonator: null,
    },
    origin,
    requestId: 'request-1',
  })
  const write = (subject: string, who = owner.id, whose: { tenantId?: string } = {}) =>
    withTransaction(server.installation, (work) =>
      audit(work, by(who), {
        action: 'role.update',
        subject,
        before: { a: 1, b: 2 },
        after: { a: 1, b: 3 },
        ...whose,
      }),
    )
  const list = (query: object) => server.call(listAuditLog, { query }, { as: owner.as })

  test('who adds, changes or deletes a webhook, or renews its secret, is kept, without the path', async () => {
    const person = await createUser(server)
    const [here, there] = ['https://tea.example.com', 'https://hooks.example.com']
    const body = { url: `${here}/T0/key`, kinds: ['task_failed' as const], language: 'en' as const }
    const { id } = await server.call(webhook.createWebhook, { body }, person)
    const params = { id }
    const elsewhere = { url: `${there}/T0/key`, enabled: false }
    await server.call(webhook.updateWebhook, { params, body: elsewhere }, person)
    await server.call(webhook.renewWebhookSecret, { params }, person)
    await server.call(webhook.deleteWebhook, { params }, person)
    const { list: entries } = await list({ subject: id, order: 'asc' })
    expect(entries.map(({ actor, action, before, after }) => [actor.id, action, before, after])).toEqual([
      [person.id, 'webhook.create', null, { url: here, enabled: true }],
      [person.id, 'webhook.update', { url: here, enabled: true }, { url: there, enabled: false }],
      [person.id, 'webhook.renew_secret', null, { url: there, enabled: false }],
      [person.id, 'webhook.delete', { url: there, enabled: false }, null],
    ])
  })

  test('an entry names the actor, action, object and origin, and only the changed fields', async () => {
    await write('one')
    expect((await list({ subject: 'one' })).list).toEqual([
      {
        id: expect.any(String),
        time: new Date(server.clock.now()).toISOString(),
        actor: { id: owner.id, email: owner.email },
        as_user: null,
        action: 'role.update',
        subject: 'one',
        user: null,
        before: { b: 2 },
        after: { b: 3 },
        ip: '192.0.2.1',
        request_id: 'request-1',
      },
    ])
    const { id, email } = await createUser(server)
    await write('two', owner.id, { tenantId: id })
    expect((await list({ user_id: id })).list).toMatchObject([{ subject: 'two', user: { id, email } }])
  })

  test('entries can never be changed or deleted, not even by direct SQL', async () => {
    await write('sealed')
    const { db } = server.installation.database
    await expect(db.updateTable('audit_log').set({ ip: '' }).execute()).rejects.toThrow('append-only')
    await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only')
    expect((await list({ subject: 'sealed' })).total).toBe(1)
  })

  test('the log is filtered by person, action and time, and read by cursor', async () => {
    const other = await createUser(server, { role: 'admin' })
    for (let index = 0; index < 5; index += 1) {
      // Three are at the same moment: their ids distinguish them.
      if (index < 2 || index === 4) server.clock.advance(60)
      await write(`page ${index}`, other.id)
    }
    const all = await list({ actor_id: other.id })
    expect(all.list.map(({ subject }) => subject)).toEqual([4, 3, 2, 1, 0].map((index) => `page ${index}`))
    expect((await list({ search: other.email.toUpperCase() })).total).toBe(5)
    expect((await list({ actor_id: other.id, action: 'role.delete' })).total).toBe(0)
    const from = new Date(server.clock.now() - 60_000).toISOString()
    const to = new Date(server.clock.now()).toISOString()
    expect((await list({ actor_id: other.id, from, to })).list.map(({ subject }) => subject)).toEqual(
      [3, 2, 1].map((index) => `page ${index}`),
    )
    for (const order of ['asc', 'desc'] as const) {
      const seen: (string | null)[] = []
      const first = await list({ actor_id: other.id, page_size: 2, order })
      seen.push(...first.list.map(({ subject }) => subject))
      let cursor = first.next_cursor
      while (cursor !== null) {
        const page = await list({ actor_id: other.id, page_size: 2, order, cursor })
        expect(page.total).toBeNull()
        seen.push(...page.list.map(({ subject }) => subject))
        cursor = page.next_cursor
      }
      const numbers = order === 'asc' ? [0, 1, 2, 3, 4] : [4, 3, 2, 1, 0]
      expect(seen).toEqual(numbers.map((index) => `page ${index}`))
    }
  })

  test('an entry names its actor, as whom they acted, and whose the object is', async () => {
    const [acted, whose] = [await createUser(server), await createUser(server)]
    await server.installation.database.db
      .insertInto('audit_log')
      .values({
        ...{ id: newId(), at: server.clock.now(), actor_id: owner.id, actor_email: owner.email },
        ...{ as_user_id: acted.id, tenant_id: whose.id, action: 'role.update', subject: 'three people' },
        ...{ before: null, after: null, ip: '192.0.2.1', request_id: 'request' },
      })
      .execute()
    expect((await list({ subject: 'three people' })).list).toMatchObject([
      {
        actor: { id: owner.id, email: owner.email },
        as_user: { id: acted.id, email: acted.email },
        user: { id: whose.id, email: whose.email },
      },
    ])
  })

  test('without the key it is closed', async () => {
    const { as } = await createUser(server)
    await refusal(server.call(listAuditLog, {}, { as }), 'forbidden')
  })

  test('an admin write without an audit entry fails and changes nothing', async () => {
    const { installation } = server
    const app = Fastify({ logger: false, genReqId: () => 'r' })
    handleErrors(app)
    const registerRoute = createRouteRegistrar(
      { app, forForms: app, forRawBodies: app },
      installation,
      { authenticate: authenticate(installation), confirmCaller, auditGuardFor },
      new Set(),
    )
    registerRoute(updateRole, async ({ mutate }, { params }) => {
      await mutate(({ trx }) =>
        trx.updateTable('role').set({ name: 'Forgotten' }).where('key', '=', params.id).execute(),
      )
      return { id: params.id, name: '', superuser: true, keys: [], seeded: true, users: 0 }
    })
    registerRoute(deleteRole, async () => ({}))
    const url = `${API_BASE}/admin/role/admin`
    const headers = await owner.as('', '')
    const forgotten = await app.inject({ method: 'PATCH', url, headers, payload: { name: 'X' } })
    expect([forgotten.statusCode, forgotten.json()]).toMatchObject([500, { reason: 'fault' }])
    const idle = await app.inject({ method: 'DELETE', url, headers })
    expect(idle.statusCode).toBe(500)
    const role = await installation.database.db
      .selectFrom('role')
      .select('name')
      .where('key', '=', 'admin')
      .executeTakeFirstOrThrow()
    expect(role.name).toBe('admin')
    await app.close()
  })
})
