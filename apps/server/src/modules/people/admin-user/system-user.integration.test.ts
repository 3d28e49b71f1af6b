import {
  createSystemUser,
  deleteSystemUser,
  listSystemUsers,
  updateSystemUser,
} from '@seaport/contract/people/admin-user'
import { createRole } from '@seaport/contract/people/role'
import { listSecurityNotices, readSecurityNotices } from '@seaport/contract/people/security-notice'
import { login } from '@seaport/contract/people/session'
import { userInfo } from '@seaport/contract/people/user'
import { listAuditLog } from '@seaport/contract/platform/audit'
import type { AuditAction } from '@seaport/contract/platform/audit.schema'
import { listReleases } from '@seaport/contract/platform/release'
import { getNotificationSetting, putNotificationSetting } from '@seaport/contract/work/notification'
import { createWebhook, listWebhooks } from '@seaport/contract/work/webhook'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { newId } from '../../../kernel/id.ts'
import {
  createUser,
  giveRole,
  giveSecondFactor,
  logInByCode,
  PASSWORD,
  type TestUser,
} from '../../../test-support/people.ts'
import { refusal, tally } from '../../../test-support/refused.ts'
import { releaseToken } from '../../../test-support/releases.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

eachDatabase('system users', (location) => {
  let server: TestServer
  let owner: TestUser
  beforeAll(async () => {
    server = await startTestServer(location)
    owner = await createUser(server, { role: 'owner' })
  })
  afterAll(() => server.stop())

  const add = (body: object, by = owner) =>
    server.call(
      createSystemUser,
      {
        body: {
          email: `${newId()}@example.test`,
          username: 'New',
          password: PASSWORD,
          role_id: 'admin',
          ...body,
        },
      },
      { as: by.as },
    )
  const change = (id: string, body: object, by = owner) =>
    server.call(updateSystemUser, { params: { id }, body }, { as: by.as })
  const remove = (id: string, by = owner) => server.call(deleteSystemUser, { params: { id } }, { as: by.as })
  const logIn = (email: string, password = PASSWORD) => server.call(login, { body: { email, password } })
  /** An administrator with the key for administrators, but not every key. */
  const createDeputy = async () => {
    const body = { name: 'Deputy', superuser: true, keys: ['11' as const, '108' as const] }
    const role = await server.call(createRole, { body }, { as: owner.as })
    const deputy = await createUser(server, { role: 'admin' })
    await giveRole(server, deputy, role.id)
    return { ...deputy, roleId: role.id }
  }

  test('an administrator is added, found, changed, logged out by a new password, and removed', async () => {
    const email = `${newId()}@Example.test`
    const added = await add({ email, username: 'Ada', phone: '+65 6550 0110', remark: 'night shift' })
    expect(added).toMatchObject({ email: email.toLowerCase(), role: { id: 'admin' }, status: 'normal' })
    const { token, is_superuser } = await logIn(email)
    expect(is_superuser).toBe(true)
    const { list } = await server.call(listSystemUsers, { query: { search: 'night' } }, { as: owner.as })
    expect(list.map(({ id }) => id)).toEqual([added.id])
    await change(added.id, { password: 'Another-password-2', remark: 'day shift' })
    await refusal(server.call(userInfo, {}, { as: async () => ({ token }) }), 'not_logged_in')
    for (let round = 0; round < 10; round += 1) await refusal(logIn(email), 'wrong_credentials')
    await refusal(logIn(email), 'too_many_requests')
    await change(added.id, { password: 'Another-password-3' })
    await logIn(email, 'Another-password-3')
    await remove(added.id)
    await refusal(logIn(email, 'Another-password-3'), 'user_disabled')
    await refusal(change(added.id, {}), 'not_found')
    expect((await server.call(listSystemUsers, { query: { search: 'day' } }, { as: owner.as })).total).toBe(0)
  })

  test('creating a deleted administrator’s address restores them; any other user’s address is taken', async () => {
    const added = await add({})
    await giveSecondFactor(server, added.id)
    await remove(added.id)
    const again = await add({ email: added.email, username: 'Back' })
    expect(again).toMatchObject({ id: added.id, username: 'Back', status: 'normal', second_factor: false })
    await refusal(add({ email: added.email }), 'email_taken')
    await refusal(add({ email: (await createUser(server)).email }), 'email_taken')
  })

  // Reported for other products; sources are in docs/inputs.md.
  test('whoever is added under the address of a removed administrator has none of their tokens, webhooks and mails', async () => {
    const before = await createUser(server, { role: 'owner' })
    const { id, email } = before
    const headers = await releaseToken(server, before.as)
    const kinds = ['feedback_open' as const]
    await server.call(
      createWebhook,
      { body: { url: 'https://hook.example/', kinds, language: 'en' } },
      before,
    )
    const mails = { language: 'en', time_zone: 'UTC', hour: 9, kinds: { feedback_open: 'now' } } as const
    await server.call(putNotificationSetting, { body: mails }, before)
    await server.call(listReleases, {}, { headers })
    await remove(id)
    await add({ email, role_id: 'owner' })
    await giveSecondFactor(server, id)
    const after = { as: await logInByCode(server, { email }) }
    await refusal(server.call(listReleases, {}, { headers }), 'release_token_wrong')
    expect((await server.call(listWebhooks, {}, after)).list).toEqual([])
    const setting = await server.call(getNotificationSetting, {}, after)
    expect(setting.kinds.filter((kind) => kind.email !== 'off')).toEqual([])
  })

  test('owners are told of all acts that touch safety, five at a time, until they have read them', async () => {
    const reader = await createUser(server, { role: 'owner' })
    const colleague = await createUser(server, { role: 'admin' })
    const supervisor = await createUser(server)
    const { db } = server.installation.database
    const note = (action: AuditAction, subject: string, tenant_id: string | null = null) =>
      db
        .insertInto('audit_log')
        .values({
          ...{ id: newId(), at: server.clock.now(), actor_id: owner.id, actor_email: owner.email },
          ...{ as_user_id: null, action, subject, tenant_id, before: null, after: null },
          ...{ ip: '192.0.2.1', request_id: 'request' },
        })
        .execute()
    const told = async ({ as }: TestUser) => (await server.call(listSecurityNotices, {}, { as })).list
    const subjects = async (user: TestUser) => (await told(user)).map(({ subject }) => subject)
    const read = (up_to: string) => server.call(readSecurityNotices, { body: { up_to } }, { as: reader.as })

    await note('email_config.update', 'at the moment of the registration')
    for (const [action, subject, whose] of [
      ['email_config.update', 'first'],
      ['password.reset', 'of an administrator', colleague.id],
      ['password.reset', 'of a supervisor', supervisor.id],
      ['role.update', 'no such act'],
      ['second_factor.reset', 'reset', colleague.id],
      ['second_factor.disable', 'disabled', colleague.id],
      ['deposit.plan', 'planned'],
      ['email_config.update', 'newest'],
    ] as const) {
      server.clock.advance(1)
      await note(action, subject, whose)
    }
    // Those that there is no room for follow.
    expect(await subjects(reader)).toEqual(['planned', 'disabled', 'reset', 'of an administrator', 'first'])
    expect(await subjects(colleague)).toEqual(['planned'])
    expect(await subjects(supervisor)).toEqual([])
    const [, , third] = await told(reader)
    await read(third?.time ?? '')
    expect(await subjects(reader)).toEqual(['newest', 'planned', 'disabled'])
    // A tab that was opened before them.
    await read('2020-01-01T00:00:00.000Z')
    expect(await subjects(reader)).toEqual(['newest', 'planned', 'disabled'])
    // What is still to come can't be read.
    await read(new Date(server.clock.now() + 3_600_000).toISOString())
    expect(await subjects(reader)).toEqual([])
    server.clock.advance(1)
    await note('deposit.plan', 'later')
    expect(await subjects(reader)).toEqual(['later'])
  })

  test('no password reaches the audit log or an answer', async () => {
    const added = await add({ password: 'Very-secret-1' })
    await change(added.id, { password: 'Very-secret-2' })
    const { list } = await server.call(listAuditLog, { query: { subject: added.id } }, { as: owner.as })
    expect(list.map(({ action }) => action)).toEqual(['system_user.update', 'system_user.create'])
    expect(JSON.stringify([added, list])).not.toMatch(/Very-secret|argon2/)
    expect(list[0]?.after).toEqual({ new_password: true })
  })

  test('supervisors are not administrators, and can’t have their roles', async () => {
    const supervisor = await createUser(server)
    await refusal(change(supervisor.id, { username: 'X' }), 'not_found')
    await refusal(remove(supervisor.id), 'not_found')
    await refusal(add({ role_id: 'user' }), 'role_wrong_kind')
    await refusal(add({ role_id: 'nothing' }), 'not_found')
    const added = await add({})
    await refusal(change(added.id, { role_id: 'user' }), 'role_wrong_kind')
  })

  test('nobody gains rights: by the own role, a colleague’s, or an owner’s password', async () => {
    const deputy = await createDeputy()
    const friend = await add({ role_id: deputy.roleId })
    await refusal(change(deputy.id, { role_id: 'owner' }, deputy), 'own_account')
    await refusal(change(friend.id, { role_id: 'owner' }, deputy), 'beyond_own_keys')
    await refusal(change(friend.id, { role_id: 'admin' }, deputy), 'beyond_own_keys')
    await refusal(add({ role_id: 'owner' }, deputy), 'beyond_own_keys')
    for (const body of [
      { password: 'Stolen-password-1' },
      { status: 'disabled' },
      { role_id: deputy.roleId },
      { username: 'X' },
    ])
      await refusal(change(owner.id, body, deputy), 'beyond_own_keys')
    await refusal(remove(owner.id, deputy), 'beyond_own_keys')
    await change(friend.id, { username: 'Still below' }, deputy)
    const added = await add({ role_id: deputy.roleId }, deputy)
    await remove(added.id, deputy)
  })

  test('nobody removes or disables themselves', async () => {
    for (const body of [{ status: 'disabled' }, { role_id: 'admin' }, { password: 'Another-password-2' }])
      await refusal(change(owner.id, body), 'own_account')
    await refusal(remove(owner.id), 'own_account')
    expect(await change(owner.id, { username: 'Me' })).toMatchObject({ username: 'Me' })
  })

  test('there is always an owner, even if two owners demote each other at once', async () => {
    const { db } = server.installation.database
    await db
      .updateTable('user')
      .set({ role_key: 'admin' })
      .where('role_key', '=', 'owner')
      .where('id', '!=', owner.id)
      .execute()
    const other = await createUser(server, { role: 'owner' })
    const { answers, reasons } = await tally<object>([
      change(other.id, { role_id: 'admin' }, owner),
      remove(owner.id, other),
    ])
    const left = await db
      .selectFrom('user')
      .select('id')
      .where('role_key', '=', 'owner')
      .where('status', '=', 'normal')
      .where('deleted_at', 'is', null)
      .execute()
    expect([left.length, answers.length, reasons.length]).toEqual([1, 1, 1])
    expect(['last_owner', 'beyond_own_keys', 'forbidden', 'not_logged_in', 'not_found']).toContain(reasons[0])
    const [{ id = '' } = {}] = left
    const survivor = id === owner.id ? owner : other
    const third = await add({ role_id: 'owner' }, survivor)
    await remove(third.id, survivor)
    owner = survivor
  })

  test('the last owner can’t be removed by an administrator with every key', async () => {
    const keys = (
      await server.call(
        createRole,
        { body: { name: 'All', superuser: true, keys: ['11'] } },
        { as: owner.as },
      )
    ).id
    const { db } = server.installation.database
    const { keys: all } = await db
      .selectFrom('role')
      .select('keys')
      .where('key', '=', 'owner')
      .executeTakeFirstOrThrow()
    await db.updateTable('role').set({ keys: all }).where('key', '=', keys).execute()
    const peer = await createUser(server, { role: 'admin' })
    await giveRole(server, peer, keys)
    for (const body of [{ status: 'disabled' }, { role_id: 'admin' }])
      await refusal(change(owner.id, body, peer), 'last_owner')
    await refusal(remove(owner.id, peer), 'last_owner')
  })

  test('without the key, and for supervisors, it is closed', async () => {
    for (const role of ['admin', 'user'] as const) {
      const { as } = await createUser(server, { role })
      await refusal(server.call(listSystemUsers, {}, { as }), 'forbidden')
      await refusal(server.call(deleteSystemUser, { params: { id: owner.id } }, { as }), 'forbidden')
    }
  })
})
