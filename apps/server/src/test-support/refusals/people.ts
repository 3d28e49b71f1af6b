import * as people from '@seaport/contract/people/admin-user'
import * as apiToken from '@seaport/contract/people/api-token'
import * as registration from '@seaport/contract/people/registration'
import * as role from '@seaport/contract/people/role'
import * as factor from '@seaport/contract/people/second-factor'
import * as session from '@seaport/contract/people/session'
import * as user from '@seaport/contract/people/user'
import { adminListSeatsOf } from '@seaport/contract/work/admin-list'
import * as stats from '@seaport/contract/work/stats'
import { listTasks } from '@seaport/contract/work/task'
import { programOf } from '../api-token.ts'
import { createUser, giveRole, giveSecondFactor, PASSWORD, totpCode } from '../people.ts'
import type { Home } from '../tour/home.ts'
import {
  act,
  body,
  dbOf,
  disablePerson,
  NOBODYS,
  onTour,
  type Refusals,
  refusalsOf,
  twice,
} from './refusal-scene.ts'

/** An administrator who may do all but what a list of keys leaves out. */
const lesser = async (home: Home, ...without: string[]) => {
  const { keys } = await dbOf(home)
    .selectFrom('role')
    .select('keys')
    .where('key', '=', 'owner')
    .executeTakeFirstOrThrow()
  const held = (JSON.parse(keys) as string[]).filter((key) => !without.includes(key))
  await dbOf(home)
    .insertInto('role')
    .values({ key: 'lesser', name: 'Lesser', superuser: 1, keys: JSON.stringify(held) })
    .execute()
  const person = await createUser(home.server, { role: 'admin' })
  await giveRole(home.server, person, 'lesser')
  return person
}
const withFactor = async (home: Home) => {
  const person = await createUser(home.server)
  await giveSecondFactor(home.server, person.id)
  return person
}
const common = (name = 'password') => body({ [name]: 'password123', confirm_password: 'password123' })
const onlyOne = async (home: Home) => {
  await dbOf(home)
    .updateTable('user')
    .set({ status: 'disabled' })
    .where('role_key', '=', 'owner')
    .where('id', '!=', home.owner.id)
    .execute()
}
const wrongCode = (code: string) => (code === '111111' ? '222222' : '111111')
const doors: Refusals[] = [
  refusalsOf(session.login, {
    nobody: body({ email: 'nobody@example.test' }),
    'a wrong password of somebody disabled': async (home, given) => {
      await disablePerson(home)
      return { body: { ...(given.body as object), password: 'wrong' } }
    },
    'somebody disabled': async (home) => {
      await disablePerson(home)
      return {}
    },
    'the eleventh guess': async (home, given) => {
      const wrong = { ...given, body: { ...(given.body as object), password: 'wrong' } }
      for (let times = 0; times < 10; times += 1) await act(home, session.login, wrong).catch(() => undefined)
      return {}
    },
  }),
  refusalsOf(session.changePassword, {
    'a wrong password, and a common one': body({ old_password: 'wrong', new_password: 'password123' }),
    'a common one': body({ new_password: 'password123' }),
    'the own address': async (home, { as }) => {
      const person = await createUser(home.server)
      return { as: person.as ?? as, body: { old_password: PASSWORD, new_password: person.email } }
    },
    'the same': body({ new_password: PASSWORD }),
  }),
  refusalsOf(session.endSession, { 'over already': twice(session.endSession) }),
  refusalsOf(session.switchAdmin, {
    'without the cookie': () => ({ headers: {} }),
    'with a forged cookie': (_, { headers = {} }) => ({
      headers: { cookie: String(headers.cookie).replace(/=[^;]/g, '=~') },
    }),
    'somebody who is nobody else': async (home, { headers }) => ({
      as: (await createUser(home.server)).as,
      headers,
    }),
    twice: twice(session.switchAdmin),
  }),
  refusalsOf(registration.sendEmailCode, { 'at once again': twice(registration.sendEmailCode) }),
  refusalsOf(registration.register, {
    'as many of one address of the network as may be': async (home, given) => {
      const { body: config } = await onTour(home, registration.putRegistrationConfig)
      await act(home, registration.putRegistrationConfig, {
        body: { ...(config as object), max_per_ip_per_day: 1 },
      })
      await act(home, registration.register, {
        ...(await onTour(home, registration.register)),
        headers: given.headers ?? {},
      })
      return {}
    },
    'closed, in own words, with a wrong code': async (home, given) => {
      await act(home, registration.putRegistrationConfig, {
        body: {
          ...((await onTour(home, registration.putRegistrationConfig)).body as object),
          allow_registration: false,
          refusal_messages: { en: 'Closed for now' },
        },
      })
      return { body: { ...(given.body as object), code: '000000' } }
    },
    'a wrong code, of a common password': (_, given) => ({
      body: {
        ...(given.body as object),
        code: wrongCode((given.body as { code: string }).code),
        password: 'password123',
        confirm_password: 'password123',
      },
    }),
    'a wrong code': (_, given) => ({
      body: { ...(given.body as object), code: wrongCode((given.body as { code: string }).code) },
    }),
    'a common password': common(),
    'a code that is too old': async (home) => {
      home.server.clock.advance(600 - 6)
      return {}
    },
    'a code in its last second': async (home) => {
      home.server.clock.advance(600 - 8)
      return {}
    },
    'a code that was used': twice(registration.register),
    'an address that is taken': async (home, given) => {
      const { email } = given.body as { email: string }
      await act(home, people.createUser, { body: { email, username: 'Tour', password: PASSWORD } })
      return {}
    },
  }),
  refusalsOf(registration.resetPassword, {
    'a wrong code': (_, given) => ({
      body: { ...(given.body as object), code: wrongCode((given.body as { code: string }).code) },
    }),
    'a common password': common(),
    'a code that was used': twice(registration.resetPassword),
    'an administrator without a second factor': async (home, given) => {
      await dbOf(home)
        .updateTable('user')
        .set({ role_key: 'admin' })
        .where('email', '=', (given.body as { email: string }).email)
        .execute()
      return {}
    },
    'an administrator with one, who gives none': async (home, given) => {
      const { id } = await dbOf(home)
        .selectFrom('user')
        .select('id')
        .where('email', '=', (given.body as { email: string }).email)
        .executeTakeFirstOrThrow()
      await giveRole(home.server, { id }, 'admin')
      return {}
    },
    'an administrator with one, who gives another': async (home, given) => {
      const { id } = await dbOf(home)
        .selectFrom('user')
        .select('id')
        .where('email', '=', (given.body as { email: string }).email)
        .executeTakeFirstOrThrow()
      await giveRole(home.server, { id }, 'admin')
      return { body: { ...(given.body as object), second_factor: '000000' } }
    },
  }),
]

