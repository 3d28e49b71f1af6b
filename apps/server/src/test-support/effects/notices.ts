import { BlockReason } from '@seaport/contract/desk/account.schema'
import { ProxyError } from '@seaport/contract/desk/proxy.schema'
import { locales } from '@seaport/contract/kernel/locale'
import { permissionKeys } from '@seaport/contract/kernel/permission'
import { createApiToken } from '@seaport/contract/people/api-token'
import { sendFeedback } from '@seaport/contract/platform/feedback'
import type { JobState } from '@seaport/contract/platform/job.schema'
import { tenantActs } from '@seaport/contract/work/admin-act'
import { endReasons } from '@seaport/contract/work/task-state'
import { createWebhook } from '@seaport/contract/work/webhook'
import { newId } from '../../kernel/id.ts'
import { adminThingsOf, scopeOf, thingsOf } from '../../modules/work/attention/attention.public.ts'
import { reportPayment } from '../money.ts'
import { createSeatOnline } from '../people.ts'
import { createAssigned, createScene, type Scene, taskIn } from '../scene.ts'
import { type Home, proxy } from '../tour/home.ts'
import { openOrder } from '../tour/money.ts'
import { type EffectsStage, freshHome } from './effects-stage.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE
const KEYS = new Set(permissionKeys)

const dbOf = ({ server }: Pick<Scene, 'server'>) => server.installation.database.db

/** Accounts with each reason for a block, tasks with each end, proxies with each fault. */
async function eachReason(scene: Scene, home: Home): Promise<void> {
  const db = dbOf(scene)
  const now = scene.server.clock.now()
  for (const [index, reason] of BlockReason.options.entries()) {
    const id = await createAssigned(scene.server, scene.supervisor, scene.seat.id)
    const blocked = { account: `khách_${index}`, availability: 'abnormal' as const, blocked_reason: reason }
    await db
      .updateTable('account')
      .set({ ...blocked, blocked_at: now + index })
      .where('id', '=', id)
      .execute()
  }
  const { id } = await taskIn(scene, 'queued')
  const task = await db.selectFrom('task').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  for (const [index, end_reason] of endReasons.entries()) {
    const ended = { status: 'error' as const, end_reason, ended_at: now + index, number: 100 + index }
    await db
      .insertInto('task')
      .values({ ...task, ...ended, id: newId(), name: index ? task.name : 'Chăm sóc khách · 關懷' })
      .execute()
  }
  for (const [index, error] of ProxyError.options.entries()) {
    const { id } = await proxy({ ...home, supervisor: scene.supervisor })
    const failed = { status: 'abnormal' as const, error, ip: `proxy-${index}.example` }
    await db
      .updateTable('proxy')
      .set({ ...failed, last_detected_at: now + index })
      .where('id', '=', id)
      .execute()
  }
}

/** A webhook that is off, tokens that end, an answered question, an administrator's acts, and a task of a seat that is online but busy. */
async function eachOther(scene: Scene): Promise<void> {
  const { server, supervisor } = scene
  const db = dbOf(scene)
  const now = server.clock.now()
  const hook = { url: 'https://hooks.example/thông-báo', language: 'en' as const }
  const { id } = await server.call(createWebhook, { body: { ...hook, kinds: ['task_failed'] } }, supervisor)
  await db.updateTable('webhook').set({ disabled_at: now }).where('id', '=', id).execute()
  for (const [days, name] of [
    [-1, 'Xuất hằng ngày · 每日匯出'],
    [0.5, 'Báo cáo'],
    [7, '報表'],
  ] as const) {
    const token = await server.call(
      createApiToken,
      { body: { name, scopes: ['task:read'], days: 1 } },
      supervisor,
    )
    await db
      .updateTable('api_token')
      .set({ expires_at: now + days * DAY, last_used_at: now })
      .where('id', '=', token.id)
      .execute()
  }
  const written = { category: 'problem' as const, text: 'Tài khoản ở đâu？ 帳號在哪裡？'.repeat(4) }
  const asked = await server.call(
    sendFeedback,
    { body: { ...written, page: '/task', version: '1' } },
    supervisor,
  )
  await db.updateTable('feedback').set({ answer: '…', answered_at: now }).where('id', '=', asked.id).execute()
  for (const [index, action] of tenantActs.entries()) {
    const why = 'Theo yêu cầu · 應要求'
    const after = { 'user.set_ports': { port_num: 1, why }, 'user.set_plan': { plan: 'professional' } }
    const told = { ...after, other: { name: 'Ghế số 1 · 一號席', why } }
    await db
      .insertInto('audit_log')
      .values({
        ...{ id: newId(), at: now + index, actor_id: newId(), actor_email: 'a@example.test' },
        ...{ as_user_id: null, action, subject: null, tenant_id: supervisor.id, before: null },
        ...{ after: JSON.stringify(told[action as keyof typeof told] ?? told.other) },
        ...{ ip: '127.0.0.1', request_id: newId() },
      })
      .execute()
  }
  const seat = await createSeatOnline(server, supervisor, 1)
  const accountId = await createAssigned(server, supervisor, seat.id)
  server.clock.advance(1)
  await taskIn({ ...scene, seat, accountId }, 'queued')
  server.clock.advance(16 * 60)
  await db.updateTable('seat').set({ name: 'Ghế số 1 · 一號席' }).where('id', '=', scene.seat.id).execute()
  await db.updateTable('seat').set({ last_seen_at: server.clock.now() }).where('id', '=', seat.id).execute()
}

