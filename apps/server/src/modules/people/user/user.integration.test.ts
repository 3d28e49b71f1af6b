import { API_BASE } from '@seaport/contract/api'
import { closeAccount, openAccount } from '@seaport/contract/desk/seat-session'
import { defaultRoles, keysInEffect } from '@seaport/contract/kernel/permission'
import { login } from '@seaport/contract/people/session'
import { updateUserInfo, userInfo, userPermission } from '@seaport/contract/people/user'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { withTransaction } from '../../../kernel/unit-of-work.ts'
import { createAccountOn } from '../../../test-support/accounts.ts'
import { newEmail } from '../../../test-support/mail.ts'
import { jpeg, png, webp } from '../../../test-support/media.ts'
import { createSeatOnline, createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { ensureRoles } from '../role/role.public.ts'
import { ensureOwner, giveOwnerNewPassword } from './user.public.ts'

eachDatabase('user', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const poll = async (user: TestUser, known?: string) =>
    server.send('GET', `${API_BASE}${userInfo.path}`, {
      headers: { ...(await user.as('GET', '')), ...(known !== undefined && { 'if-none-match': known }) },
    })

  test('the header shows the logged-in user and their data', async () => {
    const user = await createUser(server, { ports: 7, days: 1 })
    const { db } = server.installation.database
    await db.updateTable('user').set({ balance_cents: 10_037 }).where('id', '=', user.id).execute()
    expect(await server.call(userInfo, {}, { as: user.as })).toEqual({
      id: user.id,
      email: user.email,
      username: 'Tester',
      avatar: null,
      is_active: true,
      is_superuser: false,
      phone: null,
      status: 'normal',
      plan: 'professional',
      remark: '',
      industry: null,
      team_size: null,
      contact: null,
      port_num: 7,
      port_occupy_num: 0,
      balance: '100.37',
      port_expire_time: new Date(server.clock.now() + 86_400_000).toISOString(),
      registered_at: '2026-03-02T08:00:00.000Z',
      unread_count: 0,
      impersonated_by: null,
    })
  })

  test('a user has the chosen picture, and the initials again without it', async () => {
    const user = await createUser(server)
    const choose = (avatar: string | null) =>
      server.call(updateUserInfo, { body: { avatar } }, { as: user.as })
    const dataUrl = (content: Buffer, type = 'png') =>
      `data:image/${type};base64,${content.toString('base64')}`
    const picture = dataUrl(webp(), 'webp')
    expect((await choose(picture)).avatar).toBe(picture)
    const refused = [
      'https://pictures.test/a.png',
      'data:image/svg+xml;base64,PHN2Zz4=',
      'data:text/html;base64,PGI+',
    ]
    for (const bad of [...refused, `data:image/png;base64,${'A'.repeat(24_000)}`])
      await refusal(choose(bad), 'invalid_input')
    // A single colour: the header alone claims 20,000 × 20,000 pixels in a few bytes.
    const huge = png()
    huge.writeUInt32BE(20_000, 16)
    huge.writeUInt32BE(20_000, 20)
    const tall = jpeg()
    tall.writeUInt16BE(60_000, tall.indexOf(Buffer.from([0xff, 0xc0])) + 5)
    for (const bad of [dataUrl(huge), dataUrl(png(0, 513)), dataUrl(tall, 'jpeg')])
      await refusal(choose(bad), 'avatar_too_large')
    for (const bad of [dataUrl(png(), 'jpeg'), dataUrl(Buffer.alloc(40)), dataUrl(png().subarray(0, 20))])
      await refusal(choose(bad), 'file_type_refused')
    expect((await choose(dataUrl(png(0, 512)))).avatar).toBe(dataUrl(png(0, 512)))
    await choose(picture)
    expect((await server.call(userInfo, {}, { as: user.as })).avatar).toBe(picture)
    expect((await choose(null)).avatar).toBeNull()
  })

  test('a user changes their profile, and nothing else', async () => {
    const user = await createUser(server)
    const change = (body: Parameters<typeof server.call<typeof updateUserInfo>>[1]['body']) =>
      server.call(updateUserInfo, { body }, { as: user.as })
    const before = await server.call(userInfo, {}, { as: user.as })
    const profile = {
      username: 'Ana',
      phone: '+65 6123 4567',
      industry: 'travel' as const,
      team_size: '11-50' as const,
      contact: 'telegram: ana',
    }
    expect(await change(profile)).toEqual({ ...before, ...profile })
    expect(await change({ phone: null, username: 'Bo' })).toEqual({
      ...before,
      ...profile,
      phone: null,
      username: 'Bo',
    })
    expect(await change({})).toMatchObject({ username: 'Bo', contact: 'telegram: ana' })
    expect(await server.call(userInfo, {}, { as: user.as })).toMatchObject({ username: 'Bo', phone: null })
    for (const bad of [{ username: '' }, { phone: 'call me' }, { industry: 'piracy' }, { balance: '9.00' }])
      await refusal(change(bad as Parameters<typeof change>[0]), 'invalid_input')
    const other = await createUser(server)
    expect(await server.call(userInfo, {}, { as: other.as })).toMatchObject({ username: 'Tester' })
  })

  test('taken ports are counted live, for this tenant only', async () => {
    const user = await createUser(server)
    const seat = await createSeatOnline(server, user, 2)
    const account = await createAccountOn(server, user, seat.id)
    await server.call(openAccount, { params: { id: account.id } }, { as: seat.as })
    expect((await server.call(userInfo, {}, { as: user.as })).port_occupy_num).toBe(1)
    await server.call(closeAccount, { params: { id: account.id } }, { as: seat.as })
    expect((await server.call(userInfo, {}, { as: user.as })).port_occupy_num).toBe(0)
    const other = await createUser(server)
    expect((await server.call(userInfo, {}, { as: other.as })).port_occupy_num).toBe(0)
  })

  test('an answer that is known already is 304 without a body, until it changes', async () => {
    const user = await createUser(server)
    const first = await poll(user)
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\/"[\w-]{20,}"$/)
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    for (const known of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const again = await poll(user, known)
      expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', tag])
    }
    await server.installation.database.db
      .updateTable('user')
      .set({ username: 'New name' })
      .where('id', '=', user.id)
      .execute()
    const changed = await poll(user, tag)
    expect(changed.status).toBe(200)
    expect(changed.body).toMatchObject({ data: { username: 'New name' } })
    expect((await poll(await createUser(server), tag)).status).toBe(200)
  })

  test('a logged-out user is refused, whatever is cached', async () => {
    const user = await createUser(server)
    const tag = (await poll(user)).headers.get('etag') ?? ''
    await server.installation.database.db.deleteFrom('user_session').where('user_id', '=', user.id).execute()
    const answer = await poll(user, tag)
    expect(answer.status).toBe(401)
    expect(answer.body).toMatchObject({ code: 5004 })
  })

  test.each(['owner', 'admin', 'user'] as const)(
    'the seeded role %s has exactly its keys, and a super-user none of a personal centre',
    async (role) => {
      const { as } = await createUser(server, { role, plan: 'default' })
      const { keys } = await server.call(userPermission, {}, { as })
      expect(keys.toSorted()).toEqual([...keysInEffect(defaultRoles[role].keys, role !== 'user')].toSorted())
      expect((await server.call(userInfo, {}, { as })).is_superuser).toBe(role !== 'user')
    },
  )

  test('an installation starts with the owner that its environment names', async () => {
    const body = { email: 'owner@example.test', password: 'Owner-password-1' }
    expect(await server.call(login, { body })).toMatchObject({ is_superuser: true })
  })

  test('edited roles stay unchanged', async () => {
    const { db } = server.installation.database
    await db.updateTable('role').set({ name: 'Boss' }).where('key', '=', 'owner').execute()
    await ensureRoles(server.installation)
    const roles = await db.selectFrom('role').select(['key', 'name']).orderBy('key').execute()
    expect(roles).toEqual([
      { key: 'admin', name: 'admin' },
      { key: 'owner', name: 'Boss' },
      { key: 'user', name: 'user' },
    ])
  })

  test('an installation without an owner gets one, with a password that is shown once', async () => {
    const { db } = server.installation.database
    await db.updateTable('user').set({ role_key: 'user' }).where('role_key', '=', 'owner').execute()
    const nameless = {
      ...server.installation,
      env: { ...server.installation.env, owner: { email: 'First@Example.test', password: null } },
    }
    const lines: string[] = []
    const tell = (line: string) => lines.push(line)
    await Promise.all([1, 2, 3].map(() => ensureOwner(nameless, tell)))
    await ensureOwner(nameless, tell)
    expect(lines).toHaveLength(1)
    const password = /password (\S+)/.exec(lines[0] ?? '')?.[1] ?? ''
    const { is_superuser } = await server.call(login, {
      body: { email: 'first@example.test', password },
    })
    expect(is_superuser).toBe(true)
  })

  test('an owner who was disabled gets no password that opens nothing', async () => {
    const { installation } = server
    const give = (email: string) =>
      withTransaction(installation, (work) => giveOwnerNewPassword(work, email, 'hash'))
    const owner = await createUser(server, { role: 'owner' })
    const disable = (email: string) =>
      installation.database.db
        .updateTable('user')
        .set({ status: 'disabled' })
        .where('email', '=', email)
        .execute()
    await disable(owner.email)
    await expect(give(owner.email)).rejects.toThrow('disabled or removed')
    // The first owner of an installation, who never logged in, is not revived under a new address.
    const first = await give('admin@seaport.test')
    await disable('admin@seaport.test')
    const another = await give(newEmail())
    expect([first.created, another.created, another.id !== first.id]).toEqual([true, true, true])
  })

  test('an address of another user can’t become an owner’s', async () => {
    const { db } = server.installation.database
    await db.updateTable('user').set({ role_key: 'user' }).where('role_key', '=', 'owner').execute()
    const { email } = await createUser(server)
    const taken = {
      ...server.installation,
      env: { ...server.installation.env, owner: { email, password: 'Owner-password-1' } },
    }
    await expect(ensureOwner(taken)).rejects.toThrow('SEAPORT_OWNER_EMAIL')
  })
})
