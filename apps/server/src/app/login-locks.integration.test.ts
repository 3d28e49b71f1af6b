import { openAccount, seatLogin } from '@seaport/contract/desk/seat-session'
import { beginTotp, confirmTotp, passSecondFactor } from '@seaport/contract/people/second-factor'
import { login } from '@seaport/contract/people/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../tests/support/databases.ts'
import type { Trx } from '../db/schema.ts'
import { hashPassword } from '../kernel/password.ts'
import { encrypt } from '../kernel/secret.ts'
import { totpKey } from '../modules/people/second-factor/factor-code.ts'
import { newTotpSecret } from '../modules/people/second-factor/totp.ts'
import {
  createDevice,
  createSeatOnline,
  createUser,
  giveSecondFactor,
  PASSWORD,
  totpCode,
} from '../test-support/people.ts'
import { refusal } from '../test-support/refused.ts'
import { createScene } from '../test-support/scene.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'
import { whileHeld } from '../test-support/while-held.ts'

/** What opens a session is checked again when the session is written. */
bothDatabases('a login', (location) => {
  let server: TestServer
  let otherHash: string
  beforeAll(async () => {
    server = await startTestServer(location)
    otherHash = await hashPassword('Another-password-2')
  })
  afterAll(() => server.stop())

  const sessionsOf = (userId: string) =>
    server.installation.database.db
      .selectFrom('user_session')
      .select('token_hash')
      .where('user_id', '=', userId)
      .execute()

  test('by a password that was changed meanwhile opens no session', async () => {
    const { id, email } = await createUser(server)
    const before = (await sessionsOf(id)).length
    const change = (trx: Trx) =>
      trx.updateTable('user').set({ password_hash: otherHash }).where('id', '=', id).execute()
    const logIn = () => server.call(login, { body: { email, password: PASSWORD } })
    await refusal(whileHeld(server, change, logIn), 'wrong_credentials')
    expect(await sessionsOf(id)).toHaveLength(before)
  })

  test('to a seat whose password was changed meanwhile, or that was disabled, is refused', async () => {
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

  test('by a code that was used meanwhile is refused', async () => {
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

  test('is not protected by an authenticator app that another one replaced meanwhile', async () => {
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

  test('by another device ends what the first one is about to do', async () => {
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
})