const factors: Refusals[] = [
  refusalsOf(factor.passSecondFactor, {
    nothing: () => ({ body: {} }),
    'a wrong code': body({ code: '000000' }),
    'a code that another session used': async (home, given) => {
      const code = (given.body as { code: string }).code
      const { user_id = '' } = await dbOf(home)
        .selectFrom('totp')
        .select('user_id')
        .orderBy('user_id', 'desc')
        .executeTakeFirstOrThrow()
      const other = await dbOf(home)
        .selectFrom('user')
        .select('email')
        .where('id', '=', user_id)
        .executeTakeFirstOrThrow()
      const { token } = await home.server.call(session.login, {
        body: { email: other.email, password: PASSWORD },
      })
      await act(home, factor.passSecondFactor, { as: async () => ({ token }), body: { code } })
      return {}
    },
    'a passkey that is nobody’s': () => ({ body: { passkey: { id: 'x', type: 'public-key' } } }),
  }),
  refusalsOf(factor.stepUp, {
    'a wrong password and a wrong code': body({ password: 'wrong', code: '000000' }),
    'no password': (_, given) => ({ body: { code: (given.body as { code: string }).code } }),
    'a wrong code': body({ code: '000000' }),
    'no code': () => ({ body: { password: PASSWORD } }),
    'a code that was used': twice(factor.stepUp),
  }),
  refusalsOf(factor.confirmTotp, {
    'a wrong code': body({ code: '000000' }),
    'confirmed already': twice(factor.confirmTotp),
    'too late': (home) => {
      home.server.clock.advance(600 - 7)
      return {}
    },
    'begun by nobody': async (home) => ({ as: (await createUser(home.server)).as }),
  }),
  refusalsOf(factor.addPasskey, {
    'the same challenge again': twice(factor.addPasskey),
    'no challenge': async (home) => ({ as: (await createUser(home.server)).as }),
  }),
  refusalsOf(factor.removePasskey, {
    'the last factor': async (home, given) => {
      await dbOf(home).updateTable('totp').set({ secret_sealed: null }).execute()
      return given
    },
    'removed already': twice(factor.removePasskey),
  }),
  refusalsOf(factor.renewRecoveryCodes, {
    'nobody with a factor': async (home) => ({ as: (await createUser(home.server)).as }),
  }),
  refusalsOf(factor.disableSecondFactor, {
    'a wrong password and a wrong code': body({ password: 'wrong', code: '000000' }),
    'a wrong code': body({ code: '000000' }),
    'nobody with a factor, with a wrong password': async (home) => ({
      as: (await createUser(home.server)).as,
      body: { password: 'wrong', code: '000000' },
    }),
    'an administrator': (home) => ({ as: home.owner.as }),
    'a code that was used to step up': async (home) => {
      const { as } = await withFactor(home)
      const given = { as, body: { password: PASSWORD, code: totpCode(home.server) } }
      await act(home, factor.stepUp, given)
      return given
    },
  }),
  refusalsOf(factor.undoOwnFactorChange, {
    'undone already': twice(factor.undoOwnFactorChange),
    'nobody’s': () => ({ params: { id: NOBODYS } }),
  }),
  refusalsOf(factor.undoFactorChange, {
    'undone already': twice(factor.undoFactorChange),
    'nobody’s': body({ token: 'x' }),
  }),
  refusalsOf(apiToken.createApiToken, {
    'as many as may be': async (home, given) => {
      for (let times = 0; times < 20; times += 1)
        await act(home, apiToken.createApiToken, given).catch(() => undefined)
      return {}
    },
    'an administrator': (home) => ({ as: home.owner.as }),
  }),
  refusalsOf(listTasks, {
    'a program whose token was revoked': async (home) => {
      const as = await programOf(home.server, home.supervisor)
      await dbOf(home).updateTable('api_token').set({ revoked_at: home.server.clock.now() }).execute()
      return { as }
    },
    'a program whose token ends now': async (home) => {
      const as = await programOf(home.server, home.supervisor)
      await dbOf(home)
        .updateTable('api_token')
        .set({ expires_at: home.server.clock.now() + 7000 })
        .execute()
      return { as }
    },
    'a program of somebody with another password by now': async (home) => {
      const as = await programOf(home.server, home.supervisor)
      await dbOf(home)
        .updateTable('user')
        .set({ password_hash: 'other' })
        .where('id', '=', home.supervisor.id)
        .execute()
      return { as }
    },
    'a program of somebody disabled': async (home) => {
      const as = await programOf(home.server, home.supervisor)
      await disablePerson(home)
      return { as }
    },
  }),
  refusalsOf(user.updateUserInfo, {
    'a picture that is none': body({ avatar: 'data:image/png;base64,AAAA' }),
  }),
]

