import { createSeat, resetSeatPassword } from '@seaport/contract/desk/seat'
import {
  createSystemUser,
  createUser as createUserEndpoint,
  resetUserPassword,
  updateSystemUser,
} from '@seaport/contract/people/admin-user'
import { register, resetPassword } from '@seaport/contract/people/registration'
import { changePassword, login } from '@seaport/contract/people/session'
import { changeSettings } from '@seaport/contract/platform/setting'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { codeFor, newEmail, registration } from '../../../test-support/mail.ts'
import { createUser, PASSWORD, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { isCommonPassword } from './common-passwords.ts'

const COMMON = ['12345678', 'aaaaaaaa', 'password1', 'Iloveyou1', 'QWERTYUIOP', 'trustno1', 'zzzzzzzz']

test('the most common passwords are recognized in any case, others are not', async () => {
  for (const password of COMMON) expect(await isCommonPassword(password), password).toBe(true)
  for (const password of [PASSWORD, 'Seaport-demo-1', 'zq7vKp3nRtWd', '张伟在香港的办公室'])
    expect(await isCommonPassword(password), password).toBe(false)
})

eachDatabase('new passwords', (location) => {
  let server: TestServer
  let owner: TestUser
  beforeAll(async () => {
    server = await startTestServer(location)
    owner = await createUser(server, { role: 'owner' })
  })
  afterAll(() => server.stop())

  test('any characters are allowed in a password, up to 128, and all of them count', async () => {
    const user = await createUser(server)
    let old_password = PASSWORD
    for (const new_password of [' a b  c ', '船🚢 và cà phê “sữa”', `${'x'.repeat(127)}y`]) {
      await server.call(changePassword, { body: { old_password, new_password } }, user)
      const short = { email: user.email, password: new_password.slice(0, -1) }
      await refusal(server.call(login, { body: short }), 'wrong_credentials')
      await server.call(login, { body: { email: user.email, password: new_password } })
      old_password = new_password
    }
  })

  /** Every way to set a password. @returns the field with it, and the call */
  const ways = async (): Promise<[string, (password: string) => Promise<unknown>][]> => {
    const [user, admin] = [await createUser(server), await createUser(server, { role: 'admin' })]
    const email = newEmail()
    const code = await codeFor(server, owner, email, 'register')
    const resetCode = await codeFor(server, owner, user.email, 'reset')
    const seat = { name: 'Desk', allocated: 0 }
    const { id } = await server.call(createSeat, { body: { ...seat, password: PASSWORD } }, user)
    const person = { username: 'Newcomer', email: newEmail() }
    return [
      [
        'new_password',
        (new_password) =>
          server.call(changePassword, { body: { old_password: PASSWORD, new_password } }, user),
      ],
      [
        'password',
        (password) =>
          server.call(register, {
            body: { ...registration(email, code), password, confirm_password: password },
          }),
      ],
      [
        'password',
        (password) =>
          server.call(resetPassword, {
            body: { email: user.email, code: resetCode, password, confirm_password: password },
          }),
      ],
      ['password', (password) => server.call(createSeat, { body: { ...seat, password } }, user)],
      [
        'password',
        (password) => server.call(resetSeatPassword, { params: { id }, body: { password } }, user),
      ],
      ['password', (password) => server.call(createUserEndpoint, { body: { ...person, password } }, owner)],
      [
        'password',
        (password) => server.call(resetUserPassword, { params: { id: user.id }, body: { password } }, owner),
      ],
      [
        'password',
        (password) =>
          server.call(createSystemUser, { body: { ...person, role_id: 'admin', password } }, owner),
      ],
      [
        'password',
        (password) => server.call(updateSystemUser, { params: { id: admin.id }, body: { password } }, owner),
      ],
    ]
  }

  test('a common password is refused by every endpoint that sets one, with its field', async () => {
    for (const [index, [field, set]] of (await ways()).entries()) {
      const { refusal: answer } = await refusal(set(COMMON[index % COMMON.length] ?? ''), 'password_common')
      expect(answer.detail).toEqual([{ loc: ['body', field], msg: answer.msg }])
    }
  })

  test('a password made of the person’s name, address, or the company’s name is refused', async () => {
    await server.call(changeSettings, { body: { company: 'Harbour Lights Ltd' } }, owner)
    const user = await createUser(server)
    const change = (new_password: string) =>
      server.call(changePassword, { body: { old_password: PASSWORD, new_password } }, user)
    const local = user.email.split('@')[0] ?? ''
    for (const bad of [user.email, local, `${local}!1`, 'TesterTester1', 'Harbour-Lights-24', 'seaport2024'])
      await refusal(change(bad), 'password_personal')
    await change('Harbour-at-nightfall-24')
    const seat = { name: 'Bến đêm 7', password: 'Bến-đêm-7', allocated: 0 }
    await refusal(server.call(createSeat, { body: seat }, user), 'password_personal')
  })
})
