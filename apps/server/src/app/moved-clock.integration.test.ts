import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import tls from 'node:tls'
import { blockAccount } from '@seaport/contract/desk/account'
import { getSeat } from '@seaport/contract/desk/seat'
import { sendEmailCode } from '@seaport/contract/people/registration'
import { login } from '@seaport/contract/people/session'
import { putNotificationSetting } from '@seaport/contract/work/notification'
import { listTasks } from '@seaport/contract/work/task'
import { repeatTask } from '@seaport/contract/work/task-repeat'
import { createWebhook } from '@seaport/contract/work/webhook'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases.ts'
import { newId } from '../kernel/id.ts'
import { configureMail, newEmail } from '../test-support/mail.ts'
import { certificate, certificateKey, type MailServer, startMailServer } from '../test-support/mail-server.ts'
import { PASSWORD, type TestUser } from '../test-support/people.ts'
import { PROXY_VARIABLES, proxyActs } from '../test-support/proxies.ts'
import { addTask, createScene, runJob, type Scene, taskIn, taskOf } from '../test-support/scene.ts'
import { RefusedCall, startTestServer, type TestServer } from '../test-support/test-server.ts'
import { allJobs } from './all-jobs.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** How long a server may take to send what it has claimed, in milliseconds. */
const CLAIM_MS = { mail_outbox: 60_000, webhook_delivery: 240_000 }

/** Maximum distance of each stored moment into the future, in seconds: its longest wait, plus a minute for differences between clocks. */
const LONGEST: Record<string, number> = {
  'mail_outbox.next_at': 2 * MINUTE,
  'webhook_delivery.next_at': 10 * HOUR + MINUTE,
  'webhook.check_at': 2 * MINUTE,
  'notification_setting.check_at': 2 * MINUTE,
  'notification_setting.mailed_at': MINUTE,
  'notification_setting.digest_at': 25 * HOUR,
  'task.lease_until': 2 * MINUTE,
  'seat.last_seen_at': MINUTE,
  'proxy.check_claimed_until': 2 * MINUTE,
  'user_session.last_seen_at': MINUTE,
  'user_session.expires_at': 30 * DAY + MINUTE,
  'email_code.sent_at': MINUTE,
  'setting.next_at': DAY + MINUTE,
}

