import { createSeat, resetSeatPassword } from '@seaport/contract/desk/seat'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import * as people from '@seaport/contract/people/admin-user'
import { register, resetPassword } from '@seaport/contract/people/registration'
import { changePassword } from '@seaport/contract/people/session'
import { changeSettings } from '@seaport/contract/platform/setting'
import { createUser } from '../people.ts'
import type { Home } from '../tour/home.ts'
import type { Visit } from '../tour/stop.ts'
import { act, dbOf, type Refusals, refusalsOf } from './refusal-scene.ts'

const NAME = 'Harbor Teahouse'
const GUESSES = {
  'a common password in capitals': 'PASSWORD123',
  'the name of the product': 'Seaport-2026',
  'the company that runs it': 'lotus-holdings',
  'a name of the person': 'HarborTeahouse1',
}

/** Whose name is told, and with what the password is entered. */
interface Place {
  endpoint: Endpoint
  /** Field of the new password. */
  field?: string
  /** Entered twice. */
  repeated?: boolean
  /** Gives the person, or the call, the name. */
  named(home: Home, given: Visit): Promise<Visit> | Visit
}

const withName = (field: string) => (_: Home, given: Visit) => ({
  body: { ...(given.body as object), [field]: NAME },
})
const rename = (home: Home, id: string) =>
  dbOf(home).updateTable('user').set({ username: NAME }).where('id', '=', id).execute()
const ofPath = async (home: Home, { params }: Visit) => {
  await rename(home, params?.id ?? '')
  return {}
}

const places: readonly Place[] = [
  // Who registers has no name yet.
  { endpoint: register, repeated: true, named: () => ({}) },
  {
    endpoint: resetPassword,
    repeated: true,
    async named(home, { body }) {
      const { email } = body as { email: string }
      await dbOf(home).updateTable('user').set({ username: NAME }).where('email', '=', email).execute()
      return {}
    },
  },
  {
    endpoint: changePassword,
    field: 'new_password',
    async named(home) {
      const { id, as } = await createUser(home.server)
      await rename(home, id)
      return { as }
    },
  },
  { endpoint: people.createUser, named: withName('username') },
  { endpoint: people.resetUserPassword, named: ofPath },
  { endpoint: people.createSystemUser, named: withName('username') },
  { endpoint: people.updateSystemUser, named: ofPath },
  { endpoint: createSeat, named: withName('name') },
  {
    endpoint: resetSeatPassword,
    async named(home, { params }) {
      await dbOf(home)
        .updateTable('seat')
        .set({ name: NAME })
        .where('id', '=', params?.id ?? '')
        .execute()
      return {}
    },
  },
]

/** Passwords that an attacker tries first, wherever one is set. */
export const passwordRefusals: Refusals[] = places.map(({ endpoint, field = 'password', repeated, named }) =>
  refusalsOf(
    endpoint,
    Object.fromEntries(
      Object.entries(GUESSES).map(([about, password]) => [
        about,
        async (home: Home, given: Visit) => {
          await act(home, changeSettings, { body: { company: 'Lotus Holdings' } })
          const visit = { ...given, ...(await named(home, given)) }
          const repeat = repeated && { confirm_password: password }
          return { ...visit, body: { ...(visit.body as object), [field]: password, ...repeat } }
        },
      ]),
    ),
  ),
)