/** What a supervisor is told whose resources are these. */
const resources = (now: number) =>
  [
    ['ports until now', { port_num: 3, port_expire_at: now }],
    ['ports for seven days, all taken, and no money', { port_num: 2, port_expire_at: now + 7 * DAY - 1 }],
    ['one port for a day, and money', { port_num: 1, port_expire_at: now + DAY, balance_cents: 99_00 }],
  ] as const

const jobs: JobState[] = (['late', 'failed'] as const).map((name) => ({
  ...{ name, every_seconds: 5, last_tick: '2026-03-01T00:00:00.000Z', duration_ms: 1, last_failure: null },
  ...{ next_due: null, server: 's', late: name === 'late', ok: name === 'late' },
  error: name === 'late' ? null : 'không có máy chủ thư',
}))

type Found = Awaited<ReturnType<typeof thingsOf>>[number] | Awaited<ReturnType<typeof adminThingsOf>>[number]

/** Plays everything that needs somebody. @returns each notice with its things, in each language, one fact a line */
export async function playNotices(stage: EffectsStage): Promise<string[]> {
  const { database, server } = stage
  database.restore()
  const began = server.clock.now()
  const symbols = stage.symbols.forOneCall()
  const home = freshHome(stage)
  const db = dbOf(stage)
  const shown = ({ kind, urgent, path, since, title, count, things }: Found) => [
    `${urgent ? 'urgent ' : ''}${kind}, ${count}: ${symbols.text(title)} → ${symbols.text(path)}`,
    ...(since ? [`    since ${symbols.text(since)}`] : []),
    ...things.map(
      ({ id, name, reason }) => `    ${symbols.text(id)} – ${symbols.text(`${name}: ${reason}`)}`,
    ),
  ]
  try {
    const scene = await createScene(server)
    await eachReason(scene, home)
    await eachOther(scene)
    const { order_no } = await openOrder({ ...home, supervisor: scene.supervisor })
    await reportPayment(server, { payment_id: newId(), order_no, paid_amount: '1.00' })
    await openOrder({ ...home, supervisor: scene.supervisor })
    const now = server.clock.now()
    const lines: string[] = []
    const { id } = scene.supervisor
    symbols.nameRows(database.read(), '#')
    for (const locale of locales) {
      const at = { locale, now, limit: 50 }
      for (const [about, values] of resources(now)) {
        await db
          .updateTable('user')
          .set({ balance_cents: 0, ...values })
          .where('id', '=', id)
          .execute()
        const found = await thingsOf(db, await scopeOf(db, { ...at, tenantId: id }), KEYS)
        const isFirst = values.port_num === 2
        const own = found.filter(({ kind }) => isFirst || /^(time|balance|ports)_/.test(kind))
        lines.push(`== ${locale}: ${about}`, ...own.flatMap(shown), '')
      }
      const jobStates = async () => jobs
      const told = await adminThingsOf(db, { ...at, userId: home.owner.id, jobStates }, KEYS)
      lines.push(`== ${locale}: administrators`, ...told.flatMap(shown), '')
    }
    return lines
  } finally {
    server.clock.advance((began - server.clock.now()) / 1000)
  }
}
