import { listSeats } from '@seaport/contract/desk/seat'
import { defaultRoles, type PermissionKey } from '@seaport/contract/kernel/permission'
import { createSystemUser, deleteSystemUser, updateSystemUser } from '@seaport/contract/people/admin-user'
import { createRole, deleteRole, listRoles, updateRole } from '@seaport/contract/people/role'
import { userPermission } from '@seaport/contract/people/user'
import { listAuditLog } from '@seaport/contract/platform/audit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { readEvents } from '../../../test-support/event-reader.ts'
import { createUser, giveRole, PASSWORD, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

eachDatabase('role', (location) => {
  let server: TestServer
  let owner: TestUser
  beforeAll(async () => {
    server = await startTestServer(location)
    owner = await createUser(server, { role: 'owner' })
  })
  afterAll(() => server.stop())

  const add = (name: string, superuser: boolean, keys: PermissionKey[], as = owner.as) =>
    server.call(createRole, { body: { name, superuser, keys } }, { as })
  const keysOf = async (user: TestUser) =>
    (await server.call(userPermission, {}, { as: user.as })).keys.toSorted()

  test('roles are listed with their keys and number of users', async () => {
    await createUser(server, { role: 'admin' })
    const gone = await createUser(server, { role: 'admin' })
    await server.call(deleteSystemUser, { params: { id: gone.id } }, { as: owner.as })
    const disabled = await createUser(server, { role: 'admin' })
    const { db } = server.installation.database
    await db.updateTable('user').set({ status: 'disabled' }).where('id', '=', disabled.id).execute()
    const { list } = await server.call(listRoles, { query: { superuser: 'true' } }, { as: owner.as })
    expect(list.map(({ id }) => id).toSorted()).toEqual(['admin', 'owner'])
    const admin = list.find(({ id }) => id === 'admin')
    expect(admin).toMatchObject({ seeded: true, superuser: true, users: 2 })
    expect(admin?.keys.toSorted()).toEqual([...defaultRoles.admin.keys].toSorted())
  })

  test('a role is sorted by the name that it has now', async () => {
    const [first, last] = [await add('Aaa', false, ['0']), await add('Zzz', false, ['0'])]
    await server.call(updateRole, { params: { id: first.id }, body: { name: 'zzzz' } }, { as: owner.as })
    const { list } = await server.call(listRoles, { query: { search: 'zz', order: 'asc' } }, { as: owner.as })
    expect(list.map(({ id }) => id)).toEqual([last.id, first.id])
  })

  // Reported for other products; sources are in docs/inputs.md.
  test('windows that are open are told of other keys of their role, and of another role', async () => {
    const clerks = await add('Clerks', true, ['11', '108'])
    const { id, as } = await createUser(server, { role: 'admin' })
    const give = (role_id: string) =>
      server.call(updateSystemUser, { params: { id }, body: { role_id } }, { as: owner.as })
    await give(clerks.id)
    const window = await readEvents(server.url, as)
    const told = async (act: () => Promise<unknown>) => {
      window.events.length = 0
      await act()
      await window.until((event) => event.type === 'user')
    }
    await told(() =>
      server.call(updateRole, { params: { id: clerks.id }, body: { keys: ['11'] } }, { as: owner.as }),
    )
    await told(() => give('admin'))
    window.close()
  })

  test('a change applies from the next call of an open session', async () => {
    const role = await add('Clerk', false, ['007', '0'])
    const clerk = await createUser(server, { plan: 'default' })
    await giveRole(server, clerk, role.id)
    await server.call(listSeats, {}, { as: clerk.as })
    await server.call(updateRole, { params: { id: role.id }, body: { keys: ['0'] } }, { as: owner.as })
    const { status } = await refusal(server.call(listSeats, {}, { as: clerk.as }), 'forbidden')
    expect([status, await keysOf(clerk)]).toEqual([403, ['0']])
    await server.call(
      updateRole,
      { params: { id: role.id }, body: { keys: ['007', '007'] } },
      { as: owner.as },
    )
    await server.call(listSeats, {}, { as: clerk.as })
    expect(await keysOf(clerk)).toEqual(['007'])
  })

  test('a change is in the audit log, before and after', async () => {
    const role = await add('Old name', false, ['007'])
    await server.call(updateRole, { params: { id: role.id }, body: { name: 'New name' } }, { as: owner.as })
    const { list } = await server.call(listAuditLog, { query: { subject: role.id } }, { as: owner.as })
    expect(list).toMatchObject([
      { action: 'role.update', before: { name: 'Old name' }, after: { name: 'New name' } },
      { action: 'role.create', before: null, after: { keys: ['007'] } },
    ])
    expect(list[0]?.before).toEqual({ name: 'Old name' })
    expect(list[0]?.actor).toEqual({ id: owner.id, email: owner.email })
  })

  test('unknown keys are refused and named', async () => {
    const body = { name: 'X', superuser: false, keys: ['007', 'root'] as PermissionKey[] }
    const { refusal: answer, status } = await refusal(
      server.call(createRole, { body }, { as: owner.as }),
      'invalid_input',
    )
    expect([status, answer.detail?.map(({ loc }) => loc)]).toEqual([400, [['body', 'keys', 1]]])
  })

  test('seeded roles can’t be deleted, and the owner’s keys can’t be changed', async () => {
    for (const id of ['owner', 'admin', 'user'])
      await refusal(server.call(deleteRole, { params: { id } }, { as: owner.as }), 'role_protected')
    await refusal(
      server.call(updateRole, { params: { id: 'owner' }, body: { keys: ['12'] } }, { as: owner.as }),
      'role_protected',
    )
    const renamed = await server.call(
      updateRole,
      { params: { id: 'owner' }, body: { name: 'Boss', keys: [...defaultRoles.owner.keys] } },
      { as: owner.as },
    )
    expect(renamed.name).toBe('Boss')
  })

  test('an assigned role can’t be deleted', async () => {
    const role = await add('Held', false, [])
    const holder = await createUser(server)
    await giveRole(server, holder, role.id)
    const held = await refusal(
      server.call(deleteRole, { params: { id: role.id } }, { as: owner.as }),
      'role_in_use',
    )
    expect(held.refusal.msg).toContain('1')
    await giveRole(server, holder, 'user')
    await server.call(deleteRole, { params: { id: role.id } }, { as: owner.as })
    await refusal(server.call(deleteRole, { params: { id: role.id } }, { as: owner.as }), 'not_found')
  })

  test('a role is deleted once its administrators are removed, who can be added again', async () => {
    const [role, other] = [await add('Night shift', true, ['12']), await add('Day shift', true, ['12'])]
    const { id, email } = await createUser(server, { role: 'admin' })
    const { as } = owner
    await server.call(updateSystemUser, { params: { id }, body: { role_id: role.id } }, { as })
    await refusal(server.call(deleteRole, { params: { id: role.id } }, { as }), 'role_in_use')
    await server.call(deleteSystemUser, { params: { id } }, { as })
    await server.call(deleteRole, { params: { id: role.id } }, { as })
    const body = { email, username: 'Again', password: PASSWORD, role_id: other.id }
    expect(await server.call(createSystemUser, { body }, { as })).toMatchObject({
      id,
      role: { id: other.id, name: 'Day shift' },
    })
  })

  test('the key for roles can’t be used to gain more rights', async () => {
    const role = await add('Keeper', true, ['12', '108'])
    const keeper = await createUser(server, { role: 'admin' })
    await giveRole(server, keeper, role.id)
    const { as } = keeper
    await refusal(add('Mine', true, ['12', '11'], as), 'beyond_own_keys')
    const wider = { params: { id: role.id }, body: { keys: ['12', '108', '11'] as PermissionKey[] } }
    await refusal(server.call(updateRole, wider, { as }), 'beyond_own_keys')
    for (const id of ['owner', 'admin'])
      await refusal(
        server.call(updateRole, { params: { id }, body: { name: 'Taken' } }, { as }),
        'beyond_own_keys',
      )
    const { status } = await refusal(
      server.call(updateRole, { params: { id: 'admin' }, body: { keys: [] } }, { as }),
      'beyond_own_keys',
    )
    expect(status).toBe(403)
    await add('Below', true, ['108'], as)
    await server.call(updateRole, { params: { id: 'user' }, body: { name: 'Supervisor' } }, { as })
    expect(await keysOf(keeper)).toEqual(['108', '12'])
  })

  test('supervisors with the key, and administrators without it, are kept out', async () => {
    const role = await add('Odd', false, ['12'])
    const supervisor = await createUser(server)
    await giveRole(server, supervisor, role.id)
    const admin = await createUser(server, { role: 'admin' })
    for (const { as } of [supervisor, admin]) await refusal(server.call(listRoles, {}, { as }), 'forbidden')
  })
})