const administrators: Refusals[] = [
  refusalsOf(people.createUser, {
    'an address that is taken': twice(people.createUser),
    'a common password': body({ password: 'password123' }),
  }),
  refusalsOf(people.updateUser, {
    'an administrators’ role': body({ role_id: 'admin' }),
    'no role': body({ role_id: 'nobody' }),
    'an administrator': (home) => ({ params: { id: home.owner.id } }),
  }),
  refusalsOf(people.setUserPorts, {
    'fewer than seats have': (home) => ({
      params: { id: home.supervisor.id },
      body: { port_num: 199, port_expire_time: null, remark: 'tour' },
    }),
    'as many as seats have': (home) => ({
      params: { id: home.supervisor.id },
      body: { port_num: 200, port_expire_time: null, remark: 'tour' },
    }),
    'ports that were bought meanwhile': (home) => ({
      params: { id: home.supervisor.id },
      body: { port_num: 300, before: { port_num: 199 }, remark: 'tour' },
    }),
  }),
  refusalsOf(people.resetUserPassword, {
    'a common password': body({ password: 'password123' }),
    'an administrator': (home) => ({ params: { id: home.owner.id } }),
  }),
  refusalsOf(people.resetUserSecondFactor, {
    'nobody with a factor': twice(people.resetUserSecondFactor),
  }),
  refusalsOf(people.loginAs, {
    'somebody disabled': async (home, { params }) => {
      await disablePerson(home, params?.id)
      return {}
    },
    'an administrator': (home) => ({ params: { id: home.owner.id } }),
  }),
  refusalsOf(people.createSystemUser, {
    'an address that is taken': twice(people.createSystemUser),
    'a user’s address': async (home, given) => ({
      body: { ...(given.body as object), email: home.supervisor.email },
    }),
    'a users’ role, and an address that is taken': (home, given) => ({
      body: { ...(given.body as object), email: home.supervisor.email, role_id: 'user' },
    }),
    'a role with keys that one lacks': async (home, given) => ({
      as: (await lesser(home, '12')).as,
      body: { ...(given.body as object), role_id: 'owner' },
    }),
    'a common password': body({ password: 'password123' }),
  }),
  refusalsOf(people.updateSystemUser, {
    'the own role': (home) => ({ params: { id: home.owner.id }, body: { role_id: 'admin' } }),
    'the own name': (home) => ({ params: { id: home.owner.id }, body: { username: 'Tour' } }),
    'oneself disabled': (home) => ({ params: { id: home.owner.id }, body: { status: 'disabled' } }),
    'the own password': (home) => ({ params: { id: home.owner.id }, body: { password: PASSWORD } }),
    'the last owner disabled': async (home) => {
      await onlyOne(home)
      return { as: (await lesser(home)).as, params: { id: home.owner.id }, body: { status: 'disabled' } }
    },
    'a users’ role': body({ role_id: 'user' }),
    'somebody with keys that one lacks': async (home) => ({
      as: (await lesser(home, '12')).as,
      params: { id: home.owner.id },
      body: { remark: 'x' },
    }),
    'a user': (home) => ({ params: { id: home.supervisor.id }, body: { remark: 'x' } }),
  }),
  refusalsOf(people.deleteSystemUser, {
    'oneself, the last owner': async (home) => {
      await onlyOne(home)
      return { params: { id: home.owner.id } }
    },
    'the last owner, by one who holds as much': async (home) => {
      await onlyOne(home)
      return { as: (await lesser(home)).as, params: { id: home.owner.id } }
    },
    'somebody with keys that one lacks': async (home) => ({
      as: (await lesser(home, '12')).as,
      params: { id: home.owner.id },
    }),
    'deleted already': twice(people.deleteSystemUser),
  }),
  refusalsOf(people.resetAdministratorSecondFactor, {
    oneself: (home) => ({ params: { id: home.owner.id } }),
    'nobody with a factor': twice(people.resetAdministratorSecondFactor),
    'by one who is no owner': async (home) => ({ as: (await lesser(home, '12')).as }),
  }),
  refusalsOf(role.createRole, {
    'an administrators’ role with keys that one lacks': async (home, given) => ({
      as: (await lesser(home, '105')).as,
      body: { ...(given.body as object), keys: ['105'], superuser: true },
    }),
    'an administrators’ role with keys that one has': async (home) => ({
      as: (await lesser(home, '105')).as,
    }),
    'a users’ role with keys that one lacks': async (home, given) => ({
      as: (await lesser(home, '105')).as,
      body: { ...(given.body as object), keys: ['105'], superuser: false },
    }),
  }),
  refusalsOf(role.updateRole, {
    'an administrators’ role, keys that one lacks': async (home) => {
      await dbOf(home)
        .insertInto('role')
        .values({ key: 'assistant', name: 'Assistant', superuser: 1, keys: '["12"]' })
        .execute()
      return {
        as: (await lesser(home, '105')).as,
        params: { id: 'assistant' },
        body: { keys: ['12', '105'] },
      }
    },
    'the owners’ keys': () => ({ params: { id: 'owner' }, body: { keys: ['0'] } }),
    'the owners’ name': () => ({ params: { id: 'owner' }, body: { name: 'Chiefs' } }),
    'the owners’ keys, by one who lacks some': async (home) => ({
      as: (await lesser(home, '105')).as,
      params: { id: 'owner' },
      body: { keys: ['0'] },
    }),
    'the owners’ name, by one who lacks some': async (home) => ({
      as: (await lesser(home, '105')).as,
      params: { id: 'owner' },
      body: { name: 'x' },
    }),
  }),
  refusalsOf(role.deleteRole, {
    'a first role, which people have': () => ({ params: { id: 'user' } }),
    'one that somebody has': async (home, { params = {} }) => {
      const person = await createUser(home.server)
      await giveRole(home.server, person, params.id ?? '')
      return {}
    },
    'deleted already': twice(role.deleteRole),
  }),
  refusalsOf(adminListSeatsOf, { 'an administrator': (home) => ({ params: { id: home.owner.id } }) }),
  refusalsOf(stats.getTaskStats, {
    'by seat, on a plan without analysis': async (home) => ({
      as: (await createUser(home.server, { plan: 'default' })).as,
      query: { period: 'one_month', time_zone: 'UTC', seat_id: home.seat.id },
    }),
  }),
]

/** Logging in, second factors, users, administrators and roles. */
export const peopleRefusals: Refusals[] = [...doors, ...factors, ...administrators]
