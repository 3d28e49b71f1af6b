import { openAccount, seatLogin } from '@seaport/contract/desk/seat-session'
import { createSystemUser, deleteSystemUser } from '@seaport/contract/people/admin-user'
import { createRole, deleteRole } from '@seaport/contract/people/role'
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  challengePasskey,
  confirmTotp,
  getSecondFactor,
  passSecondFactor,
  removePasskey,
  renewRecoveryCodes,
  undoOwnFactorChange,
} from '@seaport/contract/people/second-factor'
import { changePassword, login } from '@seaport/contract/people/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../tests/support/databases.ts'
import type { Db, Trx } from '../db/schema.ts'
import { newId } from '../kernel/id.ts'
import { hashPassword } from '../kernel/password.ts'
import { encrypt } from '../kernel/secret.ts'
import { withTransaction } from '../kernel/unit-of-work.ts'
import { totpKey } from '../modules/people/second-factor/factor-code.ts'
import { newTotpSecret } from '../modules/people/second-factor/totp.ts'
import { giveOwnerNewPassword, insertUser, newUser } from '../modules/people/user/user.public.ts'
import { createAuthenticator } from '../test-support/authenticator.ts'
import {
  createDevice,
  createSeatOnline,
  createUser,
  giveSecondFactor,
  PASSWORD,
  type TestUser,
  totpCode,
} from '../test-support/people.ts'
import { refusal } from '../test-support/refused.ts'
import { createScene } from '../test-support/scene.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'
import { beforeTransaction, whileHeld } from '../test-support/while-held.ts'

