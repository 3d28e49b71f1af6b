import { blockAccount, unblockAccount } from '@seaport/contract/desk/account'
import type { InputOf } from '@seaport/contract/kernel/endpoint'
import { getNotificationSetting, putNotificationSetting } from '@seaport/contract/work/notification'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { withTransaction } from '../../../kernel/unit-of-work.ts'
import { configureMail, mailsTo } from '../../../test-support/mail.ts'
import { type MailServer, startMailServer } from '../../../test-support/mail-server.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { createAssigned, createScene, type Scene, taskIn } from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { sendDueMails } from '../../platform/email/email.public.ts'
import { beginNotifications } from './notification.service.ts'
import { checkMails, claimThings, endLongCheckWaits } from './notification-check.ts'

type Setting = InputOf<typeof putNotificationSetting>['body']

eachDatabase('notifications by e-mail', (location) => {
  let server: TestServer
  /** On PostgreSQL a second server on the same database; SQLite has one. */
  let other: TestServer
  let owner: TestUser
  let post: MailServer
  beforeAll(async () => {
    server = await startTestServer(location)
    other = location.url ? await startTestServer(location) : server
    post = await startMailServer()
    owner = await createUser(server, { role: 'owner' })
  })
  afterAll(async () => {
    if (other !== server) await other.stop()
    await server.stop()
    await post.close()
  })

  const save = (person: TestUser, change: Partial<Setting>) =>
    server.call(
      putNotificationSetting,
      { body: { language: 'en', time_zone: 'Asia/Hong_Kong', hour: 9, kinds: {}, ...change } },
      person,
    )
  const noJobs = async () => []
  /** Everyone is checked, by both servers at once; only the frozen clock decides who is due. */
  const look = () =>
    Promise.all([checkMails(server.installation, noJobs), checkMails(other.installation, noJobs)])
  const later = (minutes: number) => {
    server.clock.advance(minutes * 60)
    if (other !== server) other.clock.advance(minutes * 60)
  }
  const told = async ({ email }: TestUser) => {
    const { db } = server.installation.database
    const rows = await db
      .selectFrom('mail_outbox')
      .select('subject')
      .where('to_address', '=', email)
      .orderBy('created_at')
      .execute()
    return rows.map(({ subject }) => subject)
  }
  const remembered = async ({ id }: TestUser) => {
    const { db } = server.installation.database
    const rows = await db.selectFrom('notification_told').select('thing').where('channel', '=', id).execute()
    return rows.length
  }
  const block = ({ supervisor }: Scene, id: string) =>
    server.call(blockAccount, { params: { id }, body: { note: 'It was locked' } }, supervisor)

  test('without mail settings, no mail is promised and no item lost', async () => {
    const scene = await createScene(server)
    await block(scene, scene.accountId)
    const setting = await server.call(getNotificationSetting, {}, scene.supervisor)
    expect(setting).toMatchObject({ mail_ready: false, time_zone: null, hour: 9, language: 'en' })
    expect(new Set(setting.kinds.map(({ email }) => email))).toEqual(new Set(['off']))
    await save(scene.supervisor, { kinds: { account_blocked: 'now' } })
    await look()
    expect(await told(scene.supervisor)).toEqual([])
    // Settings for codes that reset a password send no notifications.
    await configureMail(server, { server_port: post.port }, ['reset'])
    expect(await server.call(getNotificationSetting, {}, scene.supervisor)).toMatchObject({
      mail_ready: false,
    })
    later(1)
    await look()
    expect(await told(scene.supervisor)).toEqual([])
    await configureMail(server, { server_port: post.port }, ['register'])
    later(1)
    await look()
    await expect.poll(() => told(scene.supervisor)).toEqual(['1 account is blocked'])
    expect(await server.call(getNotificationSetting, {}, scene.supervisor)).toMatchObject({
      mail_ready: true,
      kinds: expect.arrayContaining([
        { kind: 'account_blocked', email: 'now' },
        { kind: 'task_failed', email: 'off' },
      ]),
    })
  })

  test('who never decided on it is told of what can’t wait, looked for less often, until they decide', async () => {
    const scene = await createScene(server)
    const { supervisor } = scene
    await withTransaction(server.installation, (work) => beginNotifications(work, supervisor.id, 'cn'))
    const setting = await server.call(getNotificationSetting, {}, supervisor)
    // Of zone and language they have said nothing: the form offers the browser's.
    expect(setting).toMatchObject({ time_zone: null, language: 'en', hour: 9 })
    expect(setting.kinds.filter(({ email }) => email !== 'off')).toEqual([
      { kind: 'time_ending', email: 'now' },
      { kind: 'account_blocked', email: 'now' },
      { kind: 'token_ending', email: 'now' },
    ])
    await block(scene, scene.accountId)
    await look()
    await expect.poll(() => told(supervisor)).toEqual(['1 个账号已封禁'])
    const { db } = server.installation.database
    const isDue = async () => {
      const row = db
        .selectFrom('notification_setting')
        .select('check_at')
        .where('user_id', '=', supervisor.id)
      return ((await row.executeTakeFirstOrThrow()).check_at ?? 0) <= server.clock.now()
    }
    await block(scene, await createAssigned(server, supervisor, null))
    later(5)
    await endLongCheckWaits(db, server.clock.now())
    expect(await isDue()).toBe(false)
    later(10)
    expect(await isDue()).toBe(true)
    await look()
    await expect.poll(() => told(supervisor)).toHaveLength(2)
    await save(supervisor, {})
    await block(scene, await createAssigned(server, supervisor, null))
    later(60)
    await look()
    expect(await told(supervisor)).toHaveLength(2)
    expect(await server.call(getNotificationSetting, {}, supervisor)).toMatchObject({
      time_zone: 'Asia/Hong_Kong',
    })
  })

  test('an item is reported once until it is solved and recurs, in the person’s language', async () => {
    const scene = await createScene(server)
    const { supervisor } = scene
    await save(supervisor, { language: 'cn', kinds: { account_blocked: 'now' } })
    await block(scene, scene.accountId)
    later(1)
    await look()
    await expect.poll(() => told(supervisor)).toEqual(['1 个账号已封禁'])
    const [mail] = await mailsTo(server, owner, supervisor.email)
    expect(mail).toMatchObject({ kind: 'notification' })
    later(60)
    await look()
    await expect.poll(() => told(supervisor)).toHaveLength(1)
    await server.call(
      unblockAccount,
      { params: { id: scene.accountId }, body: { note: 'It is back' } },
      supervisor,
    )
    later(1)
    await look()
    await expect.poll(() => remembered(supervisor)).toBe(0)
    await block(scene, scene.accountId)
    later(1)
    await look()
    await expect.poll(() => told(supervisor)).toEqual(['1 个账号已封禁', '1 个账号已封禁'])
  })

  test('what one person has solved stays told to the others', async () => {
    const [one, other] = [await createScene(server), await createScene(server)]
    for (const scene of [one, other]) {
      await save(scene.supervisor, { kinds: { account_blocked: 'now' } })
      await block(scene, scene.accountId)
    }
    later(1)
    await look()
    await expect.poll(() => remembered(other.supervisor)).toBe(1)
    const { db } = server.installation.database
    const told_at = server.clock.now()
    // One was told of what is the other's by now: for that person alone it counts as solved.
    const same = { kind: 'account_blocked', thing: other.accountId, told_at }
    await db
      .insertInto('notification_told')
      .values({ channel: one.supervisor.id, ...same })
      .execute()
    later(1)
    await look()
    await expect.poll(() => remembered(one.supervisor)).toBe(1)
    expect(await remembered(other.supervisor)).toBe(1)
  })

  test('who turned everything off is looked for no more, and who may not log in is told nothing', async () => {
    const scene = await createScene(server)
    const { supervisor } = scene
    const { db } = server.installation.database
    const checkAt = async () =>
      (
        await db
          .selectFrom('notification_setting')
          .select('check_at')
          .where('user_id', '=', supervisor.id)
          .executeTakeFirstOrThrow()
      ).check_at
    await save(supervisor, { kinds: { account_blocked: 'off' } })
    expect(await checkAt()).toBeNull()
    await save(supervisor, { kinds: { account_blocked: 'now' } })
    expect(await checkAt()).toBe(server.clock.now())
    await block(scene, scene.accountId)
    const set = (values: { status?: 'normal' | 'disabled'; deleted_at?: number | null }) =>
      db.updateTable('user').set(values).where('id', '=', supervisor.id).execute()
    for (const [state, back] of [
      [{ status: 'disabled' }, { status: 'normal' }],
      [{ deleted_at: 1 }, { deleted_at: null }],
    ] as const) {
      await set(state)
      later(1)
      await look()
      expect([await told(supervisor), await remembered(supervisor)]).toEqual([[], 0])
      await set(back)
    }
    later(1)
    await look()
    await expect.poll(() => told(supervisor)).toEqual(['1 account is blocked'])
  })

  test('a person who can’t be told keeps nobody else from it, and is told when they can', async () => {
    const [bad, good] = [await createScene(server), await createScene(server)]
    for (const scene of [bad, good]) {
      await save(scene.supervisor, { kinds: { account_blocked: 'now' } })
      await block(scene, scene.accountId)
    }
    const { db } = server.installation.database
    const zone = (time_zone: string) =>
      db
        .updateTable('notification_setting')
        .set({ time_zone, digest_at: 0, check_at: 0 })
        .where('user_id', '=', bad.supervisor.id)
        .execute()
    await zone('Mars/Olympus')
    later(1)
    await expect(checkMails(server.installation, noJobs)).rejects.toThrow('1 people could not be told')
    expect([await told(bad.supervisor), await told(good.supervisor)]).toEqual([[], ['1 account is blocked']])
    await zone('Asia/Hong_Kong')
    later(1)
    await look()
    await expect.poll(() => told(bad.supervisor)).toEqual(['1 account is blocked'])
  })

  test('items within minutes of a mail are reported together with the next; those turned off never', async () => {
    const scene = await createScene(server)
    const { supervisor } = scene
    await save(supervisor, { kinds: { account_blocked: 'now', task_late: 'daily' } })
    await block(scene, scene.accountId)
    later(1)
    await look()
    const more = [
      await createAssigned(server, supervisor, scene.seat.id),
      await createAssigned(server, supervisor, scene.seat.id),
    ]
    for (const id of more) await block(scene, id)
    await taskIn(await createScene(server), 'error')
    later(5)
    await look()
    await expect.poll(() => told(supervisor)).toHaveLength(1)
    later(10)
    await look()
    await expect.poll(() => told(supervisor)).toEqual(['1 account is blocked', '3 accounts are blocked'])
  })

  test('a daily mail comes at the hour of the person’s own clock and links to the screens', async () => {
    const scene = await createScene(server)
    const { supervisor } = scene
    const tomorrow = (): number => {
      const now = server.clock.now()
      const day = 24 * 60 * 60 * 1000
      // 09:00 in Hong Kong is 01:00 UTC.
      const next = now - (now % day) + 60 * 60 * 1000
      return next > now ? next : next + day
    }
    await save(supervisor, { kinds: { account_blocked: 'daily' } })
    await block(scene, scene.accountId)
    const due = tomorrow()
    later(Math.floor((due - server.clock.now()) / 60_000) - 1)
    await look()
    expect(await told(supervisor)).toEqual([])
    later(2)
    await look()
    await expect.poll(() => told(supervisor)).toEqual(['1 account is blocked'])
    await sendDueMails(server.installation)
    const text = post.received.find(({ to }) => to.includes(supervisor.email))?.text
    expect(text).toContain('Your daily digest')
    const { db } = server.installation.database
    const { digest_at } = await db
      .selectFrom('notification_setting')
      .select('digest_at')
      .where('user_id', '=', supervisor.id)
      .executeTakeFirstOrThrow()
    expect(digest_at).toBe(due + 24 * 60 * 60 * 1000)
    expect(text).toContain('Set by the supervisor')
  })

  test('administrators are notified of pending matters, but only of kinds that their keys cover', async () => {
    const { supervisor } = await createScene(server)
    await save(supervisor, { kinds: { order_open: 'now' } })
    const { kinds } = await server.call(getNotificationSetting, {}, supervisor)
    expect(kinds.map(({ kind }) => kind)).not.toContain('order_open')
    const own = await server.call(getNotificationSetting, {}, owner)
    expect(own.kinds.map(({ kind }) => kind)).toContain('order_open')
    expect(own.kinds.map(({ kind }) => kind)).not.toContain('account_blocked')
    await refusal(save(supervisor, { time_zone: 'Mars/Olympus' }), 'invalid_input')
  })

  test('what another server has reported in the meantime is not reported again', async () => {
    const { id } = await createUser(server)
    const claim = (kind: 'account_blocked' | 'task_failed', ids: string[]) =>
      withTransaction(server.installation, async (work) => {
        const things = ids.map((thing) => ({ id: thing, name: null, reason: null, at: null }))
        const need = { kind, title: '', urgent: true, path: '/', count: ids.length, things }
        return (await claimThings(work, id, [need])).flatMap((each) => each.things.map((thing) => thing.id))
      })
    expect(await claim('account_blocked', ['1', '2'])).toEqual(['1', '2'])
    expect(await claim('account_blocked', ['2', '3'])).toEqual(['3'])
    expect(await claim('account_blocked', ['1', '3'])).toEqual([])
    expect(await claim('task_failed', ['1'])).toEqual(['1'])
  })

  test('if a server dies before it commits, the next check sends the notification', async () => {
    const scene = await createScene(server)
    const { supervisor } = scene
    await save(supervisor, { kinds: { account_blocked: 'now' } })
    await block(scene, scene.accountId)
    // Only the broken server, whose clock is ahead, has a reason to check.
    const { db } = server.installation.database
    const check_at = server.clock.now() + 60 * 60_000
    await db
      .updateTable('notification_setting')
      .set({ check_at })
      .where('user_id', '=', supervisor.id)
      .execute()
    const secret = {
      key() {
        throw new Error('The power went')
      },
    }
    const broken = { ...server.installation, clock: () => server.clock.now() + 120 * 60_000, secret }
    await expect(checkMails(broken as unknown as typeof server.installation, noJobs)).rejects.toThrow()
    expect([await told(supervisor), await remembered(supervisor)]).toEqual([[], 0])
    later(200)
    await look()
    await look()
    await expect.poll(() => told(supervisor)).toEqual(['1 account is blocked'])
  })
})
