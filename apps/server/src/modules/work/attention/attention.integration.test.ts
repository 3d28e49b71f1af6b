import { blockAccount } from '@seaport/contract/desk/account'
import { createOrder } from '@seaport/contract/money/order'
import { createApiToken } from '@seaport/contract/people/api-token'
import type { JobState } from '@seaport/contract/platform/job.schema'
import { getAdminAttention, getAttention } from '@seaport/contract/work/attention'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import type { TaskTable } from '../../../db/schema/task.ts'
import type { ApiTokenTable, UserTable } from '../../../db/schema/user.ts'
import { addTiers, topUp } from '../../../test-support/money.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { createAssigned, createScene, type Scene, taskIn } from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { proxy } from '../../../test-support/tour/home.ts'
import { adminAttentionOf, adminThingsOf } from './admin-attention.service.ts'

const DAY = 24 * 60 * 60 * 1000

eachDatabase('attention', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const look = (supervisor: TestUser, language = 'en') =>
    server.call(getAttention, {}, { ...supervisor, headers: { 'accept-language': language } })
  const itemsOf = async (supervisor: TestUser) =>
    (await look(supervisor)).items.map(({ kind, title, path, samples }) => [
      kind,
      title,
      path,
      samples.length,
    ])
  const block = ({ supervisor }: Scene, id: string) =>
    server.call(blockAccount, { params: { id }, body: { note: 'It was locked' } }, supervisor)
  const setUser = (
    id: string,
    values: { port_expire_at?: number; port_num?: number; balance_cents?: number; gifted_at?: number },
  ) => server.installation.database.db.updateTable('user').set(values).where('id', '=', id).execute()

  const scopeOfNow = () => ({
    ...{ userId: 'nobody', locale: 'en' as const, now: server.clock.now(), limit: 3 },
    jobStates: async () => [],
  })

  test('a tenant without problems needs nothing, whatever happens to another', async () => {
    const busy = await createScene(server)
    await taskIn(busy, 'error')
    await block(busy, busy.accountId)
    const quiet = await createScene(server)
    expect(await look(quiet.supervisor)).toEqual({
      items: [],
      first_steps: { ports: true, seat: true, account: true, client: true, task: false },
      gift: null,
    })
    expect((await look(await createUser(server, { ports: 0 }))).first_steps).toEqual({
      ports: false,
      seat: false,
      account: false,
      client: false,
      task: false,
    })
  })

  test('blocked accounts and failed tasks name the reason in the caller’s language', async () => {
    const scene = await createScene(server)
    const failed = await taskIn(scene, 'error')
    const blocked = await createAssigned(server, scene.supervisor, scene.seat.id)
    await block(scene, blocked)
    const { items } = await look(scene.supervisor)
    expect(items).toMatchObject([
      {
        kind: 'account_blocked',
        count: 1,
        title: '1 account is blocked',
        urgent: true,
        samples: [{ reason: 'Set by the supervisor' }],
        since: new Date(server.clock.now()).toISOString(),
        path: '/media?availability=abnormal',
      },
      {
        kind: 'task_failed',
        title: '1 task failed',
        samples: [{ reason: 'Something went wrong' }],
        // A single task links to its own page.
        path: `/task/${failed.id}`,
      },
    ])
    await taskIn(scene, 'error')
    await block(scene, scene.accountId)
    expect(await itemsOf(scene.supervisor)).toEqual([
      ['account_blocked', '2 accounts are blocked', '/media?availability=abnormal', 2],
      ['task_failed', '2 tasks failed', '/task?status=error', 2],
    ])
    expect((await look(scene.supervisor, 'zh-CN')).items[0]?.title).toBe('2 个账号已封禁')
  })

  test('a task that waits longer than usual is late, and its seat silent during working hours', async () => {
    const scene = await createScene(server)
    await taskIn(scene, 'queued')
    server.clock.advance(5 * 60 + 59)
    expect(await itemsOf(scene.supervisor)).toEqual([])
    server.clock.advance(1)
    expect((await look(scene.supervisor)).items).toMatchObject([
      {
        kind: 'task_late',
        title: '1 task is late to start',
        samples: [{ name: 'Commenters on @harbor_tea’s post and 1 more', reason: 'Its seat is offline' }],
      },
    ])
    server.clock.advance(9 * 60)
    const [late, silent] = (await look(scene.supervisor)).items
    expect([late?.kind, silent]).toMatchObject([
      'task_late',
      { kind: 'seat_silent', count: 1, path: '/seatAccount?online=false&enabled=true' },
    ])
    // Quiet hours, when nobody is expected at work. The accounts' time zone is UTC.
    const night = new Date(server.clock.now()).setUTCHours(23, 0)
    server.clock.advance((night - server.clock.now()) / 1000)
    expect((await itemsOf(scene.supervisor)).map(([kind]) => kind)).toEqual(['task_late'])
  })

  test('proxies that failed their check are named, with the fault', async () => {
    const scene = await createScene(server)
    const { id } = await proxy({
      ...scene,
      owner: scene.supervisor,
      mailPort: 0,
      translationUrl: '',
      counts: new Map(),
    })
    expect(await itemsOf(scene.supervisor)).toEqual([])
    await server.installation.database.db
      .updateTable('proxy')
      .set({ status: 'abnormal', error: 'proxy_timed_out', last_detected_at: server.clock.now() })
      .where('id', '=', id)
      .execute()
    expect((await look(scene.supervisor)).items).toMatchObject([
      { kind: 'proxy_failing', count: 1, samples: [{ reason: 'The proxy did not answer in time' }] },
    ])
  })

  test('an ending term, no free ports, and a balance below the renewal are reported', async () => {
    const owner = await createUser(server, { role: 'owner' })
    await addTiers(server, owner)
    const scene = await createScene(server)
    const { id } = scene.supervisor
    const now = server.clock.now()
    await setUser(id, { port_num: 5, port_expire_at: now + 14 * DAY + 1 })
    // Another tenant's tasks take none of this one's ports.
    const other = await createScene(server)
    for (let task = 0; task < 5; task += 1) await taskIn(other, 'pending')
    expect(await itemsOf(scene.supervisor)).toEqual([])
    // 5 × 30 × $0.37 × 0.9333
    await setUser(id, { port_expire_at: now + 14 * DAY, balance_cents: 51_79 })
    expect((await look(scene.supervisor)).items).toMatchObject([
      {
        kind: 'balance_low',
        title: 'Your balance of $51.79 doesn’t cover the next 30 days ($51.80)',
        path: '/payBalance',
      },
    ])
    await setUser(id, { port_expire_at: now + 7 * DAY, balance_cents: 51_80 })
    expect(await itemsOf(scene.supervisor)).toEqual([
      ['time_ending', 'Port time ends in 7 days', '/buyPort-user', 0],
    ])
    await taskIn(scene, 'pending')
    await setUser(id, { port_num: 1, port_expire_at: now + 60 * DAY })
    expect(await itemsOf(scene.supervisor)).toEqual([
      ['ports_full', 'Your only port is taken', '/buyPort-user', 0],
    ])
    await setUser(id, { port_expire_at: now })
    expect((await look(scene.supervisor)).items[0]).toMatchObject({
      kind: 'time_ending',
      urgent: true,
      title: 'Port time has expired. Renew to resume work',
    })
  })

  test('what is urgent comes first, and the rest by how serious it is', async () => {
    // The price tiers are those of the test before.
    const scene = await createScene(server)
    const { id } = scene.supervisor
    const kinds = async () => (await look(scene.supervisor)).items.map(({ kind }) => kind)
    await taskIn(scene, 'error')
    await block(scene, await createAssigned(server, scene.supervisor, scene.seat.id))
    const now = server.clock.now()
    await setUser(id, { port_num: 5, port_expire_at: now + DAY + 1, balance_cents: 0 })
    expect(await kinds()).toEqual(['account_blocked', 'task_failed', 'time_ending', 'balance_low'])
    await setUser(id, { port_expire_at: now + DAY })
    expect(await kinds()).toEqual(['time_ending', 'account_blocked', 'task_failed', 'balance_low'])
  })

  test('the newest are named, all are counted, and what is deleted, old or parked is left out', async () => {
    const scene = await createScene(server)
    const { db } = server.installation.database
    const failed = await taskIn(scene, 'error')
    const waiting = await taskIn(scene, 'queued')
    const accounts: { id: string; name: string }[] = []
    for (let number = 0; number < 5; number += 1) {
      const id = await createAssigned(server, scene.supervisor, scene.seat.id)
      await block(scene, id)
      const { account } = await db
        .selectFrom('account')
        .select('account')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      accounts.push({ id, name: account })
      server.clock.advance(60)
    }
    await db
      .updateTable('account')
      .set({ deleted_at: 1 })
      .where('id', '=', accounts[4]?.id ?? '')
      .execute()
    const blocked = (await look(scene.supervisor)).items.find(({ kind }) => kind === 'account_blocked')
    expect(blocked?.count).toBe(4)
    expect(blocked?.samples.map(({ name }) => name)).toEqual(
      [3, 2, 1].map((number) => accounts[number]?.name),
    )

    const now = server.clock.now()
    const answered = [1, 2, 3, 4, 5].map((number) => ({
      id: `feedback${number}`,
      user_id: scene.supervisor.id,
      category: 'idea' as const,
      // Sixty code points end within the family.
      text: number === 4 ? `4 ${'茶'.repeat(57)}👩‍👩‍👧` : `${number} 茶`,
      page: '/',
      version: '1',
      screenshot_id: null,
      status: 'answered' as const,
      answer: 'Ok',
      answered_by: null,
      answered_at: now + number,
      read_at: number === 5 ? now : null,
      created_at: now,
    }))
    await db
      .insertInto('feedback')
      .values([
        ...answered,
        { ...answered[0], id: 'feedback0', status: 'open', answer: null, answered_at: null },
      ] as typeof answered)
      .execute()
    const replies = (await look(scene.supervisor)).items.find(({ kind }) => kind === 'feedback_answered')
    expect([replies?.count, replies?.samples.map(({ name }) => name)]).toEqual([
      4,
      [`4 ${'茶'.repeat(57)}`, '3 茶', '2 茶'],
    ])
    await db.deleteFrom('feedback').where('user_id', '=', scene.supervisor.id).execute()

    const change = (id: string, values: Partial<TaskTable>) =>
      db.updateTable('task').set(values).where('id', '=', id).execute()
    const kinds = async () => (await look(scene.supervisor)).items.map(({ kind }) => kind)
    await change(failed.id, { ended_at: now - 7 * DAY })
    await change(waiting.id, { queued_at: now - DAY })
    expect(await kinds()).toEqual(['account_blocked', 'task_failed', 'task_late'])
    await change(failed.id, { ended_at: now - 7 * DAY - 1 })
    await change(waiting.id, { park_reason: 'paused' })
    expect(await kinds()).toEqual(['account_blocked'])
    await change(failed.id, { ended_at: now, deleted_at: now })
    await change(waiting.id, { park_reason: null, deleted_at: now })
    expect(await kinds()).toEqual(['account_blocked'])
  })

  test('ports that were a gift are told as one, until something is bought', async () => {
    // The price tiers are those of the test before.
    const until = server.clock.now() + 3 * DAY
    const newcomer = await createUser(server, { ports: 0 })
    await setUser(newcomer.id, { port_num: 2, port_expire_at: until, gifted_at: 1 })
    expect((await look(newcomer)).gift).toEqual({ ports: 2, until: new Date(until).toISOString() })
    await topUp(server, newcomer, await createUser(server, { role: 'owner' }), 100)
    await server.call(createOrder, { body: { order_type: 3, days: 30 } }, newcomer)
    expect((await look(newcomer)).gift).toBeNull()
  })

  test('administrators are told what needs them, as far as their keys reach', async () => {
    const customer = await createUser(server, { ports: 2, days: 3 })
    await server.call(createOrder, { body: { order_type: 1, amount: 100 } }, customer)
    const owner = await createUser(server, { role: 'owner' })
    const headers = { 'accept-language': 'en' }
    const { items } = await server.call(getAdminAttention, {}, { ...owner, headers })
    expect(items.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['mail_missing', 'order_open', 'user_ending']),
    )
    expect(items.find(({ kind }) => kind === 'mail_missing')?.path).toBe('/configManagement?section=email')
    const open = items.find(({ kind }) => kind === 'order_open')
    expect(open).toMatchObject({ title: '1 recharge to confirm', samples: [{ reason: customer.email }] })
    expect(items.find(({ kind }) => kind === 'user_ending')?.samples).toContainEqual({
      name: customer.email,
      reason: 'Port time ends in 3 days',
    })
    await refusal(server.call(getAdminAttention, {}, customer), 'forbidden')
  })

  test('a token in use is told from seven days before its end, and for three days after it', async () => {
    const { db } = server.installation.database
    const now = server.clock.now()
    const supervisor = await createUser(server, { ports: 0 })
    const tokens: [string, Partial<ApiTokenTable>][] = [
      ['7 Tage', { expires_at: now + 7 * DAY }],
      ['later', { expires_at: now + 7 * DAY + 1 }],
      ['báo cáo', { expires_at: now + DAY + 1 }],
      ['報表', { expires_at: now }],
      ['ended', { expires_at: now - 3 * DAY + 1 }],
      ['ended long ago', { expires_at: now - 3 * DAY }],
      ['revoked', { expires_at: now, revoked_at: now }],
      ['never used', { expires_at: now, last_used_at: null }],
      ['from before another password', { expires_at: now, password_mark: Buffer.alloc(32) }],
    ]
    for (const [name, values] of tokens) {
      const body = { name, scopes: ['task:read' as const], days: 1 }
      const { id } = await server.call(createApiToken, { body }, supervisor)
      await db
        .updateTable('api_token')
        .set({ last_used_at: 1, ...values })
        .where('id', '=', id)
        .execute()
    }
    const told = async () => (await look(supervisor)).items.find(({ kind }) => kind === 'token_ending')
    expect(await told()).toEqual({
      kind: 'token_ending',
      count: 4,
      title: '4 API tokens in use are ending',
      urgent: true,
      samples: [
        { name: 'ended', reason: 'Has ended' },
        { name: '報表', reason: 'Has ended' },
        { name: 'báo cáo', reason: 'Ends in 2 days' },
      ],
      since: null,
      path: '/notifications?section=tokens',
    })
    const end = (expires_at: number) =>
      db.updateTable('api_token').set({ expires_at }).where('user_id', '=', supervisor.id).execute()
    await end(now + DAY + 1)
    expect(await told()).toMatchObject({ count: 6, urgent: false })
    await end(now + DAY)
    expect(await told()).toMatchObject({ urgent: true, samples: Array(3).fill({ reason: 'Ends in 1 day' }) })
    expect((await look(await createUser(server, { ports: 0 }))).items).toEqual([])
  })

  test('customers are told as ending from seven days on until the end, the next one first', async () => {
    const { db } = server.installation.database
    const now = server.clock.now()
    const terms: [number, Partial<UserTable>][] = [
      [7 * DAY, {}],
      [1, {}],
      [7 * DAY + 1, {}],
      [0, {}],
      [3 * DAY, { port_num: 0 }],
      [3 * DAY, { status: 'disabled' }],
      [3 * DAY, { deleted_at: 1 }],
      [3 * DAY, { role_key: 'owner' }],
    ]
    const emails: string[] = []
    for (const [left, more] of terms) {
      const { id, email } = await createUser(server, { ports: 2 })
      const values = { port_expire_at: now + left, ...more }
      await db.updateTable('user').set(values).where('id', '=', id).execute()
      emails.push(email)
    }
    const [ending] = await adminThingsOf(db, { ...scopeOfNow(), limit: 100 }, new Set(['108']))
    const told = ending?.things.filter(({ name }) => emails.includes(name ?? ''))
    expect(told).toMatchObject([
      { name: emails[1], reason: 'Port time ends in 1 day' },
      { name: emails[0], reason: 'Port time ends in 7 days' },
    ])
  })

  test('a job needs attention when it failed and when it is late, and then only', async () => {
    const job = (name: string, state: Partial<JobState>): JobState => ({
      ...{ name, every_seconds: 5, last_tick: new Date(1000).toISOString(), duration_ms: 1, ok: true },
      ...{ error: null, last_failure: null, next_due: null, late: false, server: 's', ...state },
    })
    const states = [
      job('in-time', { last_failure: new Date(0).toISOString() }),
      job('late', { late: true }),
      job('failed', { ok: false, error: 'no mail server' }),
      job('never', { late: true, last_tick: null }),
    ]
    const scope = { ...scopeOfNow(), limit: 2, jobStates: async () => states }
    const items = await adminAttentionOf(server.installation.database.db, scope, new Set(['120']))
    expect(items.find(({ kind }) => kind === 'job_failing')).toMatchObject({
      count: 3,
      since: new Date(1000).toISOString(),
      samples: [
        { name: 'late', reason: null },
        { name: 'failed', reason: 'no mail server' },
        { name: 'never', reason: null },
      ],
    })
  })
})
