import { createServer } from 'node:net'
import { getEmailConfig, listOutbox } from '@seaport/contract/platform/email'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../../../tests/support/databases.ts'
import { withTransaction } from '../../../kernel/unit-of-work.ts'
import { askForCode, mailsTo, newEmail } from '../../../test-support/mail.ts'
import { mailScene } from '../../../test-support/mail-scene.ts'
import { startMailServer } from '../../../test-support/mail-server.ts'
import { createUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { emailJobs } from './email.public.ts'
import { claimMails, recordMailResult } from './email.repository.ts'
import { queueMail, queueNotification, sendDueMails } from './mail-outbox.ts'
import { MailError, sendMail } from './smtp.ts'

const DAY = 24 * 60 * 60

bothDatabases('mail outbox', (location) => {
  const { scene, configure, delivered, settled, row, reached } = mailScene(location)
  /** On PostgreSQL a second server on the same database; SQLite has one. */
  let other: TestServer
  beforeAll(async () => {
    other = location.url ? await startTestServer(location) : scene.server
  })
  afterAll(async () => {
    if (other !== scene.server) await other.stop()
  })

  test('a dead server loses nothing: the mail waits longer and longer, and leaves when it is back', async () => {
    await configure()
    await scene.post.close()
    const email = newEmail()
    await askForCode(scene.server, email, 'register')
    const first = await settled(email, 'queued', 1)
    expect(first?.last_error).toMatch(/ECONNREFUSED|ESOCKET|ECONNECTION/)
    expect(first?.content).toBeNull()
    scene.server.clock.advance(5)
    await settled(email, 'queued', 2)
    scene.server.clock.advance(14)
    await sendDueMails(scene.server.installation)
    expect((await row(email)).tries).toBe(2)
    scene.post = await startMailServer()
    await configure()
    scene.server.clock.advance(1)
    await delivered(email)
    await settled(email, 'sent', 3)
    expect(reached(email)).toEqual([email])
  })

  test('a mail whose code is too old by the next try is given up, and its text is gone', async () => {
    await configure({ expire_minutes: 1 })
    await scene.post.close()
    const email = newEmail()
    await askForCode(scene.server, email, 'register')
    await settled(email, 'queued', 1)
    scene.server.clock.advance(59)
    await settled(email, 'failed', 2)
    expect((await row(email)).content_sealed).toBeNull()
    scene.post = await startMailServer()
  })

  test.each(['register', 'registered', 'reset'] as const)(
    'a code (%s) that expired while no server ran is not sent any more, a notice as old is',
    async (kind) => {
      await configure()
      const { installation } = scene.server
      const [code, notice] = [newEmail(), (await createUser(scene.server)).email]
      await withTransaction(installation, async (work) => {
        const mail = { kind, to: code, locale: 'vi', code: '123456', minutes: 10 } as const
        await queueMail(work, installation.secret, { ...mail, skip: false, confidential: false })
        const text = { subject: 'Port', content: 'It expires' }
        await queueNotification(work, installation.secret, { to: notice, ...text })
      })
      // No job of the server sends before the test does.
      await installation.database.db
        .updateTable('mail_outbox')
        .set({ dead_at: scene.server.clock.now() })
        .where('to_address', 'in', [code, notice])
        .execute()
      await settled(code, 'failed')
      await settled(notice, 'sent')
      expect((await row(code)).content_sealed).toBeNull()
      expect(reached(code, notice)).toEqual([notice])
    },
  )

  test('notices are tried for a day, and what only its reader may see is not kept without settings', async () => {
    await configure()
    const { installation } = scene.server
    const now = scene.server.clock.now()
    const [notice, code, secret] = [(await createUser(scene.server)).email, newEmail(), newEmail()]
    await withTransaction(installation, async (work) => {
      await queueNotification(work, installation.secret, { to: notice, subject: 'Port', content: 'Soon' })
      for (const to of [code, secret])
        await queueMail(work, installation.secret, {
          ...{ kind: 'reset', to, locale: 'en', code: '123456', minutes: 10, skip: false },
          confidential: to === secret,
        } as const)
      await work.trx.deleteFrom('email_config').execute()
    })
    expect((await row(notice)).dead_at).toBe(now + DAY * 1000)
    for (const to of [code, secret]) await settled(to, 'held')
    expect([(await row(code)).content_sealed === null, (await row(secret)).content_sealed]).toEqual([
      false,
      null,
    ])
  })

  test.each([
    ['disabled', { status: 'disabled' }],
    ['removed', { deleted_at: 1 }],
    ['given another address', { email: newEmail() }],
  ] as const)('a notification for somebody who is %s before it leaves reaches nobody', async (_, change) => {
    await configure()
    const { installation } = scene.server
    const [gone, there] = [await createUser(scene.server), await createUser(scene.server)]
    await withTransaction(installation, async (work) => {
      for (const { email: to } of [gone, there])
        await queueNotification(work, installation.secret, { to, subject: 'Port', content: 'Soon' })
      await work.trx.updateTable('user').set(change).where('id', '=', gone.id).execute()
    })
    await settled(gone.email, 'skipped')
    await settled(there.email, 'sent')
    expect((await row(gone.email)).content_sealed).toBeNull()
    expect(reached(gone.email, there.email)).toEqual([there.email])
  })

  test('a code for an administrator shows neither text nor own subject in the outbox', async () => {
    await configure({ subject: '{code} is the code', content: 'Code {code}' })
    const { installation } = scene.server
    const to = newEmail()
    await withTransaction(installation, (work) =>
      queueMail(work, installation.secret, {
        ...{ kind: 'reset', to, locale: 'en', code: '654321', minutes: 10, skip: false },
        confidential: true,
      } as const),
    )
    const [mail] = await mailsTo(scene.server, scene.owner, to)
    expect(mail?.content).toBeNull()
    expect(mail?.subject).not.toContain('654321')
    await settled(to, 'sent')
    expect((await delivered(to)).text).toContain('Code 654321')
  })

  test('an address that the server refuses is given up at once, without what the server quotes', async () => {
    await scene.post.close()
    scene.post = await startMailServer({
      onRcptTo: (_, __, done) =>
        done(Object.assign(new Error('no such mailbox, ticket 123456'), { responseCode: 550 })),
    })
    await configure()
    const email = newEmail()
    await askForCode(scene.server, email, 'register')
    const mail = await settled(email, 'failed', 1)
    expect(mail?.last_error).toMatch(/no such mailbox, ticket \*{6}/)
    await scene.post.close()
    scene.post = await startMailServer({
      onRcptTo: (_, __, done) => done(Object.assign(new Error('busy'), { responseCode: 451 })),
    })
    await configure()
    const later = newEmail()
    await askForCode(scene.server, later, 'register')
    await settled(later, 'queued', 1)
  })

  test('a server that says nothing is left after a while', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as { port: number }
    const server = { host: '127.0.0.1', port, secure: 'none' as const, login: null }
    const settings = { ...server, sender: 'a@b.test', brand: 'Tea', site: null }
    const mail = { id: '1', to: 'c@d.test', subject: 's', content: 'c', isNotification: false }
    const trouble = await sendMail(settings, mail, 50).catch((error: unknown) => error)
    expect(trouble).toBeInstanceOf(MailError)
    expect(trouble).toMatchObject({ detail: expect.stringContaining('ETIMEDOUT'), final: false })
    await new Promise((resolve) => silent.close(resolve))
  })

  test('many mails, sent by all servers at once, arrive once each', async () => {
    await configure()
    const emails = Array.from({ length: 35 }, newEmail)
    await Promise.all(emails.map((email) => askForCode(scene.server, email, 'register')))
    await Promise.all(
      [scene.server, other, scene.server, other].map(({ installation }) => sendDueMails(installation)),
    )
    await Promise.all(emails.map((email) => settled(email, 'sent', 1)))
    expect(reached(...emails)).toEqual(emails.sort())
  })

  test('a server that dies with a mail in its hands: another one sends it, and the dead one’s word counts no more', async () => {
    await configure()
    const email = newEmail()
    const { db } = scene.server.installation.database
    await db.deleteFrom('mail_outbox').where('state', '=', 'queued').execute()
    // Due two minutes from now.
    await withTransaction(
      { ...scene.server.installation, clock: () => scene.server.clock.now() + 120_000 },
      (work) =>
        queueMail(work, scene.server.installation.secret, {
          kind: 'register',
          to: email,
          locale: 'en',
          code: '123456',
          minutes: 10,
          skip: false,
          confidential: false,
        }),
    )
    const at = (seconds: number) => ({
      ...scene.server.installation,
      clock: () => scene.server.clock.now() + seconds * 1000,
    })
    const [claimed = { id: '', tries: 0 }] = await withTransaction(at(120), (work) =>
      claimMails(work, { until: work.now + 60_000, max: 1, sending: [] }),
    )
    expect(claimed).toMatchObject({ to_address: email })
    await sendDueMails(at(179))
    expect(reached(email)).toEqual([])
    // The server that sends it knows so, wherever the clock jumps to meanwhile.
    const sending = [claimed.id]
    const again = await withTransaction(at(600), (work) =>
      claimMails(work, { until: work.now + 60_000, max: 1, sending }),
    )
    expect(again).toEqual([])
    await sendDueMails(at(180))
    expect(reached(email)).toEqual([email])
    await recordMailResult(db, claimed, { state: 'failed' })
    expect(await row(email)).toMatchObject({ state: 'sent', tries: claimed.tries + 1 })
  })

  test('the outbox is for administrators with the key, filters by state, and forgets', async () => {
    await scene.server.installation.database.db.deleteFrom('email_config').execute()
    const email = newEmail()
    await askForCode(scene.server, email, 'register')
    const read = (query: { state?: 'held' | 'failed' }) =>
      scene.server.call(listOutbox, { query: { ...query, page_size: 200 } }, { as: scene.owner.as })
    expect((await read({ state: 'held' })).list.every(({ state }) => state === 'held')).toBe(true)
    expect((await read({ state: 'failed' })).list.some(({ to }) => to === email)).toBe(false)
    const user = await createUser(scene.server)
    for (const endpoint of [listOutbox, getEmailConfig])
      await refusal(scene.server.call(endpoint, {}, { as: user.as }), 'forbidden')
    const tidy = async () => {
      for (const job of emailJobs(scene.server.installation)) await job.run()
    }
    scene.server.clock.advance(601)
    await tidy()
    expect(await mailsTo(scene.server, scene.owner, email)).toMatchObject([{ state: 'held', content: null }])
    scene.server.clock.advance(31 * DAY)
    await tidy()
    expect(
      (await scene.server.installation.database.db.selectFrom('mail_outbox').select('id').execute()).length,
    ).toBe(0)
  })
})
