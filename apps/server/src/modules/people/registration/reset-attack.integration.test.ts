import type { PermissionKey } from '@seaport/contract/kernel/permission'
import { resetUserSecondFactor } from '@seaport/contract/people/admin-user'
import { resetPassword } from '@seaport/contract/people/registration'
import { createRole } from '@seaport/contract/people/role'
import { listSecurityNotices, readSecurityNotices } from '@seaport/contract/people/security-notice'
import { login } from '@seaport/contract/people/session'
import { listAuditLog } from '@seaport/contract/platform/audit'
import { putEmailConfig } from '@seaport/contract/platform/email'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { askForCode, mailsTo } from '../../../test-support/mail.ts'
import { startMailServer } from '../../../test-support/mail-server.ts'
import {
  createUser,
  giveRole,
  giveSecondFactor,
  type TestUser,
  totpCode,
} from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { emailJobs } from '../../platform/email/email.public.ts'

const STOLEN = 'Taken-over-by-mail-1'

eachDatabase('attack on an owner by its password reset', (location) => {
  let server: TestServer
  let owner: TestUser
  let victim: TestUser
  let attacker: TestUser
  beforeAll(async () => {
    server = await startTestServer(location)
    owner = await createUser(server, { role: 'owner' })
    victim = await createUser(server, { role: 'owner' })
    attacker = await administratorWith(['120'])
  })
  afterAll(() => server.stop())

  const administratorWith = async (keys: PermissionKey[]) => {
    const role = await server.call(createRole, { body: { name: 'Mail', superuser: true, keys } }, owner)
    const user = await createUser(server, { role: 'admin' })
    await giveRole(server, user, role.id)
    return user
  }
  const resetWith = (code: string, second_factor?: string) =>
    server.call(resetPassword, {
      body: { email: victim.email, code, password: STOLEN, confirm_password: STOLEN, second_factor },
    })
  const sendMails = () =>
    emailJobs(server.installation)
      .find(({ name }) => name === 'mail')
      ?.run()
  const now = () => new Date(server.clock.now()).toISOString()
  const putConfig = (by: TestUser, server_port: number) => {
    const body = {
      type: 'reset' as const,
      sender: 'no-reply@evil.test',
      server_address: '127.0.0.1',
      server_port,
      secure: 'none' as const,
      user: '',
      password: null,
      subject: null,
      content: null,
      expire_minutes: 10,
    }
    return server.call(putEmailConfig, { body }, by)
  }
  const loginWithStolen = () => server.call(login, { body: { email: victim.email, password: STOLEN } })

  test('the outbox shows nobody the code of an administrator', async () => {
    await askForCode(server, victim.email, 'reset')
    for (const reader of [attacker, owner]) {
      const [mail] = await mailsTo(server, reader, victim.email)
      expect(mail).toMatchObject({ state: 'held', kind: 'reset', content: null, confidential: true })
    }
  })

  test('an attacker’s mail server gets the code, which alone can’t reset an administrator', async () => {
    const post = await startMailServer()
    try {
      await putConfig(attacker, post.port)
      server.clock.advance(61)
      await askForCode(server, victim.email, 'reset')
      await sendMails()
      const code = /\d{6}/.exec(post.received.find(({ to }) => to.includes(victim.email))?.text ?? '')?.[0]
      if (!code) throw new Error('No code has come')
      await refusal(resetWith(code), 'second_factor_needed')
      for (let round = 0; round < 4; round += 1)
        await refusal(resetWith(code, '000000'), 'second_factor_wrong')
      await refusal(resetWith(code, totpCode(server)), 'code_wrong')
      await refusal(loginWithStolen(), 'wrong_credentials')
    } finally {
      await post.close()
    }
  })

  test('every owner is notified, through the previous settings and in the console', async () => {
    const [old, fresh] = [await startMailServer(), await startMailServer()]
    try {
      await putConfig(owner, old.port)
      // What was to leave through the server before, whose port may be one of these by now.
      await server.installation.database.db.deleteFrom('mail_outbox').execute()
      await server.call(readSecurityNotices, { body: { up_to: now() } }, owner)
      server.clock.advance(1)
      // Changes of a supervisor are reported only to that supervisor.
      const supervisor = await createUser(server)
      await giveSecondFactor(server, supervisor.id)
      await server.call(resetUserSecondFactor, { params: { id: supervisor.id } }, owner)
      await putConfig(attacker, fresh.port)
      await vi.waitFor(async () => {
        await sendMails()
        const readers = old.received.flatMap(({ to }) => to)
        for (const one of [owner, victim]) expect(readers).toContain(one.email)
      })
      expect(old.received.find(({ to }) => to.includes(owner.email))?.text).toContain(attacker.email)
      expect(fresh.received).toEqual([])
      const { list } = await server.call(listSecurityNotices, {}, owner)
      expect(list).toMatchObject([{ action: 'email_config.update', actor: { email: attacker.email } }])
      expect((await server.call(listSecurityNotices, {}, attacker)).list).toEqual([])
      await server.call(readSecurityNotices, { body: { up_to: list[0]?.time ?? '' } }, owner)
      expect((await server.call(listSecurityNotices, {}, owner)).list).toEqual([])
      expect((await server.call(listSecurityNotices, {}, victim)).list).not.toEqual([])
      const { list: audited } = await server.call(
        listAuditLog,
        { query: { action: 'email_config.update', actor_id: attacker.id } },
        owner,
      )
      expect(audited[0]).toMatchObject({ after: { server_port: fresh.port } })
    } finally {
      await old.close()
      await fresh.close()
    }
  })

  test('an administrator resets the password with the second factor, and that is audited', async () => {
    await server.installation.database.db.deleteFrom('email_config').execute()
    const post = await startMailServer()
    try {
      await putConfig(owner, post.port)
      server.clock.advance(61)
      await askForCode(server, victim.email, 'reset')
      const code = await vi.waitFor(async () => {
        await sendMails()
        const found = /\d{6}/.exec(post.received.find(({ to }) => to.includes(victim.email))?.text ?? '')?.[0]
        if (!found) throw new Error('No code has come')
        return found
      })
      await resetWith(code, totpCode(server))
      expect((await loginWithStolen()).next).toBe('second_factor')
      const { list } = await server.call(listAuditLog, { query: { action: 'password.reset' } }, owner)
      expect(list).toMatchObject([{ actor: { id: victim.id }, subject: victim.id }])
    } finally {
      await post.close()
    }
  })

  test('without a second factor, an administrator can’t reset the password by mail', async () => {
    const newcomer = await createUser(server)
    await server.installation.database.db
      .updateTable('user')
      .set({ role_key: 'admin' })
      .where('id', '=', newcomer.id)
      .execute()
    const post = await startMailServer()
    try {
      await putConfig(owner, post.port)
      await askForCode(server, newcomer.email, 'reset')
      const code = await vi.waitFor(async () => {
        await sendMails()
        const mail = post.received.find(({ to }) => to.includes(newcomer.email))
        if (!mail) throw new Error('No code has come')
        return /\d{6}/.exec(mail.text)?.[0] ?? ''
      })
      const body = { email: newcomer.email, code, password: STOLEN, confirm_password: STOLEN }
      await refusal(server.call(resetPassword, { body }), 'reset_needs_owner')
    } finally {
      await post.close()
    }
  })
})