/** What was read before a wait for a lock does not decide who comes in, and who stays. */
bothDatabases('locks of people', (location) => {
  let server: TestServer
  let owner: TestUser
  let otherHash: string
  beforeAll(async () => {
    server = await startTestServer(location)
    owner = await createUser(server, { role: 'owner' })
    otherHash = await hashPassword('Another-password-2')
  })
  afterAll(() => server.stop())

  const rows = () => server.installation.database.db
  const sessionsOf = (userId: string) =>
    rows().selectFrom('user_session').select('token_hash').where('user_id', '=', userId).execute()

  test('a login by a password that was changed meanwhile opens no session', async () => {
    const { id, email } = await createUser(server)
    const before = (await sessionsOf(id)).length
    const change = (trx: Trx) =>
      trx.updateTable('user').set({ password_hash: otherHash }).where('id', '=', id).execute()
    const logIn = () => server.call(login, { body: { email, password: PASSWORD } })
    await refusal(whileHeld(server, change, logIn), 'wrong_credentials')
    expect(await sessionsOf(id)).toHaveLength(before)
  })

  test('of two concurrent changes of a password one succeeds', async () => {
    const user = await createUser(server)
    const change = (new_password: string) =>
      server.call(changePassword, { body: { old_password: PASSWORD, new_password } }, { as: user.as })
    const outcomes = await Promise.allSettled([change('Another-password-2'), change('Another-password-3')])
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('an owner who was added meanwhile gets the new password, instead of one who is nobody', async () => {
    const email = `${newId()}@example.test`
    const password_hash = otherHash
    const added = newUser(server.clock.now(), { email, username: 'Owner', password_hash, role_key: 'owner' })
    const add = async (trx: Trx) => {
      await trx.updateTable('role').set({ name: 'owner' }).where('key', '=', 'owner').execute()
      await insertUser(trx, added)
    }
    const give = () =>
      withTransaction(server.installation, (work) => giveOwnerNewPassword(work, email, otherHash))
    expect(await whileHeld(server, add, give)).toEqual({ id: added.id, created: false })
  })

  test('a login to a seat whose password was changed meanwhile, or that was disabled, is refused', async () => {
    const supervisor = await createUser(server)
    const changes = [
      [{ password_hash: otherHash }, 'wrong_credentials'],
      [{ enabled: 0 }, 'seat_disabled'],
    ] as const
    for (const [set, reason] of changes) {
      const seat = await createSeatOnline(server, supervisor, 1)
      const device = await createDevice(server.clock, 'Second desk')
      const change = (trx: Trx) => trx.updateTable('seat').set(set).where('id', '=', seat.id).execute()
      const body = { seat_code: seat.seatCode, password: PASSWORD, device: device.description }
      const logIn = () =>
        server.call(
          seatLogin,
          { body },
          { as: async (method, url) => ({ dpop: await device.prove(method, url) }) },
        )
      await refusal(whileHeld(server, change, logIn), reason)
    }
  })

  test('a login by a code that was used meanwhile is refused', async () => {
    const user = await createUser(server)
    await giveSecondFactor(server, user.id)
    const { token, user_id } = await server.call(login, { body: { email: user.email, password: PASSWORD } })
    const as = async () => ({ token, user_id })
    const use = (trx: Trx) =>
      trx
        .updateTable('totp')
        .set({ last_step: Math.floor(server.clock.now() / 30_000) })
        .where('user_id', '=', user.id)
        .execute()
    const pass = () => server.call(passSecondFactor, { body: { code: totpCode(server) } }, { as })
    await refusal(whileHeld(server, use, pass), 'second_factor_wrong')
  })

  test('a login is not protected by an authenticator app that another one replaced meanwhile', async () => {
    const user = await createUser(server)
    const { secret } = await server.call(beginTotp, {}, user)
    const pending_sealed = encrypt(totpKey(server.installation.secret), newTotpSecret(), user.id)
    const replace = (trx: Trx) =>
      trx.updateTable('totp').set({ pending_sealed }).where('user_id', '=', user.id).execute()
    const confirm = () => server.call(confirmTotp, { body: { code: totpCode(server, 0, secret) } }, user)
    // With one writer the call reads the new secret, of which the code is not.
    const reason = location.kind === 'postgres' ? 'second_factor_absent' : 'second_factor_wrong'
    await refusal(whileHeld(server, replace, confirm), reason)
    const stored = await server.installation.database.db
      .selectFrom('totp')
      .select('secret_sealed')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(stored.secret_sealed).toBeNull()
  })

  test('a login by another device ends what the first one is about to do', async () => {
    const scene = await createScene(server)
    const takeOver = (trx: Trx) =>
      trx
        .updateTable('seat')
        .set({ session_hash: Buffer.alloc(32, 7) })
        .where('id', '=', scene.seat.id)
        .execute()
    const open = () => server.call(openAccount, { params: { id: scene.accountId } }, scene.seat)
    await refusal(whileHeld(server, takeOver, open), 'not_logged_in')
    const taken = await server.installation.database.db
      .selectFrom('port_lease')
      .select('slot')
      .where('seat_id', '=', scene.seat.id)
      .execute()
    expect(taken).toEqual([])
  })

  test('an administrator who was added again meanwhile is not given another role', async () => {
    const { id, email } = await createUser(server, { role: 'admin' })
    const stand = (deleted_at: number | null) => (db: Db) =>
      db.updateTable('user').set({ deleted_at }).where('id', '=', id).execute()
    await stand(1)(rows())
    const person = { email, username: 'Lee', password: PASSWORD, role_id: 'owner' }
    const add = () => server.call(createSystemUser, { body: person }, owner)
    await refusal(whileHeld(server, stand(null), add), 'email_taken')
  })

  test('a passkey whose counter went on meanwhile is refused', async () => {
    const user = await createUser(server)
    const { origin } = new URL(server.url)
    const key = createAuthenticator()
    const { options } = await server.call(beginPasskey, {}, user)
    const body = { name: 'Laptop', passkey: key.create(String(options.challenge), origin) }
    await server.call(addPasskey, { body }, user)
    const { token, user_id } = await server.call(login, { body: { email: user.email, password: PASSWORD } })
    const as = async () => ({ token, user_id })
    const { challenge } = (await server.call(challengePasskey, {}, { as })).options
    const passkey = key.sign(String(challenge), origin)
    const goOn = (trx: Trx) =>
      trx.updateTable('passkey').set({ counter: 1000 }).where('user_id', '=', user.id).execute()
    // Its counter was read before; only the transaction of the login finds it changed.
    const { began } = await beforeTransaction(server, goOn, () =>
      refusal(server.call(passSecondFactor, { body: { passkey } }, { as }), 'passkey_refused'),
    )
    expect(began).toBe(true)
  })

  test('a change of factors that was undone meanwhile is not undone again', async () => {
    const user = await createUser(server)
    await giveSecondFactor(server, user.id)
    await server.call(renewRecoveryCodes, {}, user)
    const [change] = (await server.call(getSecondFactor, {}, user)).changes
    const undone = (trx: Trx) =>
      trx
        .updateTable('factor_change')
        .set({ undone_at: server.clock.now() })
        .where('user_id', '=', user.id)
        .execute()
    const undo = () => server.call(undoOwnFactorChange, { params: { id: change?.id ?? '' } }, user)
    // With one writer the call no longer finds the change.
    const reason = location.kind === 'postgres' ? 'undo_token_wrong' : 'not_found'
    await refusal(whileHeld(server, undone, undo), reason)
  })

  test('a passkey is not removed when the other one was meanwhile', async () => {
    const user = await createUser(server)
    await giveSecondFactor(server, user.id)
    await rows().deleteFrom('totp').where('user_id', '=', user.id).execute()
    const [one, other] = [newId(), newId()]
    for (const id of [one, other])
      await rows()
        .insertInto('passkey')
        .values({
          id,
          user_id: user.id,
          credential_id: id,
          public_key: Buffer.alloc(1),
          counter: 0,
          transports: '[]',
          name: 'Laptop',
          created_at: 1,
          last_used_at: null,
        })
        .execute()
    const removeOne = async (trx: Trx) => {
      await trx.selectFrom('user').select('id').where('id', '=', user.id).forUpdate().execute()
      await trx.deleteFrom('passkey').where('id', '=', one).execute()
    }
    const remove = () => server.call(removePasskey, { params: { id: other } }, user)
    await refusal(whileHeld(server, removeOne, remove), 'second_factor_required')
  })

  if (location.kind === 'postgres')
    test('an owner whose colleagues are owners no longer is not removed', async () => {
      const last = await createUser(server, { role: 'owner' })
      const other = await createUser(server, { role: 'owner' })
      const depose = async (trx: Trx) => {
        await trx.selectFrom('role').select('key').where('key', '=', 'owner').forUpdate().execute()
        const owners = trx.updateTable('user').set({ role_key: 'admin' }).where('role_key', '=', 'owner')
        await owners.where('id', '!=', last.id).execute()
      }
      const remove = () => server.call(deleteSystemUser, { params: { id: last.id } }, other)
      try {
        await refusal(whileHeld(server, depose, remove), 'last_owner')
      } finally {
        await rows().updateTable('user').set({ role_key: 'owner' }).where('id', '=', owner.id).execute()
      }
    })

  test('a role that somebody was given meanwhile is not deleted', async () => {
    const user = await createUser(server)
    const { id } = await server.call(
      createRole,
      { body: { name: 'Clerk', superuser: false, keys: ['007'] } },
      owner,
    )
    const give = async (trx: Trx) => {
      await trx.selectFrom('role').select('key').where('key', '=', id).forUpdate().execute()
      await trx.updateTable('user').set({ role_key: id }).where('id', '=', user.id).execute()
    }
    await refusal(
      whileHeld(server, give, () => server.call(deleteRole, { params: { id } }, owner)),
      'role_in_use',
    )
  })
})
