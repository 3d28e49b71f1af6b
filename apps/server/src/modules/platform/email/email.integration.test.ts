import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import tls from 'node:tls'
import { register } from '@seaport/contract/people/registration'
import { getEmailConfig, putEmailConfig, testEmailConfig } from '@seaport/contract/platform/email'
import type { MailKind } from '@seaport/contract/platform/email.schema'
import type { SMTPServerOptions } from 'smtp-server'
import { expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { type UnitOfWork, withTransaction } from '../../../kernel/unit-of-work.ts'
import { askForCode, mailsTo, newEmail, registration } from '../../../test-support/mail.ts'
import { mailScene } from '../../../test-support/mail-scene.ts'
import { certificate, startMailServer } from '../../../test-support/mail-server.ts'
import { createUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { checkMailServer, codeMailOf, mailQueue, queueConfidentialNotice, queueMail } from './email.public.ts'
import { queueNotification } from './mail-outbox.ts'

eachDatabase('email', (location) => {
  const { scene, configure, delivered, settled, row, reached } = mailScene(location)

  test('without a configuration a mail is held, and administrators read it while its code is valid', async () => {
    await scene.server.installation.database.db.deleteFrom('email_config').execute()
    const email = newEmail()
    await askForCode(scene.server, email, 'register')
    const [mail] = await mailsTo(scene.server, scene.owner, email)
    expect(mail).toMatchObject({ state: 'held', kind: 'register', tries: 0, sent_at: null })
    expect(mail?.content).toMatch(/\d{6}[\s\S]*10 minutes/)
    const queue = await mailQueue(scene.server.installation.database.db)
    expect(queue).toEqual({ waiting: 0, oldestSince: null })
    expect((await row(email)).content_sealed?.toString('latin1')).not.toMatch(/registration code/)
    const { configs } = await scene.server.call(getEmailConfig, {}, { as: scene.owner.as })
    expect(configs.map(({ type, configured }) => [type, configured])).toEqual([
      ['register', false],
      ['reset', false],
    ])
    expect(configs[0]?.default_content).toContain('{code}')
    const body = { type: 'register' as const, to: email }
    await refusal(scene.server.call(testEmailConfig, { body }, { as: scene.owner.as }), 'mail_not_configured')
  })

  // learnhouse/learnhouse#1044, reloop-labs/reloop#133: mails of the brand that customers know, and not of the software.
  test('mails come from the brand of the installation', async () => {
    await configure()
    const { db } = scene.server.installation.database
    const senderOf = async () => {
      const email = newEmail()
      await askForCode(scene.server, email, 'register')
      return (await delivered(email)).headers.from
    }
    expect(await senderOf()).toBe('Seaport <no-reply@seaport.test>')
    const value = JSON.stringify('Harbour, Ltd.')
    await db
      .insertInto('setting')
      .values({ key: 'brand', value, updated_at: 0, updated_by: scene.owner.id })
      .execute()
    try {
      expect(await senderOf()).toBe('"Harbour, Ltd." <no-reply@seaport.test>')
    } finally {
      await db.deleteFrom('setting').execute()
    }
  })

  test('mails name the installation by its public address, and notifications can be filtered and turned off', async () => {
    await configure()
    const { env, secret } = scene.server.installation
    env.publicUrl = 'https://console.example.com'
    try {
      const { email } = await createUser(scene.server)
      await withTransaction(scene.server.installation, (work) =>
        queueNotification(work, secret, { to: email, subject: 'Port', content: 'It expires' }),
      )
      const mail = await delivered(email)
      expect(mail.hello).toBe('console.example.com')
      expect(mail.headers['message-id']).toMatch(/^<[\w-]+@console\.example\.com>$/)
      expect(mail.headers).toMatchObject({
        'auto-submitted': 'auto-generated',
        'list-id': '<notifications.console.example.com>',
        'list-unsubscribe': '<https://console.example.com/#/notifications>',
      })
    } finally {
      env.publicUrl = null
    }
  })

  test('a code arrives in the reader’s language, and logs the reader in', async () => {
    await configure()
    const email = newEmail()
    const { body } = await scene.server.send('POST', '/api/v1/auth/email-code', {
      headers: { 'content-type': 'application/json', 'accept-language': 'zh-CN' },
      body: JSON.stringify({ email, purpose: 'register' }),
    })
    expect(body).toMatchObject({ data: { held: false } })
    const mail = await delivered(email)
    expect(mail).toMatchObject({ from: 'no-reply@seaport.test', to: [email], user: null, encrypted: false })
    expect(mail.headers).toMatchObject({ subject: '注册验证码', from: 'Seaport <no-reply@seaport.test>' })
    expect(mail.headers['message-id']).toMatch(/^<[\w-]+@seaport\.test>$/)
    expect(mail.headers).toMatchObject({
      'auto-submitted': 'auto-generated',
      'x-auto-response-suppress': 'All',
    })
    // A mail with a code has no list headers.
    expect(Object.keys(mail.headers).filter((name) => name.startsWith('list-'))).toEqual([])
    expect(mail.text).toContain('10 分钟')
    const code = /\d{6}/.exec(mail.text)?.[0] ?? ''
    await scene.server.call(register, { body: registration(email, code) })
    expect(await settled(email, 'sent')).toMatchObject({ tries: 1, last_error: null, content: null })
    expect((await row(email)).content_sealed).toBeNull()
  })

  test('a configuration’s own text is used, with its own minutes', async () => {
    await configure({
      subject: 'Code {code}',
      content: 'Dear reader,\n\n{code} for {minutes} min',
      expire_minutes: 7,
    })
    const email = newEmail()
    await askForCode(scene.server, email, 'reset')
    await askForCode(scene.server, email, 'register')
    const mail = await delivered(email)
    const code = /\d{6}/.exec(mail.text)?.[0]
    expect(mail.text).toBe(`Dear reader,\n\n${code} for 7 min`)
    expect(mail.headers.subject).toBe(`Code ${code}`)
    expect((await mailsTo(scene.server, scene.owner, email)).map(({ state }) => state)).toEqual([
      'sent',
      'skipped',
    ])
  })

  test('each mail goes by the settings for its kind, and is held without them', async () => {
    const { installation } = scene.server
    const { db } = installation.database
    for (const [type, expire_minutes] of [
      ['register', 7],
      ['reset', 8],
    ] as const) {
      const own = {
        sender: `${type}@seaport.test`,
        subject: `Own ${type}`,
        content: '{code}',
        expire_minutes,
      }
      await configure(own, [type])
    }
    const queue = (work: UnitOfWork, kind: MailKind, to: string) => {
      const [code, text] = [
        { code: '123456', minutes: 9 },
        { subject: `A ${kind}`, content: 'Text' },
      ]
      if (kind === 'register' || kind === 'registered' || kind === 'reset')
        return queueMail(work, installation.secret, {
          ...{ kind, to, locale: 'en', ...code, skip: false, confidential: false },
        })
      if (kind === 'notification') return queueNotification(work, installation.secret, { to, ...text })
      return queueConfidentialNotice(work, installation.secret, { kind, to, ...text })
    }
    const kinds = [
      'register',
      'registered',
      'reset',
      'notification',
      'factor_changed',
      'deposit_changed',
    ] as const
    /** @returns the state in which a mail of each kind is queued */
    const states = () =>
      withTransaction(installation, async (work) => {
        const found: string[] = []
        for (const kind of kinds) {
          const to = newEmail()
          await queue(work, kind, to)
          const mails = work.trx.selectFrom('mail_outbox').select('state').where('to_address', '=', to)
          found.push((await mails.executeTakeFirstOrThrow()).state)
          await work.trx.deleteFrom('mail_outbox').where('to_address', '=', to).execute()
        }
        return found
      })
    const sent: unknown[] = []
    for (const kind of kinds) {
      const { email } = await createUser(scene.server)
      await withTransaction(installation, (work) => queue(work, kind, email))
      await settled(email, 'sent')
      const { from, headers } = await delivered(email)
      sent.push([kind, from, headers.subject])
    }
    expect(sent).toEqual([
      ['register', 'register@seaport.test', 'Own register'],
      ['registered', 'register@seaport.test', 'This address is already registered'],
      ['reset', 'reset@seaport.test', 'Own reset'],
      ['notification', 'register@seaport.test', 'A notification'],
      ['factor_changed', 'register@seaport.test', 'A factor_changed'],
      ['deposit_changed', 'register@seaport.test', 'A deposit_changed'],
    ])
    expect(await codeMailOf(db, 'register')).toEqual({ minutes: 7, held: false })
    expect(await codeMailOf(db, 'reset')).toEqual({ minutes: 8, held: false })
    const checked = async () => (await checkMailServer(db, installation.secret, null))?.sender
    expect(await checked()).toBe('register@seaport.test')

    const forget = (type: 'register' | 'reset') =>
      db.deleteFrom('email_config').where('type', '=', type).execute()
    await forget('register')
    expect(await states()).toEqual(['held', 'held', 'queued', 'queued', 'held', 'held'])
    expect(await codeMailOf(db, 'register')).toEqual({ minutes: 10, held: true })
    expect(await checked()).toBe('reset@seaport.test')
    await configure({}, ['register'])
    await forget('reset')
    expect(await states()).toEqual(['queued', 'queued', 'held', 'queued', 'queued', 'queued'])
    expect(await codeMailOf(db, 'reset')).toEqual({ minutes: 10, held: true })
    await forget('register')
    expect(await checked()).toBeUndefined()
  })

  test('a server that requires a login gets it, over verified TLS', async () => {
    await scene.post.close()
    const onAuth: SMTPServerOptions['onAuth'] = ({ username, password }, _, done) =>
      password === 'Mail-password-1' ? done(null, { user: username ?? '' }) : done(new Error('No such user'))
    scene.post = await startMailServer({ authOptional: false, onAuth })
    const login = { user: 'robot', password: 'Mail-password-1' }
    await configure({ secure: 'starttls', ...login })
    const body = { type: 'register' as const, to: newEmail() }
    const attempt = () => scene.server.call(testEmailConfig, { body }, { as: scene.owner.as })
    const untrusted = await refusal(attempt(), 'mail_failed')
    expect(untrusted.refusal.msg).toMatch(/certificate/i)
    expect(reached(body.to)).toEqual([])

    const trusted = tls.getCACertificates('default')
    tls.setDefaultCACertificates([...trusted, certificate])
    try {
      await attempt()
      expect(scene.post.received).toMatchObject([{ user: 'robot', encrypted: true, to: [body.to] }])
      await configure({ secure: 'starttls', ...login, password: 'wrong-password' })
      const wrong = await refusal(attempt(), 'mail_failed')
      expect(wrong.refusal.msg).toMatch(/EAUTH/)
      expect(wrong.refusal.msg).not.toMatch(/wrong-password|Mail-password/)

      await scene.post.close()
      scene.post = await startMailServer({ secure: true, authOptional: false, onAuth })
      await configure({ secure: 'tls', ...login })
      await attempt()
      expect(scene.post.received).toMatchObject([{ user: 'robot', encrypted: true }])

      await scene.post.close()
      scene.post = await startMailServer({ disabledCommands: ['STARTTLS'] })
      await configure({ secure: 'starttls' })
      await refusal(attempt(), 'mail_failed')
      expect(reached(body.to)).toEqual([])
    } finally {
      tls.setDefaultCACertificates(trusted)
    }
  })

  test('a closed port, a silent one and another service get the same answer', async () => {
    const body = { type: 'register' as const, to: newEmail() }
    const [told, examined]: [string[], string[]] = [[], []]
    const closed = createServer().listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const { port } = closed.address() as AddressInfo
    await new Promise((resolve) => closed.close(resolve))
    const other = createServer((socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n')).listen(0, '127.0.0.1')
    await once(other, 'listening')
    for (const server_port of [port, (other.address() as AddressInfo).port]) {
      await configure({ server_port })
      const attempt = scene.server.call(testEmailConfig, { body }, { as: scene.owner.as })
      told.push((await refusal(attempt, 'mail_failed')).refusal.msg)
      const answer = await checkMailServer(
        scene.server.installation.database.db,
        scene.server.installation.secret,
        null,
      )
      examined.push(answer?.error?.message ?? '')
    }
    other.close()
    for (const words of [told, examined]) {
      expect(new Set(words).size, words.join('; ')).toBe(1)
      expect(words[0]).toContain('no mail server answers there')
      expect(words[0]).not.toMatch(/SSH|REFUSED|127\.0\.0\.1/)
    }
  })

  test('the password is never returned, is stored encrypted, and is not sent to another server', async () => {
    await configure({ user: 'robot', password: 'Mail-password-1' })
    const { configs } = await scene.server.call(getEmailConfig, {}, { as: scene.owner.as })
    expect(configs[0]).toMatchObject({ configured: true, has_password: true, user: 'robot' })
    expect(JSON.stringify(configs)).not.toContain('Mail-password-1')
    const { db } = scene.server.installation.database
    const stored = await db.selectFrom('email_config').selectAll().execute()
    for (const { password_sealed } of stored)
      expect(password_sealed?.toString('latin1')).not.toContain('Mail-password-1')
    const entries = await db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('action', '=', 'email_config.update')
      .execute()
    expect(entries.length).toBeGreaterThan(0)
    expect(JSON.stringify(entries)).not.toContain('Mail-password-1')

    const {
      default_subject: _s,
      default_content: _c,
      configured: _d,
      has_password: _h,
      updated_at: seen,
      ...known
    } = configs[0] ?? (undefined as never)
    const put = (change: object) =>
      scene.server.call(putEmailConfig, { body: { ...known, ...change } }, { as: scene.owner.as })
    scene.server.clock.advance(1)
    expect(await put({ subject: 'Hello', seen })).toMatchObject({ has_password: true, subject: 'Hello' })
    // Another administrator's form was opened before.
    await refusal(put({ subject: 'Bye', seen }), 'conflict')
    await refusal(put({ subject: 'Bye', seen: null }), 'conflict')
    for (const move of [
      { server_address: 'evil.test' },
      { server_port: 26 },
      { user: 'other' },
      { secure: 'starttls' },
    ])
      await refusal(put(move), 'mail_password_needed')
    expect(await put({ server_address: 'mail.test', password: 'New-1' })).toMatchObject({
      has_password: true,
    })
    expect(await put({ password: null })).toMatchObject({ has_password: false })
    expect(await put({ server_port: 26 })).toMatchObject({ has_password: false, server_port: 26 })
  })

  test('owners are told of changed mail settings through the server of before', async () => {
    await configure()
    const elsewhere = await startMailServer()
    try {
      await configure({ server_port: elsewhere.port })
      await settled(scene.owner.email, 'sent')
      expect(elsewhere.received).toEqual([])
      expect(scene.post.received.map(({ to }) => to)).toContainEqual([scene.owner.email])
      // The former password is forgotten with the text.
      const kept = scene.server.installation.database.db
        .selectFrom('mail_outbox')
        .select('id')
        .where('state', '=', 'sent')
        .where('config_sealed', 'is not', null)
      expect(await kept.execute()).toEqual([])
    } finally {
      await elsewhere.close()
    }
  })

  test('a configuration that could not be sent with or would break a mail is refused', async () => {
    await configure()
    const put = (change: object) =>
      refusal(configure(change), 'invalid_input').then(({ refusal: answer }) =>
        answer.detail?.map(({ loc }) => loc.join('.')),
      )
    expect(await put({ content: 'no place for it' })).toEqual(['body.content'])
    expect(await put({ subject: 'a\r\nBcc: everybody@example.test' })).toEqual(['body.subject'])
    expect(await put({ sender: 'nobody' })).toEqual(['body.sender'])
    expect(await put({ server_address: 'a b' })).toEqual(['body.server_address'])
    expect(await put({ server_port: 0 })).toEqual(['body.server_port'])
    expect(await put({ expire_minutes: 0 })).toEqual(['body.expire_minutes'])
    expect(await put({ expire_minutes: 11 })).toEqual(['body.expire_minutes'])
    await refusal(
      askForCode(scene.server, 'a@example.test\r\nBcc: b@example.test', 'register'),
      'invalid_input',
    )
  })
})