eachDatabase('a day of moved clocks', (location) => {
  let server: TestServer
  let post: MailServer
  let receiver: Server
  let hook: string
  /** Mail server and webhook receiver answer with a temporary error. */
  let down = false
  const delivered: string[] = []
  const trusted = tls.getCACertificates('default')
  beforeAll(async () => {
    tls.setDefaultCACertificates([...trusted, certificate])
    receiver = createServer({ key: certificateKey, cert: certificate }, async (request, response) => {
      const body = await text(request)
      if (!down) delivered.push(body)
      response.writeHead(down ? 503 : 200).end()
    })
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    hook = `https://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
    post = await startMailServer({
      onMailFrom(_address, _session, done) {
        done(down ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null)
      },
    })
    server = await startTestServer(location, { ...PROXY_VARIABLES, SEAPORT_ALLOW_PRIVATE_WEBHOOKS: '1' })
    await configureMail(server, { server_port: post.port })
  })
  afterAll(async () => {
    await server.stop()
    await post.close()
    receiver.close()
    tls.setDefaultCACertificates(trusted)
  })

  /** Runs every job of an installation; the runs that it starts by itself are over then, because the clock stands still. */
  const runJobs = async () => {
    for (const job of allJobs(server.installation)) await job.run()
    for (const table of ['mail_outbox', 'webhook_delivery'] as const)
      await expect
        .poll(() =>
          db()
            .selectFrom(table)
            .select('tries')
            .where('state', '=', 'queued')
            .where('next_at', '=', server.clock.now() + CLAIM_MS[table])
            .execute(),
        )
        .toEqual([])
  }
  const passMinutes = async (minutes: number) => {
    for (let passed = 0; passed < minutes; passed += 3) {
      server.clock.advance(3 * MINUTE)
      await runJobs()
    }
  }
  const db = () => server.installation.database.db
  /** Notices about the blocked account; there may be others. */
  const mailsOf = ({ email }: TestUser) =>
    post.received.filter(
      ({ to, headers }) => to.includes(email) && headers.subject === '1 account is blocked',
    )
  const hooksOf = (accountId: string) => delivered.filter((body) => body.includes(accountId)).length
  const isThrottled = async (email: string, password: string) =>
    server.call(login, { body: { email, password } }).then(
      () => false,
      (error: unknown) => error instanceof RefusedCall && error.refusal.reason === 'too_many_requests',
    )

  /** Starts one of everything that waits, while the receivers are down. */
  const beginEverything = async () => {
    down = true
    const scene = await createScene(server)
    const { supervisor } = scene
    // Uses an account that is not blocked, which would end the task.
    const silent = await createScene(server)
    const running = await taskIn(silent, 'running')
    const { accountId } = scene
    const proxies = await proxyActs(server, supervisor)
    const proxy = await proxies.add({ ip: '127.0.0.1', port: 1 })
    const claimed = { check_wanted_at: server.clock.now(), check_claim: newId() }
    await db()
      .updateTable('proxy')
      .set({ ...claimed, check_claimed_until: server.clock.now() + 60_000 })
      .where('id', '=', proxy.id)
      .execute()
    const email = newEmail()
    await server.call(sendEmailCode, { body: { email, purpose: 'register' } })
    for (let guess = 0; guess < 10; guess += 1) await isThrottled(supervisor.email, 'wrong')
    expect(await isThrottled(supervisor.email, PASSWORD)).toBe(true)
    const body = { note: 'It was locked' }
    await server.call(blockAccount, { params: { id: accountId }, body }, supervisor)
    const setting = { language: 'en' as const, time_zone: 'Asia/Hong_Kong', hour: 9 }
    await server.call(
      putNotificationSetting,
      { body: { ...setting, kinds: { account_blocked: 'now' } } },
      supervisor,
    )
    await server.call(
      createWebhook,
      { body: { url: hook, kinds: ['account_blocked'], language: 'en' } },
      supervisor,
    )
    const tries = async () => {
      await runJobs()
      const [mail] = await db()
        .selectFrom('mail_outbox')
        .select('tries')
        .where('to_address', '=', supervisor.email)
        .where('state', '=', 'queued')
        .where('last_error', 'is not', null)
        .execute()
      const [message] = await db()
        .selectFrom('webhook_delivery')
        .innerJoin('webhook', 'webhook.id', 'webhook_delivery.webhook_id')
        .select('webhook_delivery.tries')
        .where('webhook.user_id', '=', supervisor.id)
        .where('webhook_delivery.status', '=', 503)
        .execute()
      return [mail?.tries, message?.tries]
    }
    await expect.poll(tries).toEqual([1, 1])
    return { scene, silent, running, proxy, email, acts: proxies }
  }

  test.each([
    ['an hour ahead', HOUR],
    ['an hour back', -HOUR],
    ['a day ahead', DAY],
    ['a day back', -DAY],
  ])('set %s: pending work is done once, and soon', async (_, seconds) => {
    const { scene, silent, running, proxy, email, acts } = await beginEverything()
    const { supervisor, seat, accountId } = scene
    down = false
    server.clock.advance(seconds)
    await runJobs()
    await passMinutes(21)
    await expect.poll(() => mailsOf(supervisor).length).toBe(1)
    await expect.poll(() => hooksOf(accountId)).toBe(1)
    expect((await taskOf(silent, running.id)).status).not.toBe('running')
    expect(await server.call(getSeat, { params: { id: seat.id } }, supervisor)).toMatchObject({
      online: false,
    })
    expect(await acts.get(proxy.id)).toMatchObject({ status: 'abnormal' })
    expect(await isThrottled(supervisor.email, PASSWORD)).toBe(false)
    await server.call(sendEmailCode, { body: { email, purpose: 'register' } })
    await passMinutes(6)
    expect([mailsOf(supervisor).length, hooksOf(accountId)]).toEqual([1, 1])
  })

  test('no stored moment is further ahead than its longest wait', async () => {
    const tables = await db().introspection.getTables()
    for (const [name, seconds] of Object.entries(LONGEST)) {
      const [table = '', column = ''] = name.split('.')
      expect(tables.find((known) => known.name === table)?.columns.map((known) => known.name)).toContain(
        column,
      )
      const { latest } = await db()
        .selectFrom(table as 'task')
        .select((eb) => eb.fn.max(column as 'lease_until').as('latest'))
        .$if(column === 'next_at' && table !== 'setting', (waiting) =>
          waiting.where('state' as 'status', '=', 'queued'),
        )
        .executeTakeFirstOrThrow()
      const ahead = (Number(latest ?? 0) - server.clock.now()) / 1000
      expect([name, Math.max(ahead, seconds)]).toEqual([name, seconds])
    }
  })

  test('repeated tasks run once a day across daylight saving changes and a moved clock', async () => {
    // New York skips 02:30 on 8 March 2026; Lord Howe has 01:45 twice on 5 April; Berlin skips 02:30 on 29 March.
    const zones: [zone: string, change: string, time: string][] = [
      ['America/New_York', '2026-03-07T00:00:00.000Z', '02:30'],
      ['Europe/Berlin', '2026-03-28T00:00:00.000Z', '02:30'],
      ['Australia/Lord_Howe', '2026-04-04T00:00:00.000Z', '01:45'],
    ]
    for (const [zone, from, time] of zones) {
      server.clock.advance((Date.parse(from) - server.clock.now()) / 1000)
      const scene = await sceneIn(zone)
      const id = await addTask(scene)
      await server.call(
        repeatTask,
        { params: { id }, body: { weekdays: [1, 2, 3, 4, 5, 6, 7], time } },
        scene.supervisor,
      )
      for (const hours of [...Array<number>(36).fill(1), -1, 1, -1, ...Array<number>(38).fill(1)]) {
        server.clock.advance(hours * HOUR)
        await runJob(server, 'task-repeat')
        // While one waits for the seat, there is no other.
        await db().updateTable('task').set({ status: 'ended' }).where('seat_id', '=', scene.seat.id).execute()
      }
      const { list } = await server.call(
        listTasks,
        { query: { sort: 'number', order: 'asc' } },
        scene.supervisor,
      )
      const days = list.slice(1).map(({ created_at }) => dayIn(zone, created_at))
      const each = days.map((_, number) => dayAfter(days[0] ?? '', number))
      expect([zone, days.length >= 3, days]).toEqual([zone, true, each])
    }
  })

  const sceneIn = async (zone: string): Promise<Scene> => {
    const scene = await createScene(server)
    await db().updateTable('account').set({ time_zone: zone }).where('id', '=', scene.accountId).execute()
    return scene
  }
})

function dayAfter(day: string, number: number): string {
  return new Date(Date.parse(day) + number * DAY * 1000).toISOString().slice(0, 10)
}

function dayIn(timeZone: string, at: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(Date.parse(at))
}
